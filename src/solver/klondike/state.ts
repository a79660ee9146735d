import { cardsOfPair, isRed, noCode, pairOf } from './code.js';
import type { Code, Pair } from './code.js';
import type { KlondikeLayout } from './layout.js';

/** Where a card is. */
export const place = {
  /** Face down in a column, or not in the game. */
  hidden: 0,
  /** The lowest open card of a column, on closed cards or on the table itself. */
  base: 1,
  /** Open, on another card (or a king in a space). */
  laid: 2,
  stock: 3,
  home: 4,
} as const;

/** What a search may do; never a draw, and never a run from one host to another (see below). */
export const kinds = {
  /** A base with all that lies on it onto a host or a space: its column opens up. */
  open: 0,
  /** A base home. */
  baseHome: 1,
  /** A laid card home. */
  laidHome: 2,
  /** A stock card home, after whatever draws and redeals bring it to the top. */
  stockHome: 3,
  /** A stock card onto a host or a space, likewise. */
  stockLaid: 4,
  /** A card from its foundation onto a host or a space. */
  back: 5,
  /** The wildcard, as this card, onto a host or a space. */
  wildLaid: 6,
  /** The wildcard, as this card, home. */
  wildHome: 7,
} as const;

/**
 * A move of the search in one number: its kind, the card, and a column, or for a stock card how
 * many cards lie under it on the waste and whether a redeal goes before.
 */
export type KlondikeMove = number;

export function packMove(kind: number, code: Code, extra = 0): KlondikeMove {
  return kind | (code << 3) | (extra << 9);
}

export const kindOf = (move: KlondikeMove): number => move & 7;
export const cardOf = (move: KlondikeMove): Code => (move >> 3) & 63;
const extraOf = (move: KlondikeMove): number => move >> 9;
/** The column that a move opens or whose base it sends home. */
export const columnOf = extraOf;

/** Marks, in the extra part of a stock move, that it takes a redeal. */
export const redealFlag = 32;

/** Heights of a foundation. */
const radix = 14;

const wildInHand = 62;

/** What kings lie on, as if it were a pair: the spaces. */
export const spacesPair: Pair = 26;

/** A column's cards are in one list with those of the others, so many places for each. */
const placesOfColumn = 8;

/** By the rank that a space takes, the pair (or the spaces) that each pair is laid on. */
const hostsBySpaceRank = Array.from({ length: 14 }, (_, spaceRank) =>
  Uint8Array.from({ length: 32 }, (_, pair) =>
    pair >> 1 === spaceRank ? spacesPair : Math.min(pair + 2, 31),
  ),
);

/**
 * A position of Klondike's kind without the things that do not matter.
 *
 * An open card is either the base of its column (the card that lay there in the deal) or it lies on
 * one of its two hosts, or in a space. On which of the two is left open: where both hosts are to be
 * had, the run moves between them for nothing, so layouts that differ only in this are one
 * position. All that counts is that there are never more cards of a pair laid than hosts to lie
 * on. A host is uncovered when it can be made so: when its pair has more open cards than guests.
 *
 * So a position is known from the foundations, how deep each column is, which stock cards are left
 * and where in the stock one is: a few words, packed exactly.
 */
