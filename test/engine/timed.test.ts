import { describe, expect, it } from 'vitest';
import { createGame, OptionError } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import {
  accepted,
  attempt,
  from,
  pile,
  played,
  playedAt,
  reasonOf,
  size,
  takes,
} from '../support/games.js';

const scoring = 'timed';

/** When the clock did something by itself, and what: `20000 D` is an automatic draw at 20 s. */
function byClock(game: Game): string[] {
  return game.log
    .filter(({ cause }) => cause === 'clock')
    .map(({ t, move, outcome }) => `${t} ${outcome ?? (move?.type === 'draw' ? 'D' : '?')}`);
}

describe('the points timer (rules 3.1)', () => {
  const game = createGame({ variant: 'tournament', seed: 'timer' });

  it('is the scoring of Tournament where no other is asked for', () => {
    expect(game.options.scoring).toBe('timed');
    expect(game.options).toMatchObject({ timerStart: 200, timerRate: 10 });
  });

  it.each([
    // 200 − floor(t · 10 / 1000)
    [0, 200],
    [1, 200],
    [99, 200],
    [100, 199],
    [3250, 168],
    [10_000, 100],
    [19_899, 2],
    [19_900, 1],
    [19_999, 1],
  ])('%i ms after a reset stands at %i', (t, value) => {
    expect(game.timerValue(t)).toBe(value);
  });

  it('has the start and the rate of its options', () => {
    const other = createGame({
      variant: 'tournament',
      seed: 'timer',
      timerStart: 50,
      timerRate: 3,
    });
    // 50 − floor(3 t / 1000); 0 is reached when 3 t / 1000 ≥ 50, at 16 667 whole ms.
    expect([0, 333, 334, 16_666].map((t) => other.timerValue(t))).toEqual([50, 50, 49, 1]);
    expect(byClock(other.advance(40_000))).toEqual(['16667 D', '33334 D']);
  });

  it('is not there under scorings without one', () => {
    expect(createGame({ variant: 'klondike', seed: 'timer' }).timerValue(0)).toBeUndefined();
  });
});

describe('what a play earns', () => {
  const position =
    'tournament / S: 2D 3D 4D 5D | / W: AS / F1: AH / T1: 4H 3S / T2: 5C / T3: 5S / T4: 2H';

  it('is 168 at 3.25 s after a reset', () => {
    expect(played(from(position), 'T1>T2*2', 3250).score).toBe(168);
  });

  it('is 504 on an ace pile: three times 168', () => {
    expect(played(from(position), 'T4>F1', 3250).score).toBe(504);
    expect(played(from(position), 'W>F2', 3250).score).toBe(504);
  });

  it('does not depend on how many cards move', () => {
    expect(played(from(position), 'T1>T2*2', 5000).score).toBe(150);
    const single = from('tournament / S: 2D | / T1: 4H / T2: 5C / T3: 5S');
    expect(played(single, 'T1>T2', 5000).score).toBe(150);
  });

  it('counts from the last play', () => {
    // 200 − 20 = 180 at 2 s; 3 s later 170, three times: 510.
    const game = playedAt(from(position), [
      [2000, 'T1>T2*2'],
      [5000, 'T4>F1'],
    ]);
    expect(game.score).toBe(180 + 510);
    expect(game.timerValue(5000)).toBe(200);
  });

  it('counts from the last draw, which itself earns nothing', () => {
    const game = playedAt(from(position), [
      [19_000, 'D'],
      [20_000, 'T1>T2*2'],
    ]);
    expect(game.score).toBe(190);
    expect(byClock(game)).toEqual([]);
  });

  it('is the full value when the timer has just run out: it is reset first', () => {
    const game = played(from(position), 'T1>T2*2', 20_000);
    expect(game.score).toBe(200);
    expect(byClock(game)).toEqual(['20000 D']);
  });

  it('is nothing for a refused play, which leaves the timer', () => {
    const game = from(position);
    expect(takes(game, 'T2>T1')).toBe(false);
    expect(game.timerValue(1000)).toBe(190);
    expect(game.score).toBe(0);
  });
});

