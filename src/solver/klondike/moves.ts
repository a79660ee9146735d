import { cardsOfPair, guestsOf, hostsOf, noCode, noPair, pairOf } from './code.js';
import type { Code, Pair } from './code.js';
import { kinds, packMove, place, redealFlag } from './state.js';
import type { KlondikeMove, KlondikeState } from './state.js';

/**
 * What must follow a move that was made only for the sake of the next one.
 *
 * Laying a stock card on a column hurts nobody by coming late, so it may wait until right before the
 * first move that needs it: a card laid on it, or on its twin, or its twin sent home. If no such
 * move follows, the position need not be looked at here: it will be met later. The same goes for a
 * card back from its foundation, but for one thing: a move may need both such a card and another
 * one brought down or laid for it, so those may come between.
 *
 * 0: nothing is owed; 1 + pair: a stock card of this pair was laid; 27 + suit: the top card of this
 * suit's foundation came back.
 */
export type Debt = number;

export const noDebt: Debt = 0;
const backDebt = 27;

export function isStockDebt(debt: Debt): boolean {
  return debt > noDebt && debt < backDebt;
}

export function debtOf(move: KlondikeMove): Debt {
  const code = (move >> 3) & 63;
  switch (move & 7) {
    case kinds.stockLaid:
      return 1 + (pairOf[code] as Pair);
    case kinds.back:
      return backDebt + (code & 3);
    default:
      return noDebt;
  }
}

/** A stock card was laid, no matter which. */
export const anyStockDebt: Debt = 31;

/** Which of a position's moves are to be tried, as bits. */
export type Owed = number;

export const nothing: Owed = 0;
export const stockOnly: Owed = 1;
export const dependentsOnly: Owed = 2;
export const everything: Owed = 3;

/** Where in a list of moves the next one goes. */
type End = number;

/** Writes down the moves of a position that a search must try, the best first. */
export class MoveWriter {
  moves = new Int32Array(1 << 14);

  constructor(private readonly state: KlondikeState) {}

  /** Writes the moves from `start` on; the place after the last is returned. */
  write(debt: Debt, owed: Owed, start: End): End {
    if (start + 128 > this.moves.length) {
      const longer = new Int32Array(this.moves.length * 2);
      longer.set(this.moves);
      this.moves = longer;
    }
    if (debt === noDebt) return this.#free(start);
    if (debt < backDebt) return this.#afterStock(debt - 1, owed, start);
    return this.#afterBack(debt - backDebt, start);
  }

  /** Whether the stock card that was laid is of use to any other than a stock card. */
  hasDependents(debt: Debt): boolean {
    return this.#wasFull(debt - 1);
  }

