import {
  allPairs,
  cardsOfPair,
  guestsOf,
  hostsOf,
  noCode,
  noPair,
  pairOf,
  spreadDown,
  spreadUp,
} from './code.js';
import type { Code, Pair } from './code.js';
import { baseHomeBit, idleBit, openBit, stockHomeBit } from './idle.js';
import type { Idle } from './idle.js';
import { kinds, packMove, place, redealFlag, spacesPair } from './state.js';
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

/** Where in a list of moves the next one goes. */
type End = number;

/** The pairs of the cards of a suit. */
const pairsOfSuit = Int32Array.from({ length: 4 }, (_, suit) => {
  let pairs = 0;
  for (let code = suit; code < 52; code += 4) pairs |= 1 << (pairOf[code] as Pair);
  return pairs;
});

/** The pairs of those of a suit's cards that have ranks from one up to another, left out. */
function pairsBetween(suit: number, from: number, to: number): number {
  const ranks = to > from ? (1 << (to * 2)) - (1 << (from * 2)) : 0;
  return ranks & (pairsOfSuit[suit] as number);
}

/** Pairs of use, with those that are so because a stock card can be laid on them that is of use. */
function spread(ofUse: number, full: number, stockPairs: number): number {
  return spreadUp(ofUse, full & (stockPairs << 2));
}

/** Writes down the moves of a position that a search must try, the best first. */
export class MoveWriter {
  moves = new Int32Array(1 << 9);

  /** The set of pairs of which one more open card would be of use; see `#weigh`. */
  #ofUse = 0;
  /** The set of suits of which it is of use to bring cards back from the foundation. */
  #backsOfUse = 0;
  /** The set of pairs that are full or soon may be. */
  #full = 0;
  /** The set of pairs of which an uncovered card is there or could be brought there. */
  #toBeHad = 0;
  /** What waits for an uncovered card of a pair, the bases left out. */
  #waiting = 0;
  /** The pairs of the bases, and those of which both cards are bases. */
  #bases = 0;
  #twinBases = 0;
  /** The pairs of the cards at home that may be wanted on the table. */
  #homeToHave = 0;
  /** Those of which both cards are such. */
  #homeTwins = 0;
  #isWeighed = false;

  #idle: Idle = 0;

  /**
   * @param isEager whether moves are written down that may wait, too: for who plays by them and does
   * not know what is hidden.
   */
  constructor(
    private readonly state: KlondikeState,
    private readonly isEager = false,
  ) {}

  /** Writes the moves from `start` on; the place after the last is returned. */
  write(debt: Debt, start: End, idle: Idle = 0): End {
    this.#idle = idle;
    this.#isWeighed = false;
    this.#makeRoom(start);
    if (debt === noDebt) return this.#free(start);
    if (debt < backDebt) return this.#afterStock(debt - 1, start);
    return this.#afterBack(debt - backDebt, start);
  }

  #free(start: End): End {
    const { state } = this;
    const forced = this.#forced();
    if (forced >= 0) {
      if (this.#idle & idleBit(state, forced)) return start;
      this.moves[start] = forced;
      return start + 1;
    }
    let end = start;
    for (let column = state.columnCount - 1; column >= 0; column -= 1) {
      if (state.bases[column] !== noCode) end = this.#column(column, end);
    }
    if (!state.returns) end = this.#laidHome(end);
    end = this.#stock(end, true, noPair);
    end = this.#wild(end);
    return state.returns ? this.#back(end) : end;
  }

  #makeRoom(start: End): void {
    if (start + 128 <= this.moves.length) return;
    const longer = new Int32Array(this.moves.length * 2);
    longer.set(this.moves);
    this.moves = longer;
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
        return packMove(kinds.baseHome, code, state.columnOf(code));
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

