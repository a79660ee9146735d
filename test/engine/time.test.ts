import { describe, expect, it } from 'vitest';
import { createGame, isRefusal } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { accepted, attempt, from, played, playedAt, reasonOf, table } from '../support/games.js';

/** What the clock did, in the order of the log: time, what, and the score after it. */
function events(game: Game): string[] {
  return game.log.map(({ t, cause, move, outcome, score }) =>
    [t, cause, move?.type ?? '-', outcome ?? '-', score].join(' '),
  );
}

describe('time (rules 1)', () => {
  const start = from('klondike / S: 2C 3C 4C | / T1: KH / T2: 9D');

  it('refuses an action from before the last one', () => {
    const game = played(start, 'D', 5000);
    for (const result of [
      attempt(game, 'D', 4999),
      game.undo(4999),
      game.redo(0),
      game.giveUp(1),
    ]) {
      expect(reasonOf(result)).toBe('time-went-back');
    }
  });

  it('takes another action at the same moment', () => {
    expect(played(played(start, 'D', 5000), 'D', 5000).moves).toBe(2);
  });

  it('refuses an action from before the time that the game was advanced to', () => {
    const game = start.advance(5000);
    expect(reasonOf(attempt(game, 'D', 4999))).toBe('time-went-back');
    expect(game.elapsed).toBe(5000);
  });

  it('is none for a game advanced to the past', () => {
    const game = played(start, 'D', 5000);
    expect(game.advance(1000).elapsed).toBe(5000);
    expect(table(game.advance(1000))).toBe(table(game));
  });

  it.each([-1, 0.5, NaN, Infinity, 2 ** 53])(
    'is whole milliseconds: %d is an error of the caller',
    (t) => {
      expect(() => attempt(start, 'D', t)).toThrow(RangeError);
      expect(() => start.advance(t)).toThrow(RangeError);
      expect(() => start.undo(t)).toThrow(RangeError);
      expect(() => start.giveUp(t)).toThrow(RangeError);
    },
  );
});

describe('a refused action (rules 1)', () => {
  it('changes nothing, and does not even advance the game', () => {
    const game = from('tournament / S: 2C 3C 4C | / W: 9H / T1: KH / T2: 9D');
    const before = [
      table(game),
      game.score,
      game.moves,
      game.log.length,
      game.elapsed,
      game.timerValue(0),
    ];
    // At 45 s two automatic draws would be due first.
    expect(isRefusal(attempt(game, 'T1>T2', 45_000))).toBe(true);
    expect([
      table(game),
      game.score,
      game.moves,
      game.log.length,
      game.elapsed,
      game.timerValue(0),
    ]).toEqual(before);
    // So an earlier action is still taken.
    expect(played(game, 'D', 1000).moves).toBe(1);
  });

  it('is judged in the position after the timed events that are due', () => {
    const game = from('tournament / S: 2C AS | / W: 9H / T1: KH / T2: 9D');
    expect(reasonOf(attempt(game, 'W>F1', 19_999))).toBe('space-needs-base');
    expect(played(game, 'W>F1', 20_000).score).toBe(600);
  });

  it('leaves the undo and redo slots', () => {
    const game = played(from('klondike / W: 2H AH / T1: 9D'), 'W>F1');
    attempt(game, 'T1>T2');
    expect(accepted(game.undo(0)).score).toBe(0);
  });
});

