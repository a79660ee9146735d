import { beforeAll, describe, expect, it } from 'vitest';
import {
  createGame,
  defineVariant,
  parseMove,
  Refusal,
  VariantError,
  variants,
} from '../../src/engine/index.js';
import type { Accept, PileGroup, VariantDefinition } from '../../src/engine/index.js';

/** Twelve cards, four piles built down in suit, one foundation for each suit: small enough to win by hand. */
const small: VariantDefinition = {
  id: 'small-test',
  name: 'Small',
  deck: { decks: 1, highestRank: 3 },
  piles: [
    {
      id: 'F',
      kind: 'foundation',
      count: 4,
      accept: {
        from: ['T'],
        empty: { rank: 1 },
        build: { rank: 'up', suit: 'same' },
        single: true,
      },
    },
    {
      id: 'T',
      kind: 'tableau',
      count: 12,
      accept: { from: ['T'], empty: 'any', build: { rank: 'down', suit: 'same' } },
      give: { unit: 'top' },
    },
  ],
  deal: [{ each: 'T' }],
  options: [],
  scoring: 'cards',
  casual: { undo: 'unlimited' },
  contest: { undo: 'none' },
  layout: {
    wide: {
      columns: 12,
      rows: [1, 2],
      places: [
        { group: 'F', column: 0, row: 0, step: 'right', fan: 'none' },
        { group: 'T', column: 0, row: 1, step: 'right', fan: 'down' },
      ],
    },
  },
};

type Fields = Readonly<Record<string, unknown>>;

/** The small game with something else at a path. */
function changed(
  path: readonly (string | number)[],
  value: unknown,
  more: Partial<Record<keyof VariantDefinition, unknown>> = {},
): VariantDefinition {
  const copy = JSON.parse(JSON.stringify({ ...small, id: 'changed-test', ...more })) as Record<
    string,
    unknown
  >;
  let at: Record<string, unknown> = copy;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return copy as Fields as unknown as VariantDefinition;
}

describe('a game of the host’s own', () => {
  beforeAll(() => defineVariant(small));

  it('is one of the variants', () => {
    expect(variants().map(({ id }) => id)).toContain('small-test');
  });

  it('is played to a win, with any scoring', () => {
    for (const scoring of ['cards', 'standard', 'no-clock', 'timed', 'windows', 'vegas', 'none']) {
      let game = createGame({ variant: 'small-test', scoring, seed: 'a' });
      for (let moves = 0; moves < 12; moves += 1) {
        const home = game
          .legalMoves()
          .find((move) => move.type === 'play' && move.to.startsWith('F'));
        if (!home) throw new Error('every card lies open, so one goes home');
        const next = game.play(home, moves);
        if (next instanceof Refusal) throw new Error(next.reason);
        game = next;
      }
      expect(game.outcome, scoring).toBe('won');
    }
  });

  it('is a copy: changing the object later changes no game', () => {
    const mine = JSON.parse(JSON.stringify({ ...small, id: 'copy-test' })) as { name: string };
    defineVariant(mine as VariantDefinition);
    mine.name = 'Another';
    expect(variants().find(({ id }) => id === 'copy-test')?.name).toBe('Small');
  });

  it('refuses moves like any other', () => {
    const game = createGame({ variant: 'small-test', seed: 'a' });
    expect(game.play(parseMove('D'), 0)).toEqual(new Refusal('no-draw'));
  });
});

/** The small game with a wildcard, and its slot so or so. */
function withWild(
  change: Partial<VariantDefinition>,
  slot: Partial<PileGroup> = {},
): VariantDefinition {
  const [foundation, tableau] = small.piles;
  if (!foundation || !tableau) throw new Error('the small game has two groups');
  const accept = tableau.accept && { ...tableau.accept, from: ['T', 'X'] };
  const { places } = small.layout.wide;
  return {
    ...small,
    id: 'wild-test',
    piles: [
      foundation,
      { ...tableau, ...(accept ? { accept } : {}) },
      { id: 'X', kind: 'wild', count: 1, give: { unit: 'top' }, only: 'wildcard', ...slot },
    ],
    options: ['wildcard'],
    layout: {
      wide: {
        ...small.layout.wide,
        places: [...places, { group: 'X', column: 11, row: 0, step: 'right', fan: 'none' }],
      },
    },
    ...change,
  };
}

