import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import { accepted, from, played, playedAt, reasonOf } from '../support/games.js';

const scoring = 'no-clock';

/** King of spades down to the ace, colours alternating. */
const longRun = 'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS'.split(' ');

describe('what a play earns (rules 3.2)', () => {
  it.each([
    [1, 200],
    [2, 500],
    [3, 800],
    [4, 1100],
    [5, 1400],
    [6, 1700],
    [7, 2000],
    [8, 2300],
    [9, 2600],
    [10, 2900],
    [11, 3200],
    [12, 3500],
    [13, 3800],
  ])('a play of %i cards: %i', (count, points) => {
    const run = longRun.slice(0, count).join(' ');
    const move = count === 1 ? 'T1>T2' : `T1>T2*${count}`;
    const game = from(`tournament / S: 9D | / T1: 7C | ${run}`, { scoring });
    expect(played(game, move).score).toBe(points);
  });

  it.each([
    // n · base + (n − 1) · 100, the 100 fixed; 3 · base on an ace pile.
    [1, 50, 50],
    [2, 50, 200],
    [13, 50, 1850],
    [1, 1000, 1000],
    [3, 1000, 3200],
  ])('a play of %i cards at a base of %i: %i', (count, basePoints, points) => {
    const run = longRun.slice(0, count).join(' ');
    const move = count === 1 ? 'T1>T2' : `T1>T2*${count}`;
    const game = from(`tournament / S: 9D | / T1: 7C | ${run}`, { scoring, basePoints });
    expect(played(game, move).score).toBe(points);
  });

  it('an ace pile: 600, three times the base', () => {
    const position = 'tournament / S: 9D | / W: AS / T1: 2H / F1: AH';
    expect(played(from(position, { scoring }), 'W>F2').score).toBe(600);
    expect(played(from(position, { scoring }), 'T1>F1').score).toBe(600);
    expect(played(from(position, { scoring, basePoints: 70 }), 'T1>F1').score).toBe(210);
  });

  it('a card from the waste: 200', () => {
    expect(played(from('tournament / S: 9D | / W: 4H / T1: 5C', { scoring }), 'W>T1').score).toBe(
      200,
    );
  });

  it('a draw, a redeal, a reveal: nothing', () => {
    const game = from('klondike reveal=manual / S: 9D | / T1: 7C | 4H / T2: 5C', { scoring });
    expect(played(game, 'D R T1>T2 T1!').score).toBe(200);
  });

  it('the same at any time: there is no clock', () => {
    const game = from('tournament / S: 9D 8D | / W: 4H / T1: 5C', { scoring });
    const late = played(game, 'W>T1', 86_400_000);
    expect(late.score).toBe(200);
    // No automatic draw and no time limit in a whole day.
    expect(late.log.map(({ cause }) => cause)).toEqual(['play']);
    expect(late.status).toBe('playing');
  });

  it('in Colorado: 200 for a card on a pile, 600 for a card home, nothing for the refill', () => {
    const game = from('colorado / S: 3C 4C 9H 8H / T1: 5C / T2: AC', { scoring });
    expect(played(game, 'S>T1').score).toBe(200);
    expect(played(game, 'S>T1 T2>A1').score).toBe(800);
  });
});

describe('the growth guard (rules 3.4)', () => {
  it('pays a run between two black 7s once in each direction', () => {
    const start = from('tournament / S: 9D | / T1: 7S 6H 5C / T2: 7C', { scoring });
    const at = ['T1>T2*2', 'T2>T1*2', 'T1>T2*2', 'T2>T1*2'].map((_, index, moves) =>
      played(start, moves.slice(0, index + 1).join(' ')),
    );
    expect(at.map(({ score }) => score)).toEqual([500, 1000, 1000, 1000]);
  });

  it('pays a king to an empty column 200, and the whole suit with it later 3800', () => {
    const rest = longRun.slice(1).join(' ');
    const start = from(`tournament / S: 9D | / T1: 7C | KS / T2: 8C | ${rest}`, { scoring });
    const king = played(start, 'T1>T3');
    expect(king.score).toBe(200);
    // Twelve cards onto the king: 12 · 200 + 11 · 100 = 3500.
    const built = played(king, 'T2>T3*12');
    expect(built.score).toBe(200 + 3500);
    expect(played(built, 'T3>T4*13').score).toBe(200 + 3500 + 3800);
    expect(played(built, 'T3>T4*13 T4>T5*13').score).toBe(200 + 3500 + 3800);
  });

  it('pays a pair again only for more cards than ever before', () => {
    const start = from('tournament / S: 9D | / T1: 7S 6H / T2: 7C / T3: 5C / T4: 6D', { scoring });
    // 6H on 7C 200, 6H back on 7S 200, 5C on 6H 200, then 6H 5C on 7C 500, back 500, and no more.
    const steps = 'T1>T2 T2>T1 T3>T1 T1>T2*2 T2>T1*2 T1>T2*2'.split(' ');
    const scores = steps.map(
      (_, index) => played(start, steps.slice(0, index + 1).join(' ')).score,
    );
    expect(scores).toEqual([200, 400, 600, 1100, 1600, 1600]);
    // Now 5C alone goes to and fro, and the 6 of hearts alone: fewer cards than before, nothing.
    const after = played(start, steps.join(' '));
    expect(played(after, 'T2>T4').score).toBe(1800);
    expect(played(after, 'T2>T4 T2>T1').score).toBe(1800);
  });

  it('looks at the card landed on: the same run on another target is paid', () => {
    const start = from('tournament / S: 9D | / T1: 9S 8H / T2: 9C / T3: 2D | KS', { scoring });
    expect(played(start, 'T1>T2').score).toBe(200);
    expect(played(start, 'T3>T4 T1>T2').score).toBe(400);
  });

  it('always pays plays from the waste, also onto a target that had the same card before', () => {
    const start = from('klondike / S: 9D | / F1: AH / W: 2H / T1: 3C', { scoring });
    // Waste to column 200, home 600, back 0; the second homecoming 0.
    const steps = ['W>T1', 'T1>F1', 'F1>T1', 'T1>F1'];
    const scores = steps.map(
      (_, index) => played(start, steps.slice(0, index + 1).join(' ')).score,
    );
    expect(scores).toEqual([200, 800, 800, 800]);
  });

  it('tells the two cards of one face apart in a game of two decks', () => {
    const start = from('twenty / T1: 9C 5H / T2: 9D 5H / T3: 2C / T4: 3C', { scoring });
    expect(played(start, 'T1>T5').score).toBe(200);
    expect(played(start, 'T1>T5 T2>T6').score).toBe(400);
    expect(played(start, 'T1>T5 T2>T6 T6>T7').score).toBe(400);
  });
});

