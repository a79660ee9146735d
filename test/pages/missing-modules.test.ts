import { describe, expect, it } from 'vitest';
import { openThings } from '../support/open-things.js';
import { filesIn, page } from '../support/site.js';
import type { Answers } from '../support/site.js';
import type { GameOnPage, Visit } from '../support/visitor.js';
import { html, script } from './tour.js';

const { serve, visit } = openThings();

/** Has the page gather what it hears of that went wrong. */
const gathering = `<script>
  errors = [];
  addEventListener('solitaire-error', ({ message }) => errors.push(message));
</script>`;

/** All that is built, but for some modules that are not to be had. */
function without(missing: readonly string[]): Answers {
  return (path) =>
    missing.some((file) => path === `/solitaire-game/${file}.js`)
      ? undefined
      : filesIn('dist')(path);
}

async function open(
  missing: readonly string[],
  attributes: string,
): Promise<{
  readonly game: GameOnPage;
  readonly visited: Visit;
  readonly site: { origin: string };
}> {
  const tag = `<solitaire-game muted ${attributes}></solitaire-game>`;
  const site = await serve(page('/', html(gathering + script, tag)), without(missing));
  const visited = await visit(site.origin);
  return { game: await visited.game(), visited, site };
}

const errorsOf = ({ page: visited }: Visit): Promise<readonly string[]> =>
  visited.evaluate(() => (globalThis as unknown as { errors: readonly string[] }).errors);

interface Trouble {
  readonly missing: readonly string[];
  readonly attributes?: string;
  /** What the player or the page does. */
  readonly act?: (game: GameOnPage) => Promise<unknown>;
  /** Whether a game lies on the table then. */
  readonly isDealt?: boolean;
}

const clicks =
  (selector: string) =>
  (game: GameOnPage): Promise<void> =>
    game.click(selector);
const ends = (game: GameOnPage): Promise<unknown> => game.ask((element) => element.giveUp());
const puts = (game: GameOnPage): Promise<unknown> =>
  game.ask((element) => {
    element.draw();
    const { record } = element;
    element.record = record;
  });

/** Each is told to the player in place, and to the page; where there can be a game there is one. */
const troubles: Readonly<Record<string, Trouble>> = {
  'a winnable deal, and nothing that opens it': {
    missing: ['late-opening'],
    attributes: 'winnable',
  },
  'a winnable deal, and nothing that thinks': { missing: ['thinking'], attributes: 'winnable' },
  'a winnable deal, and no solver': {
    missing: ['client'],
    attributes: 'winnable draw="3" passes="2"',
  },
  'a winnable deal, and no thread for the solver': {
    missing: ['worker', 'slices'],
    attributes: 'winnable draw="3" passes="2"',
  },
  'an outlook, and nothing that thinks': { missing: ['thinking'], attributes: 'assist="winnable"' },
  'an outlook, and nothing that opens': {
    missing: ['late-opening'],
    attributes: 'assist="winnable"',
  },
  'a game to be kept, and nothing that opens it': {
    missing: ['late-opening'],
    attributes: 'persist="kept"',
  },
  'a game to be kept, and nothing that keeps it': {
    missing: ['keeping'],
    attributes: 'persist="kept"',
  },
  'a contest, and nothing that opens it': {
    missing: ['late-opening'],
    attributes: 'contest',
    isDealt: false,
  },
  'a contest, and no Start': { missing: ['start-panel'], attributes: 'contest', isDealt: false },
  'a contest, and nothing that sees the page hidden': {
    missing: ['visibility-controller'],
    attributes: 'contest',
    isDealt: false,
  },
  'a record, and nothing that opens it': { missing: ['late-opening'], act: puts },
  'a record, and nothing that reads it': { missing: ['record-reader'], act: puts },
  'a record to be looked at, and no replay': {
    missing: ['replay-bar'],
    attributes: 'readonly',
    act: puts,
  },
  'statistics, and nothing that opens them': {
    missing: ['late-opening'],
    attributes: 'persist="kept"',
    act: clicks('.tool.statistics'),
  },
  'statistics, and no panel': {
    missing: ['statistics-panel'],
    attributes: 'persist="kept"',
    act: clicks('.tool.statistics'),
  },
  'help, and no panel': { missing: ['help-panel'], act: clicks('.tool.help') },
  'a hint, and no guidance': { missing: ['guidance'], act: clicks('.tool.hint') },
  'a hint after the game, and no solver': {
    missing: ['client'],
    act: async (game) => {
      await ends(game);
      await game.ask((element) => void element.hint());
    },
  },
  'a lost game, and nothing that thinks': { missing: ['thinking'], act: ends },
  'a key, and nothing that hears it': {
    missing: ['spoken-play'],
    act: async (game) => {
      await game.ask((element) => element.focus());
      await game.press('u');
    },
  },
};

