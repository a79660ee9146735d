import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/engine/create-game.js';
import type { NewGame } from '../../src/engine/create-game.js';
import { solving } from '../../src/solver/solve.js';
import type { Spent, Verdict } from '../../src/solver/solve.js';

function inStrides(request: NewGame, stride: number): { strides: Spent[]; verdict: Verdict } {
  const thinking = solving(createGame(request).start, { nodes: 2000 }, () => stride);
  const strides: Spent[] = [];
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return { strides, verdict: value };
    if (value) strides.push(value);
  }
}

const games: readonly NewGame[] = [
  { variant: 'klondike', seed: 'k2' },
  { variant: 'klondike', seed: 'k11', draw: 3 },
  { variant: 'klondike', seed: 'k12', draw: 3 },
  { variant: 'klondike', seed: 'k17', draw: 3 },
  { variant: 'tournament', seed: 'k3' },
  { variant: 'colorado', seed: 'k1' },
  { variant: 'sir-tommy', seed: 'k1' },
  { variant: 'twenty', seed: 'k1' },
];

describe.each(games)('$variant $seed', (request) => {
  test('answers the same however short its strides are', () => {
    const { verdict } = inStrides(request, 2000);
    for (const stride of [1, 16, 499, 2048]) {
      expect(inStrides(request, stride).verdict, `${stride}`).toEqual(verdict);
    }
  });

  test('takes no longer strides than it is asked for', () => {
    const { strides } = inStrides(request, 16);
    let before = 0;
    for (const { nodes } of strides) {
      // One more where a search begins, or a question within it.
      expect(nodes - before).toBeLessThanOrEqual(17);
      before = nodes;
    }
  });
});
