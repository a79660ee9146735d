import { describe, expect, test } from 'vitest';
import { provenSeeds } from '../../src/engine/variants/proven-seeds.js';
import { createGame } from '../../src/engine/create-game.js';
import type { NewGame } from '../../src/engine/create-game.js';
import { isWon } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { ownScorings } from '../../src/engine/scorings/index.js';
import { ownVariants } from '../../src/engine/variants/index.js';
import { solve } from '../../src/solver/solve.js';
import { replay } from './replay.js';

const dealt = (request: Omit<NewGame, 'seed' | 'position'>, seed: string): Position =>
  createGame({ ...request, seed }).start;

describe.each([
  { variant: 'klondike' },
  { variant: 'klondike', draw: 3 },
  { variant: 'klondike', passes: 1 },
  { variant: 'klondike', draw: 3, passes: 3 },
  { variant: 'tournament' },
  { variant: 'tournament', wildcard: true },
  { variant: 'colorado' },
  { variant: 'sir-tommy' },
  { variant: 'twenty' },
] as const)('the pool of $variant, draw $draw, passes $passes, wildcard $wildcard', (request) => {
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

  test('is there for every game and scoring that a page may name without another option', () => {
    const names = ownVariants.flatMap(({ id, options }) =>
      ownScorings.flatMap((scoring) => [
        { variant: id, scoring: scoring.id },
        ...(options.includes('draw')
          ? [{ variant: id, scoring: scoring.id, draw: 3 as const }]
          : []),
        ...(options.includes('wildcard')
          ? [{ variant: id, scoring: scoring.id, wildcard: true }]
          : []),
      ]),
    );
    expect(names.length).toBeGreaterThan(40);
    const without = names.filter((request) => provenSeeds(dealt(request, 'a').rules).length < 128);
    expect(without).toEqual([]);
  });

  test('holds for more passes, too', () => {
    for (const [draw, fewer, more] of [
      [1, 1, [2, 3, 4, 1000]],
      [3, 3, [4, 1000]],
    ] as const) {
      const seeds = provenSeeds(dealt({ variant: 'klondike', draw, passes: fewer }, 'a').rules);
      for (const passes of more) {
        const request = { variant: 'klondike', draw, passes } as const;
        expect(provenSeeds(dealt(request, 'a').rules)).toEqual(seeds);
        for (const seed of seeds.slice(0, 20)) {
          const position = dealt(request, seed);
          const answer = solve(dealt({ ...request, passes: fewer }, seed), { nodes: 100_000 });
          if (answer.verdict !== 'winnable') throw new Error(`${seed}: ${answer.verdict}`);
          expect(isWon(replay(position, answer.moves)), seed).toBe(true);
        }
      }
    }
  });

  test('is there for no fewer passes than its own', () => {
    for (const passes of [1, 2]) {
      expect(provenSeeds(dealt({ variant: 'klondike', draw: 3, passes }, 'a').rules)).toEqual([]);
    }
  });
});
