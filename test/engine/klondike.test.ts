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

const ranks = Array.from('A23456789TJQK');
const suits = Array.from('CDHS');
const deck = suits.flatMap((suit) => ranks.map((rank) => rank + suit));
const rankOf = (card: string): number => ranks.indexOf(card.charAt(0));
const suitOf = (card: string): string => card.charAt(1);
const isRed = (card: string): boolean => 'DH'.includes(suitOf(card));

describe('the deal of Klondike (rules 2)', () => {
  const game = createGame({ variant: 'klondike', seed: 'shape' });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'gives column %i as many cards, the last one face up',
    (column) => {
      const text = pile(game, `T${column}`).split(' ');
      expect(size(game, `T${column}`)).toBe(column);
      // All but one before the bar; column 1 has no closed card, so no bar.
      expect(text.indexOf('|')).toBe(column === 1 ? -1 : column - 1);
    },
  );

  it('leaves 24 closed cards in the stock and all else empty', () => {
    expect(size(game, 'S')).toBe(24);
    expect(pile(game, 'S').endsWith(' |')).toBe(true);
    for (const id of ['W', 'F1', 'F2', 'F3', 'F4']) expect(pile(game, id)).toBe('');
  });
});

describe('G-M1: onto a foundation', { timeout: 60_000 }, () => {
  it.each(['T1', 'W'])('puts an ace from %s on every empty foundation', (source) => {
    for (const target of ['F1', 'F2', 'F3', 'F4']) {
      const game = played(from(`klondike / ${source}: AH / T2: 5C`), `${source}>${target}`);
      expect(pile(game, target)).toBe('AH');
      expect(pile(game, source)).toBe('');
    }
  });

  it.each([
    ['2S on its ace', 'W: 2S', 'W>F1', true],
    ['2S on the ace of clubs', 'W: 2S', 'W>F2', false],
    ['2S on an empty place', 'W: 2S', 'W>F3', false],
    ['3S on the ace of spades', 'W: 3S', 'W>F1', false],
    ['5S on the ace of spades', 'W: 5S', 'W>F1', false],
    ['KS on the ace of spades', 'W: KS', 'W>F1', false],
    ['2C on the ace of spades', 'W: 2C', 'W>F1', false],
    ['2S from a column', 'T1: 9H / T2: 8S | 2S', 'T2>F1', true],
  ])('%s', (_, where, move, isLegal) => {
    expect(takes(from(`klondike / F1: AS / F2: AC / T7: 5D / ${where}`), move)).toBe(isLegal);
  });

  it('takes exactly the next card of the suit, of all pairs of cards', () => {
    const wrong = deck.flatMap((onto) =>
      deck
        .filter((card) => card !== onto)
        .filter((card) => {
          const fits = suitOf(card) === suitOf(onto) && rankOf(card) === rankOf(onto) + 1;
          return takes(from(`klondike / F1: ${onto} / W: ${card}`), 'W>F1') !== fits;
        })
        .map((card) => `${card} on ${onto}`),
    );
    expect(wrong).toEqual([]);
  });

  it('takes no card on a finished suit', () => {
    const spades = ranks.map((rank) => `${rank}S`).join(' ');
    for (const card of deck.filter((each) => suitOf(each) !== 'S')) {
      const game = from(`klondike / F1: ${spades} / W: ${card}`);
      expect(reasonOf(attempt(game, 'W>F1'))).toBe('wrong-suit');
    }
  });

  it('takes one card at a time', () => {
    // The first of the two would fit by itself.
    const game = from('klondike / F1: AS / T1: 2S AH / T2: 9C');
    expect(reasonOf(attempt(game, 'T1>F1*2'))).toBe('one-at-a-time');
    expect(takes(game, 'T1>F2')).toBe(true);
    expect(takes(from('klondike / F1: AS / T1: 3H 2S'), 'T1>F1')).toBe(true);
  });
});

