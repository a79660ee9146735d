import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  formatFace,
  OptionError,
  orderedDeck,
  shuffle,
} from '../../src/engine/index.js';
import { pile, played } from '../support/games.js';
import cases from './cases/deals.json' with { type: 'json' };
import { shuffledDeck } from './naive-rules.js';

const deals = Object.entries(cases.deal1);

describe('the published deals (rules 7)', () => {
  it('are seven', () => {
    expect(deals.length).toBe(7);
  });

  describe.each(deals)('of the seed %j', (seed, { klondike, colorado }) => {
    it.each(['klondike', 'tournament'])('are those of %s', (variant) => {
      const game = createGame({ variant, seed });
      const columns = klondike.columns.map((column) => {
        const cards = column.split(' ');
        // All cards but the last are closed, and stand before the bar.
        return [...cards.slice(0, -1), ...(cards.length > 1 ? ['|'] : []), cards.at(-1)].join(' ');
      });
      expect([1, 2, 3, 4, 5, 6, 7].map((column) => pile(game, `T${column}`))).toEqual(columns);
      // The list names the card drawn first first; a pile is written bottom first.
      const stock = klondike.stock.split(' ').reverse().join(' ');
      expect(pile(game, 'S')).toBe(`${stock} |`);
    });

    it('come from the stock in the order of the list', () => {
      const game = createGame({ variant: 'klondike', seed });
      expect(pile(played(game, Array(24).fill('D').join(' ')), 'W')).toBe(klondike.stock);
    });

    it('are those of Colorado', () => {
      const game = createGame({ variant: 'colorado', seed });
      const piles = Array.from({ length: 20 }, (_, index) => pile(game, `T${index + 1}`));
      expect(piles.join(' ')).toBe(colorado.piles);
      const [top = '', ...rest] = colorado.stock.split(' ');
      expect(pile(game, 'S')).toBe(`${rest.reverse().join(' ')} | ${top}`);
    });
  });
});

describe('shuffle (rules 7)', { timeout: 60_000 }, () => {
  it('is the shuffle of another program for many seeds', () => {
    for (let number = 0; number < 300; number += 1) {
      const seed = `seed ${number} ${'é'.repeat(number % 7)}`;
      for (const decks of [1, 2] as const) {
        expect(shuffle(seed, orderedDeck({ decks })).map(formatFace)).toEqual(
          shuffledDeck(seed, decks).map((card) => card.slice(0, 2)),
        );
      }
    }
  });

  it('leaves the deck it was given as it was', () => {
    const deck = [1, 2, 3, 4, 5];
    shuffle('a', deck);
    expect(deck).toEqual([1, 2, 3, 4, 5]);
  });

  it('has the deck in order before it: suits C D H S, ranks A to K, deck by deck', () => {
    const one = Array.from('CDHS').flatMap((suit) =>
      Array.from('A23456789TJQK').map((rank) => rank + suit),
    );
    expect(orderedDeck({ decks: 1 }).map(formatFace)).toEqual(one);
    expect(orderedDeck({ decks: 2 }).map(formatFace)).toEqual([...one, ...one]);
  });

  it('does the same thing as the bytes of SHA-256 say, worked out by hand for three cards', () => {
    // i = 2: j = x0 mod 3, swap; i = 1: j = x1 mod 2, swap. No word is beyond the limits here.
    const bytes = createHash('sha256').update('solitaire-deal:1\nhand\n0').digest();
    const [x0, x1] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
    const cards = ['a', 'b', 'c'];
    const swap = (i: number, j: number): void => {
      [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
    };
    expect(x0).toBeLessThan(2 ** 32 - 1);
    swap(2, x0 % 3);
    swap(1, x1 % 2);
    expect(shuffle('hand', ['a', 'b', 'c'])).toEqual(cards);
  });

  it.each([3, 4])('gives every order of %i cards as often as any other', (size) => {
    const runs = 24_000;
    const counts = new Map<string, number>();
    const letters = Array.from('abcd').slice(0, size);
    for (let number = 0; number < runs; number += 1) {
      const order = shuffle(`order ${number}`, letters).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const orders = size === 3 ? 6 : 24;
    expect(counts.size).toBe(orders);
    // Chi-square with orders − 1 degrees of freedom, beyond p = 0.001: 20.5 for 5, 49.7 for 23.
    const mean = runs / orders;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chi).toBeLessThan(size === 3 ? 20.5 : 49.7);
  });

  it('puts every card in every place as often as any other, from seeds that count up', () => {
    const runs = 5200;
    const counts = Array.from({ length: 52 }, () => Array<number>(52).fill(0));
    const numbers = Array.from({ length: 52 }, (_, index) => index);
    for (let number = 0; number < runs; number += 1) {
      shuffle(String(number), numbers).forEach((card, place) => {
        const row = counts[place];
        if (row) row[card] = (row[card] ?? 0) + 1;
      });
    }
    const mean = runs / 52;
    const chi = counts.flat().reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // 51 · 51 = 2601 degrees of freedom: mean 2601, deviation √5202 = 72; within four of them.
    expect(Math.abs(chi - 2601)).toBeLessThan(4 * 72.2);
  });
});

describe('a seed', () => {
  it('means the same deal for every game that uses it, and a different one for another', () => {
    const texts = [
      '0',
      '1',
      '-1',
      '2147483647',
      '4294967296',
      '1.5',
      'NaN',
      '',
      ' 7 ',
      '7',
      '0007',
      'abc',
    ];
    const shown = texts.map((seed) => pile(createGame({ variant: 'klondike', seed }), 'S'));
    expect(new Set(shown).size).toBe(texts.length);
    texts.forEach((seed, index) => {
      expect(createGame({ variant: 'klondike', seed }).options.seed).toBe(seed);
      expect(pile(createGame({ variant: 'klondike', seed, draw: 3 }), 'S')).toBe(shown[index]);
    });
  });

  it('gives the same deal after other games were played in between', () => {
    for (let number = 1; number <= 50; number += 1) {
      const seed = String(number);
      const first = createGame({ variant: 'klondike', seed });
      const before = pile(first, 'S');
      played(first, 'D D D');
      played(createGame({ variant: 'colorado', seed }), 'S>T1');
      expect(pile(createGame({ variant: 'klondike', seed }), 'S')).toBe(before);
      expect(pile(first, 'S')).toBe(before);
    }
  });

  it.each([
    ['128 bytes of ASCII', 'x'.repeat(128)],
    ['128 bytes in 64 letters', 'é'.repeat(64)],
    ['128 bytes in 32 signs beyond the first plane', '🂡'.repeat(32)],
    ['a control character', 'a\u0000b\n'],
    ['nothing', ''],
  ])('may be %s', (_, seed) => {
    expect(createGame({ variant: 'klondike', seed }).options.seed).toBe(seed);
  });

  it.each([
    ['129 bytes of ASCII', 'x'.repeat(129)],
    ['130 bytes in 65 letters', 'é'.repeat(65)],
    ['132 bytes in 33 signs beyond the first plane', '🂡'.repeat(33)],
    ['a lone high surrogate', 'a\ud83cb'],
    ['a lone low surrogate', '\udca1'],
    ['surrogates the wrong way round', '\udca1\ud83c'],
  ])('may not be %s', (_, seed) => {
    expect(() => createGame({ variant: 'klondike', seed })).toThrow(OptionError);
    expect(() => createGame({ variant: 'klondike', seed })).toThrow(/^seed: .*128 bytes/s);
    expect(() => shuffle(seed, [1, 2, 3])).toThrow(RangeError);
  });
});