export class KlondikeState {
  readonly places = new Uint8Array(64);
  /** Uncovered cards of each pair, to be had by moving runs between twins; and free spaces. */
  readonly free = new Int8Array(32);
  /** The set of pairs that are full: each of their open cards has a guest. */
  full = -1;
  /** The set of pairs that have one uncovered card. */
  single = 0;
  /** The set of pairs of which a card lies open. */
  openPairs = 0;
  /** The sets of pairs of which the stock holds a card, and both. */
  stockPairs = 0;
  stockTwins = 0;
  /** The set of pairs of which a card is not face down. */
  shownPairs = 0;
  readonly heights = new Uint8Array(4);
  /** By suit, the set of ranks that are not face down. */
  readonly shown = new Uint16Array(4);
  /** Cards of each column that have not moved since the deal, its base included. */
  readonly depths = new Uint8Array(7);
  /** Each column's base, and the closed card that turns up when it leaves; else `noCode`. */
  readonly bases = new Uint8Array(7).fill(noCode);
  readonly under = new Uint8Array(7).fill(noCode);
  readonly columnCount: number;
  readonly stock: Uint8Array;
  readonly ranks: number;
  readonly spaceRank: number;
  /** What each pair is laid on. */
  readonly hosts: Uint8Array;
  readonly draw: number;
  readonly returns: boolean;
  readonly endless: boolean;
  /** Every stock card can be had at any time: taking one changes nothing for the others. */
  readonly anyOrder: boolean;
  /** Columns of which but one card is left. */
  lows = 0;
  stockMask = 0;
  stockCount: number;
  /** Cards on the waste. */
  drawn = 0;
  redeals = 0;
  toGo = 0;
  /** No card of the deck is out of play. */
  readonly isWhole: boolean;
  /** Closed cards that lie in the columns. */
  buried = 0;
  hasWild: boolean;
  /** The hidden card that the wildcard became. */
  spent: Code = noCode;

  readonly #open = new Int8Array(32);
  readonly #cards = new Uint8Array(7 * placesOfColumn).fill(noCode);
  readonly #placeInStock = new Uint8Array(64);
  readonly #columnWeights = new Int32Array(7);
  readonly #suitWeights = new Int32Array(4);
  #columnKey = 0;
  #homeKey = 0;

  constructor(layout: KlondikeLayout) {
    const { stock, columns, heights } = layout;
    this.draw = layout.draw;
    this.returns = layout.returns;
    this.ranks = layout.ranks;
    this.spaceRank = layout.spaceRank;
    this.hosts = hostsBySpaceRank[layout.spaceRank] as Uint8Array;
    for (const code of stock) this.#show(code);
    for (const code of layout.laid) this.#show(code);
    this.endless = layout.redeals === Infinity;
    this.anyOrder = this.endless && this.draw === 1;
    this.hasWild = layout.wildcard;
    this.isWhole = layout.cards === layout.ranks * 4;
    this.stockCount = stock.length;
    this.stock = new Uint8Array(stock.length);
    for (let index = 0; index < stock.length; index += 1) {
      const code = stock[index] as Code;
      this.stock[index] = code;
      this.#putInStock(code, index);
    }
    this.#setStockPlace(layout.drawn, this.endless ? 0 : layout.redeals);

    let weight = 1;
    this.columnCount = columns.length;
    for (let column = 0; column < columns.length; column += 1) {
      const cards = columns[column] as readonly Code[];
      this.#columnWeights[column] = weight;
      weight *= cards.length + 1;
      for (let index = 0; index < cards.length; index += 1) {
        this.#cards[column * placesOfColumn + index] = cards[index] as Code;
      }
    }
    for (let suit = 0; suit < 4; suit += 1) {
      const height = heights[suit] as number;
      this.#suitWeights[suit] = radix ** suit * weight;
      this.heights[suit] = height;
      this.#homeKey += height * radix ** suit * weight;
      this.toGo -= height;
      for (let rank = 0; rank < height; rank += 1) {
        this.places[rank * 4 + suit] = place.home;
        this.#show(rank * 4 + suit);
      }
    }
    for (let column = 0; column < columns.length; column += 1) {
      this.#setDepth(column, (columns[column] as readonly Code[]).length);
      this.#uncover(column);
    }
    for (const code of layout.laid) this.#lay(code);
    this.toGo += layout.cards;
  }

