import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePosition } from '../../src/engine/index.js';
import { isWon } from '../../src/engine/position.js';
import { solve } from '../../src/solver/solve.js';
import { isWinnable } from './exhaustive.js';
import { replay } from './replay.js';

/** Games with some of their piles: the more there are, the longer it takes to try everything. */
const games = [
  ['klondike', 'S W F1 F2 T1 T2 T3'],
  ['klondike passes=2', 'S W F1 F2 T1 T2 T3'],
  ['klondike draw=3 reveal=manual', 'S W F1 F2 T1 T2 T3'],
  ['tournament', 'S W F1 F2 T1 T2 T3'],
  ['tournament wildcard=true', 'S W F1 F2 T1 T2 T3 X'],
  ['colorado', 'S A1 A2 K1 T1 T2 T3'],
  ['sir-tommy', 'S F1 F2 T1 T2 T3'],
  ['twenty', 'S A1 A2 K1 T1 T2 T3'],
] as const;

/** A few cards anywhere, as a host may write them down; those not named are out of play. */
const texts = fc
  .record({
    game: fc.constantFrom(...games),
    cards: fc.uniqueArray(fc.constantFrom(...'AC 2C 3C 4C AH 2H 3H KC KH QH'.split(' ')), {
      minLength: 2,
      maxLength: 6,
    }),
    places: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    closed: fc.boolean(),
  })
  .map(({ game: [head, ids], cards, places, closed }): string => {
    const piles = ids.split(' ').filter((id) => id !== 'X');
    const lines = piles.map((id, index) => {
      const own = cards.filter((_, at) => (places[at] ?? 0) % piles.length === index);
      if (id.startsWith('T') && closed && own.length > 1) own.splice(1, 0, '|');
      if (id === 'S' && closed && own.length > 0) own.push('|');
      return own.length > 0 ? `${id}: ${own.join(' ')}` : '';
    });
    const text = [head, ...lines, ids.endsWith('X') ? 'X: **' : ''];
    return text.filter((line) => line !== '').join('\n');
  });

/** So many positions are tried to judge a verdict by. */
const limit = 400;

test('of whatever position, also one that no deal leads to, each verdict is true', () => {
  const judged = { winnable: 0, unwinnable: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const position = parsePosition(text);
      const answer = solve(position, { nodes: 5000 });
      if (answer.verdict === 'winnable') {
        expect(isWon(replay(position, answer.moves)), text).toBe(true);
      }
      const truth = isWinnable(position, limit);
      if (truth === undefined || answer.verdict === 'unknown') return;
      expect(answer.verdict, text).toBe(truth ? 'winnable' : 'unwinnable');
      judged[answer.verdict] += 1;
    }),
    { seed: 7, numRuns: 400 },
  );
  expect(judged.winnable).toBeGreaterThan(50);
  expect(judged.unwinnable).toBeGreaterThan(50);
});