describe('the timer at 0', () => {
  it('draws at 20, 40 … 480 s of an idle game, which ends at 500 s', () => {
    const game = createGame({ variant: 'tournament', seed: '1' }).advance(10_000_000);
    const draws = Array.from({ length: 24 }, (_, index) => `${(index + 1) * 20_000} D`);
    expect(byClock(game)).toEqual([...draws, '500000 time']);
    expect(size(game, 'W')).toBe(24);
    expect(game.outcome).toBe('time');
    expect(game.score).toBe(0);
    expect(game.moves).toBe(0);
    expect(game.elapsed).toBe(500_000);
  });

  it('ends with the last automatic draw where no play is left after it', () => {
    const game = createGame({ variant: 'tournament', seed: 'idle' }).advance(10_000_000);
    expect(game).toMatchObject({ outcome: 'stuck', elapsed: 480_000 });
  });

  it('draws exactly three times in 65 s in the background', () => {
    const game = createGame({ variant: 'tournament', seed: 'background' }).advance(65_000);
    expect(byClock(game)).toEqual(['20000 D', '40000 D', '60000 D']);
    expect(game.timerValue(65_000)).toBe(150);
  });

  it('draws before a play that comes late, and that play is one in the new position', () => {
    const game = from('tournament / S: 2D AS | / T1: 9H');
    expect(takes(game, 'W>F1')).toBe(false);
    // Drawn at 20 s; 1 s later an ace pile earns 3 · 190.
    expect(played(game, 'W>F1', 21_000).score).toBe(570);
  });

  it('ends the game when the last card has been drawn and 20 s pass', () => {
    const game = playedAt(from('tournament / S: 8C | / W: 2D / T1: 9H / T2: KS'), [[5000, 'D']]);
    expect(game.advance(24_999).status).toBe('playing');
    const end = game.advance(25_000);
    expect(end.outcome).toBe('time');
    expect(reasonOf(attempt(game, 'W>T1', 25_000))).toBe('game-over');
    expect(accepted(attempt(game, 'W>T1', 24_999)).score).toBe(1);
  });

  it('draws three cards in Klondike with draw 3', () => {
    const game = createGame({ variant: 'klondike', draw: 3, scoring, seed: 'three' }).advance(
      20_000,
    );
    expect(size(game, 'W')).toBe(3);
    expect(size(game, 'S')).toBe(21);
  });

  it('deals a card onto every pile in Twenty', () => {
    const game = createGame({ variant: 'twenty', scoring, seed: 'deal' }).advance(20_000);
    for (let column = 1; column <= 20; column += 1) expect(size(game, `T${column}`)).toBe(2);
    expect(game.score).toBe(0);
  });

  it('makes no redeal: with the stock empty the game ends, though a redeal is left', () => {
    const game = played(from('klondike / S: 2D | / W: 8C / T1: 9H', { scoring }), 'D', 1000);
    expect(takes(game, 'R')).toBe(true);
    expect(game.advance(21_000).outcome).toBe('time');
  });

  it('is not put off by a redeal', () => {
    const game = playedAt(from('klondike / S: 2D | / W: 8C / T1: 9H', { scoring }), [
      [1000, 'D'],
      [11_000, 'R'],
    ]);
    expect(game.timerValue(11_000)).toBe(100);
    expect(byClock(game.advance(21_000))).toEqual(['21000 D']);
  });

  it.each(['colorado', 'sir-tommy'])('stays at 0 in %s until the next play', (variant) => {
    const game = createGame({ variant, scoring, seed: 'by hand' }).advance(600_000);
    expect(byClock(game)).toEqual([]);
    expect(game.status).toBe('playing');
    expect(game.timerValue(600_000)).toBe(0);
    const next = played(game, 'S>T1', 600_000);
    expect(next.score).toBe(0);
    expect(next.timerValue(603_250)).toBe(168);
    expect(played(next, 'S>T2', 603_250).score).toBe(168);
  });

  it.each([
    ['colorado', 'colorado / S: 3C / T1: 5C / T2: AD', 'S>T1'],
    ['sir-tommy', 'sir-tommy / S: 3C / T1: 5C / T2: AD', 'S>T1'],
  ])('ends %s 20 s after the last card of the stock was laid', (_, position, move) => {
    const game = played(from(position, { scoring }), move, 30_000);
    expect(game.advance(49_999).outcome).toBeUndefined();
    expect(game.advance(60_000)).toMatchObject({ outcome: 'time', elapsed: 50_000 });
  });
});