describe('G-M2: a run onto a column', { timeout: 60_000 }, () => {
  it('puts the 8 of hearts and the 7 of spades on the 9 of spades, not on the 9 of hearts', () => {
    const game = from('klondike / T1: 9S / T2: 9H / T7: 4C | 8H 7S');
    expect(reasonOf(attempt(game, 'T7>T2*2'))).toBe('wrong-color');
    const after = played(game, 'T7>T1*2');
    expect(pile(after, 'T1')).toBe('9S 8H 7S');
    expect(pile(after, 'T7')).toBe('4C');
  });

  it('takes exactly a card of the other colour, one rank lower, of all pairs of cards', () => {
    const wrong = deck.flatMap((onto) =>
      deck
        .filter((card) => card !== onto)
        .filter((card) => {
          const fits = isRed(card) !== isRed(onto) && rankOf(card) === rankOf(onto) - 1;
          return takes(from(`klondike / T1: ${onto} / T2: ${card}`), 'T2>T1') !== fits;
        })
        .map((card) => `${card} on ${onto}`),
    );
    expect(wrong).toEqual([]);
  });

  it('takes the run at any of its face-up cards', () => {
    const game = from('klondike / T1: 2C 3C | TD 9C 8H 7S / T2: JS / T3: TH / T4: 9S / T5: 8D');
    expect(pile(played(game, 'T1>T2*4'), 'T2')).toBe('JS TD 9C 8H 7S');
    expect(pile(played(game, 'T1>T3*3'), 'T3')).toBe('TH 9C 8H 7S');
    expect(pile(played(game, 'T1>T4*2'), 'T4')).toBe('9S 8H 7S');
    expect(pile(played(game, 'T1>T5'), 'T5')).toBe('8D 7S');
  });

  it('lifts no closed card, no card that is not there, and no cards that are no run', () => {
    const game = from('klondike / T1: QD | 8H 7S / T2: KS / T3: JC / T4: JH 9S 8D');
    expect(reasonOf(attempt(game, 'T1>T2*3'))).toBe('face-down');
    expect(reasonOf(attempt(game, 'T1>T2*4'))).toBe('no-such-card');
    expect(reasonOf(attempt(game, 'T4>T2*3'))).toBe('not-a-run');
  });

  it('does not put a run back on the column that it comes from', () => {
    const game = from('klondike / T1: 9S 8H / T2: KS');
    expect(reasonOf(attempt(game, 'T1>T1'))).toBe('same-pile');
  });
});

describe('G-M3 and G-M4: kings to empty columns, and the waste', () => {
  it('puts a run headed by a king on an empty column', () => {
    const game = played(from('klondike / T1: 5D | KS QH JS / T7: 2C'), 'T1>T2*3');
    expect(pile(game, 'T2')).toBe('KS QH JS');
    expect(pile(game, 'T1')).toBe('5D');
  });

  it('puts nothing else there', () => {
    for (const card of deck) {
      const game = from(`klondike / T1: ${card} / W: ${card === 'KC' ? 'KD' : 'KC'}`);
      expect([card, takes(game, 'T1>T2')]).toEqual([card, card.startsWith('K')]);
    }
    expect(reasonOf(attempt(from('klondike / T1: KS QH JS / T7: 2C'), 'T1>T2*2'))).toBe(
      'space-needs-base',
    );
  });

  it('takes a king from one empty column to the next, also with an empty stock', () => {
    const game = from('klondike / T3: KD / T7: 2C');
    expect(pile(played(game, 'T3>T1 T1>T2 T2>T3'), 'T3')).toBe('KD');
  });

  it('lays the top of the waste on a column, and a king on an empty one', () => {
    const game = from('klondike / W: 4C 8H / T1: 9S / T2: 9D');
    expect(pile(played(game, 'W>T1'), 'T1')).toBe('9S 8H');
    expect(takes(game, 'W>T2')).toBe(false);
    expect(takes(game, 'W>T3')).toBe(false);
    expect(pile(played(from('klondike / W: KH / T1: 2C'), 'W>T4'), 'T4')).toBe('KH');
  });

  it('plays only the top of the waste, one card', () => {
    const game = from('klondike / W: 9C 8H / T1: TD');
    expect(reasonOf(attempt(game, 'W>T1*2'))).toBe('one-at-a-time');
    expect(takes(game, 'W>T1')).toBe(false);
  });
});

