import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openThings } from '../support/open-things.js';
import { filesIn, page } from '../support/site.js';
import type { Answers } from '../support/site.js';
import { html, playByMouse, script, tag, tour } from './tour.js';

const { serve, visit } = openThings();
const forEveryone = { 'access-control-allow-origin': '*' };

/** The strictest policy that a page may have. */
const strict = "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'";

describe('a Content Security Policy', () => {
  for (const [name, policy] of [
    ['that allows the scripts and styles of the site only', strict],
    ['that allows no worker', strict.replace("worker-src 'self'", "worker-src 'none'")],
    ['that enforces Trusted Types', `${strict}; require-trusted-types-for 'script'`],
    [
      'that allows no other policy of Trusted Types than lit’s',
      `${strict}; require-trusted-types-for 'script'; trusted-types lit-html`,
    ],
  ] as const) {
    it(`${name} is kept by all that there is`, async () => {
      const headers = { 'content-security-policy': policy };
      const site = await serve(page('/', html(script), headers), filesIn('dist'));
      const visited = await visit(site.origin);
      const game = await visited.game();
      await tour(game);
      await visited.page.setViewport({ width: 360, height: 700 });
      await game.ask((element) => (element.contest = false));
      await game.rest();
      expect(visited.faults).toEqual([]);
    });
  }

  it('holds for a script from another origin that it names', async () => {
    const cdn = await serve(filesIn('dist', '/', forEveryone));
    const policy = `default-src 'none'; script-src ${cdn.origin}; style-src 'self'`;
    const from = `<script type="module" src="${cdn.origin}/solitaire-game.js"></script>`;
    const headers = { 'content-security-policy': policy };
    const site = await serve(page('/', html(from), headers));
    const visited = await visit(site.origin);
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
  });

  it('is one that the tests would hear of', async () => {
    const headers = { 'content-security-policy': strict };
    const site = await serve(
      page('/', html(script, `<p style="color: red">${tag}</p>`), headers),
      filesIn('dist'),
    );
    const { faults } = await visit(site.origin);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('Content Security Policy');
  });
});

describe('a sandboxed frame', () => {
  it('has no origin and no storage, and the game is played and says so', async () => {
    const frame = '<iframe sandbox="allow-scripts" src="/frame" width="700" height="700"></iframe>';
    const kept = tag.replace(' muted', ' muted persist="kept"');
    const site = await serve(
      page('/', html('', frame)),
      page('/frame', html(script, kept)),
      filesIn('dist', '/', forEveryone),
    );
    const visited = await visit(site.origin);
    const inner = await visited.page.waitForFrame((each) => each.url().endsWith('/frame'));
    const game = await visited.game(inner);
    await game.until((_, root) => root.querySelector('.notice') !== null);
    await playByMouse(game);
    await game.ask((element) => (element.lang = 'de'));
    await game.until((_, root) => root.querySelector('.tool.new')?.ariaLabel === 'Neues Spiel');
    expect(visited.faults).toEqual([]);
  });
});

describe('subresource integrity', () => {
  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
  const checked = `<script type="module" src="/solitaire-game.js" integrity="${hashes['solitaire-game.js'] ?? ''}"></script>`;
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([name, hash]) => [`/${name}`, hash]),
  );
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;

  /** The files with one of them not as it was built. */
  function forged(name: string): Answers {
    return (path) => {
      const answer = filesIn('dist')(path);
      return answer && path === `/${name}`
        ? { ...answer, body: `${answer.body.toString()} ` }
        : answer;
    };
  }

  it('is known of every file, and is right', async () => {
    const headers = { 'integrity-policy': 'blocked-destinations=(script)' };
    const site = await serve(page('/', html(map + checked), headers), filesIn('dist'));
    const visited = await visit(site.origin);
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
    const files = site.requests.filter((path) => path.endsWith('.js')).map((path) => path.slice(1));
    expect(files.filter((file) => !(file in hashes))).toEqual([]);
  });

  it('refuses a script that is another one', async () => {
    const site = await serve(page('/', html(map + checked)), forged('solitaire-game.js'));
    const { page: visited, faults } = await visit(site.origin);
    expect(faults.join()).toContain('integrity');
    expect(await visited.evaluate(() => customElements.get('solitaire-game'))).toBe(undefined);
  });

  it('refuses a part that is another one, and the game goes on', async () => {
    const site = await serve(
      page('/', html(map + checked)),
      forged('solitaire-game/help-panel.js'),
    );
    const visited = await visit(site.origin);
    const game = await visited.game();
    await game.ask((element) => {
      element.addEventListener('solitaire-error', ({ message }) => {
        document.title += message;
      });
    });
    await game.click('.tool.help');
    await game.until(() => document.title.includes('help-panel.js'));
    await playByMouse(game);
  });
});