  #free(start: End): End {
    const { state } = this;
    const forced = this.#forced();
    if (forced >= 0) {
      this.moves[start] = forced;
      return start + 1;
    }
    let end = start;
    for (let column = state.columns.length - 1; column >= 0; column -= 1) {
      const depth = state.depths[column] as number;
      if (depth > 0) end = this.#column(column, depth, end);
    }
    if (!state.returns) end = this.#laidHome(end);
    end = this.#stock(end, true, noPair);
    end = this.#wild(end);
    return state.returns ? this.#back(end) : end;
  }

  /** A move that loses nothing; negative when there is none. */
  #forced(): KlondikeMove {
    const { state } = this;
    // The wildcard's choice looks at the foundations, so even a safe card may come too early.
    if (state.hasWild) return -1;
    for (let suit = 0; suit < 4; suit += 1) {
      const code = (state.heights[suit] as number) * 4 + suit;
      if (code >= 52) continue;
      const where = state.places[code];
      const isSafe = state.isSafe(code);
      // Where cards come back, one can be laid where it lay as soon as that is of use.
      if (where === place.laid && (isSafe || state.returns) && state.goesHome(code)) {
        return packMove(kinds.laidHome, code);
      }
      if (!isSafe) continue;
      if (where === place.base && state.goesHome(code)) {
        return packMove(kinds.baseHome, code, this.#columnOf(code));
      }
      // With draws of three a card taken shifts all that follow, and is not had for nothing.
      if (where === place.stock && state.draw === 1) {
        const move = this.#safeStock(code);
        if (move >= 0) return move;
      }
    }
    return -1;
  }

  /** Such a move of a stock card; negative when there is none. */
  #safeStock(code: Code): KlondikeMove {
    const { state } = this;
    if (state.anyOrder) return packMove(kinds.stockHome, code);
    // Under a limit only what lies on the waste now: a draw would bury others.
    if (state.drawn === 0 || state.stock[this.#wasteTop()] !== code) return -1;
    return packMove(kinds.stockHome, code, state.drawn - 1);
  }

  #wasteTop(): number {
    const { state } = this;
    let mask = state.stockMask;
    for (let count = 1; count < state.drawn; count += 1) mask &= mask - 1;
    return 31 - Math.clz32(mask & -mask);
  }

  #columnOf(base: Code): number {
    const { state } = this;
    let column = 0;
    while (state.columns[column]?.[(state.depths[column] as number) - 1] !== base) column += 1;
    return column;
  }

  #column(column: number, depth: number, end: End): End {
    const { state } = this;
    const code = state.columns[column]?.[depth - 1] as Code;
    const hasRoom = state.hasRoom(code);
    if (hasRoom) this.moves[end++] = packMove(kinds.open, code, column);
    // Where cards come back, a base that has room goes home by way of its host, for nothing.
    if (!(hasRoom && state.returns) && state.goesHome(code)) {
      this.moves[end++] = packMove(kinds.baseHome, code, column);
    }
    return end;
  }

  #laidHome(end: End): End {
    const { state } = this;
    for (let suit = 0; suit < 4; suit += 1) {
      const code = (state.heights[suit] as number) * 4 + suit;
      if (code < 52 && state.places[code] === place.laid && state.goesHome(code)) {
        this.moves[end++] = packMove(kinds.laidHome, code);
      }
    }
    return end;
  }

  /** The stock cards that some number of draws and redeals brings to the top: home, then laid. */
  #stock(start: End, home: boolean, onto: Pair): End {
    const { state } = this;
    let end = start;
    if (home) {
      for (let suit = 0; suit < 4; suit += 1) {
        const code = (state.heights[suit] as number) * 4 + suit;
        if (code >= 52 || state.places[code] !== place.stock) continue;
        const extra = this.#reach(code);
        if (extra >= 0) this.moves[end++] = packMove(kinds.stockHome, code, extra);
      }
    }
    let under = 0;
    for (let mask = state.stockMask; mask !== 0; mask &= mask - 1) {
      const code = state.stock[31 - Math.clz32(mask & -mask)] as Code;
      const extra = this.#reachAt(under);
      under += 1;
      if (extra >= 0 && this.#mayLay(code, onto)) {
        this.moves[end++] = packMove(kinds.stockLaid, code, extra);
      }
    }
    return end;
  }

  #mayLay(code: Code, onto: Pair): boolean {
    const { state } = this;
    const pair = pairOf[code] as Pair;
    if (onto !== noPair && hostsOf[pair] !== onto) return false;
    // An ace carries nothing.
    if (pair < 2 && state.anyOrder) return false;
    if (!state.hasRoom(code)) return false;
    if (state.anyOrder && !state.isFull(pair)) return false;
    // It can go home and come back from there.
    return !(state.returns && state.fitsHome(code));
  }

  /** The extra part of the move that takes a stock card, negative when it is out of reach. */
  #reach(code: Code): number {
    const { state } = this;
    let under = 0;
    for (let mask = state.stockMask; mask !== 0; mask &= mask - 1) {
      if (state.stock[31 - Math.clz32(mask & -mask)] === code) return this.#reachAt(under);
      under += 1;
    }
    return -1;
  }

  /** The same for the stock card that has this many under it when it lies on the waste. */
  #reachAt(under: number): number {
    const { state } = this;
    if (state.anyOrder) return under;
    const count = under + 1;
    const { draw, drawn } = state;
    if (count === drawn) return under;
    const isLast = count === state.stockCount;
    if (count > drawn && ((count - drawn) % draw === 0 || isLast)) return under;
    if (!state.endless && state.redeals === 0) return -1;
    return count % draw === 0 || isLast ? under | redealFlag : -1;
  }

  #back(end: End): End {
    const { state } = this;
    for (let suit = 0; suit < 4; suit += 1) {
      const code = ((state.heights[suit] as number) - 1) * 4 + suit;
      if (code >= 4 && this.#mayComeBack(code)) this.moves[end++] = packMove(kinds.back, code);
    }
    return end;
  }

  #mayComeBack(code: Code): boolean {
    const { state } = this;
    return state.hasRoom(code) && !state.isSafe(code);
  }

  #wild(end: End): End {
    const { state } = this;
    if (!state.hasWild) return end;
    let ace = noCode;
    for (let suit = 0; suit < 4; suit += 1) {
      const height = state.heights[suit] as number;
      const code = height * 4 + suit;
      if (code >= 52 || state.betterWild(noCode, code) === noCode) continue;
      if (height > 0) this.moves[end++] = packMove(kinds.wildHome, code);
      else if (ace === noCode) ace = code;
    }
    // Any empty foundation takes any ace, so the wildcard becomes the first that is left.
    if (ace !== noCode) this.moves[end++] = packMove(kinds.wildHome, ace);
    const top = state.spaceRank * 2;
    for (let pair = 0; pair < top; pair += 1) {
      if (!state.hasRoom(cardsOfPair[pair * 2] as Code)) continue;
      const code = state.wildOf(pair);
      if (code !== noCode) this.moves[end++] = packMove(kinds.wildLaid, code);
    }
    return this.#wildKing(end);
  }

  #wildKing(end: End): End {
    const { state } = this;
    let king = noCode;
    for (let suit = 0; suit < 4; suit += 1) {
      king = state.betterWild(king, state.spaceRank * 4 + suit);
    }
    if (king !== noCode && state.hasRoom(king)) {
      this.moves[end++] = packMove(kinds.wildLaid, king);
    }
    return end;
  }

  #afterStock(pair: Pair, owed: Owed, start: End): End {
    let end = start;
    if (this.state.anyOrder) {
      end = this.#dependents(pair, start);
      return this.#wasFull(pair) ? this.#stock(end, false, pair) : end;
    }
    // Where the stock's order counts, taking the card may have been what it was for.
    if (owed & stockOnly) end = this.#wild(this.#stock(end, true, noPair));
    return owed & dependentsOnly ? this.#dependents(pair, end) : end;
  }

  #afterBack(suit: number, start: End): End {
    const { state } = this;
    const code = (state.heights[suit] as number) * 4 + suit;
    let end = this.#dependents(pairOf[code] as Pair, start);
    end = this.#stock(end, false, noPair);
    return this.#back(end);
  }

  /** Whether a pair with one more open card than before had no uncovered one then. */
  #wasFull(pair: Pair): boolean {
    const { open, laid } = this.state;
    return (open[pair] as number) - 1 === laid[guestsOf[pair] as Pair];
  }

  /** The moves that were not to be had before one more card of a pair lay open. */
  #dependents(pair: Pair, start: End): End {
    const { state } = this;
    let end = start;
    const guests = guestsOf[pair] as Pair;
    if (!this.#wasFull(pair)) return end;
    if (guests !== noPair) {
      for (let index = 0; index < 2; index += 1) {
        const guest = cardsOfPair[guests * 2 + index] as Code;
        if (state.places[guest] === place.base && state.hasRoom(guest)) {
          this.moves[end++] = packMove(kinds.open, guest, this.#columnOf(guest));
        }
      }
    }
    for (let index = 0; index < 2; index += 1) {
      const code = cardsOfPair[pair * 2 + index] as Code;
      if (!state.goesHome(code)) continue;
      if (state.places[code] === place.base) {
        this.moves[end++] = packMove(kinds.baseHome, code, this.#columnOf(code));
      } else if (state.places[code] === place.laid) {
        this.moves[end++] = packMove(kinds.laidHome, code);
      }
    }
    if (!state.returns || guests === noPair) return end;
    for (let index = 0; index < 2; index += 1) {
      const guest = cardsOfPair[guests * 2 + index] as Code;
      const isTop = (state.heights[guest & 3] as number) - 1 === guest >> 2;
      if (guest >= 4 && isTop && this.#mayComeBack(guest)) {
        this.moves[end++] = packMove(kinds.back, guest);
      }
    }
    return end;
  }
}
