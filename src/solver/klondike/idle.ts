import { pairOf } from './code.js';
import type { Code, Pair } from './code.js';
import { cardOf, columnOf, kindOf, kinds } from './state.js';
import type { KlondikeMove, KlondikeState } from './state.js';

/**
 * Moves that are not worth trying, as bits: opening each column, sending each column's base home,
 * and, where the stock gives every card at any time, sending each suit's stock card home.
 *
 * A move that was tried in a position and led to nothing leads to nothing after another move either,
 * as long as that one has nothing to do with it: both in the other order come to the same, and
 * that was part of the try. (Each of these moves is for good, so no circle leads back from it to
 * a position still being tried.)
 */
export type Idle = number;

const homeOfBase = 7;
const homeOfStock = 14;

/** The bit of a move; 0 for those of which no account is kept. */
export function idleBit(state: KlondikeState, move: KlondikeMove): Idle {
  switch (kindOf(move)) {
    case kinds.open:
      return openBit(columnOf(move));
    case kinds.baseHome:
      return baseHomeBit(columnOf(move));
    case kinds.stockHome:
      return state.anyOrder ? stockHomeBit(cardOf(move) & 3) : 0;
    default:
      return 0;
  }
}

export function openBit(column: number): Idle {
  return 1 << column;
}

export function baseHomeBit(column: number): Idle {
  return 1 << (homeOfBase + column);
}

export function stockHomeBit(suit: number): Idle {
  return 1 << (homeOfStock + suit);
}

/** The pair of which laying a card takes up an uncovered card (or the spaces). */
function hostOf(state: KlondikeState, code: Code): Pair {
  return state.hosts[pairOf[code] as Pair] as Pair;
}

/** Those of the idle moves that have nothing to do with a move that is about to be made. */
export function stillIdle(state: KlondikeState, idle: Idle, move: KlondikeMove): Idle {
  const code = cardOf(move);
  const kind = kindOf(move);
  let taken: Pair;
  let left = idle;
  switch (kind) {
    case kinds.open:
      taken = hostOf(state, code);
      // At home the base could take nothing: with it on the table more may be to be had.
      left &= ~baseHomeBit(columnOf(move));
      break;
    case kinds.baseHome:
      // A column that it was idle to open stays so: opened, its base could have gone home from there.
      taken = pairOf[code] as Pair;
      break;
    case kinds.laidHome:
      taken = pairOf[code] as Pair;
      break;
    case kinds.stockHome:
      return left;
    case kinds.stockLaid:
    case kinds.back:
      taken = hostOf(state, code);
      left &= ~stockHomeBit(code & 3);
      break;
    default:
      return 0;
  }
  for (let rest = left & ((1 << homeOfStock) - 1); rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    const isHome = bit >= homeOfBase;
    const column = isHome ? bit - homeOfBase : bit;
    const base = state.bases[column] as Code;
    const need = isHome ? (pairOf[base] as Pair) : hostOf(state, base);
    const isOfSuit = isHome && kind === kinds.back && (base & 3) === (code & 3);
    if (need === taken || isOfSuit) left &= ~(1 << bit);
  }
  return left;
}
