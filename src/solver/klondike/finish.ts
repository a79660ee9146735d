import type { Code } from './code.js';
import { kinds, packMove, place } from './state.js';
import type { KlondikeMove, KlondikeState } from './state.js';

/**
 * Whether nothing is closed and every stock card can be had: then a game with all its cards is won.
 * The lowest one left has nothing on it, since all that could lie there is lower; so it goes home,
 * and so does the next.
 */
export function isDecided(state: KlondikeState): boolean {
  if (state.toGo === 0) return true;
  return state.buried === 0 && (state.anyOrder || state.stockCount === 0) && state.isWhole;
}

/**
 * Plays a decided game to its end. What lies open goes home first, then the stock's cards as they
 * come, so that a player need not turn the stock more often than must be.
 */
export function finish(state: KlondikeState): readonly KlondikeMove[] {
  const moves: KlondikeMove[] = [];
  let at = 0;
  while (state.toGo > 0) {
    let move = openHome(state);
    if (move < 0) {
      at = nextInStock(state, at);
      move = packMove(kinds.stockHome, state.stock[at] as Code);
    }
    moves.push(move);
    state.make(move);
  }
  return moves;
}

/** Negative when no open card goes home. */
function openHome(state: KlondikeState): KlondikeMove {
  for (let suit = 0; suit < 4; suit += 1) {
    const code = (state.heights[suit] as number) * 4 + suit;
    const where = state.places[code];
    if (where !== place.base && where !== place.laid) continue;
    if (!state.goesHome(code)) continue;
    if (where === place.laid) return packMove(kinds.laidHome, code);
    return packMove(kinds.baseHome, code, state.columnOf(code));
  }
  return -1;
}

/** Where in the stock a card lies that goes home; of several the first that comes from a place on. */
function nextInStock({ stock, places, heights }: KlondikeState, from: number): number {
  for (let step = 0; step < stock.length; step += 1) {
    const index = (from + step) % stock.length;
    const code = stock[index] as Code;
    if (places[code] === place.stock && heights[code & 3] === code >> 2) return index;
  }
  throw new RangeError('No card goes home in a decided game');
}
