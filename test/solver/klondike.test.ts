import { describe, expect, test } from 'vitest';
import type { Rank } from '../../src/engine/card.js';
import { deal } from '../../src/engine/deal.js';
import { parsePosition } from '../../src/engine/notation.js';
import { isWon } from '../../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { PlayOptions, Rules } from '../../src/engine/rules.js';
import type { VariantDefinition } from '../../src/engine/variant.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { solve } from '../../src/solver/solve.js';
import cases from './cases/klondike.json' with { type: 'json' };
import { isWinnable } from './exhaustive.js';
import { isPlainlyWinnable } from './plain-klondike.js';
import type { PlainGame } from './plain-klondike.js';
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
  readonly variant: VariantDefinition;
  readonly options: Partial<PlayOptions>;
  readonly ranks: Rank;
  readonly columns: number;
}

const smalls: readonly Small[] = [
  { variant: klondike, options: { draw: 1 }, ranks: 6, columns: 6 },
  { variant: klondike, options: { draw: 1 }, ranks: 7, columns: 6 },
  { variant: klondike, options: { draw: 1 }, ranks: 7, columns: 7 },
  { variant: klondike, options: { draw: 3 }, ranks: 4, columns: 2 },
  { variant: klondike, options: { draw: 3 }, ranks: 6, columns: 5 },
  { variant: klondike, options: { draw: 3 }, ranks: 7, columns: 6 },
  { variant: klondike, options: { draw: 1, passes: 1 }, ranks: 5, columns: 4 },
  { variant: klondike, options: { draw: 1, passes: 2 }, ranks: 5, columns: 4 },
  { variant: klondike, options: { draw: 3, passes: 1 }, ranks: 5, columns: 4 },
  { variant: klondike, options: { draw: 3, passes: 2 }, ranks: 6, columns: 6 },
  { variant: klondike, options: { draw: 3, passes: 3 }, ranks: 5, columns: 5 },
  { variant: tournament, options: {}, ranks: 5, columns: 4 },
  { variant: tournament, options: {}, ranks: 6, columns: 6 },
  { variant: tournament, options: {}, ranks: 7, columns: 7 },
];

/** How many of the first small deals can be won, can't, and are too large to tell. */
interface Count {
  winnable: number;
  unwinnable: number;
  skipped: number;
}

test.each(smalls)(
  'agrees with trying everything: $variant.name, $options, $ranks ranks, $columns columns',
  { timeout: 60_000 },
  ({ variant, options, ranks, columns }) => {
    const rules = reduced(variant, ranks, columns, options);
    const game: PlainGame = {
      draw: options.draw ?? 1,
      passes:
        variant === tournament ? 1 : typeof options.passes === 'number' ? options.passes : Infinity,
      returns: variant === klondike,
      ranks,
    };
    const count: Count = { winnable: 0, unwinnable: 0, skipped: 0 };
    for (const seed of sample(70)) {
      const truth = isPlainlyWinnable(deal(rules, seed), game, 2500);
      if (truth === undefined) {
        count.skipped += 1;
        continue;
      }
      const verdict = verdictOf(rules, seed);
      expect(verdict, seed).toBe(truth ? 'winnable' : 'unwinnable');
      count[verdict === 'winnable' ? 'winnable' : 'unwinnable'] += 1;
    }
    // Both answers must have been put to the test.
    expect(Math.min(count.winnable, count.unwinnable)).toBeGreaterThan(0);
    expect(count.skipped).toBeLessThan(40);
  },
);

test('agrees with trying everything: Tournament with the wildcard', { timeout: 60_000 }, () => {
  const rules = reduced(tournament, 5, 5, { wildcard: true });
  let judged = 0;
  for (const seed of sample(25)) {
    const truth = isWinnable(deal(rules, seed), 4000);
    if (truth === undefined) continue;
    judged += 1;
    expect(verdictOf(rules, seed), seed).toBe(truth ? 'winnable' : 'unwinnable');
  }
  expect(judged).toBeGreaterThanOrEqual(10);
});

/*
 * A card whose guests are home is still wanted where those may come back to carry others. Both deals
 * were once called lost, for a four that went home while a three was to come back onto it.
 */
test.each([
  { seed: 'x132', rules: reduced(klondike, 5, 4, { draw: 3, passes: 1 }) },
  { seed: 'x172', rules: reduced(klondike, 4, 3, { draw: 1 }) },
])('keeps a card on the table that others come back to: $seed', ({ rules, seed }) => {
  expect(verdictOf(rules, seed)).toBe('winnable');
});

