import type { ParkingLot } from './lot.js';

export const noPlace = -1;

/** A space leaves after every card. */
const spaceDue = 500;

/** Any pile that the card does not cover too long is better than one that it does. */
const misfit = 1000;

/** A parking game as it is played: the lot with its piles, its foundations and its place in the stock. */
export class ParkingTable {
  readonly pileCount: number;
  readonly ladderCount: number;
  readonly rankOf: Uint8Array;
  readonly suitOf: Uint8Array;
  readonly stock: Uint8Array;
  /** Each pile's cards in a row of its own, and how many there are. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  readonly ladderSuit: Int8Array;
  readonly ladderStep: Int8Array;
  readonly ladderNext: Int8Array;
  /** The stock's next card. */
  at = 0;
  home = 0;
  readonly size: number;
  readonly width: number;

  constructor(readonly lot: ParkingLot) {
    const { piles, ladders, stock } = lot;
    this.pileCount = piles.length;
    this.ladderCount = ladders.length;
    this.rankOf = lot.rankOf;
    this.suitOf = lot.suitOf;
    this.stock = Uint8Array.from(stock);
    this.size = piles.reduce((sum, pile) => sum + pile.length, stock.length);
    this.width = this.size;
    this.cards = new Uint8Array(this.pileCount * this.width);
    this.heights = new Uint8Array(this.pileCount);
    this.ladderSuit = Int8Array.from(ladders, ({ suit }) => suit);
    this.ladderStep = Int8Array.from(ladders, ({ step }) => step);
    this.ladderNext = new Int8Array(this.ladderCount);
    this.reset();
  }

  /** Back to the position of the lot. */
  reset(): void {
    const { piles, ladders } = this.lot;
    this.at = 0;
    this.home = 0;
    piles.forEach((pile, index) => {
      this.cards.set(pile, index * this.width);
      this.heights[index] = pile.length;
    });
    ladders.forEach(({ next }, index) => (this.ladderNext[index] = next));
  }

  top(pile: number): number {
    const height = this.heights[pile] as number;
    return height === 0 ? noPlace : (this.cards[pile * this.width + height - 1] as number);
  }

  /** Whether a foundation takes a card now. */
  takes(ladder: number, card: number): boolean {
    const suit = this.ladderSuit[ladder] as number;
    return (
      this.ladderNext[ladder] === this.rankOf[card] && (suit < 0 || suit === this.suitOf[card])
    );
  }

  /** The first foundation from `from` on that takes a card, or `noPlace`. */
  ladderFor(card: number, from = 0): number {
    for (let ladder = from; ladder < this.ladderCount; ladder += 1) {
      if (this.takes(ladder, card)) return ladder;
    }
    return noPlace;
  }

  climb(ladder: number): void {
    (this.ladderNext[ladder] as number) += this.ladderStep[ladder] as number;
    this.home += 1;
  }

  lay(pile: number, card: number): void {
    const height = this.heights[pile] as number;
    this.cards[pile * this.width + height] = card;
    this.heights[pile] = height + 1;
  }

  /** Takes a pile's top away; a pile that it leaves empty is filled where the game does so. */
  lift(pile: number): void {
    (this.heights[pile] as number) -= 1;
    if (this.lot.refills && this.heights[pile] === 0 && this.at < this.stock.length) {
      this.lay(pile, this.stock[this.at] as number);
      this.at += 1;
    }
  }

  /** The same position as another table of the lot, but for the order of the stock. */
  copy(other: ParkingTable): void {
    this.at = other.at;
    this.home = other.home;
    this.cards.set(other.cards);
    this.heights.set(other.heights);
    this.ladderNext.set(other.ladderNext);
  }

  /** A card home, from a pile first: that may free another. */
  sendHome(): boolean {
    let isAny = false;
    for (let pile = 0; pile < this.pileCount; pile += 1) {
      const card = this.top(pile);
      const ladder = card === noPlace ? noPlace : this.shorterLadderFor(card);
      if (ladder === noPlace) continue;
      this.climb(ladder);
      this.lift(pile);
      isAny = true;
    }
    if (isAny) return true;
    const card = this.stock[this.at];
    const ladder = card === undefined ? noPlace : this.shorterLadderFor(card);
    if (ladder === noPlace) return false;
    this.climb(ladder);
    this.at += 1;
    return true;
  }

  shorterLadderFor(card: number): number {
    const first = this.ladderFor(card);
    if (first === noPlace) return noPlace;
    const second = this.ladderFor(card, first + 1);
    if (second === noPlace) return first;
    const up = this.ladderNext[first] as number;
    const down = this.lot.ranks + 1 - (this.ladderNext[second] as number);
    return down < up ? second : first;
  }

  /** The stock's top onto the pile whose top leaves soonest after it, else the one that leaves last. */
  parkBy(due: Float64Array): boolean {
    const card = this.stock[this.at];
    if (card === undefined) return false;
    const pile = this.pileBy(card, due);
    if (pile === noPlace) return false;
    this.at += 1;
    this.lay(pile, card);
    return true;
  }

  pileBy(card: number, due: Float64Array): number {
    const leaves = due[card] as number;
    let best = noPlace;
    let least = Infinity;
    for (let pile = 0; pile < this.pileCount; pile += 1) {
      const top = this.top(pile);
      if (top === noPlace && !this.lot.laysInSpaces) continue;
      const wait = (top === noPlace ? spaceDue : (due[top] as number)) - leaves;
      const cost = wait >= 0 ? wait : misfit - wait;
      if (cost < least) {
        least = cost;
        best = pile;
      }
    }
    return best;
  }
}
