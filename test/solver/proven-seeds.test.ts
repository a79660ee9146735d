import { describe, expect, test } from 'vitest';
import { provenSeeds } from '../../src/engine/variants/proven-seeds.js';
import { createGame } from '../../src/engine/create-game.js';
import type { NewGame } from '../../src/engine/create-game.js';
import { isWon } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { solve } from '../../src/solver/solve.js';
import { replay } from './replay.js';

const dealt = (request: Omit<NewGame, 'seed' | 'position'>, seed: string): Position =>
  createGame({ ...request, seed }).start;

describe.each([
  { variant: 'klondike' },
  { variant: 'klondike', draw: 3 },
  { variant: 'tournament' },
  { variant: 'tournament', wildcard: true },
  { variant: 'colorado' },
  { variant: 'sir-tommy' },
  { variant: 'twenty' },
] as const)('the pool of $variant, draw $draw, wildcard $wildcard', (request) => {
  const seeds = provenSeeds(dealt(request, 'a').rules);

  test('has many seeds, each once', () => {
    expect(seeds).toHaveLength(128);
    expect(new Set(seeds).size).toBe(128);
  });

  test('has none but those that are won', () => {
    for (const seed of seeds) {
      const position = dealt(request, seed);
      const answer = solve(position, { nodes: 100_000 });
      if (answer.verdict !== 'winnable') throw new Error(`${seed}: ${answer.verdict}`);
      expect(isWon(replay(position, answer.moves)), seed).toBe(true);
    }
  });
});

describe('a pool', () => {
  test('holds for cards that are turned by hand, too', () => {
    const byHand = { variant: 'klondike', reveal: 'manual' } as const;
    const seeds = provenSeeds(dealt(byHand, 'a').rules);
    expect(seeds).toEqual(provenSeeds(dealt({ variant: 'klondike' }, 'a').rules));
    for (const seed of seeds.slice(0, 20)) {
      expect(solve(dealt(byHand, seed), { nodes: 100_000 }).verdict, seed).toBe('winnable');
    }
  });

  test('is there for no options but the usual ones', () => {
    expect(provenSeeds(dealt({ variant: 'klondike', passes: 3 }, 'a').rules)).toEqual([]);
    expect(provenSeeds(dealt({ variant: 'klondike', draw: 3, passes: 3 }, 'a').rules)).toEqual([]);
  });
});
