import type { Move } from '../engine/move.js';
import type { Ending, Search } from './search.js';

/** Nodes of the finder's first turn; each of its turns has twice as many as the one before. */
const firstTurn = 8000;

/**
 * The prover has so many times fewer, in its turns and in each advance: its nodes cost some times more,
 * and a win is the usual end.
 */
const proverShare = 16;

/** Two searches by turns: one that finds wins soon, one that can prove that there is none. */
export class AlternatingSearch implements Search {
  #turn = 0;
  #left = firstTurn;
  #winner: Search | undefined;
  #prover: Search | undefined;
  #settingUp: Generator<undefined, Search> | undefined;

  /** @param settingUp makes the prover when its first turn comes: most wins are found before. */
  constructor(
    private readonly finder: Search,
    private readonly settingUp: () => Generator<undefined, Search>,
  ) {}

  get nodes(): number {
    return this.finder.nodes + (this.#prover?.nodes ?? 0);
  }

  get bytes(): number {
    return this.finder.bytes + (this.#prover?.bytes ?? 0);
  }

  line(): readonly Move[] {
    return this.#winner?.line() ?? [];
  }

  *writing(): Generator<undefined, readonly Move[]> {
    const winner = this.#winner;
    return winner?.writing ? yield* winner.writing() : this.line();
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.nodes < last) {
      const isFinding = this.#turn % 2 === 0;
      const search = isFinding ? this.finder : this.#madeProver();
      // It is set up by and by, an advance for each part.
      if (!search) return undefined;
      const before = search.nodes;
      const some = isFinding ? nodes : Math.ceil(nodes / proverShare);
      const ending = search.advance(Math.min(this.#left, last - this.nodes, some));
      if (ending === 'won') this.#winner = search;
      // A prover without memory leaves the rest to the finder.
      if (ending === 'won' || ending === 'lost') return ending;
      this.#left -= search.nodes - before;
      if (this.#left <= 0 || ending === 'full') {
        this.#turn += 1;
        const turn = firstTurn * 2 ** Math.min(this.#turn >> 1, 20);
        this.#left = this.#turn % 2 === 0 ? turn : turn / proverShare;
      }
      if (!isFinding) return undefined;
    }
    return undefined;
  }

  #madeProver(): Search | undefined {
    if (this.#prover) return this.#prover;
    const { done, value } = (this.#settingUp ??= this.settingUp()).next();
    if (done) this.#prover = value;
    return undefined;
  }
}
