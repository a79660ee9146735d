import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import {
  accepted,
  attempt,
  from,
  pile,
  played,
  playedAt,
  reasonOf,
  table,
} from '../support/games.js';

const undone = (game: Game, t = game.elapsed): Game => accepted(game.undo(t));
const redone = (game: Game, t = game.elapsed): Game => accepted(game.redo(t));

describe('unlimited undo (rules 2)', () => {
  const start = createGame({ variant: 'klondike', seed: 'undo' });

  it('is the default of a casual game of Klondike', () => {
    expect(start.options.undo).toBe('unlimited');
  });

  it('takes back every action, one by one, to the deal', () => {
    const games = [start];
    for (const move of ['D', 'D', 'D', 'D', 'D']) {
      games.push(played(games.at(-1) ?? start, move));
    }
    let back = games.at(-1) ?? start;
    for (const earlier of games.slice(0, -1).reverse()) {
      back = undone(back);
      expect(table(back)).toBe(table(earlier));
    }
    expect(reasonOf(back.undo(0))).toBe('nothing-to-undo');
  });

  it('takes back draws, reveals, redeals and returns from a foundation', () => {
    const first = from('klondike / S: 2C | / F1: AH 2H / T1: 9D | 4H / T2: 5C / T3: 3S');
    let game = first;
    for (const move of ['D', 'R', 'T1>T2', 'F1>T3']) {
      const next = played(game, move);
      expect([move, table(undone(next))]).toEqual([move, table(game)]);
      expect([move, undone(next).score]).toEqual([move, game.score]);
      game = next;
    }
    expect(game.score).toBe(-100 + 5 - 15);
    expect(undone(undone(undone(undone(game)))).score).toBe(0);
  });

  it('takes back a click that turned a card where that is manual', () => {
    const game = played(from('klondike reveal=manual / T1: 9D | 4H / T2: 5C'), 'T1>T2 T1!');
    expect(game.score).toBe(5);
    const back = undone(game);
    expect(pile(back, 'T1')).toBe('9D |');
    expect(back.score).toBe(0);
    expect(pile(undone(back), 'T1')).toBe('9D | 4H');
  });

  it('gives the pass back, which decides on the next one', () => {
    const game = played(from('klondike passes=2 / S: 2C | / T1: KH / T2: 9D'), 'D R D');
    expect(reasonOf(attempt(game, 'R'))).toBe('no-pass-left');
    const back = undone(undone(game));
    expect(back.position.pass).toBe(1);
    expect(played(back, 'R').position.pass).toBe(2);
  });

  it('never gives time back', () => {
    const game = played(from('klondike / S: 2C 3C | / T1: KH', { timeLimit: 60 }), 'D', 50_000);
    const back = undone(game, 55_000);
    expect(back.elapsed).toBe(55_000);
    expect(reasonOf(attempt(back, 'D', 54_999))).toBe('time-went-back');
    expect(back.advance(60_000).outcome).toBe('time');
  });

  it('goes forward again by redo, with cards and score', () => {
    const game = played(from('klondike / W: 2H AH / T1: 9D'), 'W>F1 W>F1');
    const back = undone(undone(game));
    expect(back.score).toBe(0);
    expect(redone(back).score).toBe(10);
    const forth = redone(redone(back));
    expect(table(forth)).toBe(table(game));
    expect(forth.score).toBe(20);
    expect(reasonOf(forth.redo(0))).toBe('nothing-to-redo');
    expect(table(undone(forth))).toBe(table(undone(game)));
  });

  it('forgets what could be redone with the next action', () => {
    const game = from('klondike / S: 2C | / W: 2H AH / T1: 9D');
    const other = played(undone(played(game, 'W>F1')), 'D');
    expect(reasonOf(other.redo(0))).toBe('nothing-to-redo');
  });

  it('does not forget it with a refused one', () => {
    const back = undone(played(from('klondike / S: 2C | / W: 2H AH / T1: 9D'), 'W>F1'));
    expect(reasonOf(attempt(back, 'W>T1'))).toBe('wrong-color');
    expect(redone(back).score).toBe(10);
  });

  it('makes a stuck casual game one to play again', () => {
    const game = played(from('klondike / T1: 5C / T2: 4H / T3: 4D'), 'T2>T1');
    expect(game).toMatchObject({ status: 'stuck', outcome: undefined });
    expect(undone(game).status).toBe('playing');
  });

  it('is refused after the end', () => {
    const won = played(from('klondike / F1: AS / T1: 2S'), 'T1>F1');
    expect(reasonOf(won.undo(1000))).toBe('game-over');
    expect(reasonOf(won.redo(1000))).toBe('game-over');
    const gone = accepted(played(from('klondike / W: AS / T1: 2H'), 'W>F1').giveUp(0));
    expect(reasonOf(gone.undo(1000))).toBe('game-over');
  });

  it('is an action in time: one from before the last is refused', () => {
    const game = played(from('klondike / S: 2C | / T1: 2H'), 'D', 1000);
    expect(reasonOf(game.undo(999))).toBe('time-went-back');
    expect(reasonOf(undone(game, 2000).redo(1999))).toBe('time-went-back');
  });

  it('is none after the time limit', () => {
    const game = played(from('klondike / S: 2C | / T1: 2H', { timeLimit: 10 }), 'D', 1000);
    expect(reasonOf(game.undo(10_000))).toBe('game-over');
    expect(accepted(game.undo(9999)).moves).toBe(0);
  });
});

