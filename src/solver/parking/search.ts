import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { Random } from '../random.js';
import type { Ending, Search } from '../search.js';
import { Forecast } from './forecast.js';
import { parkingLine } from './line.js';
import type { ParkingAct } from './line.js';
import type { ParkingLot } from './lot.js';
import { noPlace, ParkingTable } from './table.js';

/** How far a try may depart from the forecast, in cards gone home. */
const waver = 16;

/** Cards of which a try thinks otherwise than the best one before it. */
const changes = 8;

/** Tries without a gain after which it begins again from the forecast. */
const patience = 400;

/**
 * A search for a win of Colorado and its kin, all cards known: play on by a forecast of the order in
 * which cards can go home, each stock card onto the pile whose top leaves soonest after it; if that
 * does not win, change the forecast here and there and keep what brings more cards home. It finds
 * wins and proves nothing.
 */
export class ParkingSearch implements Search {
  nodes = 0;
  tries = 0;
  readonly #table: ParkingTable;
  readonly #forecast: Forecast;
  readonly #random = new Random(1);
  readonly #due: Float64Array;
  readonly #kept: Float64Array;
  #most = 0;
  #patience = patience;
  #acts: ParkingAct[] = [];

  constructor(
    private readonly position: Position,
    lot: ParkingLot,
  ) {
    this.#table = new ParkingTable(lot);
    this.#forecast = new Forecast(this.#table);
    this.#forecast.make(this.#table.stock);
    this.#due = this.#forecast.due.slice();
    this.#kept = this.#due.slice();
  }

  get bytes(): number {
    return this.#table.cards.byteLength;
  }

  line(): readonly Move[] {
    return parkingLine(this.position, this.#acts);
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    const table = this.#table;
    if (table.home === table.size) return 'won';
    while (this.nodes < last) {
      if (!this.#sendHome() && !this.#parkNext()) this.#tryAgain();
      if (table.home === table.size) return 'won';
    }
    return undefined;
  }

  /** Keeps what did at least as well as anything before, and changes a few cards of it. */
  #tryAgain(): void {
    const { home } = this.#table;
    if (home >= this.#most) {
      this.#kept.set(this.#due);
      if (home > this.#most) this.#patience = patience;
      this.#most = home;
    }
    this.#table.reset();
    this.#acts = [];
    this.tries += 1;
    this.nodes += 1;
    this.#patience -= 1;
    if (this.#patience < 0) {
      this.#startAfresh();
      return;
    }
    this.#due.set(this.#kept);
    for (let change = 0; change < changes; change += 1) {
      const card = this.#random.below(this.#due.length);
      (this.#due[card] as number) += waver * 2 * (this.#random.next() - this.#random.next());
    }
  }

  #startAfresh(): void {
    const strength = waver * this.#random.next();
    for (let card = 0; card < this.#due.length; card += 1) {
      const noise = strength * (this.#random.next() - this.#random.next());
      this.#due[card] = (this.#forecast.due[card] as number) + noise;
    }
    this.#most = 0;
    this.#patience = patience;
  }

  /** A card home, from a pile first: that may free another. */
  #sendHome(): boolean {
    const table = this.#table;
    for (let pile = 0; pile < table.pileCount; pile += 1) {
      const card = table.top(pile);
      if (card === noPlace) continue;
      const ladder = this.#ladderFor(card);
      if (ladder === noPlace) continue;
      this.#acts.push({ type: 'pile-home', pile, ladder });
      table.climb(ladder);
      table.lift(pile);
      return true;
    }
    const card = table.stock[table.at];
    const ladder = card === undefined ? noPlace : this.#ladderFor(card);
    if (ladder === noPlace) return false;
    this.#acts.push({ type: 'stock-home', ladder });
    table.climb(ladder);
    table.at += 1;
    return true;
  }

  /** Where two foundations would take a card, one of them by chance in later tries. */
  #ladderFor(card: number): number {
    const table = this.#table;
    const first = table.ladderFor(card);
    if (first === noPlace || this.tries === 0) return first;
    const second = table.ladderFor(card, first + 1);
    return second === noPlace || this.#random.next() < 0.5 ? first : second;
  }

  #parkNext(): boolean {
    const table = this.#table;
    const card = table.stock[table.at];
    if (card === undefined) return false;
    this.nodes += 1;
    const pile = table.pileBy(card, this.#due);
    if (pile === noPlace) return false;
    this.#acts.push({ type: 'park', pile });
    table.at += 1;
    table.lay(pile, card);
    return true;
  }
}
