import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import { solve, solverClient } from '../../src/solver/index.js';

const { start } = createGame({ variant: 'klondike', seed: 'k1' });

describe('a budget', () => {
  it.each([
    [{ nodes: NaN }, 'nodes: NaN is not allowed; allowed: a number from 0 on'],
    [{ nodes: -1 }, 'nodes: -1 is not allowed'],
    [{ memory: NaN }, 'memory: NaN is not allowed'],
    [{ milliseconds: -1, now: () => 0 }, 'milliseconds: -1 is not allowed'],
    [{ milliseconds: 5 }, 'milliseconds are counted by a clock: now is missing'],
  ])('that would be none is refused: %o', (budget, message) => {
    expect(() => solve(start, budget)).toThrow(new RegExp(`^${message}`));
  });

  it('may be without end', () => {
    const budget = { nodes: Infinity, milliseconds: Infinity, memory: Infinity };
    expect(solve(start, budget).verdict).toBe('winnable');
  });
});

describe('the client', () => {
  it('answers where there is no page', async () => {
    expect((await solverClient().solve(start, { nodes: 1000 })).verdict).toBe('winnable');
  });
});
