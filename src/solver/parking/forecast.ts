import type { Ladder } from './lot.js';
import { codeFor, lowest, ParkingTable } from './table.js';

/** For a card that does not come home in a forecast. */
export const never = 250;

/** A space leaves after every card. */
const spaceDue = 500;

/**
 * When each card can go home at the earliest: as if every card still to come had a parking place of
 * its own, while those on the piles lie where they lie and block each other.
 */
export class Forecast {
  /** By card: how many went home before it, or `never`; and what a space counts. */
  readonly due: Float64Array;
  readonly #tops: Uint8Array;
  /** Where the foundations are followed. */
  readonly #trial: ParkingTable;
  /** By code, one of the cards on places of their own; and by card, another of its code. */
  readonly #parked: Uint8Array;
  readonly #twin: Uint8Array;
  #order = 0;

  constructor(private readonly table: ParkingTable) {
    this.due = new Float64Array(table.noCard + 1);
    this.#tops = new Uint8Array(table.pileCount);
    this.#trial = new ParkingTable(table.lot);
    this.#parked = new Uint8Array(table.takers.length);
    this.#twin = new Uint8Array(table.noCard + 1);
  }

  /** @param stock what is still to come, as it is or as it is imagined. */
  make(stock: Uint8Array): void {
    const { table, due } = this;
    due.fill(never);
    due[table.noCard] = table.lot.laysInSpaces ? spaceDue : -Infinity;
    this.#tops.set(table.tops);
    this.#trial.copy(table);
    this.#parked.fill(table.noCard);
    this.#order = 0;
    this.#sendHome();
    for (let at = table.at; at < stock.length; at += 1) {
      const card = stock[at] as number;
      const code = table.codeOf[card] as number;
      this.#twin[card] = this.#parked[code] as number;
      this.#parked[code] = card;
      if (this.#trial.takersOf(card) !== 0) this.#sendHome();
    }
  }

  /** From a pile first: that frees what it covers. */
  #sendHome(): void {
    const { table } = this;
    const trial = this.#trial;
    const tops = this.#tops;
    const parked = this.#parked;
    for (let isAny = true; isAny;) {
      isAny = false;
      for (let pile = 0; pile < table.pileCount; pile += 1) {
        for (;;) {
          const card = tops[pile] as number;
          const takers = trial.takersOf(card);
          if (takers === 0) break;
          this.#leave(card, takers);
          tops[pile] = table.under[card] as number;
          isAny = true;
        }
      }
      for (let ladder = 0; ladder < table.ladderCount; ladder += 1) {
        const { suit } = table.lot.ladders[ladder] as Ladder;
        const last = suit < 0 ? 3 : suit;
        for (let each = Math.max(suit, 0); each <= last; each += 1) {
          const code = codeFor(trial.ladderNext[ladder] as number, each);
          const card = parked[code] as number;
          if (card === table.noCard) continue;
          parked[code] = this.#twin[card] as number;
          this.#leave(card, 1 << ladder);
          isAny = true;
        }
      }
    }
  }

  #leave(card: number, takers: number): void {
    this.due[card] = this.#order;
    this.#order += 1;
    this.#trial.climb(lowest(takers));
  }
}
