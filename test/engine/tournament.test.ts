import { describe, expect, it } from 'vitest';
import { createGame, formatMove } from '../../src/engine/index.js';
import { attempt, from, pile, played, reasonOf, size, table, takes } from '../support/games.js';

describe('the deal of Tournament Solitaire (rules 3)', () => {
  const game = createGame({ variant: 'tournament', seed: 'shape' });

  it('is that of Klondike with the same seed', () => {
    const klondike = createGame({ variant: 'klondike', seed: 'shape' });
    expect(table(game).split('\n').slice(1)).toEqual(table(klondike).split('\n').slice(1));
  });

  it('has 28 cards in seven columns, 24 to draw, and nothing drawn', () => {
    for (const column of [1, 2, 3, 4, 5, 6, 7]) expect(size(game, `T${column}`)).toBe(column);
    expect(size(game, 'S')).toBe(24);
    expect(size(game, 'W')).toBe(0);
  });

  it('has a wildcard only where the option says so', () => {
    expect(game.options.wildcard).toBe(false);
    expect(pile(game, 'X')).toBe('');
    const wild = createGame({ variant: 'tournament', seed: 'shape', wildcard: true });
    expect(pile(wild, 'X')).toBe('**');
    expect(size(wild, 'S')).toBe(24);
  });
});

describe('plays of Tournament Solitaire', () => {
  it('T-M1: any face-up run goes onto the next higher card of the other colour', () => {
    const game = from('tournament / W: 5D / T1: 2C | TD 9C 8H / T2: JS / T3: TH / T4: 9S / T5: 6S');
    expect(pile(played(game, 'T1>T2*3'), 'T2')).toBe('JS TD 9C 8H');
    expect(pile(played(game, 'T1>T3*2'), 'T3')).toBe('TH 9C 8H');
    expect(pile(played(game, 'T1>T4'), 'T4')).toBe('9S 8H');
    expect(pile(played(game, 'W>T5'), 'T5')).toBe('6S 5D');
    expect(takes(game, 'T1>T3*3')).toBe(false);
    expect(takes(game, 'W>T4')).toBe(false);
  });

  it('T-M2: a king, or a run headed by one, goes to an empty column, and nothing else', () => {
    const game = from('tournament / W: KD / T1: 2C | KS QH / T2: JS');
    expect(pile(played(game, 'T1>T3*2'), 'T3')).toBe('KS QH');
    expect(pile(played(game, 'W>T3'), 'T3')).toBe('KD');
    expect(reasonOf(attempt(game, 'T1>T3'))).toBe('space-needs-base');
    expect(reasonOf(attempt(game, 'T2>T3'))).toBe('space-needs-base');
  });

  it('T-M3: the top of the waste or of a column goes to an ace pile, ace first, in suit', () => {
    const game = from('tournament / W: AH / F1: AS / T1: 2S / T2: 2H / T3: 3S');
    expect(pile(played(game, 'W>F3'), 'F3')).toBe('AH');
    expect(pile(played(game, 'T1>F1'), 'F1')).toBe('AS 2S');
    for (const move of ['T2>F1', 'T3>F1', 'T2>F2', 'W>F1']) expect(takes(game, move)).toBe(false);
    const run = from('tournament / F1: AS / T1: 2S AH / T2: 9C');
    expect(reasonOf(attempt(run, 'T1>F1*2'))).toBe('one-at-a-time');
  });

  it('T-M4: nothing leaves an ace pile', () => {
    const game = from('tournament / F1: AS 2S / F2: AH / T1: 3H / T2: 9C / T3: KS / S: 8S |');
    for (const move of ['F1>T1', 'F2>F3', 'F1>F4', 'F2>T3']) {
      expect(reasonOf(attempt(game, move))).toBe('never-leaves');
    }
    expect(
      game
        .legalMoves()
        .map(formatMove)
        .filter((move) => move.startsWith('F')),
    ).toEqual([]);
  });

  it('T-M5: a click on the draw pile draws one card', () => {
    const game = played(from('tournament / S: 2C 3C | / W: 9H / T1: KH'), 'D');
    expect(pile(game, 'W')).toBe('9H 3C');
    expect(pile(game, 'S')).toBe('2C |');
  });

  it('has one pass', () => {
    const game = played(
      createGame({ variant: 'tournament', seed: 'once' }),
      Array(24).fill('D').join(' '),
    );
    expect(size(game, 'W')).toBe(24);
    expect(reasonOf(attempt(game, 'D'))).toBe('stock-empty');
    expect(reasonOf(attempt(game, 'R'))).toBe('no-redeal');
  });

  it('turns closed cards by itself, for no points under "timed" and "no-clock"', () => {
    const position = 'tournament / S: 9H | / T1: 2D 7D | 4H / T2: 5C';
    const timed = played(from(position), 'T1>T2');
    expect(pile(timed, 'T1')).toBe('2D | 7D');
    // The play at 0 s earns the timer's 200, the reveal nothing.
    expect(timed.score).toBe(200);
    expect(played(from(position, { scoring: 'no-clock' }), 'T1>T2').score).toBe(200);
    expect(reasonOf(attempt(timed, 'T1!'))).toBe('nothing-to-reveal');
  });

  it('knows no undo, whether casual or a contest', () => {
    for (const contest of [false, true]) {
      const game = createGame({
        variant: 'tournament',
        seed: 'back',
        scoring: 'no-clock',
        contest,
      });
      expect(game.options.undo).toBe('none');
      expect(reasonOf(played(game, 'D').undo(0))).toBe('undo-not-allowed');
      expect(reasonOf(played(game, 'D').redo(0))).toBe('redo-not-allowed');
    }
  });

  it('plays nothing by itself', () => {
    const game = played(from('tournament / F1: AS / S: 9H | / T1: 2S 4H / T2: 5C'), 'T1>T2');
    expect(pile(game, 'T1')).toBe('2S');
    expect(game.log.length).toBe(1);
  });

  it('is won when all 52 lie on the ace piles', () => {
    const game = played(from('tournament / F1: AS / T1: 2S'), 'T1>F1');
    expect(game.outcome).toBe('won');
    expect(reasonOf(attempt(game, 'F1>T1'))).toBe('game-over');
  });
});