describe('what is missing', () => {
  for (const [name, { missing, attributes = '', act, isDealt = true }] of Object.entries(
    troubles,
  )) {
    it(`is told, and takes no game away: ${name}`, async () => {
      const { game, visited } = await open(missing, attributes);
      await act?.(game);
      const place = isDealt ? '.notice' : '.error';
      await game.until((_, root, selector) => root.querySelector(selector) !== null, place);
      const told = await errorsOf(visited);
      expect(told.length).toBeGreaterThan(0);
      const text = await game.ask(
        (_, root, selector) => root.querySelector(selector)?.textContent,
        place,
      );
      expect(told.some((message) => text?.includes(message))).toBe(true);
      expect(await game.ask((element) => element.game !== undefined)).toBe(isDealt);
      if (!isDealt) {
        expect(await game.ask((element) => element.start())).toBe(false);
        return;
      }
      expect(
        await game.ask(
          (element) => element.game?.isOver === true || element.readonly || element.play('D'),
        ),
      ).toBe(true);
      await game.click('.notice button');
      expect(await game.ask((_, root) => root.querySelector('.notice'))).toBe(null);
    });
  }

  it('is done without where nobody is deceived by it', async () => {
    const { game, visited } = await open(
      ['figures', 'sounds', 'panel.styles', 'worker'],
      'winnable',
    );
    await game.click('.stock .card.top');
    expect(await game.ask((element) => element.moves)).toBe(1);
    expect(await errorsOf(visited)).toEqual([]);
  });

  it('is told to the page where a language is: the player goes on in English', async () => {
    for (const missing of ['translated', 'de']) {
      const { game, visited } = await open([missing], 'lang="de"');
      await visited.page.waitForFunction('errors.length > 0');
      expect(
        await game.ask((_, root) => root.querySelector<HTMLElement>('.tool.new')?.ariaLabel),
      ).toBe('New game');
    }
  });

  it('is told once, however often the player comes by, and again to who asks for it', async () => {
    const { game, visited } = await open(['guidance'], '');
    const { mouse } = visited.page;
    for (const y of [300, 1, 320, 2, 340]) await mouse.move(200, y);
    await game.until((_, root) => root.querySelector('.notice') !== null);
    await game.click('.notice button');
    await game.click('.stock .card.top');
    await game.rest();
    expect(await errorsOf(visited)).toHaveLength(1);
    expect(await game.ask((element) => element.hint())).toBe(undefined);
    await game.until((_, root) => root.querySelector('.notice') !== null);
    expect(await errorsOf(visited)).toHaveLength(2);
  });

  it('leaves a kept game where it is, to be gone on with when all is there again', async () => {
    let missing: readonly string[] = [];
    const tag = '<solitaire-game muted persist="kept" seed="w979728"></solitaire-game>';
    const site = await serve(page('/', html(gathering + script, tag)), (path) =>
      without(missing)(path),
    );
    const { page: there, game: find } = await (async () => {
      const visited = await visit(site.origin);
      return { page: visited.page, game: () => visited.game() };
    })();
    const first = await find();
    await first.ask((element) => element.play('D'));
    await first.ask((element) => element.play('D'));
    for (const file of ['late-opening', 'keeping', 'record-reader']) {
      missing = [file];
      await there.reload();
      const game = await find();
      await game.until((_, root) => root.querySelector('.notice') !== null);
      expect(await game.ask((element) => element.moves)).toBe(0);
      await game.ask((element) => element.play('D'));
      expect(await game.ask((element) => element.moves)).toBe(1);
    }
    missing = [];
    await there.reload();
    const back = await find();
    expect(await back.ask((element) => element.moves)).toBe(2);
  });
});
