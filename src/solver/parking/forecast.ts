import { noPlace } from './table.js';
import type { ParkingTable } from './table.js';

/** For a card that does not come home in a forecast. */
export const never = 250;

/**
 * When each card can go home at the earliest: as if every card still to come had a parking place of
 * its own, while those on the piles lie where they lie and block each other.
 */
export class Forecast {
  /** By card: how many went home before it, or `never`. */
  readonly due: Float64Array;
  readonly #heights: Uint8Array;
  readonly #next: Int8Array;
  /** Cards on places of their own, by rank and suit: at most two of each. */
  readonly #parked: Int16Array;

  constructor(private readonly table: ParkingTable) {
    this.due = new Float64Array(table.rankOf.length);
    this.#heights = new Uint8Array(table.pileCount);
    this.#next = new Int8Array(table.ladderCount);
    this.#parked = new Int16Array(14 * 4 * 2);
  }

  /** @param stock what is still to come, as it is or as it is imagined. */
  make(stock: Uint8Array): void {
    const { table, due } = this;
    const next = this.#next;
    due.fill(never);
    this.#heights.set(table.heights);
    next.set(table.ladderNext);
    this.#parked.fill(-1);
    let order = 0;
    for (let at = table.at; at <= stock.length; at += 1) {
      for (let found = true; found;) {
        found = false;
        for (let ladder = 0; ladder < table.ladderCount; ladder += 1) {
          const card = this.#take(ladder, next[ladder] as number);
          if (card === noPlace) continue;
          due[card] = order;
          order += 1;
          (next[ladder] as number) += table.ladderStep[ladder] as number;
          found = true;
        }
      }
      const card = stock[at];
      if (card !== undefined) this.#park(card);
    }
  }

  #park(card: number): void {
    const { table } = this;
    const place = ((table.rankOf[card] as number) * 4 + (table.suitOf[card] as number)) * 2;
    this.#parked[this.#parked[place] === -1 ? place : place + 1] = card;
  }

  /** Takes a card that a foundation waits for, from a pile if there is one: that frees what it covers. */
  #take(ladder: number, rank: number): number {
    const { table } = this;
    if (rank < 1 || rank > 13) return noPlace;
    const suit = table.ladderSuit[ladder] as number;
    for (let pile = 0; pile < table.pileCount; pile += 1) {
      const height = this.#heights[pile] as number;
      if (height === 0) continue;
      const card = table.cards[pile * table.width + height - 1] as number;
      if (table.rankOf[card] !== rank || (suit >= 0 && table.suitOf[card] !== suit)) continue;
      this.#heights[pile] = height - 1;
      return card;
    }
    const last = suit < 0 ? 3 : suit;
    for (let each = Math.max(suit, 0); each <= last; each += 1) {
      const place = (rank * 4 + each) * 2;
      for (let copy = place; copy < place + 2; copy += 1) {
        const card = this.#parked[copy] as number;
        if (card === -1) continue;
        this.#parked[copy] = -1;
        return card;
      }
    }
    return noPlace;
  }
}