  #column(column: number, end: End): End {
    const { state } = this;
    const code = state.bases[column] as Code;
    const opens = state.hasRoom(code) && this.#opensToSomeEnd(column);
    if (opens && !(this.#idle & openBit(column))) {
      this.moves[end++] = packMove(kinds.open, code, column);
    }
    // Where cards come back, a base that is opened goes home by way of its host, for nothing.
    if (!(opens && state.returns) && state.goesHome(code) && !(this.#idle & baseHomeBit(column))) {
      this.moves[end++] = packMove(kinds.baseHome, code, column);
    }
    return end;
  }

  /**
   * Whether anything could follow from opening a column that cannot be done without. Like a lay, it
   * hurts nobody by coming late. So it may wait until the card that turns up can go home or find a
   * host, or until something waits for that card as a host; and, where it leaves a space, until a
   * king waits. Of two columns that need each other the one whose card will move comes first.
   */
  #opensToSomeEnd(column: number): boolean {
    const { state } = this;
    if (this.isEager || state.hasWild) return true;
    const turned = state.under[column] as Code;
    if (turned === noCode) return this.#isSpaceWanted();
    if (state.fitsHome(turned)) return true;
    const pair = pairOf[turned] as Pair;
    if (turned >> 2 === state.spaceRank) {
      // On the table itself a king is where it would go.
      if (turned !== state.cardAt(column, 0) && this.#mayGetSpace()) return true;
    } else if (((this.#pairsToBeHad() >> (hostsOf[pair] as Pair)) & 1) === 1) {
      return true;
    }
    return ((this.#pairsOfUseAfter(state.bases[column] as Code) >> pair) & 1) === 1;
  }

  /**
   * The pairs that are of use once a base has been laid. If it takes the last uncovered card of its
   * hosts, others may wait for a host that did not before.
   */
  #pairsOfUseAfter(base: Code): number {
    const { state } = this;
    const ofUse = this.#pairsOfUse();
    const pair = pairOf[base] as Pair;
    const hosts = state.hosts[pair] as Pair;
    if (hosts === spacesPair || ((state.single >> hosts) & 1) === 0) return ofUse;
    const full = this.#full | (1 << hosts);
    const others = this.#bases & ~((this.#twinBases & (1 << pair)) ^ (1 << pair));
    const waiting = this.#waiting | (others << 2);
    const reached = spread(full & waiting, full, state.stockPairs);
    // To bring back one of the cards at home, others that lie on it may have to come back.
    if ((reached & this.#homeToHave) === 0) return reached;
    return spread(reached | (full & (this.#homeToHave << 2)), full, state.stockPairs);
  }

  #mayGetSpace(): boolean {
    return this.state.hasSpace || this.state.lows > 0;
  }

  /**
   * The set of pairs that have an uncovered card, and two to be laid on it one right after the other:
   * where the order of the stock counts, the first may be laid only to come to the second, and nothing
   * can be opened in between.
   */
  #soonFull(): number {
    const { state } = this;
    if (state.anyOrder) return 0;
    const bothLoose = state.stockTwins | this.#homeTwins | (state.stockPairs & this.#homeToHave);
    return state.single & allPairs & (bothLoose << 2);
  }

  /** Whether a card comes to the table from the stock or from home. */
  #isLoose(code: Code): boolean {
    const { state } = this;
    const where = state.places[code];
    return where === place.stock || (where === place.home && state.returns && !state.isSafe(code));
  }

  /** Whether one more space would be of use. */
  #isSpaceWanted(): boolean {
    const { state } = this;
    if (!state.anyOrder) {
      // Several kings may be laid one right after the other, as with `#soonFull`.
      let rooms = state.free[spacesPair] as number;
      for (let suit = 0; suit < 4; suit += 1) {
        if (this.#isLoose(state.spaceRank * 4 + suit)) rooms -= 1;
      }
      if (rooms < 0) return true;
    }
    if (state.hasSpace) return false;
    for (let suit = 0; suit < 4; suit += 1) {
      const where = state.places[state.spaceRank * 4 + suit];
      if (where === place.base || where === place.stock) return true;
      if (where === place.home && state.returns) return true;
    }
    return false;
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
        if (this.#idle & stockHomeBit(suit)) continue;
        const extra = this.#reach(code);
        if (extra >= 0) this.moves[end++] = packMove(kinds.stockHome, code, extra);
      }
    }
    if (state.anyOrder && !this.isEager) return this.#anyStock(end, onto);
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

  /** The stock cards worth laying, where every one can be had at any time. */
  #anyStock(start: End, onto: Pair): End {
    const { state } = this;
    let end = start;
    let pairs = this.#pairsOfUse() & state.stockPairs;
    if (onto !== noPair) pairs &= onto < 2 ? 0 : 1 << (onto - 2);
    for (; pairs !== 0; pairs &= pairs - 1) {
      const pair = 31 - Math.clz32(pairs & -pairs);
      for (let index = 0; index < 2; index += 1) {
        const code = cardsOfPair[pair * 2 + index] as Code;
        if (state.places[code] === place.stock && this.#mayLay(code, onto)) {
          this.moves[end++] = packMove(kinds.stockLaid, code);
        }
      }
    }
    return end;
  }

  #mayLay(code: Code, onto: Pair): boolean {
    const { state } = this;
    const pair = pairOf[code] as Pair;
    if (onto !== noPair && hostsOf[pair] !== onto) return false;
    if (!state.hasRoom(code)) return false;
    // An ace carries nothing.
    if (state.anyOrder && (pair < 2 || !state.isFull(pair))) return false;
    // It can go home and come back from there.
    return !(state.returns && state.fitsHome(code));
  }

  /** The extra part of the move that takes a stock card, negative when it is out of reach. */
  #reach(code: Code): number {
    const { state } = this;
    // How much lies under it there is the same to all that follows.
    if (state.anyOrder) return 0;
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
    if (!state.hasRoom(code) || state.isSafe(code)) return false;
    if (this.isEager) return true;
    if (!this.#isWeighed) this.#weigh();
    return ((this.#backsOfUse >> (code & 3)) & 1) === 1;
  }

  /** The pairs of which an uncovered card is there or could be. */
  #pairsToBeHad(): number {
    if (!this.#isWeighed) this.#weigh();
    return this.#toBeHad;
  }

  #pairsOfUse(): number {
    if (!this.#isWeighed) this.#weigh();
    return this.#ofUse;
  }

  /**
   * Finds out what is worth bringing to the tableau: a card whose pair is full and which lets a base
   * be laid on it or its twin go home, at once or by way of others brought down to be laid on it.
   */
  #weigh(): void {
    const { state } = this;
    const { stockPairs, heights, returns } = state;
    this.#isWeighed = true;
    let waiting = 0;
    let homeToHave = 0;
    let homeTwins = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const height = heights[suit] as number;
      const code = height * 4 + suit;
      const where = state.places[code];
      if (where === place.base || where === place.laid) waiting |= 1 << (pairOf[code] as Pair);
      if (!returns) continue;
      const pairs = pairsBetween(suit, state.safeHeight(suit), height);
      homeTwins |= homeToHave & pairs;
      homeToHave |= pairs;
    }
    this.#homeToHave = homeToHave;
    this.#homeTwins = homeTwins;
    let bases = 0;
    let twinBases = 0;
    let toBeHad = ~state.full;
    for (let column = 0; column < state.columnCount; column += 1) {
      const base = 1 << (pairOf[state.bases[column] as Code] as Pair);
      twinBases |= bases & base;
      bases |= base;
      toBeHad |= 1 << (pairOf[state.under[column] as Code] as Pair);
    }
    toBeHad &= allPairs;
    bases &= allPairs;
    // Where the order of the stock counts, taking a card may itself be the aim.
    if (!state.anyOrder) waiting |= stockPairs << 2;
    const full = (state.full & allPairs) | this.#soonFull();
    this.#full = full;
    let ofUse = spread(full & (waiting | (bases << 2)), full, stockPairs);
    this.#backsOfUse = 0;
    for (let again = homeToHave !== 0; again;) {
      again = false;
      for (let suit = 0; suit < 4; suit += 1) {
        if ((this.#backsOfUse >> suit) & 1) continue;
        const pairs = pairsBetween(suit, state.safeHeight(suit), heights[suit] as number);
        const wanted = pairs & ofUse;
        if (wanted === 0) continue;
        this.#backsOfUse |= 1 << suit;
        // What lies on a card on its foundation comes down before it.
        const lowest = wanted & -wanted;
        waiting |= (pairs & -lowest) << 2;
        ofUse = spread(ofUse | (full & (waiting | (bases << 2))), full, stockPairs);
        again = true;
      }
    }
    const loose = stockPairs | homeToHave;
    if (this.#mayGetSpace()) toBeHad |= loose & (3 << (state.spaceRank * 2));
    this.#toBeHad = spreadDown(toBeHad, loose);
    this.#ofUse = ofUse;
    this.#waiting = waiting;
    this.#bases = bases;
    this.#twinBases = twinBases;
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

  #afterStock(pair: Pair, start: End): End {
    if (this.state.anyOrder) {
      const end = this.#dependents(pair, start);
      return this.#wasFull(pair) ? this.#stock(end, false, pair) : end;
    }
    // Where the stock's order counts, taking the card may have been what it was for.
    return this.#dependents(pair, this.#wild(this.#stock(start, true, noPair)));
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
    return ((this.state.single >> pair) & 1) === 1;
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
          const column = state.columnOf(guest);
          if (this.#idle & openBit(column)) continue;
          if (!this.#opensToSomeEnd(column)) continue;
          this.moves[end++] = packMove(kinds.open, guest, column);
        }
      }
    }
    for (let index = 0; index < 2; index += 1) {
      const code = cardsOfPair[pair * 2 + index] as Code;
      if (!state.goesHome(code)) continue;
      if (state.places[code] === place.base) {
        const column = state.columnOf(code);
        if (this.#idle & baseHomeBit(column)) continue;
        this.moves[end++] = packMove(kinds.baseHome, code, column);
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
