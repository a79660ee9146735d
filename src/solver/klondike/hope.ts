import { allPairs, noCode, pairOf, spreadDown } from './code.js';
import type { Pair } from './code.js';
import type { KlondikeState } from './state.js';

/** The number of ranks, from the lowest on, that are all in a set. */
function filled(ranks: number): number {
  return 31 - Math.clz32(~ranks & (ranks + 1));
}

/**
 * Whether every closed card could still be turned up if nothing ever got lost: if a host took any
 * number of guests, a card were at once on its column and at home, and the stock gave every card.
 * If not even so, the position is lost. Many a deal is lost for just this, and a search that does
 * not see it tries all that can be done elsewhere first.
 */
export class Hope {
  readonly #depths = new Uint8Array(7);
  /** Cards that lie open or will some day, by suit. */
  readonly #shown = new Uint16Array(4);
  /** Pairs that may carry others; a space is both pairs above those it takes. */
  #hosts = 0;

  constructor(private readonly state: KlondikeState) {}

  isLost(): boolean {
    const { state } = this;
    // A wildcard may be any of the closed cards.
    if (state.hasWild || state.buried === 0) return false;
    const depths = this.#depths;
    for (let suit = 0; suit < 4; suit += 1) this.#shown[suit] = state.shown[suit] as number;
    for (let column = 0; column < 7; column += 1) depths[column] = state.depths[column] as number;
    const spaces = 3 << (state.spaceRank * 2 + 2);
    this.#hosts = (state.openPairs & allPairs) | (state.isAnyCleared ? spaces : 0);
    // What may be laid: stock cards, and cards at home if they come back.
    const loose = state.returns ? state.shownPairs : state.stockPairs;
    for (;;) {
      // A host may carry each of the loose cards that is laid on it, which then may carry the next.
      this.#hosts = spreadDown(this.#hosts, loose);
      let isStuck = true;
      let isDone = true;
      for (let column = 0; column < state.columnCount; column += 1) {
        while ((depths[column] as number) > 1 && this.#opens(column)) isStuck = false;
        if ((depths[column] as number) > 1) isDone = false;
        else if (depths[column] === 1 && this.#opens(column)) {
          isStuck = false;
          this.#hosts |= spaces;
        }
      }
      if (isDone) return false;
      if (isStuck) return true;
    }
  }

  /** Moves a column's base away, if that can be, and turns up the next card. */
  #opens(column: number): boolean {
    const { state } = this;
    const depth = (this.#depths[column] as number) - 1;
    const base = state.cardAt(column, depth);
    if (base !== state.spent) {
      const hasHost = (this.#hosts >> ((pairOf[base] as Pair) + 2)) & 1;
      if (!hasHost && filled(this.#shown[base & 3] as number) <= base >> 2) return false;
    }
    this.#depths[column] = depth;
    const turned = depth > 0 ? state.cardAt(column, depth - 1) : noCode;
    if (turned !== noCode && turned !== state.spent) {
      (this.#shown[turned & 3] as number) |= 1 << (turned >> 2);
      this.#hosts |= 1 << (pairOf[turned] as Pair);
    }
    return true;
  }
}
