import { describe, expect, test } from 'vitest';
import { deal } from '../../src/engine/deal.js';
import { isWon } from '../../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { PlayOptions, Rules } from '../../src/engine/rules.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { solve } from '../../src/solver/solve.js';
import cases from './cases/klondike.json' with { type: 'json' };
import { isWinnable } from './exhaustive.js';
import { reduced } from './reduced.js';
import { replay } from './replay.js';

/** Positions that a deal of a full deck may cost here; the bench looks at the rest. */
const nodes = 10_000;

function sample(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `k${index + 1}`);
}

/** How a seed's deal ends, its line checked by the engine. */
function verdictOf(rules: Rules, seed: string): 'winnable' | 'unwinnable' | 'unknown' {
  const position = deal(rules, seed);
  const answer = solve(position, { nodes });
  if (answer.verdict === 'winnable' && !isWon(replay(position, answer.moves))) {
    throw new Error(`The line of ${seed} does not win`);
  }
  return answer.verdict;
}

describe.each([
  { draw: 1, unwinnable: cases.klondike_draw1.unwinnable, decided: 100 },
  { draw: 3, unwinnable: cases.klondike_draw3.unwinnable, decided: 90 },
] as const)('Klondike, draw $draw', ({ draw, unwinnable, decided }) => {
  const rules = rulesOf(klondike, { ...plainPlayOptions, draw });

  test('agrees with another program on full decks', { timeout: 60_000 }, () => {
    const known = sample(120).flatMap((seed) => {
      const verdict = verdictOf(rules, seed);
      return verdict === 'unknown' ? [] : [{ seed, verdict }];
    });
    for (const { seed, verdict } of known) {
      expect(verdict, seed).toBe(unwinnable.includes(seed) ? 'unwinnable' : 'winnable');
    }
    expect(known.length).toBeGreaterThanOrEqual(decided);
  });

  test('turns cards by hand where the rules ask for it', { timeout: 60_000 }, () => {
    const byHand = rulesOf(klondike, { ...plainPlayOptions, draw, reveal: 'manual' });
    for (const seed of sample(20)) verdictOf(byHand, seed);
  });
});

interface Small {
  readonly name: string;
  readonly rules: Rules;
  readonly deals: number;
}

function small(options: Partial<PlayOptions>, deals: number, columns: number): Small {
  const text = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  return {
    name: `Klondike, ${text.join(', ')}, ${columns} columns`,
    rules: reduced(klondike, 4, columns, options),
    deals,
  };
}

const smalls: readonly Small[] = [
  small({ draw: 1 }, 100, 3),
  small({ draw: 3 }, 150, 3),
  small({ draw: 1 }, 30, 4),
  small({ draw: 3 }, 30, 4),
  small({ draw: 1, passes: 1 }, 100, 3),
  small({ draw: 1, passes: 2 }, 100, 3),
  small({ draw: 3, passes: 1 }, 200, 3),
  small({ draw: 3, passes: 2 }, 150, 3),
  small({ draw: 3, passes: 3 }, 40, 4),
  { name: 'Tournament, 3 columns', rules: reduced(tournament, 4, 3), deals: 150 },
  { name: 'Tournament, 4 columns', rules: reduced(tournament, 5, 4), deals: 60 },
  {
    name: 'Tournament with the wildcard, 5 columns',
    rules: reduced(tournament, 5, 5, { wildcard: true }),
    deals: 60,
  },
];

test.each(smalls)(
  'agrees with trying everything: $name',
  { timeout: 60_000 },
  ({ rules, deals }) => {
    const count = { winnable: 0, unwinnable: 0, skipped: 0 };
    for (const seed of sample(deals)) {
      const truth = isWinnable(deal(rules, seed), 12_000);
      if (truth === undefined) {
        count.skipped += 1;
        continue;
      }
      const verdict = verdictOf(rules, seed);
      expect(verdict, seed).toBe(truth ? 'winnable' : 'unwinnable');
      count[verdict === 'winnable' ? 'winnable' : 'unwinnable'] += 1;
    }
    expect(count.skipped).toBeLessThan(deals / 2);
    // Both answers must have been put to the test; lost deals are rare with more columns.
    if (deals >= 100) expect(Math.min(count.winnable, count.unwinnable)).toBeGreaterThan(0);
  },
);