describe('giving up (rules 3.2)', () => {
  const start = from('tournament / S: 9D 8D | / W: 4H / T1: 5C / T2: 6D', { scoring });

  it.each([
    // 200 − floor(10 t / 1000) since the play at 5 s.
    [5000, 200],
    [5099, 200],
    [5100, 199],
    [8250, 168],
    [24_999, 1],
    [25_000, 0],
    [500_000, 0],
  ])('at %i ms, after a play at 5000 ms', (t, bonus) => {
    const end = accepted(played(start, 'W>T1', 5000).giveUp(t));
    expect(end.score).toBe(200 + bonus);
    expect(end.outcome).toBe('given-up');
  });

  it('counts from the start of the game before the first play', () => {
    expect(accepted(start.giveUp(0)).score).toBe(200);
    expect(accepted(start.giveUp(12_345)).score).toBe(77);
  });

  it('counts from the last draw', () => {
    expect(accepted(played(start, 'D', 15_000).giveUp(16_000)).score).toBe(190);
  });

  it('does not count from a play that is not credited', () => {
    const game = playedAt(from('tournament / S: 9D | / T1: 7S 6H / T2: 7C', { scoring }), [
      [1000, 'T1>T2'],
      [2000, 'T2>T1'],
      [9000, 'T1>T2'],
    ]);
    // 400 for two credited plays; 8 s since the second.
    expect(accepted(game.giveUp(10_000)).score).toBe(400 + 120);
  });

  it('starts at the base and falls at the rate of the options', () => {
    const options = { scoring, basePoints: 500, timerRate: 100 };
    const game = from('tournament / S: 9D 8D | / W: 4H / T1: 5C', options);
    expect(accepted(game.giveUp(3000)).score).toBe(200);
    expect(accepted(game.giveUp(5000)).score).toBe(0);
  });

  it('earns nothing by itself on a bust', () => {
    const game = from('tournament / F1: AS / T1: 2S', { scoring });
    expect(played(game, 'T1>F1', 1000).score).toBe(600 + 5200);
  });

  it('goes by the reset before, when the last play is undone', () => {
    const game = playedAt(from('klondike / S: 9D 8D | / W: 4H / T1: 5C', { scoring }), [
      [3000, 'D'],
      [8000, 'D'],
    ]);
    expect(accepted(game.giveUp(9000)).score).toBe(190);
    // The reset of 3 s is back: 200 − 60.
    expect(accepted(accepted(game.undo(9000)).giveUp(9000)).score).toBe(140);
    const redone = accepted(accepted(game.undo(9000)).redo(9000));
    expect(accepted(redone.giveUp(9000)).score).toBe(190);
  });
});

describe('the end of a game without a clock', () => {
  it.each([
    ['tournament', 5200],
    ['klondike', 5200],
  ])('earns 100 for each card of a busted deck in %s', (variant, bust) => {
    expect(played(from(`${variant} / F1: AS / T1: 2S`, { scoring }), 'T1>F1').score).toBe(
      600 + bust,
    );
  });

  it('earns 10 400 for two decks', () => {
    expect(played(from('colorado / A1: AS / T1: 2S', { scoring }), 'T1>A1').score).toBe(11_000);
    expect(played(from('twenty / A1: AS / T1: 2S', { scoring }), 'T1>A1').score).toBe(11_000);
  });

  it('never comes by being stuck, not in a contest either', () => {
    for (const contest of [false, true]) {
      const game = from('tournament / T1: 9H / T2: 9D', { scoring, contest });
      expect(game.status).toBe('stuck');
      expect(game.outcome).toBeUndefined();
      expect(accepted(game.giveUp(1000)).score).toBe(190);
    }
  });

  it('has no time limit by default, not in a contest of Klondike either', () => {
    const game = createGame({ variant: 'klondike', scoring, seed: 'a', contest: true });
    expect(game.options.timeLimit).toBe('none');
    const limited = createGame({ variant: 'klondike', scoring, seed: 'a', timeLimit: 10 });
    expect(limited.advance(10_000).outcome).toBe('time');
  });

  it('brings back the growth guard and the homecomings with an undo', () => {
    const runs = from('klondike / S: 9D | / T1: 7S 6H / T2: 7C', { scoring });
    const again = played(accepted(played(runs, 'T1>T2').undo(0)), 'T1>T2');
    expect(again.score).toBe(200);
    const home = from('klondike / S: 9D | / W: AH / T1: 3C', { scoring });
    expect(played(accepted(played(home, 'W>F1').undo(0)), 'W>F2').score).toBe(600);
  });

  it('allows no undo where the variant knows none', () => {
    const game = played(createGame({ variant: 'tournament', scoring, seed: 'a' }), 'D');
    expect(reasonOf(game.undo(0))).toBe('undo-not-allowed');
  });
});