describe('undo "once" (rules 2)', () => {
  const contest = { contest: true };

  it('is the default of a contest of Klondike', () => {
    expect(createGame({ variant: 'klondike', seed: 'a', contest: true }).options.undo).toBe('once');
  });

  it('takes one action back, and no second one', () => {
    const back = undone(played(from('klondike / W: 3H 2H AH / T1: 9D', contest), 'W>F1 W>F1'));
    expect(back.score).toBe(10);
    expect(pile(back, 'W')).toBe('3H 2H');
    expect(reasonOf(back.undo(0))).toBe('nothing-to-undo');
  });

  it('has no redo', () => {
    const back = undone(played(from('klondike / W: 2H AH / T1: 9D', contest), 'W>F1'));
    expect(reasonOf(back.redo(0))).toBe('redo-not-allowed');
    const casual = from('klondike / W: 2H AH / T1: 9D', { undo: 'once' });
    expect(reasonOf(undone(played(casual, 'W>F1')).redo(0))).toBe('redo-not-allowed');
  });

  it('works again after the next action that can be undone', () => {
    const back = undone(played(from('klondike / W: 3H 2H AH / T1: 9D', contest), 'W>F1'));
    const again = played(back, 'W>F2');
    expect(undone(again).score).toBe(0);
  });

  const positions = {
    'a draw of the first pass': ['klondike / S: 2C 3C | / T1: KH / T2: 9D', 'D', false],
    'a draw of a later pass': ['klondike pass=2 / S: 2C 3C | / T1: KH / T2: 9D', 'D', true],
    'a redeal': ['klondike / W: 2C 3C / T1: KH / T2: 9D', 'R', true],
    'a plain move': ['klondike / S: 2C | / T1: 9D 4H / T2: 5C', 'T1>T2', true],
    'a card home': ['klondike / S: 2C | / W: AH / T2: 5C', 'W>F1', true],
    'a card back': ['klondike / S: 2C | / F1: AH 2H / T2: 3C', 'F1>T2', true],
    'a move that lays a closed card bare': [
      'klondike reveal=manual / S: 2C | / T1: 9D | 4H / T2: 5C',
      'T1>T2',
      true,
    ],
    'a move that turns a card': ['klondike / S: 2C | / T1: 9D | 4H / T2: 5C', 'T1>T2', false],
    'a click that turns a card': [
      'klondike reveal=manual / S: 2C | / T1: 9D | / T2: 5C',
      'T1!',
      false,
    ],
  } as const;

  it.each(Object.entries(positions).map(([what, row]) => [what, ...row] as const))(
    '%s (%s, %s) can be undone: %s',
    (_, position, move, isUndoable) => {
      const start = from(position, { undo: 'once' });
      const result = played(start, move).undo(0);
      if (isUndoable) expect(table(accepted(result))).toBe(table(start));
      else expect(reasonOf(result)).toBe('nothing-to-undo');
    },
  );

  it('is cleared by a reveal: the action before it cannot be undone any more', () => {
    const start = from('klondike / S: 2C | / W: AH / T1: 9D | 4H / T2: 5C', { undo: 'once' });
    expect(reasonOf(played(start, 'W>F1 T1>T2').undo(0))).toBe('nothing-to-undo');
  });

  it('is cleared by a draw of the first pass', () => {
    const start = from('klondike / S: 2C | / W: AH / T1: 9D', { undo: 'once' });
    expect(reasonOf(played(start, 'W>F1 D').undo(0))).toBe('nothing-to-undo');
  });

  it('is not cleared by a refused action', () => {
    const game = played(
      from('klondike / S: 2C | / W: AH / T1: 9D / T2: 3H', { undo: 'once' }),
      'W>F1',
    );
    expect(reasonOf(attempt(game, 'T2>T1'))).toBe('wrong-color');
    expect(undone(game).score).toBe(0);
  });

  it('cannot undo a later draw of cards that were never seen because they came three at a time', () => {
    // All three cards of a click were face up, so in the second pass every draw can be undone.
    const start = from('klondike draw=3 / S: 2C 3C 4C 5C 6C | / T1: KH / T2: 9D', { undo: 'once' });
    const second = played(start, 'D D R D');
    expect(table(undone(second))).toBe(table(played(start, 'D D R')));
  });

  it('gives the points of a redeal back, and the pass', () => {
    const game = played(from('klondike / S: 2C | / T1: KH / T2: 9D', { undo: 'once' }), 'D R');
    expect([game.score, game.position.pass]).toEqual([-100, 2]);
    expect([undone(game).score, undone(game).position.pass]).toEqual([0, 1]);
  });

  it('never gives time back', () => {
    const game = playedAt(from('klondike / W: 2H AH / T1: 9D', { undo: 'once', timeLimit: 60 }), [
      [30_000, 'W>F1'],
    ]);
    expect(undone(game, 40_000).elapsed).toBe(40_000);
  });

  it('counts a closed card that refills a pile of Twenty as newly turned up', () => {
    const start = from('twenty / S: 9D 8D | / A1: AC / T1: 2C / T2: 5H 2D / A2: AD', {
      undo: 'once',
    });
    expect(reasonOf(played(start, 'T1>A1').undo(0))).toBe('nothing-to-undo');
    expect(table(undone(played(start, 'T2>A2')))).toBe(table(start));
  });

  it('counts a refill of Colorado, and its next visible card, as newly turned up', () => {
    const start = from('colorado / S: 2D 3D | 9H / T1: AC / T2: 5S AD', { undo: 'once' });
    expect(reasonOf(played(start, 'T1>A1').undo(0))).toBe('nothing-to-undo');
    expect(reasonOf(played(start, 'S>T2').undo(0))).toBe('nothing-to-undo');
    expect(table(undone(played(start, 'T2>A1')))).toBe(table(start));
  });
});