describe('a wildcard in a game of the host’s own', () => {
  it('lies alone in its slot', () => {
    defineVariant(withWild({ id: 'wild-slot-test' }));
    const game = createGame({ variant: 'wild-slot-test', seed: 'a', wildcard: true });
    expect(game.position.piles['X']?.cards).toEqual([12]);
  });

  const accept: Accept = { from: ['T'], empty: 'any' };
  it.each<[string, VariantDefinition, string]>([
    ['it takes cards', withWild({}, { accept }), 'piles[2].accept'],
    ['cards are dealt to it', withWild({ deal: [{ each: 'T' }, { rest: 'X' }] }), 'deal[1]'],
    ['it is refilled', withWild({ refill: { group: 'X', from: 'X' } }), 'refill.group'],
    ['it fills others', withWild({ refill: { group: 'T', from: 'X' } }), 'refill.from'],
    ['it is dealt out again', withWild({ redeal: { from: 'X', passes: 2 } }), 'redeal.from'],
  ])('is no game where %s', (_what, definition, path) => {
    const known = variants().length;
    expect(() => {
      defineVariant(definition);
    }).toThrow(
      expect.objectContaining({
        path,
        reason: expect.stringMatching(/X holds the wildcard alone/) as string,
      }) as VariantError,
    );
    expect(variants()).toHaveLength(known);
  });
});

describe('a definition that is no game is refused with the path and the reason', () => {
  it.each<[string, VariantDefinition, string, RegExp]>([
    ['a taken name', changed(['id'], 'klondike'), 'id', /taken/],
    ['a name with a space', changed(['id'], 'my game'), 'id', /like sir-tommy/],
    ['three decks', changed(['deck', 'decks'], 3), 'deck.decks', /allowed: 1, 2/],
    ['a rank beyond the king', changed(['deck', 'highestRank'], 14), 'deck.highestRank', /1 to 13/],
    ['an unknown field', changed(['pilez'], []), 'pilez', /known: id, name/],
    ['no piles', changed(['piles'], undefined), 'piles', /no list/],
    ['an unknown kind', changed(['piles', 0, 'kind'], 'heap'), 'piles[0].kind', /tableau/],
    ['a group of no piles', changed(['piles', 1, 'count'], 0), 'piles[1].count', /1 to 99/],
    [
      'cards from a group that is not there',
      changed(['piles', 0, 'accept', 'from', 0], 'Q'),
      'piles[0].accept.from[0]',
      /there are: F, T/,
    ],
    [
      'a wrong build',
      changed(['piles', 1, 'accept', 'build', 'rank'], 'sideways'),
      'piles[1].accept.build.rank',
      /up, down, any/,
    ],
    ['two groups of one name', changed(['piles', 1, 'id'], 'F'), 'piles', /two groups/],
    [
      'too few cards dealt',
      changed(['piles', 1, 'count'], 5),
      'deal',
      /5 cards are dealt of a deck of 12/,
    ],
    [
      'a deal step of no kind',
      changed(['deal', 0], { heap: 'T' }),
      'deal[0]',
      /setOut, triangle, each, rest/,
    ],
    ['an unknown scoring', changed(['scoring'], 'points'), 'scoring', /standard/],
    [
      'a table without a place for a group',
      changed(['layout', 'wide', 'places', 0], {
        group: 'T',
        column: 0,
        row: 0,
        step: 'right',
        fan: 'none',
      }),
      'layout.wide.places',
      /no place for the piles F/,
    ],
    [
      'a waste of two piles',
      changed(['piles', 0, 'kind'], 'waste'),
      'piles',
      /more than one waste/,
    ],
    [
      'a refill from several piles',
      changed(['refill'], { group: 'T', from: 'F' }),
      'refill.from',
      /one pile/,
    ],
    ...[{ to: 'F', count: 1 }, { each: 'F' }].map(
      (stockClick) =>
        [
          'a stock that is clicked onto itself',
          changed(['piles', 0], { id: 'F', kind: 'stock', count: 1 }, { stockClick }),
          'stockClick',
          /F is the stock itself/,
        ] as [string, VariantDefinition, string, RegExp],
    ),
    ['no object at all', 'klondike' as Fields[string] as VariantDefinition, '', /no object/],
    ['nothing', null as Fields[string] as VariantDefinition, '', /no object/],
  ])('%s', (_what, definition, path, reason) => {
    const known = variants().length;
    let error: unknown;
    try {
      defineVariant(definition);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(VariantError);
    expect(error).toMatchObject({ path, reason: expect.stringMatching(reason) as string });
    expect(variants()).toHaveLength(known);
  });
});