  /** The position in three words; its place in the stock is left out, and so are the low bits. */
  get firstWord(): number {
    return (this.#homeKey + this.#columnKey) | 0;
  }

  get secondWord(): number {
    return this.stockMask;
  }

  get thirdWord(): number {
    return (this.redeals << 20) | ((this.hasWild ? wildInHand : this.spent) << 25);
  }

  /** Whether a card may be laid somewhere. */
  hasRoom(code: Code): boolean {
    return !this.isFull(this.hosts[pairOf[code] as Pair] as Pair);
  }

  /** The card of the deal at a place in a column, from the bottom. */
  cardAt(column: number, index: number): Code {
    return this.#cards[column * placesOfColumn + index] as Code;
  }

  /** Whether a column has no base: it is a space, or a run from a king lies there. */
  get isAnyCleared(): boolean {
    return (this.openPairs & (1 << spacesPair)) !== 0;
  }

  /** Whether a card that spaces take may be laid. */
  get hasSpace(): boolean {
    return !this.isFull(spacesPair);
  }

  /** Whether every open card of a pair has a guest: only then does one more of them change a thing. */
  isFull(pair: Pair): boolean {
    return ((this.full >> pair) & 1) === 1;
  }

  fitsHome(code: Code): boolean {
    return this.heights[code & 3] === code >> 2;
  }

  /** Whether an open card fits its foundation and can be uncovered. */
  goesHome(code: Code): boolean {
    return this.fitsHome(code) && !this.isFull(pairOf[code] as Pair);
  }

  /** Whether a card at home can be missed for ever. */
  isSafe(code: Code): boolean {
    return code >> 2 < this.safeHeight(code & 3);
  }

  /**
   * As many cards of a suit, from the ace on, can be missed once they are home. Where cards come
   * back, those that might be laid on one may be home and yet be wanted on the table to carry others:
   * so all that is lower must be home, or go there as soon as it is to be had.
   */
  safeHeight(suit: number): number {
    const { heights } = this;
    const other = heights[suit ^ 3] as number;
    const opposite = isRed(suit)
      ? Math.min(heights[0] as number, heights[3] as number)
      : Math.min(heights[1] as number, heights[2] as number);
    const safe = Math.min(opposite + 2, other + 3);
    return this.returns ? safe : Math.max(opposite + 1, safe);
  }

  /** The column of a base. */
  columnOf(base: Code): number {
    let column = 0;
    while (this.bases[column] !== base) column += 1;
    return column;
  }

  make(move: KlondikeMove): void {
    const code = cardOf(move);
    switch (kindOf(move)) {
      case kinds.open:
        this.#leaveBase(code, extraOf(move));
        this.#lay(code);
        break;
      case kinds.baseHome:
        this.#leaveBase(code, extraOf(move));
        this.#goHome(code);
        break;
      case kinds.laidHome:
        this.#unlay(code);
        this.#goHome(code);
        break;
      case kinds.stockHome:
        this.#take(code, extraOf(move));
        this.#goHome(code);
        break;
      case kinds.stockLaid:
        this.#take(code, extraOf(move));
        this.#lay(code);
        break;
      case kinds.back:
        this.#comeBack(code);
        this.#lay(code);
        break;
      case kinds.wildLaid:
        this.#spend(code);
        this.#lay(code);
        break;
      case kinds.wildHome:
        this.#spend(code);
        this.#goHome(code);
        break;
    }
  }

  /** Takes a move back; what it cannot tell by itself is given from before it. */
  unmake(move: KlondikeMove, drawn: number, redeals: number, depth: number): void {
    const code = cardOf(move);
    switch (kindOf(move)) {
      case kinds.open:
        this.#unlay(code);
        this.#returnBase(code, extraOf(move), depth);
        break;
      case kinds.baseHome:
        this.#comeBack(code);
        this.#returnBase(code, extraOf(move), depth);
        break;
      case kinds.laidHome:
        this.#comeBack(code);
        this.#lay(code);
        break;
      case kinds.stockHome:
        this.#comeBack(code);
        this.#putBack(code, drawn, redeals);
        break;
      case kinds.stockLaid:
        this.#unlay(code);
        this.#putBack(code, drawn, redeals);
        break;
      case kinds.back:
        this.#unlay(code);
        this.#goHome(code);
        break;
      case kinds.wildLaid:
        this.#unlay(code);
        this.#unspend(code, drawn);
        break;
      case kinds.wildHome:
        this.#comeBack(code);
        this.#unspend(code, drawn);
        break;
    }
  }

  /** The depth that `unmake` needs: of the column that a move opens. */
  depthBefore(move: KlondikeMove): number {
    return kindOf(move) <= kinds.baseHome ? (this.depths[extraOf(move)] as number) : 0;
  }

  #lay(code: Code): void {
    const pair = pairOf[code] as Pair;
    this.places[code] = place.laid;
    this.#countOpen(pair, 1);
    this.#countFree(this.hosts[pair] as Pair, -1);
  }

