import { describe, expect, it } from 'vitest';
import { formatMove, homeMove } from '../../src/engine/index.js';
import { from } from '../support/games.js';

describe('the double-click that sends a card home (rules 2 and 4)', () => {
  it.each([
    ['an open column card that fits', 'klondike / F2: AS / T1: 9C 2S', 'T1', 'T1>F2'],
    ['the top of the waste', 'klondike / F2: AS / W: 9C 2S / T1: KH', 'W', 'W>F2'],
    ['an ace: the first empty place', 'klondike / F1: AC / W: AS / T1: KH', 'W', 'W>F2'],
    ['a card that does not fit', 'klondike / F2: AS / T1: 3S', 'T1', undefined],
    ['a card under another', 'klondike / F2: AS / T1: 2S 9C', 'T1', undefined],
    ['a closed card', 'klondike reveal=manual / F2: AS / T1: 2S |', 'T1', undefined],
    ['an empty pile', 'klondike / F2: AS / T1: 2S', 'T2', undefined],
    ['a foundation card', 'klondike / F2: AS / T1: 2S', 'F2', undefined],
    ['the top of the stock in Colorado', 'colorado / S: 9C | AS / T1: 2S', 'S', 'S>A1'],
    [
      'both piles of the suit, the ace pile shorter',
      'colorado / A3: AS 2S 3S 4S 5S / K1: KS QS JS TS 9S 8S 7S / T9: 6S',
      'T9',
      'T9>A3',
    ],
    [
      'both piles of the suit, the king pile shorter',
      'colorado / A3: AS 2S 3S 4S 5S 6S 7S / K1: KS QS JS TS 9S / T9: 8S',
      'T9',
      'T9>K1',
    ],
    [
      'both piles of the suit, as high: the ace pile',
      'colorado / A3: AS 2S 3S 4S 5S 6S / K1: KS QS JS TS 9S 8S / T9: 7S',
      'T9',
      'T9>A3',
    ],
  ])('%s', (_, position, pile, move) => {
    const found = homeMove(from(position).position, pile);
    expect(found && formatMove(found)).toBe(move);
  });
});
