import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
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

const columns = Array.from({ length: 20 }, (_, index) => `T${index + 1}`);

describe('the deal of Colorado (rules 4)', () => {
  const game = createGame({ variant: 'colorado', seed: 'shape' });

  it('lays one open card on each of 20 piles', () => {
    for (const id of columns) expect(pile(game, id)).toMatch(/^[A2-9TJQK][CDHS]$/);
  });

  it('leaves 84 in the stock, the top one face up', () => {
    expect(size(game, 'S')).toBe(84);
    expect(game.position.piles['S']?.closed).toBe(83);
  });

  it('begins with eight empty foundations', () => {
    for (const id of ['A1', 'A2', 'A3', 'A4', 'K1', 'K2', 'K3', 'K4']) {
      expect(pile(game, id)).toBe('');
    }
  });
});

describe('C-M1 and C-M2: foundations', () => {
  it('begins an ace pile with an ace and a king pile with a king, on any empty place', () => {
    for (const place of [1, 2, 3, 4]) {
      const game = from('colorado / S: 3C | KD / T1: AH / T2: 5C');
      expect(pile(played(game, `T1>A${place}`), `A${place}`)).toBe('AH');
      expect(pile(played(game, `S>K${place}`), `K${place}`)).toBe('KD');
      expect(takes(game, `T1>K${place}`)).toBe(false);
      expect(takes(game, `S>A${place}`)).toBe(false);
      expect(takes(game, `T2>A${place}`)).toBe(false);
    }
  });

  it('builds up in suit on an ace pile and down in suit on a king pile', () => {
    const game = from(
      'colorado / A1: AC 2C / K1: KC QC / T1: 3C / T2: 3S / T3: JC / T4: JS / T5: 4C',
    );
    expect(pile(played(game, 'T1>A1'), 'A1')).toBe('AC 2C 3C');
    expect(pile(played(game, 'T3>K1'), 'K1')).toBe('KC QC JC');
    for (const move of ['T2>A1', 'T4>K1', 'T5>A1', 'T1>K1', 'T3>A1']) {
      expect(takes(game, move)).toBe(false);
    }
  });

  it('has only an 8 of clubs for a 7 of clubs going up, and a 6 of spades for a 7 going down', () => {
    const game = from(
      'colorado / A1: AC 2C 3C 4C 5C 6C 7C / K1: KS QS JS TS 9S 8S 7S / T1: 8C / T2: 6C / T3: 6S / T4: 8S',
    );
    const homes = game
      .legalMoves()
      .flatMap((move) => (move.type === 'play' ? [`${move.from}>${move.to}`] : []));
    expect(homes.sort()).toEqual(['T1>A1', 'T3>K1']);
  });

  it('does not begin a second pile of a suit while one stands', () => {
    const game = from('colorado / A1: AS / T1: AS / T2: 5C');
    for (const place of [1, 2, 3, 4]) expect(takes(game, `T1>A${place}`)).toBe(false);
    expect(reasonOf(attempt(game, 'T1>A2'))).toBe('suit-begun');
    const kings = from('colorado / K3: KD / T1: KD / T2: 5C');
    for (const place of [1, 2, 3, 4]) expect(takes(kings, `T1>K${place}`)).toBe(false);
  });

  it("finishes the king pile with the second ace, on the suit's 2", () => {
    const kings = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
    const game = played(from(`colorado / A1: AS / K4: ${kings} / T1: AS / T2: 5C`), 'T1>K4');
    expect(pile(game, 'K4')).toBe(`${kings} AS`);
  });

  it('holds 13 cards on a foundation and no more', () => {
    const up = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS';
    const game = from(`colorado / A4: ${up} / T1: AS / T2: KS / T3: 2S / T4: 9H`);
    for (const move of ['T1>A4', 'T2>A4', 'T3>A4']) expect(takes(game, move)).toBe(false);
    expect(takes(game, 'T2>K1')).toBe(true);
  });

  it('lets a drag choose where a card fits both piles of its suit', () => {
    const game = from('colorado / A1: AC 2C 3C 4C 5C 6C / K1: KC QC JC TC 9C 8C / T1: 7C / T2: 7C');
    expect(pile(played(game, 'T1>A1'), 'A1').split(' ').length).toBe(7);
    expect(pile(played(game, 'T1>K1'), 'K1').split(' ').length).toBe(7);
  });
});

describe('C-M3: the top of the stock onto a pile', () => {
  it('goes onto any pile that is not empty, whatever the card', () => {
    const game = createGame({ variant: 'colorado', seed: 'anywhere' });
    const top = pile(game, 'S').split(' ').at(-1);
    for (const id of columns) {
      const next = played(game, `S>${id}`);
      expect(pile(next, id)).toBe(`${pile(game, id)} ${top}`);
      expect(size(next, 'S')).toBe(83);
      expect(next.position.piles['S']?.closed).toBe(82);
    }
  });

  it('never goes onto an empty pile', () => {
    expect(reasonOf(attempt(from('colorado / S: 9H / T1: 3C'), 'S>T2'))).toBe('space-takes-none');
  });

  it('is the only stock card that may be played', () => {
    const game = from('colorado / S: AC | 9H / T1: 3C');
    expect(takes(game, 'S>A1')).toBe(false);
    expect(reasonOf(attempt(game, 'S>T1*2'))).toBe('face-down');
  });

  it('needs no click: there is no draw and no redeal', () => {
    const game = from('colorado / S: AC | 9H / T1: 3C');
    expect(reasonOf(attempt(game, 'D'))).toBe('no-draw');
    expect(reasonOf(attempt(game, 'R'))).toBe('no-redeal');
  });
});