/*
 * Of three cards drawn at once the one taken shifts all that follow, so that even a card which nothing
 * needs on the waste must be let lie. The deal is lost to who sends it home as soon as it can go.
 */
test('leaves a safe card on the waste where three are drawn at once', () => {
  expect(verdictOf(reduced(klondike, 6, 5, { draw: 3 }), 'x225')).toBe('winnable');
});

test.each([
  { text: 'klondike / T1: KC QH / T2: AC / S: 2C', verdict: 'unwinnable' },
  { text: 'klondike / T1: 2C AC / T2: AS / S: 2S AD', verdict: 'winnable' },
  { text: 'klondike / F1: AC', verdict: 'winnable' },
])('knows that cards may be out of play: $text', ({ text, verdict }) => {
  expect(solve(parsePosition(text), { nodes }).verdict).toBe(verdict);
});

/*
 * An eight takes the last nine, so that another nine is wanted, which lies on the ten under the
 * eight: opening that column is of use, though nobody waits for a ten before.
 */
test('opens a column for what is wanted only then', () => {
  expect(verdictOf(rulesOf(klondike, plainPlayOptions), 'k376')).toBe('winnable');
});

/*
 * A stock card that takes the last host or space may be laid only to come to the next one, which
 * wants another: so that must be opened before, when nothing seems to want it.
 */
test.each([
  { seed: 'b93', rules: reduced(klondike, 5, 3, { draw: 3, passes: 1 }) },
  { seed: 'b66', rules: reduced(klondike, 6, 4, { draw: 3, passes: 1 }) },
  { seed: 'b690', rules: reduced(klondike, 6, 4, { draw: 3, passes: 1 }) },
  { seed: 'b1076', rules: reduced(klondike, 6, 4, { draw: 3, passes: 1 }) },
])('opens a column for two stock cards in a row: $seed', ({ rules, seed }) => {
  expect(verdictOf(rules, seed)).toBe('winnable');
});

/*
 * The queen keeps her column shut until a black king lies in a space, and the only one is at home: so
 * the three's column is opened for its space alone.
 */
test('makes room for a king that is wanted back from home', () => {
  const text = `klondike
F1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC
F2: AD
T1: 3D
T2: AH 2D | QH
T3: QD | 4S
T4: 5D
T5: 7D
T6: 9D
T7: JD
S: AS 2S 3S 2H 3H 4H 5H 6H 7H 8H 9H TH JH 4D 6D 8D TD |`;
  expect(solve(parsePosition(text), { nodes }).verdict).toBe('winnable');
});

/*
 * To send the three home leads to nothing: the two of spades wants it on the table. That is no reason
 * not to send the two of clubs home, once the three has left the column.
 */
test('sends a base home after another of its column could not go', () => {
  const text = `tournament
F1: AC
F2: AD 2D
T1: AS 2S 2C | 3D
T3: 5D
W: 4S
S: 4D 3S |`;
  expect(solve(parsePosition(text), { nodes }).verdict).toBe('winnable');
});

/* Each was called lost by a search that saved a little more work than it may. */
test.each([
  {
    why: 'a stock card may go home once a card of its suit has been down',
    seed: 'z400724048',
    rules: reduced(klondike, 5, 3),
  },
  {
    why: 'what one card back from home is of use to may be of use to another',
    seed: 'z485225525',
    rules: reduced(klondike, 4, 2, { draw: 3, passes: 1 }),
  },
  {
    why: 'a place further on in the stock gives less',
    seed: 'z369558948',
    rules: reduced(klondike, 7, 4, { draw: 3, passes: 2 }),
  },
  {
    why: 'a king at home may be had for a space',
    seed: 'z551187156',
    rules: reduced(klondike, 6, 6, { draw: 3 }),
  },
  {
    why: 'the wildcard may make any opening worth while',
    seed: 'z943238873',
    rules: reduced(tournament, 7, 6, { wildcard: true }),
  },
  {
    why: 'a base may go home after another of its column could not',
    seed: 'z60410404',
    rules: reduced(tournament, 6, 6),
  },
])('finds a win, for $why: $seed', ({ rules, seed }) => {
  expect(verdictOf(rules, seed)).toBe('winnable');
});
