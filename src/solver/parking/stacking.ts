import { noPlace } from './table.js';
import type { ParkingTable } from './table.js';
import type { ParkingLot } from './lot.js';

/** What a space costs, more for a card the sooner it goes home: spaces are for those that stay. */
const costOfSpace = -1.6;
/** What it costs to lay a card on others that go home before it, and more for each of them. */
const costOfBurying = 3;
const costOfEach = 2;
/** The same by how much longer the card stays than the first of them. */
const costOfStay = 2.3;
/** The same for one that goes home next; less for one that does so later. */
const costOfUrgent = 5;
/** What is saved where the card on top stays longer: it buries them already. */
const savedUnderCover = 2.8;
/** What each card under it costs where it is the first to go. */
const costOfHeight = 0.03;

/** Whether all foundations of a lot go the same way and spaces take any card, so that ranks alone tell much. */
export function isStackable({ ladders, laysInSpaces, refills }: ParkingLot): boolean {
  return laysInSpaces && !refills && new Set(ladders.map(({ step }) => step)).size === 1;
}

/**
 * Where a player lays a card who goes by the ranks of what lies open and asks for nothing that is
 * still to come: on cards that stay a little longer, on a space if it stays for long, and where it
 * must bury others, on as few and as late ones as can be. The costs were found by playing many games.
 */
export class Stacking {
  readonly #lot: ParkingLot;
  /** By card: the how manieth it is to go home, by its rank. */
  readonly #turns: Uint8Array;

  /** @param lot one that is stackable. */
  constructor(lot: ParkingLot) {
    this.#lot = lot;
    this.#turns = lot.rankOf.map((rank) => this.#turnOf(rank));
  }

  #turnOf(rank: number): number {
    const { ladders, ranks } = this.#lot;
    return ladders[0]?.step === 1 ? rank : ranks + 1 - rank;
  }

  /** The stock's top onto the pile that is best for it; false when there is none. */
  park(table: ParkingTable): boolean {
    const card = table.stock[table.at];
    if (card === undefined) return false;
    table.at += 1;
    table.lay(this.#pileFor(table, card), card);
    return true;
  }

  #pileFor(table: ParkingTable, card: number): number {
    let first = Infinity;
    for (let ladder = 0; ladder < table.ladderCount; ladder += 1) {
      first = Math.min(first, this.#turnOf(table.ladderNext[ladder] as number));
    }
    let best = noPlace;
    let least = Infinity;
    for (let pile = 0; pile < table.pileCount; pile += 1) {
      const cost = this.#costOf(table, card, pile, first);
      if (cost >= least) continue;
      least = cost;
      best = pile;
    }
    return best;
  }

  /** @param first the turn of the cards that go home next. */
  #costOf(
    { tops, under, noCard }: ParkingTable,
    card: number,
    pile: number,
    first: number,
  ): number {
    const turns = this.#turns;
    const turn = turns[card] as number;
    const top = tops[pile] as number;
    if (top === noCard) return costOfSpace + this.#lot.ranks + 1 - turn;
    let soonest = Infinity;
    let height = 0;
    let buried = 0;
    let urgency = 0;
    for (let each = top; each !== noCard; each = under[each] as number) {
      const other = turns[each] as number;
      height += 1;
      soonest = Math.min(soonest, other);
      if (other >= turn) continue;
      buried += 1;
      urgency += 1 / (1 + other - first);
    }
    if (buried === 0) return soonest - turn + costOfHeight * height;
    const cost = costOfBurying + costOfEach * buried + costOfStay * (turn - soonest);
    return cost + costOfUrgent * urgency - ((turns[top] as number) < turn ? 0 : savedUnderCover);
  }
}
