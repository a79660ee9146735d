import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/engine/create-game.js';
import type { NewGame } from '../../src/engine/create-game.js';
import { deal } from '../../src/engine/deal.js';
import type { Rank } from '../../src/engine/card.js';
import type { PlayOptions } from '../../src/engine/rules.js';
import type { VariantDefinition } from '../../src/engine/variant.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { lotOf } from '../../src/solver/parking/lot.js';
import { ParkingSearch } from '../../src/solver/parking/search.js';
import { visibleMove } from '../../src/solver/parking/visible-move.js';
import { solve } from '../../src/solver/solve.js';
import { formatMove } from '../../src/engine/notation.js';
import { isRefusal } from '../../src/engine/refusal.js';
import { reduced } from './reduced.js';

/*
 * What a search finds is checked elsewhere; here, how soon. What only saves work shows nowhere else.
 */

const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `k${index + 1}`);

describe('positions that it takes to decide the first deals', () => {
  interface Row {
    readonly variant: VariantDefinition;
    readonly options: Partial<PlayOptions>;
    readonly ranks: Rank;
    readonly columns: number;
    readonly most: number;
  }
  const rows: readonly Row[] = [
    { variant: klondike, options: { draw: 1 }, ranks: 7, columns: 6, most: 4222 },
    { variant: klondike, options: { draw: 3 }, ranks: 7, columns: 6, most: 6867 },
    { variant: klondike, options: { draw: 3 }, ranks: 6, columns: 5, most: 4366 },
    { variant: klondike, options: { draw: 1, passes: 2 }, ranks: 6, columns: 5, most: 5616 },
    { variant: klondike, options: { draw: 3, passes: 2 }, ranks: 7, columns: 5, most: 16_903 },
    { variant: klondike, options: { draw: 1 }, ranks: 13, columns: 7, most: 71_560 },
    { variant: klondike, options: { draw: 3 }, ranks: 13, columns: 7, most: 158_298 },
    { variant: tournament, options: {}, ranks: 7, columns: 6, most: 8386 },
  ];

  // Whoever makes it fewer writes the new number down.
  test.each(rows)(
    '$variant.name, $options, $ranks ranks, $columns columns: at most $most',
    ({ variant, options, ranks, columns, most }) => {
      const rules = reduced(variant, ranks, columns, options);
      let nodes = 0;
      for (const seed of seeds(120)) {
        nodes += solve(deal(rules, seed), { nodes: 5000 }).spent.nodes;
      }
      expect(nodes).toBeLessThanOrEqual(most);
    },
  );
});

describe('tries and positions that it takes to find a line of parking', () => {
  const games: readonly (readonly [Omit<NewGame, 'seed' | 'position'>, number, number])[] = [
    [{ variant: 'colorado' }, 630, 18_411],
    [{ variant: 'sir-tommy' }, 18_136, 700_256],
  ];

  // Exactly: the seeds that are shipped as proven are proven by these very tries.
  test.each(games)('%o', (request, tries, nodes) => {
    const spent = { tries: 0, nodes: 0 };
    for (const seed of seeds(8)) {
      const { start } = createGame({ ...request, seed });
      const lot = lotOf(start);
      if (!lot) throw new Error('This is a game of parking');
      const search = new ParkingSearch(start, lot);
      search.advance(100_000);
      spent.tries += search.tries;
      spent.nodes += search.nodes;
    }
    expect(spent).toEqual({ tries, nodes });
  });
});

describe('who parks by what he sees', () => {
  test.each([
    [{ variant: 'colorado' }, 169],
    [{ variant: 'sir-tommy' }, 56],
  ] as const)('%o: brings home so many cards', (request, home) => {
    let brought = 0;
    for (const seed of seeds(2)) {
      let game = createGame({ ...request, scoring: 'none', seed });
      for (;;) {
        const move = visibleMove(game.position, { samples: 1, seed: 3 });
        if (!move) break;
        const next = game.play(move, 0);
        if (isRefusal(next)) throw new Error(`${formatMove(move)}: ${next.reason}`);
        game = next;
      }
      const { rules, piles } = game.position;
      for (const { id, group } of rules.piles) {
        if (group.kind === 'foundation') brought += piles[id]?.cards.length ?? 0;
      }
    }
    expect(brought).toBe(home);
  });
});
