import { isRed, noCode, pairOf } from './code.js';
import type { Code, Pair } from './code.js';
import type { KlondikeState } from './state.js';

/** Ranks 1, 3, 5 … of a set of ranks. */
const everyOther = 0x1555;

/** The number of ranks, from the lowest on, that are all in a set. */
function filled(ranks: number): number {
  return 31 - Math.clz32(~ranks & (ranks + 1));
}

/** A host in a set may carry each of `cards` a rank lower, which then may carry the next, and so on. */
function spread(hosts: number, cards: number): number {
  let reached = hosts;
  for (;;) {
    const next = reached | ((reached >> 1) & cards);
    if (next === reached) return reached;
    reached = next;
  }
}

/**
 * Whether every closed card could still be turned up if nothing ever got lost: if a host took any
 * number of guests, a card were at once on its column and at home, and the stock gave every card.
 * If not even so, the position is lost. Many a deal is lost for just this, and a search that does
 * not see it tries all that can be done elsewhere first.
 *
 * Black cards of odd ranks and red ones of even ranks only ever meet each other, and so do the
 * rest: in each of these two halves a set of pairs is a set of ranks, and a rank's host is the next.
 */
export class Hope {
  readonly #depths = new Uint8Array(7);
  /** Cards that lie open or will some day, by suit. */
  readonly #shown = new Int32Array(4);
  readonly #hosts = new Int32Array(2);

  constructor(private readonly state: KlondikeState) {}

  isLost(): boolean {
    const { state } = this;
    // A wildcard may be any of the closed cards.
    if (state.hasWild) return false;
    const { spaceRank } = state;
    const shown = this.#shown;
    const hosts = this.#hosts;
    const depths = this.#depths;
    for (let suit = 0; suit < 4; suit += 1) shown[suit] = state.shown[suit] as number;
    let isAllUp = true;
    for (let column = 0; column < state.columns.length; column += 1) {
      const depth = state.depths[column] as number;
      depths[column] = depth;
      if (depth > 1) isAllUp = false;
    }
    if (isAllUp) return false;

    hosts[0] = 0;
    hosts[1] = 0;
    for (let pair = 0; pair < 26; pair += 1) {
      if ((state.open[pair] as number) > 0) (hosts[halfOf(pair)] as number) |= 1 << (pair >> 1);
    }
    // What may be laid: stock cards, and cards at home if they come back.
    let [black, red] = [0, 0];
    if (state.returns) {
      black = (shown[0] as number) | (shown[3] as number);
      red = (shown[1] as number) | (shown[2] as number);
    } else {
      for (let mask = state.stockMask; mask !== 0; mask &= mask - 1) {
        const code = state.stock[31 - Math.clz32(mask & -mask)] as Code;
        if (isRed(code)) red |= 1 << (code >> 2);
        else black |= 1 << (code >> 2);
      }
    }
    const loose0 = (black & everyOther) | (red & ~everyOther);
    const loose1 = (red & everyOther) | (black & ~everyOther);
    if (state.spaces > 0) this.#addSpace(spaceRank);

    for (;;) {
      hosts[0] = spread(hosts[0], loose0);
      hosts[1] = spread(hosts[1], loose1);
      let isStuck = true;
      let isDone = true;
      for (let column = 0; column < state.columns.length; column += 1) {
        while ((depths[column] as number) > 1 && this.#opens(column)) isStuck = false;
        if ((depths[column] as number) > 1) isDone = false;
        else if (depths[column] === 1 && this.#opens(column)) {
          isStuck = false;
          this.#addSpace(spaceRank);
        }
      }
      if (isDone) return false;
      if (isStuck) return true;
    }
  }

  /** A space is a host a rank above those it takes. */
  #addSpace(rank: number): void {
    (this.#hosts[0] as number) |= 2 << rank;
    (this.#hosts[1] as number) |= 2 << rank;
  }

  /** Moves a column's base away, if that can be, and turns up the next card. */
  #opens(column: number): boolean {
    const { state } = this;
    const cards = state.columns[column] as Uint8Array;
    const depth = (this.#depths[column] as number) - 1;
    const base = cards[depth] as Code;
    if (base !== state.spent) {
      const half = halfOf(pairOf[base] as Pair);
      const hasHost = ((this.#hosts[half] as number) >> ((base >> 2) + 1)) & 1;
      if (!hasHost && filled(this.#shown[base & 3] as number) <= base >> 2) return false;
    }
    this.#depths[column] = depth;
    const turned = depth > 0 ? (cards[depth - 1] as Code) : noCode;
    if (turned !== noCode && turned !== state.spent) {
      (this.#shown[turned & 3] as number) |= 1 << (turned >> 2);
      (this.#hosts[halfOf(pairOf[turned] as Pair)] as number) |= 1 << (turned >> 2);
    }
    return true;
  }
}

function halfOf(pair: Pair): number {
  return pair & 1;
}
