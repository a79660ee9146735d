import type { Ending } from '../search.js';
import { Visited } from '../visited.js';
import type { KlondikeLayout } from './layout.js';
import { isStockDebt } from './moves.js';
import type { Debt } from './moves.js';
import { KlondikeState } from './state.js';
import type { KlondikeMove } from './state.js';
import { Walk } from './walk.js';
import type { Journal } from './walk.js';

/** Questions that can be told apart in a note. */
const questionLimit = 30_000;

/**
 * The same game with every stock card to be had at any time. Whatever can be done in the game can be
 * done here, so what is lost here is lost there; and there is far less to look at, since no order of
 * the stock is to be told from another. What it learns in one question it knows in the next.
 */
export class EasierGame implements Journal {
  nodes = 0;
  readonly #visited: Visited;
  readonly #layout: KlondikeLayout;
  /** By question, whether it ended without a win: then all that it went through is lost. */
  readonly #isLost = new Uint8Array(questionLimit + 2);
  #question = 0;
  #walk: Walk | undefined;

  constructor(layout: KlondikeLayout, memory: number) {
    this.#layout = { ...layout, draw: 1, drawn: 0, redeals: Infinity };
    this.#visited = new Visited(memory);
  }

  get bytes(): number {
    return this.#visited.bytes;
  }

  /** Asks how the position that moves lead to ends here; false when no more can be asked. */
  ask(path: readonly KlondikeMove[]): boolean {
    if (this.#question === questionLimit) return false;
    this.#question += 1;
    const state = new KlondikeState(this.#layout);
    for (const move of path) state.make(move);
    this.#walk = new Walk(state, this);
    this.nodes += this.#walk.nodes;
    return true;
  }

  /** Looks for the answer at so many positions; `undefined` while it is open. */
  advance(nodes: number): Ending | undefined {
    const walk = this.#walk;
    if (!walk) return undefined;
    const before = walk.nodes;
    const ending = walk.advance(nodes);
    this.nodes += walk.nodes - before;
    if (ending === 'lost') this.#isLost[this.#question] = 1;
    return ending;
  }

  note(state: KlondikeState, debt: Debt): boolean | undefined {
    const { firstWord, secondWord, thirdWord } = state;
    if (isStockDebt(debt)) {
      // Without the debt all that may follow with it was tried, and more. It has no note of its own:
      // what it leads to has.
      const known = this.#visited.peek(firstWord, secondWord, thirdWord);
      return !this.#isKnown(known);
    }
    const place = this.#visited.find(firstWord, secondWord, thirdWord | debt);
    if (place < 0) return undefined;
    if (this.#isKnown(this.#visited.note(place))) return false;
    this.#visited.setNote(place, this.#question);
    return true;
  }

  /** Met in this question, or in one that found no win. */
  #isKnown(stamp: number): boolean {
    return stamp !== 0 && (stamp === this.#question || this.#isLost[stamp] === 1);
  }
}