describe('G-M5 and G-M6: from a foundation', () => {
  it('brings the top of a foundation back to a column', () => {
    const game = played(from('klondike / F3: AH 2H / T1: 3C'), 'F3>T1');
    expect(pile(game, 'F3')).toBe('AH');
    expect(pile(game, 'T1')).toBe('3C 2H');
  });

  it('brings a king back to an empty column, and no other card', () => {
    const hearts = ranks.map((rank) => `${rank}H`).join(' ');
    expect(pile(played(from(`klondike / F3: ${hearts} / T1: 3C`), 'F3>T2'), 'T2')).toBe('KH');
    expect(takes(from('klondike / F3: AH 2H / T1: 3C'), 'F3>T2')).toBe(false);
  });

  it('refuses an ace from one foundation to another and changes nothing', () => {
    const game = played(from('klondike / W: AS / T1: 7C'), 'W>F1');
    const before = table(game);
    expect(reasonOf(attempt(game, 'F1>F2'))).toBe('not-from-there');
    expect(table(game)).toBe(before);
    expect(game.score).toBe(10);
    expect(game.moves).toBe(1);
  });

  it('turns a card and takes another straight back on it', () => {
    // A published fault of another program: a card back to the column that it came from.
    const start = from(
      'klondike / T1: AC / T2: 6C | 2C / T3: AD 5C | 2H / T4: AH AS 4H | 3C / T5: KH',
    );
    const game = played(start, 'T1>F1 T2>F1 T4>F1');
    expect(pile(game, 'T4')).toBe('AH AS | 4H');
    expect(pile(played(game, 'F1>T4'), 'T4')).toBe('AH AS | 4H 3C');
  });
});

describe('G-M7: turning closed cards', () => {
  const position = 'klondike reveal=manual / T1: 2C 9S | 5H / T2: 6C / T3: 8H';

  it('waits for the click where the reveal is manual', () => {
    const game = played(from(position), 'T1>T2');
    expect(pile(game, 'T1')).toBe('2C 9S |');
    expect(pile(played(game, 'T1!'), 'T1')).toBe('2C | 9S');
  });

  it('puts nothing on a column whose top is closed', () => {
    const game = played(from(position), 'T1>T2');
    expect(reasonOf(attempt(game, 'T3>T1'))).toBe('face-down');
    expect(takes(played(game, 'T1!'), 'T3>T1')).toBe(true);
  });

  it('plays no closed card', () => {
    const game = played(from('klondike reveal=manual / F1: AC / T1: 2C | 5H / T2: 6C'), 'T1>T2');
    expect(reasonOf(attempt(game, 'T1>F1'))).toBe('face-down');
  });

  it.each([
    ['an open top', 'T3!'],
    ['an empty column', 'T5!'],
    ['the stock', 'S!'],
    ['a foundation', 'F1!'],
  ])('turns nothing on %s', (_, move) => {
    expect(reasonOf(attempt(from(`${position} / S: 4D |`), move))).toBe('nothing-to-reveal');
  });

  it('turns by itself, as part of the move, where the reveal is automatic', () => {
    const game = from('klondike / T1: 2C 9S | 5H / T2: 6C');
    expect(reasonOf(attempt(game, 'T1!'))).toBe('nothing-to-reveal');
    const after = played(game, 'T1>T2');
    expect(pile(after, 'T1')).toBe('2C | 9S');
    expect(after.moves).toBe(1);
  });

  it('is automatic in a casual game and manual in a contest', () => {
    expect(createGame({ variant: 'klondike', seed: 'a' }).options.reveal).toBe('auto');
    expect(createGame({ variant: 'klondike', seed: 'a', contest: true }).options.reveal).toBe(
      'manual',
    );
  });
});

describe('G-M8: the stock', () => {
  it('turns one card', () => {
    const game = played(from('klondike / S: 2C 3C 4C | / T1: KH'), 'D');
    expect(pile(game, 'S')).toBe('2C 3C |');
    expect(pile(game, 'W')).toBe('4C');
  });

  it('turns three cards, the last one on top', () => {
    const game = played(from('klondike draw=3 / S: 2C 3C 4C 5C | / W: 9H / T1: KH'), 'D');
    expect(pile(game, 'W')).toBe('9H 5C 4C 3C');
    expect(pile(game, 'S')).toBe('2C |');
  });

  it('turns what is left when there are fewer than three', () => {
    const game = played(from('klondike draw=3 / S: 3C 2C | / W: 9H / T1: KH'), 'D');
    expect(pile(game, 'W')).toBe('9H 2C 3C');
    expect(pile(game, 'S')).toBe('');
  });

  it('comes to the end of 24 cards by 24 clicks, or by 8', () => {
    const one = createGame({ variant: 'klondike', seed: 'pass' });
    const three = createGame({ variant: 'klondike', seed: 'pass', draw: 3 });
    expect(size(played(one, Array(24).fill('D').join(' ')), 'S')).toBe(0);
    expect(size(played(three, Array(8).fill('D').join(' ')), 'S')).toBe(0);
  });

  it('plays no card straight from the stock, and none back to it or to the waste', () => {
    const game = from('klondike / S: 8H | / W: 8D / T1: 9S');
    expect(takes(game, 'S>T1')).toBe(false);
    for (const move of ['W>S', 'T1>S', 'T1>W', 'S>W']) expect(takes(game, move)).toBe(false);
  });
});

