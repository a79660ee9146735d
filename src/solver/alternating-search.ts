import type { Move } from '../engine/move.js';
import type { Ending, Search } from './search.js';

/** Nodes of the first turn; each pair of turns has twice as many as the one before. */
const firstTurn = 1000;

/** Two searches by turns: one that finds wins soon, one that can prove that there is none. */
export class AlternatingSearch implements Search {
  #turn = 0;
  #left = firstTurn;
  #winner: Search | undefined;

  constructor(
    private readonly finder: Search,
    private readonly prover: Search,
  ) {}

  get nodes(): number {
    return this.finder.nodes + this.prover.nodes;
  }

  get bytes(): number {
    return this.finder.bytes + this.prover.bytes;
  }

  line(): readonly Move[] {
    return this.#winner?.line() ?? [];
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.nodes < last) {
      const search = this.#turn % 2 === 0 ? this.finder : this.prover;
      const before = search.nodes;
      const ending = search.advance(Math.min(this.#left, last - this.nodes));
      if (ending === 'won') this.#winner = search;
      // A prover without memory leaves the rest to the finder.
      if (ending === 'won' || ending === 'lost') return ending;
      this.#left -= search.nodes - before;
      if (this.#left <= 0 || ending === 'full') {
        this.#turn += 1;
        this.#left = firstTurn * 2 ** Math.min(this.#turn >> 1, 20);
      }
    }
    return undefined;
  }
}
