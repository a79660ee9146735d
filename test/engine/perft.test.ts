import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { accepted } from '../support/games.js';
import { setups } from '../support/setups.js';
import { dealt, naivePerft } from './naive-rules.js';

/** How many sequences of `depth` legal actions there are. */
function perft(game: Game, depth: number): number {
  const moves = game.legalMoves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(accepted(game.play(move, 0)), depth - 1), 0);
}

function begin(setup: (typeof setups)[number], seed: string): Game {
  return createGame({ variant: setup.variant, scoring: 'none', seed, ...setup.options });
}

/** Sequences of four actions from the deals of three seeds, counted by the naive generator. */
const sequencesOfFour = {
  'klondike, draw 1': { '87': 8310, '20': 5768, '54': 5046 },
  'klondike, draw 3': { '87': 8254, '20': 5768, '54': 5059 },
  tournament: { '87': 5522, '20': 4352, '54': 3542 },
  'tournament with wildcard': { '87': 34_277, '20': 30_559, '54': 27_924 },
  colorado: { '20': 160_000, '27': 160_000, '7': 278_716 },
  'sir-tommy': { '94': 1456, '111': 1344, '5': 1104 },
  twenty: { '32': 5189, '34': 1562, '83': 1698 },
} as const;

describe('the number of sequences of legal actions', { timeout: 60_000 }, () => {
  describe.each(setups)('$name', (setup) => {
    it.each(Object.entries(sequencesOfFour[setup.name]))(
      'seed %s, four actions: %i',
      (seed, count) => {
        expect(perft(begin(setup, seed), 4)).toBe(count);
      },
    );

    const depth = setup.variant === 'colorado' ? 2 : 3;
    it(`is that of the naive generator for ${depth} actions from 20 other deals`, () => {
      for (let number = 1; number <= 20; number += 1) {
        const seed = `perft ${number}`;
        expect([seed, perft(begin(setup, seed), depth)]).toEqual([
          seed,
          naivePerft(dealt(setup.variant, seed, setup.options), depth),
        ]);
      }
    });
  });
});