  #unlay(code: Code): void {
    const pair = pairOf[code] as Pair;
    this.#countOpen(pair, -1);
    this.#countFree(this.hosts[pair] as Pair, 1);
  }

  #countOpen(pair: Pair, change: number): void {
    const open = (this.#open[pair] as number) + change;
    this.#open[pair] = open;
    if (open > 0) this.openPairs |= 1 << pair;
    else this.openPairs &= ~(1 << pair);
    this.#countFree(pair, change);
  }

  #countFree(pair: Pair, change: number): void {
    const free = (this.free[pair] as number) + change;
    const bit = 1 << pair;
    this.free[pair] = free;
    this.full = free === 0 ? this.full | bit : this.full & ~bit;
    this.single = free === 1 ? this.single | bit : this.single & ~bit;
  }

  #goHome(code: Code): void {
    const suit = code & 3;
    this.places[code] = place.home;
    (this.heights[suit] as number) += 1;
    this.#homeKey += this.#suitWeights[suit] as number;
    this.toGo -= 1;
  }

  #comeBack(code: Code): void {
    const suit = code & 3;
    (this.heights[suit] as number) -= 1;
    this.#homeKey -= this.#suitWeights[suit] as number;
    this.toGo += 1;
  }

  #show(code: Code): void {
    (this.shown[code & 3] as number) |= 1 << (code >> 2);
    this.shownPairs |= 1 << (pairOf[code] as Pair);
  }

  #hide(code: Code): void {
    (this.shown[code & 3] as number) &= ~(1 << (code >> 2));
    const isTwinShown = ((this.shown[(code & 3) ^ 3] as number) >> (code >> 2)) & 1;
    if (!isTwinShown) this.shownPairs &= ~(1 << (pairOf[code] as Pair));
  }

  #setDepth(column: number, depth: number): void {
    const before = this.depths[column] as number;
    this.depths[column] = depth;
    this.buried += Math.max(0, depth - 1) - Math.max(0, before - 1);
    this.lows += (depth === 1 ? 1 : 0) - (before === 1 ? 1 : 0);
    this.#columnKey += (depth - before) * (this.#columnWeights[column] as number);
    this.#look(column);
  }

  /** Sees which cards are a column's base and the one that turns up after it. */
  #look(column: number): void {
    const depth = this.depths[column] as number;
    const top = column * placesOfColumn + depth - 1;
    this.bases[column] = depth > 0 ? (this.#cards[top] as Code) : noCode;
    let under = depth > 1 ? (this.#cards[top - 1] as Code) : noCode;
    if (under === this.spent) under = depth > 2 ? (this.#cards[top - 2] as Code) : noCode;
    this.under[column] = under;
  }

  #addSpaces(change: number): void {
    this.#countOpen(spacesPair, change);
  }

  #leaveBase(code: Code, column: number): void {
    this.#countOpen(pairOf[code] as Pair, -1);
    this.#setDepth(column, (this.depths[column] as number) - 1);
    this.#uncover(column);
  }

  /** The card that is now on top of a column's closed part turns up and is its base. */
  #uncover(column: number): void {
    const first = column * placesOfColumn;
    let depth = this.depths[column] as number;
    if (depth > 0 && this.#cards[first + depth - 1] === this.spent) depth -= 1;
    if (depth === 0) {
      this.#addSpaces(1);
    } else {
      const code = this.#cards[first + depth - 1] as Code;
      this.#show(code);
      if (depth === 1 && code >> 2 === this.spaceRank) {
        // A king on the table itself is a king in a space.
        depth = 0;
        this.#addSpaces(1);
        this.#lay(code);
      } else {
        this.places[code] = place.base;
        this.#countOpen(pairOf[code] as Pair, 1);
      }
    }
    if (depth !== this.depths[column]) this.#setDepth(column, depth);
  }

  #returnBase(code: Code, column: number, depth: number): void {
    const reached = this.depths[column] as number;
    // The card that turned up, if any did; a spent one lies between and stays what it is.
    let turned = this.bases[column] as Code;
    if (reached === 0) {
      this.#addSpaces(-1);
      const king = this.#cards[column * placesOfColumn] as Code;
      if (depth > 1 && king !== this.spent) {
        turned = king;
        this.#countFree(spacesPair, 1);
      }
    }
    if (turned !== noCode) {
      this.#hide(turned);
      this.places[turned] = place.hidden;
      this.#countOpen(pairOf[turned] as Pair, -1);
    }
    this.#setDepth(column, depth);
    this.places[code] = place.base;
    this.#countOpen(pairOf[code] as Pair, 1);
  }

  #setStockPlace(drawn: number, redeals: number): void {
    if (this.endless) {
      // Where the next triple begins is all that the waste tells; from either end it is the start.
      this.drawn = drawn % this.draw === 0 || drawn === this.stockCount ? 0 : drawn;
    } else {
      this.drawn = drawn;
      // Each card taken needs one redeal at the most.
      this.redeals = Math.min(redeals, this.stockCount);
    }
  }

  #take(code: Code, extra: number): void {
    this.#leaveStock(code);
    this.#setStockPlace(extra & (redealFlag - 1), this.redeals - (extra & redealFlag ? 1 : 0));
  }

  #putBack(code: Code, drawn: number, redeals: number): void {
    this.#putInStock(code, this.#placeInStock[code] as number);
    this.stockCount += 1;
    this.drawn = drawn;
    this.redeals = redeals;
  }

  #leaveStock(code: Code): void {
    const bit = 1 << (pairOf[code] as Pair);
    this.stockMask &= ~(1 << (this.#placeInStock[code] as number));
    this.stockCount -= 1;
    if ((this.stockTwins & bit) !== 0) this.stockTwins &= ~bit;
    else this.stockPairs &= ~bit;
  }

  #putInStock(code: Code, index: number): void {
    const bit = 1 << (pairOf[code] as Pair);
    this.places[code] = place.stock;
    this.#placeInStock[code] = index;
    this.stockMask |= 1 << index;
    this.stockTwins |= this.stockPairs & bit;
    this.stockPairs |= bit;
  }

  /** The wildcard becomes a card: the hidden one leaves play. */
  #spend(code: Code): void {
    this.hasWild = false;
    this.spent = code;
    this.#show(code);
    if (this.places[code] === place.stock) {
      let under = 0;
      const index = this.#placeInStock[code] as number;
      for (let before = 0; before < index; before += 1) under += (this.stockMask >> before) & 1;
      this.#leaveStock(code);
      if (under < this.drawn) this.drawn -= 1;
    } else {
      this.#lookAround();
    }
  }

  #unspend(code: Code, drawn: number): void {
    this.hasWild = true;
    this.spent = noCode;
    const index = this.#placeInStock[code] as number;
    if (this.stock[index] === code) {
      this.#putInStock(code, index);
      this.stockCount += 1;
      this.drawn = drawn;
    } else {
      this.places[code] = place.hidden;
      this.#hide(code);
      this.#lookAround();
    }
  }

  #lookAround(): void {
    for (let column = 0; column < this.columnCount; column += 1) this.#look(column);
  }

  /**
   * The card that the wildcard would become where either card of a pair fits: one not yet open nor
   * home, the one whose suit stands higher, then the first in the order of suits; else `noCode`.
   */
  wildOf(pair: Pair): Code {
    const [first, second] = [cardsOfPair[pair * 2] as Code, cardsOfPair[pair * 2 + 1] as Code];
    return this.betterWild(this.betterWild(noCode, first), second);
  }

  /** The better of two cards for the wildcard, the second one only if it stands higher. */
  betterWild(best: Code, code: Code): Code {
    if (code >> 2 >= this.ranks) return best;
    const where = this.places[code] as number;
    if (where !== place.hidden && where !== place.stock) return best;
    if (best === noCode) return code;
    return (this.heights[code & 3] as number) > (this.heights[best & 3] as number) ? code : best;
  }
}