describe('C-M4: what is refused', () => {
  const game = from('colorado / S: 4D | 9H / A1: AC 2C / K1: KD / T1: 5C 4H / T2: 5S / T3: 3D');

  it.each([
    ['a pile to a pile', 'T1>T2'],
    ['a pile to an empty pile', 'T1>T4'],
    ['two cards', 'T1>T2*2'],
    ['a foundation to a pile', 'A1>T3'],
    ['a foundation to an empty pile', 'K1>T4'],
    ['a foundation to another', 'A1>A2'],
    ['a king pile to an ace pile', 'K1>A2'],
    ['a pile to the stock', 'T1>S'],
  ])('%s', (_, move) => {
    const before = table(game);
    expect(takes(game, move)).toBe(false);
    expect(table(game)).toBe(before);
  });

  it('picks up no card of a foundation', () => {
    expect(reasonOf(attempt(game, 'A1>T3'))).toBe('never-leaves');
    expect(reasonOf(attempt(game, 'K1>T1'))).toBe('never-leaves');
  });
});

describe('what follows by itself', () => {
  it('an emptied pile takes the top of the stock, then the next card turns up', () => {
    const game = played(from('colorado / S: 2D 3D | 9H / T1: AC / T2: 5S'), 'T1>A1');
    expect(pile(game, 'T1')).toBe('9H');
    expect(pile(game, 'S')).toBe('2D | 3D');
    expect(game.moves).toBe(1);
  });

  it('a pile that is not emptied takes nothing', () => {
    const game = played(from('colorado / S: 2D 3D | 9H / T1: 7C AC / T2: 5S'), 'T1>A1');
    expect(pile(game, 'T1')).toBe('7C');
    expect(pile(game, 'S')).toBe('2D 3D | 9H');
  });

  it('no pile changes when the top of the stock goes home', () => {
    const game = from('colorado / S: 2D 3D | AH / T1: 7C / T2: 5S');
    const after = played(game, 'S>A1');
    for (const id of columns) expect(after.position.piles[id]).toBe(game.position.piles[id]);
    expect(pile(after, 'S')).toBe('2D | 3D');
  });

  it('a refill that would fit a foundation stays', () => {
    const game = played(from('colorado / S: 9D | 2C / T1: AC / T2: 5S'), 'T1>A1');
    expect(pile(game, 'T1')).toBe('2C');
    expect(pile(game, 'A1')).toBe('AC');
    expect(pile(played(game, 'T1>A1'), 'A1')).toBe('AC 2C');
  });

  it('the last stock card is a refill; the next emptied pile stays empty and takes nothing', () => {
    const game = played(from('colorado / S: 9H / T1: AC / T2: AD / T3: 5S'), 'T1>A1');
    expect(pile(game, 'T1')).toBe('9H');
    expect(pile(game, 'S')).toBe('');
    const next = played(game, 'T2>A2');
    expect(pile(next, 'T2')).toBe('');
    for (const move of ['T3>T2', 'T1>T2', 'S>T2', 'A1>T2']) expect(takes(next, move)).toBe(false);
  });

  it('all of it is one step: one undo restores pile, stock and the visible top', () => {
    const start = from('colorado / S: 2D 3D | 9H / T1: AC / T2: 5S');
    const before = table(start);
    expect(table(accepted(played(start, 'T1>A1').undo(0)))).toBe(before);
    expect(table(accepted(played(start, 'S>T2').undo(0)))).toBe(before);
  });
});

describe('undo and the end', () => {
  it('is unlimited in a casual game, and none in a contest', () => {
    expect(createGame({ variant: 'colorado', seed: 'a' }).options.undo).toBe('unlimited');
    const contest = createGame({ variant: 'colorado', seed: 'a', contest: true });
    expect(contest.options.undo).toBe('none');
    expect(reasonOf(played(contest, 'S>T1').undo(0))).toBe('undo-not-allowed');
  });

  it('is won with all home, one point a card', () => {
    const up = (suit: string): string =>
      Array.from('A23456789TJQK')
        .map((rank) => rank + suit)
        .join(' ');
    const down = (suit: string): string =>
      Array.from('KQJT98765432A')
        .map((rank) => rank + suit)
        .join(' ');
    const homes = ['C', 'D', 'H', 'S'].flatMap((suit, index) => [
      `A${index + 1}: ${up(suit)}`,
      `K${index + 1}: ${suit === 'S' ? down(suit).slice(0, -3) : down(suit)}`,
    ]);
    const game = from(`colorado / ${homes.join(' / ')} / T7: AS`);
    expect(game.status).toBe('playing');
    expect(played(game, 'T7>K4')).toMatchObject({ outcome: 'won', score: 1 });
  });

  it.each([
    ['stock empty, no top fits', 'T1: 5C / T2: 9H 2D', 'stuck'],
    ['a top that fits', 'T1: 5C / T2: 9H AD', 'playing'],
    ['a card left in the stock', 'S: 3D / T1: 5C / T2: 9H', 'playing'],
  ])('%s: %s is %s', (_, position, status) => {
    expect(from(`colorado / ${position}`).status).toBe(status);
  });

  it('ends stuck in a contest only', () => {
    const position = 'colorado / S: 3D / T1: 5C / T2: 9H';
    expect(played(from(position), 'S>T1')).toMatchObject({ status: 'stuck', outcome: undefined });
    expect(played(from(position, { contest: true }), 'S>T1').outcome).toBe('stuck');
  });
});