describe('no undo', () => {
  it('is what "none" means, for undo and for redo', () => {
    const game = played(from('klondike / W: 2H AH / T1: 9D', { undo: 'none' }), 'W>F1');
    expect(reasonOf(game.undo(0))).toBe('undo-not-allowed');
    expect(reasonOf(game.redo(0))).toBe('redo-not-allowed');
  });
});

describe('a contest with unlimited undo asked for (rules 1)', () => {
  it('has the undo, but no redo', () => {
    const game = from('klondike / W: 3H 2H AH / T1: 9D', { contest: true, undo: 'unlimited' });
    const back = undone(undone(played(game, 'W>F1 W>F1')));
    expect(table(back)).toBe(table(game));
    expect(reasonOf(back.redo(0))).toBe('redo-not-allowed');
  });
});

describe('points lost to the clock stay lost (rules 2)', () => {
  const scoring = 'windows';
  const start = playedAt(from('klondike / W: 4H 3H 2H AH / T1: 9D', { scoring }), [
    [1000, 'W>F1'],
    [12_000, 'W>F1'],
    [23_000, 'W>F1'],
  ]);

  it('through several levels of undo', () => {
    // 10 at 1 s, 8 at 10 s, 18 at 12 s, 16 at 20 s, 26 at 23 s.
    expect(start.score).toBe(26);
    // Without the third: 16. Without the second: 8 − 2 at 20 s = 6. Without all: 0, never below.
    const [one, two, three] = [undone(start), undone(undone(start)), undone(undone(undone(start)))];
    expect([one.score, two.score, three.score]).toEqual([16, 6, 0]);
  });

  it('and further ones are lost after an undo', () => {
    expect(undone(start, 30_000).score).toBe(14);
    expect(undone(start).advance(30_000).score).toBe(14);
    expect(undone(start).advance(49_999).score).toBe(12);
  });

  it('through redo as well', () => {
    const back = undone(undone(start, 24_000), 25_000);
    expect(back.score).toBe(6);
    const later = back.advance(30_000);
    expect(later.score).toBe(4);
    // The second again: 16 at 24 s, −2 at 30 s; the third: 26 at 24 s, −2 at 30 s.
    expect(redone(later).score).toBe(14);
    expect(redone(redone(later)).score).toBe(24);
  });
});
