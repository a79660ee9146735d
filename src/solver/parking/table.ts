import type { ParkingLot } from './lot.js';

export const noPlace = -1;

/** Room for the codes of all ranks, and of those above the highest and below the lowest. */
const codeLimit = 64;

/** A parking game as it is played: the lot with its piles, its foundations and its place in the stock. */
export class ParkingTable {
  readonly pileCount: number;
  readonly ladderCount: number;
  readonly stock: Uint8Array;
  readonly size: number;
  /** What an empty pile has for a top card: the number after the last card's. */
  readonly noCard: number;
  /** Rank and suit of each card as a number; that of `noCard` is 0. */
  readonly codeOf: Uint8Array;
  /** Each pile's top card, and the card under each card. */
  readonly tops: Uint8Array;
  readonly under: Uint8Array;
  readonly ladderNext: Int8Array;
  /** By code, the set of foundations that take such a card now. */
  readonly takers = new Int32Array(codeLimit);
  /** Whether a foundation has climbed since the piles were last looked through. */
  isStirred = true;
  /** The stock's next card. */
  at = 0;
  home = 0;

  constructor(readonly lot: ParkingLot) {
    const { piles, ladders, stock, rankOf, suitOf } = lot;
    this.pileCount = piles.length;
    this.ladderCount = ladders.length;
    this.stock = Uint8Array.from(stock);
    this.size = piles.reduce((sum, pile) => sum + pile.length, stock.length);
    this.noCard = rankOf.length;
    this.codeOf = new Uint8Array(this.noCard + 1);
    rankOf.forEach((rank, card) => (this.codeOf[card] = codeFor(rank, suitOf[card] as number)));
    this.tops = new Uint8Array(this.pileCount).fill(this.noCard);
    this.under = new Uint8Array(this.noCard + 1).fill(this.noCard);
    piles.forEach((pile, index) => {
      for (const card of pile) this.lay(index, card);
    });
    this.ladderNext = Int8Array.from(ladders, ({ next }) => next);
    for (let ladder = 0; ladder < this.ladderCount; ladder += 1) this.#changeTaker(ladder);
  }

  /** Adds a foundation to those that take what it waits for, or takes it away from them. */
  #changeTaker(ladder: number): void {
    const { suit } = this.lot.ladders[ladder] as { readonly suit: number };
    const next = this.ladderNext[ladder] as number;
    const bit = 1 << ladder;
    if (suit >= 0) {
      (this.takers[codeFor(next, suit)] as number) ^= bit;
      return;
    }
    for (let each = 0; each < 4; each += 1) (this.takers[codeFor(next, each)] as number) ^= bit;
  }

  /** The same position as another table of the lot, but for the order of the stock. */
  copy(other: ParkingTable): void {
    this.at = other.at;
    this.home = other.home;
    this.isStirred = other.isStirred;
    this.tops.set(other.tops);
    this.under.set(other.under);
    this.ladderNext.set(other.ladderNext);
    this.takers.set(other.takers);
  }

  /** The set of foundations that take a card now. */
  takersOf(card: number): number {
    return this.takers[this.codeOf[card] as number] as number;
  }

  /** A foundation has taken the card that it waited for. */
  climb(ladder: number): void {
    this.#changeTaker(ladder);
    (this.ladderNext[ladder] as number) += (this.lot.ladders[ladder] as { step: number }).step;
    this.#changeTaker(ladder);
    this.home += 1;
    this.isStirred = true;
  }

  lay(pile: number, card: number): void {
    this.under[card] = this.tops[pile] as number;
    this.tops[pile] = card;
  }

  /** Takes a pile's top away; a pile that it leaves empty is filled where the game does so. */
  lift(pile: number): void {
    const left = this.under[this.tops[pile] as number] as number;
    this.tops[pile] = left;
    if (left === this.noCard && this.lot.refills && this.at < this.stock.length) {
      this.lay(pile, this.stock[this.at] as number);
      this.at += 1;
    }
  }

  /** All that goes home, from the piles first: that may free others. */
  sendHome(): void {
    for (;;) {
      while (this.isStirred) {
        this.isStirred = false;
        for (let pile = 0; pile < this.pileCount; pile += 1) {
          const takers = this.takersOf(this.tops[pile] as number);
          if (takers === 0) continue;
          this.climb(this.shorterOf(takers));
          this.lift(pile);
        }
      }
      const card = this.stock[this.at];
      const takers = card === undefined ? 0 : this.takersOf(card);
      if (takers === 0) return;
      this.climb(this.shorterOf(takers));
      this.at += 1;
    }
  }

  /** Of some foundations that take the same card the one that has fewer cards; the first of equals. */
  shorterOf(takers: number): number {
    const first = lowest(takers);
    const others = takers & (takers - 1);
    if (others === 0) return first;
    const second = lowest(others);
    return this.#cardsOn(second) < this.#cardsOn(first) ? second : first;
  }

  #cardsOn(ladder: number): number {
    const next = this.ladderNext[ladder] as number;
    return (this.lot.ladders[ladder] as { step: number }).step > 0
      ? next
      : this.lot.ranks + 1 - next;
  }

  /**
   * The pile whose top leaves soonest after a card, else the one that leaves last; `noPlace` when
   * there is none.
   * @param due when each card leaves; for `noCard`, what a space counts, or `-Infinity`.
   */
  pileBy(card: number, due: Float64Array): number {
    const { tops, pileCount } = this;
    const leaves = due[card] as number;
    let best = noPlace;
    let next = Infinity;
    let last = noPlace;
    let latest = -Infinity;
    for (let pile = 0; pile < pileCount; pile += 1) {
      const top = due[tops[pile] as number] as number;
      if (top >= leaves) {
        if (top < next) {
          next = top;
          best = pile;
        }
      } else if (top > latest) {
        latest = top;
        last = pile;
      }
    }
    return best === noPlace ? last : best;
  }

  /** The stock's top onto the pile that is best for it; false when there is none. */
  parkBy(due: Float64Array): boolean {
    const card = this.stock[this.at];
    if (card === undefined) return false;
    const pile = this.pileBy(card, due);
    if (pile === noPlace) return false;
    this.at += 1;
    this.lay(pile, card);
    return true;
  }
}

/** Never 0: a full foundation that goes down waits for rank 0, and an empty pile must not be it. */
export function codeFor(rank: number, suit: number): number {
  return rank * 4 + 4 + suit;
}

/** The lowest of a set. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}
