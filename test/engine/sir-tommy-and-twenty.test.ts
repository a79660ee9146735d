import { describe, expect, it } from 'vitest';
import { createGame, formatMove } from '../../src/engine/index.js';
import {
  accepted,
  attempt,
  from,
  pile,
  played,
  reasonOf,
  size,
  table,
  takes,
} from '../support/games.js';
import { shuffledDeck } from './naive-rules.js';

describe('Sir Tommy (rules 5)', () => {
  const start = createGame({ variant: 'sir-tommy', seed: 'tommy' });

  it('begins with 52 in the stock, the top face up, and nothing else', () => {
    expect(size(start, 'S')).toBe(52);
    expect(start.position.piles['S']?.closed).toBe(51);
    for (const id of ['F1', 'F2', 'F3', 'F4', 'T1', 'T2', 'T3', 'T4'])
      expect(size(start, id)).toBe(0);
  });

  it('lays the top of the stock on any pile, empty ones too, whatever lies there', () => {
    const game = played(start, 'S>T1 S>T1 S>T3 S>T1 S>T4');
    expect(['T1', 'T2', 'T3', 'T4'].map((id) => size(game, id))).toEqual([3, 0, 1, 1]);
    expect(size(game, 'S')).toBe(47);
    expect(game.position.piles['S']?.closed).toBe(46);
  });

  it('builds the foundations up whatever the suit, from aces', () => {
    const game = from('sir-tommy / S: 9C | 2D / F1: AC / T1: 5S 2H / T2: AD / T3: 3H');
    expect(pile(played(game, 'S>F1'), 'F1')).toBe('AC 2D');
    expect(pile(played(game, 'T1>F1'), 'F1')).toBe('AC 2H');
    expect(pile(played(game, 'T2>F3'), 'F3')).toBe('AD');
    for (const move of ['T2>F1', 'T3>F1', 'S>F2', 'T1>F2']) expect(takes(game, move)).toBe(false);
  });

  it('takes all 13 ranks on a foundation and then no more', () => {
    const game = from(
      'sir-tommy / F1: AC 2D 3H 4S 5C 6D 7H 8S 9C TD JH QS / T1: KH / T2: AH / T3: KS',
    );
    const full = played(game, 'T1>F1');
    expect(size(full, 'F1')).toBe(13);
    expect(takes(full, 'T2>F1')).toBe(false);
    expect(takes(full, 'T3>F1')).toBe(false);
  });

  it('begins every foundation with any ace, several of the same game side by side', () => {
    const game = played(
      from('sir-tommy / T1: 5C AC / T2: AD / T3: AH / T4: AS'),
      'T1>F4 T2>F1 T3>F2 T4>F3',
    );
    expect(['F1', 'F2', 'F3', 'F4'].map((id) => pile(game, id))).toEqual(['AD', 'AH', 'AS', 'AC']);
  });

  it('lets the tops of piles go to foundations only, and nothing come back', () => {
    const game = from('sir-tommy / S: 9C | 8D / F1: AC 2C / T1: 5S 4H / T2: 5C');
    for (const move of ['T1>T2', 'T1>T3', 'F1>T3', 'F1>F2', 'T1>S', 'T1>F1*2']) {
      expect(takes(game, move)).toBe(false);
    }
  });

  it('has no draw and no redeal', () => {
    expect(reasonOf(attempt(start, 'D'))).toBe('no-draw');
    const laid = from('sir-tommy / T1: 5S 4H / T2: 5C');
    expect(reasonOf(attempt(laid, 'R'))).toBe('no-redeal');
  });

  it('refills no pile', () => {
    const game = played(from('sir-tommy / S: 9C | 8D / T1: AC'), 'T1>F1');
    expect(pile(game, 'T1')).toBe('');
    expect(pile(game, 'S')).toBe('9C | 8D');
  });

  it('is undone card by card, with the visible top', () => {
    const before = table(start);
    const game = played(start, 'S>T1 S>T2');
    expect(table(accepted(accepted(game.undo(0)).undo(0)))).toBe(before);
  });

  it('counts a point a card home', () => {
    expect(played(from('sir-tommy / S: 9C | 2D / F1: AC / T1: 5S AH'), 'S>F1 T1>F2').score).toBe(2);
  });

  it('knows unlimited undo when casual and none in a contest', () => {
    expect(start.options.undo).toBe('unlimited');
    expect(createGame({ variant: 'sir-tommy', seed: 'a', contest: true }).options.undo).toBe(
      'none',
    );
  });

  it('is stuck with the stock empty and no top that fits', () => {
    expect(from('sir-tommy / T1: AC 9D / T2: 5C').status).toBe('stuck');
    expect(from('sir-tommy / T1: 9D AC / T2: 5C').status).toBe('playing');
    expect(from('sir-tommy / S: 7C / T1: AC 9D / T2: 5C').status).toBe('playing');
  });
});

