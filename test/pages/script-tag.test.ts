import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openThings } from '../support/open-things.js';
import { filesIn, page, typeOf } from '../support/site.js';
import type { Answers } from '../support/site.js';
import { html, playByMouse, script, tag, tour } from './tour.js';

const { serve, visit } = openThings();
const forEveryone = { 'access-control-allow-origin': '*' };
const folder = '/solitaire-game/';

/** All that the script loads when it is first wanted. */
const late = readdirSync('dist/solitaire-game').filter((name) => name.endsWith('.js'));
const languages = late.filter((name) => /^[a-z]{2}\.js$/.test(name));

/** What a page that nobody has touched has wanted. */
const seen = ['figures.js', 'panel.styles.js'];

/** What the tour has wanted of it: no sound is made there, and no worker thinks. */
const wanted = [
  'client.js',
  'de.js',
  'figures.js',
  'guidance.js',
  'help-panel.js',
  'keeping.js',
  'late-opening.js',
  'panel.styles.js',
  'record-reader.js',
  'replay-bar.js',
  'spoken-play.js',
  'start-panel.js',
  'statistics-panel.js',
  'thinking.js',
  'translated.js',
  'visibility-controller.js',
];

/** What a site was asked for beside the page and the script. */
function lateRequests(requests: readonly string[]): readonly string[] {
  return requests
    .filter((path) => path.includes(folder))
    .map((path) => path.split('/').at(-1) ?? '');
}

describe('the script', () => {
  it('brings a whole game to a page of its own site, and fetches nothing before it is used', async () => {
    const { origin, requests } = await serve(page('/', html(script)), filesIn('dist'));
    const visited = await visit(origin);
    const game = await visited.game();
    // The court cards' figures are seen from the beginning, and a panel may be at any time.
    expect(requests.slice(0, 2)).toEqual(['/', '/solitaire-game.js']);
    expect([...lateRequests(requests)].sort()).toEqual(seen);
    // A while after the first sign of use a hint is got ready: the tour may go on before.
    await game.ask((element) => element.focus());
    await game.until(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/client.js')),
    );
    await tour(game);
    expect([...lateRequests(requests)].sort()).toEqual(wanted);
    expect(requests.filter((path) => path === '/solitaire-game.js')).toHaveLength(1);
    expect(visited.faults).toEqual([]);
  });

  it('speaks each language by one file more', async () => {
    for (const name of languages) {
      const { origin, requests } = await serve(page('/', html(script)), filesIn('dist'));
      const visited = await visit(origin);
      const game = await visited.game();
      const english = await game.ask((_, root) => root.querySelector('.tool.new')?.ariaLabel);
      await game.ask((element, _, lang) => (element.lang = lang), name.slice(0, 2));
      await game.until(
        (_, root, before) => root.querySelector('.tool.new')?.ariaLabel !== before,
        english,
      );
      expect([...lateRequests(requests)].sort()).toEqual([name, ...seen, 'translated.js'].sort());
      expect(visited.faults).toEqual([]);
    }
  });

  it('comes from another origin, with all that it loads', async () => {
    const cdn = await serve(filesIn('dist', '/npm/solitaire-game@1/dist/', forEveryone));
    const from = `<script type="module" src="${cdn.origin}/npm/solitaire-game@1/dist/solitaire-game.js"></script>`;
    const site = await serve(page('/', html(from)));
    const visited = await visit(site.origin);
    await tour(await visited.game());
    expect(site.requests).toEqual(['/']);
    expect(lateRequests(cdn.requests)).toContain('de.js');
    expect(visited.faults).toEqual([]);
  });

  it('may have another name and a version, and loads what lies beside it', async () => {
    const renamed: Answers = (path) =>
      path === '/scripts/cards.js'
        ? { body: readFileSync('dist/solitaire-game.js'), headers: typeOf(path) }
        : undefined;
    const { origin, requests } = await serve(
      page(
        '/deep/in/the/site/',
        html('<script type="module" src="/scripts/cards.js?v=12"></script>'),
      ),
      renamed,
      filesIn('dist', '/scripts/'),
    );
    const visited = await visit(`${origin}/deep/in/the/site/`);
    await tour(await visited.game());
    expect(requests.filter((path) => !path.startsWith('/scripts/'))).toEqual([
      '/deep/in/the/site/',
    ]);
    expect(visited.faults).toEqual([]);
  });

  it('heeds no <base> of the page', async () => {
    const base = '<base href="/somewhere/else/">';
    const { origin, requests } = await serve(page('/', html(base + script)), filesIn('dist'));
    const visited = await visit(origin);
    await tour(await visited.game());
    expect(requests.some((path) => path.includes('somewhere'))).toBe(false);
    expect(visited.faults).toEqual([]);
  });

  it('may come late: after the tag, and after what a page has set', async () => {
    const { origin } = await serve(
      page(
        '/',
        html(
          '',
          `${tag}<script>document.querySelector('solitaire-game').drawCount = 3;</script>${script}`,
        ),
      ),
      filesIn('dist'),
    );
    const visited = await visit(origin);
    const game = await visited.game();
    expect(await game.ask((element) => element.game?.options.draw)).toBe(3);
    await game.click('.stock .card.top');
    expect(await game.ask((element) => element.game?.position.piles['W']?.cards.length)).toBe(3);
    expect(visited.faults).toEqual([]);
  });
});

describe('the script twice on a page', () => {
  const module = (address: string): string => `<script type="module" src="${address}"></script>`;
  const classic = '<script defer src="/solitaire-game.classic.js"></script>';
  for (const [name, scripts] of [
    ['under two addresses', module('/solitaire-game.js') + module('/copy/solitaire-game.js')],
    ['as a module, then as a classic script', module('/solitaire-game.js') + classic],
    ['as a classic script, then as a module', classic + module('/solitaire-game.js')],
    ['as a classic script, and again', classic + classic],
  ] as const) {
    it(`${name}: the first one defines the tag`, async () => {
      const site = await serve(
        page('/', html(scripts)),
        filesIn('dist'),
        filesIn('dist', '/copy/'),
      );
      const visited = await visit(site.origin);
      await tour(await visited.game());
      expect(visited.faults).toEqual([]);
      // An element made by either is the same.
      const another = await visited.page.evaluate(async () => {
        const element = document.createElement('solitaire-game');
        document.body.append(element);
        await element.updateComplete;
        return element.draw();
      });
      expect(another).toBe(true);
    });
  }
});

describe('a server that has only part of it', () => {
  for (const [name, answers] of [
    [
      'that has not the folder',
      (path) => (path.startsWith(folder) ? undefined : filesIn('dist')(path)),
    ],
    [
      'that serves its files as plain text',
      (path) => {
        const answer = filesIn('dist')(path);
        if (!answer || !path.startsWith(folder)) return answer;
        return { ...answer, headers: { 'content-type': 'text/plain' } };
      },
    ],
  ] as readonly (readonly [string, Answers])[]) {
    it(`${name}: the mouse plays, and the page is told of the rest`, async () => {
      const site = await serve(page('/', html(script)), answers);
      const visited = await visit(site.origin);
      const game = await visited.game();
      await playByMouse(game);
      await game.ask((element) => {
        element.addEventListener('solitaire-error', ({ message }) => {
          document.title += message;
        });
      });
      await game.click('.tool.help');
      await game.until(() => document.title.includes('help-panel.js'));
      await game.ask((element) => (element.lang = 'de'));
      await game.until(() => /(de|translated)\.js/.test(document.title));
      await game.click('.stock .card.top');
      expect(await game.ask((element) => element.moves)).toBe(3);
    });
  }
});