describe('the time limit (rules 2)', () => {
  const limited = from('klondike / S: 2C | / W: 2S AS / T1: 9H', { timeLimit: 300 });

  it('is 300 s in a contest of Klondike, and none in a casual game', () => {
    expect(createGame({ variant: 'klondike', seed: 'a' }).options.timeLimit).toBe('none');
    const contest = createGame({ variant: 'klondike', seed: 'a', contest: true });
    expect(contest.options.timeLimit).toBe(300);
    expect(contest.advance(299_999).outcome).toBeUndefined();
    expect(contest.advance(300_000)).toMatchObject({
      outcome: 'time',
      status: 'time',
      elapsed: 300_000,
    });
  });

  it.each(['standard', 'windows', 'vegas', 'cards', 'none'])(
    'is 300 s in a contest under "%s"',
    (scoring) => {
      const contest = createGame({ variant: 'klondike', seed: 'a', contest: true, scoring });
      expect(contest.options.timeLimit).toBe(300);
    },
  );

  it.each(['tournament', 'colorado', 'sir-tommy', 'twenty'])(
    'is none in a contest of %s',
    (variant) => {
      const contest = createGame({ variant, seed: 'a', contest: true, scoring: 'none' });
      expect(contest.options.timeLimit).toBe('none');
    },
  );

  it('takes the last action at 299 999 ms and refuses one at 300 000', () => {
    expect(played(limited, 'W>F1', 299_999).score).toBe(10);
    expect(reasonOf(attempt(limited, 'W>F1', 300_000))).toBe('game-over');
    expect(reasonOf(attempt(limited, 'W>F1', 300_001))).toBe('game-over');
  });

  it('refuses everything after it', () => {
    const over = played(limited, 'W>F1', 1000).advance(400_000);
    expect(over).toMatchObject({ outcome: 'time', score: 10, elapsed: 300_000, moves: 1 });
    for (const result of [
      attempt(over, 'W>F1', 400_000),
      over.undo(400_000),
      over.redo(400_000),
      over.giveUp(400_000),
    ]) {
      expect(reasonOf(result)).toBe('game-over');
    }
    expect(over.advance(500_000)).toBe(over);
  });

  it('goes with every variant and scoring that is asked for it', () => {
    for (const variant of ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty']) {
      for (const scoring of [
        'standard',
        'timed',
        'no-clock',
        'cards',
        'windows',
        'vegas',
        'none',
      ]) {
        const game = createGame({ variant, scoring, seed: 'a', timeLimit: 7 });
        expect(game.advance(7000)).toMatchObject({ outcome: 'time', elapsed: 7000 });
      }
    }
  });
});

describe('timed events at the same moment (rules 6)', () => {
  it('take the 2 points before the time limit', () => {
    const game = played(
      from('klondike / W: AS / T1: 9H', { scoring: 'windows', timeLimit: 10 }),
      'W>F1',
      0,
    );
    expect(events(game.advance(10_000)).slice(1)).toEqual([
      '10000 clock - - 8',
      '10000 clock - time 8',
    ]);
  });

  it('draw by the points timer before the time limit', () => {
    const game = from('tournament / S: 2C 3C | / T1: KS 9H', { timeLimit: 20 });
    expect(events(game.advance(20_000))).toEqual(['20000 clock draw - 0', '20000 clock - time 0']);
  });

  it('come in the order of their times, before an action at the same moment', () => {
    const game = from('tournament / S: 2C 3C 9C | / W: 4H / T1: KS 9H / T2: 5C', { timeLimit: 50 });
    const late = playedAt(game, [[19_000, 'W>T2']]);
    expect(reasonOf(attempt(late, 'D', 50_000))).toBe('game-over');
    expect(events(playedAt(late, [[39_000, 'D']]))).toEqual([
      '19000 play play - 10',
      // Due at 19 + 20 s, so before the draw of the player.
      '39000 clock draw - 10',
      '39000 play draw - 10',
    ]);
  });

  it('are all done by one jump, however late', () => {
    const game = played(
      from('klondike / W: 3S 2S AS / T1: 9H', { scoring: 'windows', timeLimit: 35 }),
      'W>F1 W>F1',
      0,
    );
    expect(events(game.advance(1_000_000)).slice(2)).toEqual([
      '10000 clock - - 18',
      '20000 clock - - 16',
      '30000 clock - - 14',
      '35000 clock - time 14',
    ]);
  });
});

describe('the log', () => {
  it('tells each action with its time, cause, points and score', () => {
    const game = playedAt(from('klondike / S: 2C | / W: AS / T1: 9D | 4H / T2: 5C'), [
      [1000, 'W>F1'],
      [2000, 'T1>T2'],
      [3000, 'D'],
    ]);
    const back = accepted(game.undo(4000));
    expect(events(accepted(back.redo(5000)))).toEqual([
      '1000 play play - 10',
      '2000 play play - 15',
      '3000 play draw - 15',
      '4000 undo draw - 15',
      '5000 redo draw - 15',
    ]);
    expect(
      game.log.map(({ points }) => points.reduce((sum, each) => sum + each.points, 0)),
    ).toEqual([10, 5, 0]);
  });

  it('counts one move an action, whatever follows from it, and none for the clock', () => {
    const game = playedAt(from('tournament / S: 2C 3C | / T1: 9D 7D | 4H / T2: 5C'), [
      [1000, 'T1>T2'],
    ]);
    expect(game.moves).toBe(1);
    expect(game.advance(21_000).moves).toBe(1);
  });
});