describe('the growth guard and the timer (rules 3.4)', () => {
  it('neither pays nor resets for a run carried to and fro', () => {
    const start = from('tournament / S: 2D 3D | / T1: 7S 6H 5C / T2: 7C');
    // Each direction once: 190 and 190; then nothing, and the timer runs on from 2 s.
    const game = playedAt(start, [
      [1000, 'T1>T2*2'],
      [2000, 'T2>T1*2'],
      [3000, 'T1>T2*2'],
      [4000, 'T2>T1*2'],
    ]);
    expect(game.score).toBe(190 + 190);
    expect(game.timerValue(4000)).toBe(180);
    expect(game.log.map(({ credited }) => credited)).toEqual([true, true, false, false]);
    expect(byClock(game.advance(22_000))).toEqual(['22000 D']);
  });
});

describe('cards that come back from a foundation (rules 6)', () => {
  const start = from('klondike / S: 9H | / F1: AH / W: 2H / T1: 3C', { scoring });

  it('earn for their first homecoming only, and leave the timer after it', () => {
    const game = playedAt(start, [
      [1000, 'W>F1'],
      [2000, 'F1>T1'],
      [3000, 'T1>F1'],
    ]);
    expect(game.score).toBe(3 * 190);
    // 2 s since the reset at 1 s.
    expect(game.timerValue(3000)).toBe(180);
  });

  it('earn for going home when they lay there from the start and were never paid for', () => {
    const game = playedAt(start, [
      [1000, 'W>T1'],
      [2000, 'T1>F1'],
    ]);
    expect(game.score).toBe(190 + 3 * 190);
  });
});

describe('a busted deck', () => {
  it('earns 5200 with one deck', () => {
    expect(played(from('tournament / F1: AS / T1: 2S'), 'T1>F1', 1000).score).toBe(3 * 190 + 5200);
  });

  it('earns 10 400 with two', () => {
    const game = from('colorado / A1: AS / T1: 2S', { scoring });
    expect(played(game, 'T1>A1', 1000).score).toBe(3 * 190 + 10_400);
  });
});

describe('undo and the end under "timed"', () => {
  it.each(['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty'])(
    'knows no undo in %s: it is none, and another value is an error',
    (variant) => {
      for (const contest of [false, true]) {
        const game = createGame({ variant, scoring, seed: 'a', contest });
        expect(game.options.undo).toBe('none');
        expect(reasonOf(game.undo(0))).toBe('undo-not-allowed');
        for (const undo of ['once', 'unlimited'] as const) {
          expect(() => createGame({ variant, scoring, seed: 'a', contest, undo })).toThrow(
            OptionError,
          );
        }
        expect(createGame({ variant, scoring, seed: 'a', contest, undo: 'none' }).score).toBe(0);
      }
    },
  );

  it('has no time limit in a contest of Klondike', () => {
    const game = createGame({ variant: 'klondike', scoring, seed: 'a', contest: true });
    expect(game.options.timeLimit).toBe('none');
  });

  it('earns nothing for giving up', () => {
    const game = createGame({ variant: 'tournament', seed: 'a' });
    expect(accepted(game.giveUp(0))).toMatchObject({ score: 0, outcome: 'given-up' });
  });

  it('ends when nothing is left, also in a casual game, also by its own draw', () => {
    const game = from('tournament / S: 2C | / W: 3C / T1: 9H / T2: 9D');
    expect(game.status).toBe('playing');
    const end = game.advance(20_000);
    expect(end).toMatchObject({ status: 'stuck', outcome: 'stuck', elapsed: 20_000 });
    expect(pile(end, 'W')).toBe('3C 2C');
  });
});
