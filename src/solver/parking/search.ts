import { atOnce } from '../../engine/at-once.js';
import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { Random } from '../random.js';
import type { Ending, Search } from '../search.js';
import { Forecast } from './forecast.js';
import { parkingLine } from './line.js';
import type { ParkingAct } from './line.js';
import type { ParkingLot } from './lot.js';
import { lowest, noPlace, ParkingTable } from './table.js';

/** How far a try may depart from the forecast, in cards gone home. */
const waver = 16;

/** Cards of which a try thinks otherwise than the best one before it. */
const changes = 8;

/** How often such a card is one of those that were left on the piles by the best try. */
const focus = 0.7;

/** How often it is to go to another of two foundations, not to leave at another time. */
const turning = 0.2;

/** Tries without a gain after which it begins again from the forecast. */
const patience = 200;

const kinds = { pileHome: 0, stockHome: 1, park: 2 } as const;

/**
 * A search for a win of Colorado and its kin, all cards known: play on by a forecast of the order in
 * which cards can go home, each stock card onto the pile whose top leaves soonest after it; if that
 * does not win, change the forecast here and there and keep what brings more cards home. It finds
 * wins and proves nothing.
 */
export class ParkingSearch implements Search {
  nodes = 0;
  tries = 0;
  readonly #start: ParkingTable;
  readonly #table: ParkingTable;
  readonly #forecast: Forecast;
  readonly #random = new Random(1);
  readonly #due: Float64Array;
  readonly #keptDue: Float64Array;
  /** By card, 1 where of two foundations that take it it goes to the second. */
  readonly #turned: Uint8Array;
  readonly #keptTurned: Uint8Array;
  /** The cards that the best try left on the piles. */
  #left: number[] = [];
  #most = 0;
  #patience = patience;
  /** What was done since the start of the try, packed. */
  readonly #acts: Int32Array;
  #made = 0;

  constructor(
    private readonly position: Position,
    lot: ParkingLot,
  ) {
    this.#start = new ParkingTable(lot);
    this.#table = new ParkingTable(lot);
    // A card is laid down once and goes home once.
    this.#acts = new Int32Array(2 * this.#table.size);
    this.#forecast = new Forecast(this.#table);
    this.#forecast.make(this.#table.stock);
    this.#due = this.#forecast.due.slice();
    this.#keptDue = this.#due.slice();
    this.#turned = new Uint8Array(this.#table.noCard);
    this.#keptTurned = new Uint8Array(this.#table.noCard);
  }

  get bytes(): number {
    return this.#acts.byteLength;
  }

  line(): readonly Move[] {
    return atOnce(this.writing());
  }

  writing(): Generator<undefined, readonly Move[]> {
    return parkingLine(this.position, Array.from(this.#acts.subarray(0, this.#made), actOf));
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    const table = this.#table;
    if (table.home === table.size) return 'won';
    while (this.nodes < last) {
      this.#sendHome();
      if (table.home === table.size) return 'won';
      if (!this.#parkNext()) this.#tryAgain();
    }
    return undefined;
  }

  /** Keeps what did at least as well as anything before, and changes a few cards of it. */
  #tryAgain(): void {
    const { home } = this.#table;
    if (home >= this.#most) {
      this.#keptDue.set(this.#due);
      this.#keptTurned.set(this.#turned);
      this.#left = this.#cardsLeft();
      if (home > this.#most) this.#patience = patience;
      this.#most = home;
    }
    this.#table.copy(this.#start);
    this.#made = 0;
    this.tries += 1;
    this.nodes += 1;
    this.#patience -= 1;
    if (this.#patience < 0) {
      this.#startAfresh();
      return;
    }
    this.#due.set(this.#keptDue);
    this.#turned.set(this.#keptTurned);
    for (let change = 0; change < changes; change += 1) this.#change(this.#anyCard());
  }

  #cardsLeft(): number[] {
    const { tops, under, noCard } = this.#table;
    const left: number[] = [];
    for (const top of tops) {
      for (let card = top; card !== noCard; card = under[card] as number) left.push(card);
    }
    return left;
  }

  #anyCard(): number {
    const random = this.#random;
    const left = random.next() < focus ? this.#left[random.below(this.#left.length)] : undefined;
    return left ?? random.below(this.#table.noCard);
  }

  #change(card: number): void {
    const random = this.#random;
    if (random.next() < turning) this.#turned[card] = 1 - (this.#turned[card] as number);
    else (this.#due[card] as number) += waver * 2 * (random.next() - random.next());
  }

  #startAfresh(): void {
    const strength = waver * this.#random.next();
    for (let card = 0; card < this.#table.noCard; card += 1) {
      const noise = strength * (this.#random.next() - this.#random.next());
      this.#due[card] = (this.#forecast.due[card] as number) + noise;
    }
    this.#turned.fill(0);
    this.#most = 0;
    this.#patience = patience;
  }

  /** All that goes home, from the piles first: that may free others. */
  #sendHome(): void {
    const table = this.#table;
    for (;;) {
      while (table.isStirred) {
        table.isStirred = false;
        for (let pile = 0; pile < table.pileCount; pile += 1) {
          const card = table.tops[pile] as number;
          const takers = table.takersOf(card);
          if (takers === 0) continue;
          const ladder = this.#ladderFor(card, takers);
          this.#note(kinds.pileHome, pile, ladder);
          table.climb(ladder);
          table.lift(pile);
        }
      }
      const card = table.stock[table.at];
      const takers = card === undefined ? 0 : table.takersOf(card);
      if (card === undefined || takers === 0) return;
      const ladder = this.#ladderFor(card, takers);
      this.#note(kinds.stockHome, 0, ladder);
      table.climb(ladder);
      table.at += 1;
    }
  }

  #ladderFor(card: number, takers: number): number {
    const others = takers & (takers - 1);
    return lowest(others !== 0 && this.#turned[card] === 1 ? others : takers);
  }

  #parkNext(): boolean {
    const table = this.#table;
    const card = table.stock[table.at];
    if (card === undefined) return false;
    this.nodes += 1;
    const pile = table.pileBy(card, this.#due);
    if (pile === noPlace) return false;
    this.#note(kinds.park, pile, 0);
    table.at += 1;
    table.lay(pile, card);
    return true;
  }

  #note(kind: number, pile: number, ladder: number): void {
    this.#acts[this.#made] = kind | (pile << 2) | (ladder << 16);
    this.#made += 1;
  }
}

function actOf(packed: number): ParkingAct {
  const pile = (packed >> 2) & 0x3fff;
  const ladder = packed >> 16;
  switch (packed & 3) {
    case kinds.pileHome:
      return { type: 'pile-home', pile, ladder };
    case kinds.stockHome:
      return { type: 'stock-home', ladder };
    default:
      return { type: 'park', pile };
  }
}