describe('Twenty (rules 5)', () => {
  const start = createGame({ variant: 'twenty', seed: 'twenty' });
  const ids = Array.from({ length: 20 }, (_, index) => `T${index + 1}`);

  it('sets an ace and a king of each suit out, suits C D H S', () => {
    const homes = ['A1', 'A2', 'A3', 'A4', 'K1', 'K2', 'K3', 'K4'].map((id) => pile(start, id));
    expect(homes).toEqual(['AC', 'AD', 'AH', 'AS', 'KC', 'KD', 'KH', 'KS']);
  });

  it('takes the first of each face in the shuffled order and keeps the order of the rest', () => {
    const deck = shuffledDeck('twenty', 2).map((card) => card.slice(0, 2));
    for (const rank of ['A', 'K']) {
      for (const suit of ['C', 'D', 'H', 'S']) deck.splice(deck.indexOf(rank + suit), 1);
    }
    expect(ids.map((id) => pile(start, id))).toEqual(deck.slice(0, 20));
    expect(pile(start, 'S')).toBe(`${deck.slice(20).reverse().join(' ')} |`);
  });

  it('leaves 76 in the stock', () => {
    expect(size(start, 'S')).toBe(76);
  });

  it('deals a card onto every pile by one click, left to right', () => {
    const deck = pile(start, 'S').split(' ').slice(0, -1).reverse();
    const game = played(start, 'D');
    expect(ids.map((id) => pile(game, id))).toEqual(
      ids.map((id, index) => `${pile(start, id)} ${deck[index]}`),
    );
    expect(size(game, 'S')).toBe(56);
    expect(game.moves).toBe(1);
  });

  it('deals what is left when it is short: 76 are 20, 20, 20 and 16', () => {
    const game = played(start, 'D D D D');
    expect(ids.map((id) => size(game, id))).toEqual([...Array<number>(16).fill(5), 4, 4, 4, 4]);
    expect(reasonOf(attempt(game, 'D'))).toBe('stock-empty');
    expect(reasonOf(attempt(game, 'R'))).toBe('no-redeal');
  });

  it('plays the tops of piles home, in suit, up on aces and down on kings', () => {
    const game = from('twenty / S: 9D | / A1: AC / K1: KC / T1: 5H 2C / T2: QC / T3: 2D / T4: QS');
    expect(pile(played(game, 'T1>A1'), 'A1')).toBe('AC 2C');
    expect(pile(played(game, 'T2>K1'), 'K1')).toBe('KC QC');
    for (const move of ['T3>A1', 'T4>K1', 'T1>K1']) expect(takes(game, move)).toBe(false);
  });

  it('refills an emptied pile from the stock', () => {
    const game = played(from('twenty / S: 9D 8D | / A1: AC / T1: 2C / T2: 5H'), 'T1>A1');
    expect(pile(game, 'T1')).toBe('8D');
    expect(pile(game, 'S')).toBe('9D |');
  });

  it('lets a top go to an empty pile once the stock is out, and not before', () => {
    const out = from('twenty / A1: AC / T1: 5H 2C / T2: 5D');
    expect(pile(played(out, 'T1>T3'), 'T3')).toBe('2C');
    expect(pile(played(out, 'T2>T20'), 'T20')).toBe('5D');
    expect(takes(out, 'T1>T2')).toBe(false);
    expect(takes(out, 'A1>T3')).toBe(false);
    const early = from('twenty / S: 9D | / A1: AC / T1: 5H 2C / T2: 5D');
    expect(reasonOf(attempt(early, 'T1>T3'))).toBe('stock-not-empty');
    expect(takes(out, 'T1>T3*2')).toBe(false);
  });

  it('plays nothing from the stock, and nothing leaves a foundation', () => {
    const game = from('twenty / S: 2C | / A1: AC / A2: AD 2D / K1: KC / T1: 5H');
    const moves = game.legalMoves().map(formatMove);
    expect(moves).toEqual(['D']);
  });

  it('is not stuck while the stock holds cards', () => {
    expect(from('twenty / S: 9D | / T1: 5H / T2: 5D').status).toBe('playing');
  });

  it('counts a lone card to an empty pile as no move, and one that uncovers another as one', () => {
    expect(from('twenty / T1: 5H / T2: 5D').status).toBe('stuck');
    expect(from('twenty / T1: 5H 9C / T2: 5D').status).toBe('playing');
    // With no pile empty there is no place to go.
    const full = ids.map(
      (id, index) => `${id}: ${'A23456789TJQK'.charAt((index % 10) + 2)}${index < 10 ? 'C' : 'D'}`,
    );
    expect(from(`twenty / ${full.join(' / ')}`).status).toBe('stuck');
  });

  it('is undone by one undo a click', () => {
    expect(table(accepted(played(start, 'D').undo(0)))).toBe(table(start));
  });

  it('knows unlimited undo when casual and none in a contest', () => {
    expect(start.options.undo).toBe('unlimited');
    expect(createGame({ variant: 'twenty', seed: 'a', contest: true }).options.undo).toBe('none');
  });
});
