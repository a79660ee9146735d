import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  formatMove,
  formatPosition,
  NotationError,
  OptionError,
  parseMove,
  parsePosition,
} from '../../src/engine/index.js';
import type { Move } from '../../src/engine/index.js';
import { from, played } from '../support/games.js';

describe('moves as text', () => {
  const moves: readonly (readonly [string, Move])[] = [
    ['T3>T5*4', { type: 'play', from: 'T3', to: 'T5', count: 4 }],
    ['W>F1', { type: 'play', from: 'W', to: 'F1', count: 1 }],
    ['S>T7', { type: 'play', from: 'S', to: 'T7', count: 1 }],
    ['T20>K4', { type: 'play', from: 'T20', to: 'K4', count: 1 }],
    ['X>T4', { type: 'play', from: 'X', to: 'T4', count: 1 }],
    ['T1>T2*13', { type: 'play', from: 'T1', to: 'T2', count: 13 }],
    ['D', { type: 'draw' }],
    ['R', { type: 'redeal' }],
    ['T2!', { type: 'reveal', pile: 'T2' }],
  ];

  it.each(moves)('%s both ways', (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(formatMove(move)).toBe(text);
  });

  it('are the same after writing and reading, whatever the piles and the count', () => {
    const pileId = fc
      .tuple(
        fc.constantFrom(...Array.from('STFWAKXCE')),
        fc.option(fc.integer({ min: 1, max: 99 })),
      )
      .map(([letter, number]) => letter + String(number ?? ''));
    const play = fc.record({
      type: fc.constant('play' as const),
      from: pileId,
      to: pileId,
      count: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(play, (move) => {
        expect(parseMove(formatMove(move))).toEqual(move);
      }),
      { seed: 1 },
    );
  });

  it.each([
    '',
    ' ',
    'd',
    'DD',
    'D ',
    ' D',
    'T3',
    'T3>',
    '>T3',
    'T3>T5*',
    'T3>T5*0',
    'T3>T5*1',
    'T3>T5*01',
    'T3>T5*-1',
    'T3>T5*100',
    'T0>T5',
    'T03>T5',
    'T3>T5>T6',
    't3>t5',
    'T3->T5',
    'T3>T5\n',
    '!',
    'T2!!',
    'T٣>T5',
  ])('%j is none', (text) => {
    expect(() => parseMove(text)).toThrow(NotationError);
  });
});

describe('positions as text', () => {
  it.each([
    'klondike\nT1: KS',
    'klondike draw=3 passes=2 reveal=manual pass=2\nS: 2C 3C |\nW: 9H\nF1: AS 2S\nT1: 7D 8D | 6D\nT2: 5C |',
    'tournament wildcard=true\nS: 2C -3D |\nX: **'.replace('-3D', '3D'),
    'tournament wildcard=true\nS: 2C -3D |\nT1: 4S *3D',
    'colorado\nS: 2C 3C | 3C\nA1: AC\nK1: KC\nT1: 5H\nT20: 5H',
    'sir-tommy\nS: 2C | 3C\nF4: AC 2D\nT1: 5H',
    'twenty\nS: 2C 3C |\nA1: AC\nK4: KS\nT1: 5H 6H',
    'klondike\nT1: ?? ?? | 5C',
  ])('%j both ways', (text) => {
    expect(formatPosition(parsePosition(text))).toBe(text);
  });

  it('may stand on one line, with single slashes between spaces', () => {
    expect(formatPosition(parsePosition('klondike / T1: KS / W: 9H'))).toBe(
      'klondike\nW: 9H\nT1: KS',
    );
  });

  it('keep what the wildcard has done', () => {
    const game = from('tournament wildcard=true / S: 2C 3D | / T1: 4S / T2: 3H / X: **', {
      scoring: 'no-clock',
    });
    const text = formatPosition(played(game, 'X>T1').position);
    expect(text).toBe('tournament wildcard=true\nS: 2C -3D |\nT1: 4S *3D\nT2: 3H');
    const again = from(text, { scoring: 'no-clock' });
    expect(formatPosition(played(again, 'D').position)).toBe(
      'tournament wildcard=true\nW: 2C\nT1: 4S *3D\nT2: 3H',
    );
  });

  it.each([
    ['an unknown pile', 'klondike / T8: KS'],
    ['a pile of another game', 'klondike / A1: AS'],
    ['a pile named twice', 'klondike / T1: KS / T1: QS'],
    ['a card named twice', 'klondike / T1: KS / T2: KS'],
    ['a card three times with two decks', 'colorado / T1: KS / T2: KS / T3: KS'],
    ['no card', 'klondike / T1: 1S'],
    ['a small letter', 'klondike / T1: ks'],
    ['two bars', 'klondike / T1: KS | QS | JS'],
    ['a wildcard where there is none', 'tournament / X: **'],
    ['a wildcard in a game without one', 'klondike / T1: **'],
    ['a wildcard that is no card, among cards', 'tournament wildcard=true / T1: KS **'],
    ['a card in the place of the wildcard', 'tournament wildcard=true / X: 3D'],
    ['two wildcards', 'tournament wildcard=true / X: ** **'],
    ['two wildcards that are cards', 'tournament wildcard=true / T1: *3D / T2: *4D'],
    ['a wildcard beside the card it plays', 'tournament wildcard=true / T1: *3D 3D'],
    ['two spent cards', 'tournament wildcard=true / S: -3D -4D | / T1: *3D'],
    ['a spent card of another face', 'tournament wildcard=true / S: -4D | / T1: *3D'],
    ['a spent card without a wildcard', 'klondike / S: -3D | / T1: KS'],
    ['an option of another game', 'colorado draw=3 / T1: KS'],
    ['a pass that is no number', 'klondike pass=0 / T1: KS'],
    ['no pile name', 'klondike / KS'],
  ])('%s is an error', (_, text) => {
    expect(() => parsePosition(text)).toThrow(NotationError);
  });

  it.each([
    ['an unknown variant', 'freecell-two / T1: KS'],
    ['nothing at all', ''],
    ['an option value that is not allowed', 'klondike draw=2 / T1: KS'],
  ])('%s is an option error', (_, text) => {
    expect(() => parsePosition(text)).toThrow(OptionError);
  });

  it('must be of the variant that is asked for', () => {
    const request = { variant: 'colorado', position: parsePosition('klondike / T1: KS') };
    expect(() => createGame(request)).toThrow(OptionError);
  });
});
