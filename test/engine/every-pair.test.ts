import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import { accepted, table } from '../support/games.js';
import { playAtRandom, seededRandom } from '../support/random-player.js';
import { scoringNames, setups } from '../support/setups.js';
import { NaiveGame } from './naive-game.js';
import { pileLines } from './naive-rules.js';

/** Half of them casual games, half contests. */
const gamesPerPair = 50;
const longestGame = 120;

const pairs = setups.flatMap((setup) => scoringNames.map((scoring) => ({ ...setup, scoring })));

describe('any scoring with any variant (rules 6)', { timeout: 60_000 }, () => {
  it('is 49 pairs here', () => {
    expect(pairs.length).toBe(49);
  });

  it.each(pairs)(
    '$name under "$scoring" plays to an end that an independent count confirms',
    (pair) => {
      const { variant, options, scoring } = pair;
      const random = seededRandom(pairs.indexOf(pair));
      for (let number = 0; number < gamesPerPair; number += 1) {
        const seed = `${scoring} ${number}`;
        const contest = number % 2 === 1;
        // Some hurry, some dawdle: with up to 50 s between two moves every clock runs out.
        const pause = [500, 5000, 50_000][random(3)] ?? 0;
        const start = createGame({ variant, scoring, seed, contest, ...options });
        const { game, played } = playAtRandom(start, random, longestGame, pause);
        // What has not ended by itself is given up a little later, if it lasts so long.
        const late = game.advance(game.elapsed + 700);
        const end = late.outcome === undefined ? accepted(late.giveUp(late.elapsed)) : late;

        const naive = new NaiveGame(variant, scoring, seed, { contest, ...options });
        for (const { move, t } of played) naive.play(move, t);
        naive.advance(game.elapsed + 700);
        if (late.outcome === undefined || late.outcome === 'stuck') {
          expect([seed, naive.isStuck]).toEqual([seed, late.status === 'stuck']);
        }
        if (naive.outcome === undefined) naive.giveUp(naive.time);
        expect({
          seed,
          contest,
          outcome: end.outcome,
          score: end.score,
          piles: lines(table(end)),
        }).toEqual({
          seed,
          contest,
          outcome: naive.outcome,
          score: naive.score,
          piles: pileLines(naive.table),
        });
        expect(end.legalMoves()).toEqual([]);
      }
    },
  );
});

function lines(text: string): string[] {
  return text.split('\n').slice(1).sort();
}
