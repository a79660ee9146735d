import { describe, expect, test } from 'vitest';
import { deal } from '../../src/engine/deal.js';
import { isWon } from '../../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import { colorado } from '../../src/engine/variants/colorado.js';
import { sirTommy } from '../../src/engine/variants/sir-tommy.js';
import { visibleMove } from '../../src/solver/parking/visible-move.js';
import { solve } from '../../src/solver/solve.js';
import { replay } from './replay.js';
import { nameOf, seldomLost, smalls, tally, tallyOfLost } from './smalls.js';

/** Deals of each small game; `npm run bench:reduced` looks at more. */
const seedsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `small ${index + 1}`);

describe('agrees with trying everything', () => {
  const sum = { winnable: 0, unwinnable: 0, seldom: 0 };

  test.each(smalls.map((small) => ({ name: nameOf(small), small })))(
    '$name',
    { timeout: 60_000 },
    ({ small }) => {
      const { winnable, unwinnable, undecided, faults } = tally(small, seedsOf(75), 3000);
      expect(faults).toEqual([]);
      expect(winnable + unwinnable).toBeGreaterThanOrEqual(10);
      expect(undecided).toBe(0);
      sum.winnable += winnable;
      sum.unwinnable += unwinnable;
    },
  );

  test.each(seldomLost.map((small) => ({ name: nameOf(small), small })))(
    'where it calls a deal lost: $name',
    { timeout: 60_000 },
    ({ small }) => {
      const { unwinnable, faults } = tallyOfLost(small, seedsOf(300), 6000);
      expect(faults).toEqual([]);
      sum.seldom += unwinnable;
    },
  );

  test('of both kinds of deals', () => {
    expect(sum.winnable).toBeGreaterThan(1000);
    expect(sum.unwinnable).toBeGreaterThan(100);
    expect(sum.seldom).toBeGreaterThan(3);
  });
});

test('wins Colorado with all cards known', { timeout: 60_000 }, () => {
  const rules = rulesOf(colorado, plainPlayOptions);
  let won = 0;
  for (let index = 1; index <= 20; index += 1) {
    const position = deal(rules, `k${index}`);
    const answer = solve(position, { nodes: 20_000 });
    if (answer.verdict !== 'winnable') continue;
    won += 1;
    expect(isWon(replay(position, answer.moves))).toBe(true);
  }
  expect(won).toBeGreaterThanOrEqual(14);
});

test('plays Colorado by what is visible, whatever the order of the rest', () => {
  const position = deal(rulesOf(colorado, plainPlayOptions), 'k3');
  const stock = position.piles['S'];
  if (!stock) throw new Error('no stock');
  const cards = [...stock.cards.slice(0, -1).reverse(), ...stock.cards.slice(-1)];
  const other = { ...position, piles: { ...position.piles, S: { ...stock, cards } } };
  const move = visibleMove(position);
  expect(move).toBeDefined();
  expect(visibleMove(other)).toEqual(move);
});

test('wins many a game of Sir Tommy by what is visible', { timeout: 60_000 }, () => {
  const rules = rulesOf(sirTommy, plainPlayOptions);
  let won = 0;
  for (let index = 1; index <= 8; index += 1) {
    let position = deal(rules, `k${index}`);
    for (;;) {
      const move = visibleMove(position, { samples: 20, seed: index });
      if (!move) break;
      position = replay(position, [move]);
    }
    if (isWon(position)) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(3);
});

test('gives the same answer every time', () => {
  const position = deal(rulesOf(colorado, plainPlayOptions), 'k1');
  expect(solve(position, { nodes: 5000 })).toEqual(solve(position, { nodes: 5000 }));
});

test('stops when it is told to', () => {
  const position = deal(rulesOf(sirTommy, plainPlayOptions), 'k2');
  const answer = solve(position, { shouldStop: () => true });
  expect(answer.verdict).toBe('unknown');
});