describe('G-M9: the next pass', () => {
  it('brings the waste again in the same order', () => {
    const start = createGame({ variant: 'klondike', seed: 'again', draw: 3 });
    const first = pile(start, 'S');
    const drawn = played(start, Array(8).fill('D').join(' '));
    const waste = pile(drawn, 'W');
    const second = played(drawn, 'R');
    expect(pile(second, 'S')).toBe(first);
    expect(pile(second, 'W')).toBe('');
    expect(second.position.pass).toBe(2);
    expect(pile(played(second, Array(8).fill('D').join(' ')), 'W')).toBe(waste);
  });

  it('is refused while the stock holds cards, and with nothing in the waste', () => {
    expect(reasonOf(attempt(from('klondike / S: 2C | / W: 3C / T1: KH'), 'R'))).toBe(
      'stock-not-empty',
    );
    expect(reasonOf(attempt(from('klondike / T1: KH / T2: 2C'), 'R'))).toBe('nothing-to-redeal');
    expect(reasonOf(attempt(from('klondike / W: 3C / T1: KH'), 'D'))).toBe('stock-empty');
  });

  it('is unlimited by default', () => {
    const game = played(from('klondike / S: 2C | / T1: KH'), Array(50).fill('D R').join(' '));
    expect(game.position.pass).toBe(51);
  });

  it.each([1, 2, 5])('ends with pass %i where there are so many', (passes) => {
    let game = from(`klondike passes=${passes} / S: 2C | / T1: KH`);
    for (let pass = 1; pass < passes; pass += 1) game = played(game, 'D R');
    game = played(game, 'D');
    expect(game.position.pass).toBe(passes);
    expect(reasonOf(attempt(game, 'R'))).toBe('no-pass-left');
  });
});

describe('wrong moves', () => {
  const game = from('klondike / S: 2C | / W: 8H / F1: AC / T1: 9S / T2: 5D');
  const ids = ['S', 'W', 'F1', 'F2', 'F3', 'F4', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

  it('takes nothing from an empty pile', () => {
    for (const source of ['F2', 'F3', 'F4', 'T3', 'T4', 'T5', 'T6', 'T7']) {
      for (const target of ids) expect(takes(game, `${source}>${target}`)).toBe(false);
    }
  });

  it('refuses a pile that there is not', () => {
    for (const move of ['T8>T1', 'T1>T8', 'X>T1', 'A1>T1', 'T9!']) {
      expect(reasonOf(attempt(game, move))).toBe('no-such-pile');
    }
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2])('refuses %d cards', (count) => {
    const result = game.play({ type: 'play', from: 'W', to: 'T1', count }, 0);
    expect(reasonOf(result)).toBe('no-such-card');
  });

  it('leaves the game as it was, and takes a right move after them', () => {
    const before = table(game);
    attempt(game, 'W>T2');
    attempt(game, 'T1>T3');
    expect(table(game)).toBe(before);
    expect(accepted(attempt(game, 'W>T1')).moves).toBe(1);
  });
});

describe('the end', () => {
  const kings = ranks.slice(0, 12);
  const almost = suits.map((suit, index) => {
    const pileText = (suit === 'S' ? kings : ranks).map((rank) => rank + suit).join(' ');
    return `F${index + 1}: ${pileText}`;
  });

  it('is a win when the 52nd card is home, wherever it came from', () => {
    for (const source of ['W', 'T4']) {
      const game = from(`klondike / ${almost.join(' / ')} / ${source}: KS`);
      expect(game.outcome).toBeUndefined();
      expect(played(game, `${source}>F4`).outcome).toBe('won');
    }
  });

  it('is no win while a card lies in the stock', () => {
    const game = from(`klondike / ${almost.join(' / ')} / S: KS |`);
    expect(game.status).toBe('playing');
    expect(played(game, 'D W>F4').status).toBe('won');
  });
});
