import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { html, playByMouse } from '../pages/tour.js';
import { Consumer } from '../support/consumer.js';
import type { Project } from '../support/consumer.js';
import { openThings } from '../support/open-things.js';
import { filesIn, page } from '../support/site.js';
import type { Visit } from '../support/visitor.js';

const { serve, visit, closing } = openThings();

// Frameworks are installed and built here: on a busy machine, for minutes.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** Where the build of an example puts its page. */
const pages = [
  ['html', 'dist'],
  ['react', 'dist'],
  ['vue', 'dist'],
  ['svelte', 'dist'],
  ['angular', 'dist/app/browser'],
] as const;

/** What has a server of its own. */
const served = ['next', 'wordpress'] as const;

const all = [...pages.map(([name]) => name), ...served];

/** Builds an example as its owner does, with the package as it is published. */
function build(name: (typeof all)[number], packages: Readonly<Record<string, string>> = {}) {
  const built = {} as { consumer: Consumer };
  beforeAll(async () => {
    const tarball = `file:${inject('tarball')}`;
    built.consumer = await Consumer.copy(`examples/${name}`, {
      'solitaire-game': tarball,
      ...packages,
    });
    await built.consumer.npm('run', 'build');
  });
  afterAll(() => built.consumer.end());
  return built;
}

/** What every example does: shows the score, hears of the end, sets a property, calls a method. */
async function tryOut(visited: Visit): Promise<void> {
  const game = await visited.game();
  await playByMouse(game);
  await game.until(() => document.querySelector('output')?.textContent === '15');

  await visited.page.click('input[type=checkbox]');
  await game.until((element) => element.fourColor);
  await visited.page.click('input[type=checkbox]');
  await game.until((element) => !element.fourColor);

  await game.ask((element) => void element.giveUp());
  await game.until(
    () => document.querySelector('[role=status]')?.textContent === 'given-up, 15 points',
  );

  await visited.page.click('button');
  await game.until((element) => element.seed !== 'w979728' && element.status === 'playing');
  await game.until(() => document.querySelector('output')?.textContent === '0');
  await game.until(() => document.querySelector('[role=status]')?.textContent === '');
  expect(visited.faults).toEqual([]);
}

describe('the examples', () => {
  it('are all built and tried out here', () => {
    expect([...all].sort()).toEqual(readdirSync('examples').sort());
  });

  it.each(all)('of %s names exact versions, and of the package this one', (name) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
    const { version } = read('package.json') as { readonly version: string };
    const { dependencies, devDependencies } = read(`examples/${name}/package.json`) as Project;
    expect(dependencies['solitaire-game']).toBe(version);
    for (const each of Object.values({ ...dependencies, ...devDependencies })) {
      expect(each).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

describe.each(pages)('the example of %s', (name, folder) => {
  const built = build(name);

  it('plays, and shows what it hears', async () => {
    const { origin } = await serve(filesIn(join(built.consumer.folder, folder)));
    await tryOut(await visit(origin));
  });
});

describe('the example of next', () => {
  const built = build('next');
  const path = '/?seed=w979728';

  async function start(command: 'start' | 'dev'): Promise<string> {
    const where = ['--hostname', '127.0.0.1', '--port', '0'];
    const next = 'node_modules/next/dist/bin/next';
    const { origin } = closing(await built.consumer.start(next, command, ...where));
    // In development it builds what it is asked for.
    await fetch(`${origin}${path}`);
    return origin;
  }

  it('has the tag in the page that the server sends', async () => {
    const response = await fetch(`${await start('start')}${path}`);
    expect(await response.text()).toContain(
      '<solitaire-game variant="klondike" seed="w979728"></solitaire-game>',
    );
  });

  it('plays, and shows what it hears', async () => {
    await tryOut(await visit(`${await start('start')}${path}`));
  });

  it('is taken up as the server has rendered it: in development React tells of any difference', async () => {
    await tryOut(await visit(`${await start('dev')}${path}`));
  });
});

describe('the example of wordpress', () => {
  // PHP comes as a package: the machine need not have it.
  const built = build('wordpress', { 'php-wasm': '0.0.8' });
  const folder = '/wp-content/plugins/solitaire-game/';

  /** The page of a post with the shortcode. */
  async function post(given: Readonly<Record<string, string>>): Promise<string> {
    const { consumer } = built;
    consumer.write('post.php', readFileSync('test/examples/wordpress-post.php', 'utf8'));
    consumer.write('given.json', JSON.stringify(given));
    consumer.write(
      'post.mjs',
      `
      import { readFileSync } from 'node:fs';
      import { PhpNode } from 'php-wasm/PhpNode.mjs';
      const php = new PhpNode();
      const { FS } = await php.binary;
      const folder = '${folder}';
      FS.mkdirTree(folder);
      FS.writeFile(folder + 'solitaire-game.php', readFileSync('dist/solitaire-game.php'));
      FS.writeFile('/post.php', readFileSync('post.php'));
      FS.writeFile('/given.json', readFileSync('given.json'));
      let page = '';
      php.addEventListener('output', ({ detail }) => { page += detail.join(''); });
      php.addEventListener('error', ({ detail }) => { process.stderr.write(detail.join('')); });
      await php.run('<?php $given = json_decode(file_get_contents("/given.json"), true); require "/post.php";');
      console.log(page);
      `,
    );
    const { output, errors } = await consumer.node('post.mjs');
    expect(errors).toBe('');
    return output.trim();
  }

  it('plays where the shortcode stands, and shows what it hears', async () => {
    const plugin = filesIn(join(built.consumer.folder, 'dist'), folder);
    const { origin } = await serve(page('/', await post({ seed: 'w979728' })), plugin);
    await tryOut(await visit(origin));
  });

  it('lets the author set what it names, escaped, and nothing else', async () => {
    const text = await post({ variant: 'colorado', seed: '"><b>\'&', onclick: 'alert(1)' });
    expect(text).toContain(
      '<solitaire-game variant="colorado" seed="&quot;&gt;&lt;b&gt;&#039;&amp;"></solitaire-game>',
    );
    expect(text).not.toContain('onclick');
  });

  it('plays in the block that its README has', async () => {
    const [, block = ''] = /```html\n([^]*?)```/.exec(built.consumer.read('README.md')) ?? [];
    const plugin = filesIn(join(built.consumer.folder, 'dist'), folder);
    const { origin } = await serve(page('/', html('', block)), plugin);
    const visited = await visit(origin);
    await playByMouse(await visited.game());
    expect(visited.faults).toEqual([]);
  });
});
