import { describe, expect, test } from 'vitest';
import type { Rank } from '../../src/engine/card.js';
import { deal } from '../../src/engine/deal.js';
import { isWon } from '../../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { VariantDefinition } from '../../src/engine/variant.js';
import { colorado } from '../../src/engine/variants/colorado.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { sirTommy } from '../../src/engine/variants/sir-tommy.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { twenty } from '../../src/engine/variants/twenty.js';
import { GeneralSearch } from '../../src/solver/general/search.js';
import { visibleMove } from '../../src/solver/parking/visible-move.js';
import { solve } from '../../src/solver/solve.js';
import { isWinnable } from './exhaustive.js';
import { reduced } from './reduced.js';
import { replay } from './replay.js';

interface Small {
  readonly variant: VariantDefinition;
  readonly ranks: Rank;
  readonly columns: number;
}

const smalls: readonly Small[] = [
  { variant: klondike, ranks: 3, columns: 3 },
  { variant: tournament, ranks: 4, columns: 3 },
  { variant: colorado, ranks: 3, columns: 3 },
  { variant: colorado, ranks: 3, columns: 4 },
  { variant: sirTommy, ranks: 5, columns: 2 },
  { variant: twenty, ranks: 4, columns: 3 },
  { variant: twenty, ranks: 5, columns: 4 },
];

describe.each(smalls)('$variant.name, $ranks ranks, $columns columns', (small) => {
  const rules = reduced(small.variant, small.ranks, small.columns);

  test('agrees with trying everything', { timeout: 60_000 }, () => {
    let judged = 0;
    for (let index = 1; index <= 40; index += 1) {
      const position = deal(rules, `small ${index}`);
      const truth = isWinnable(position, 2500);
      if (truth === undefined) continue;
      judged += 1;
      const general = new GeneralSearch(position, 2 ** 24);
      expect(general.advance(100_000), `general, ${index}`).toBe(truth ? 'won' : 'lost');
      if (truth) expect(isWon(replay(position, general.line()))).toBe(true);
      const answer = solve(position, { nodes: 100_000 });
      expect(answer.verdict, `${index}`).toBe(truth ? 'winnable' : 'unwinnable');
      if (answer.verdict === 'winnable') expect(isWon(replay(position, answer.moves))).toBe(true);
    }
    expect(judged).toBeGreaterThanOrEqual(10);
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

test('gives the same answer every time', () => {
  const position = deal(rulesOf(colorado, plainPlayOptions), 'k1');
  expect(solve(position, { nodes: 5000 })).toEqual(solve(position, { nodes: 5000 }));
});

test('stops when it is told to', () => {
  const position = deal(rulesOf(twenty, plainPlayOptions), 'k1');
  const answer = solve(position, { shouldStop: () => true });
  expect(answer.verdict).toBe('unknown');
});
