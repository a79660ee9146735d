import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import type { Ending, Search } from '../search.js';
import { Visited } from '../visited.js';
import { EasierGame } from './easier-game.js';
import type { KlondikeLayout } from './layout.js';
import { lineOf } from './line.js';
import { PhaseJournal } from './phase-journal.js';
import { KlondikeState } from './state.js';
import { Walk } from './walk.js';

/** Positions between two looks at what the search has spent where. */
const patrol = 2000;

/** A position is suspect once the search has spent so much on it, and again after so many times more. */
const suspicion = 4000;
const persistence = 16;

/** Nodes that a question may cost for each that was spent on the suspect. */
const thoroughness = 4;

/**
 * A search of a game of Klondike's kind, all cards known.
 *
 * Where the order of the stock matters, a lost position costs far more than in the game in which it
 * does not. So the search looks back at times: a position on the way that has taken long is asked
 * about in that easier game, and given up if it is lost even there.
 */
export class KlondikeSearch implements Search {
  readonly #visited: Visited;
  readonly #walk: Walk;
  /** The order of the stock matters. */
  readonly #isInOrder: boolean;
  /** Made when it is first asked: most games are decided before. */
  #easier: EasierGame | undefined;
  /** By height on the way: the position last asked about there, and when it is suspect again. */
  readonly #asked: { since: number; again: number }[] = [];
  /** All of the search; it halts wherever the nodes that were given are spent. */
  readonly #course = this.#search();
  /** The node at which it halts. */
  #last = 0;
  #ending: Ending | undefined;

  constructor(
    private readonly position: Position,
    private readonly layout: KlondikeLayout,
    private readonly memory: number,
  ) {
    const state = new KlondikeState(layout);
    this.#isInOrder = !state.anyOrder;
    this.#visited = new Visited(this.#isInOrder ? memory / 2 : memory);
    this.#walk = new Walk(state, new PhaseJournal(this.#visited));
  }

  get nodes(): number {
    return this.#walk.nodes + (this.#easier?.nodes ?? 0);
  }

  get bytes(): number {
    return this.#visited.bytes + (this.#easier?.bytes ?? 0);
  }

  line(): readonly Move[] {
    return lineOf(this.position, this.#walk.path);
  }

  advance(nodes: number): Ending | undefined {
    this.#last = this.nodes + nodes;
    this.#ending ??= this.#course.next().value;
    return this.#ending;
  }

  *#search(): Generator<undefined, Ending> {
    for (;;) {
      const ending = yield* this.#spend(patrol, (nodes) => this.#walk.advance(nodes));
      if (ending !== undefined) return ending;
      if (this.#isInOrder) yield* this.#askBack();
    }
  }

  /** Spends nodes on something, by and by as they are given. */
  *#spend(
    nodes: number,
    advance: (nodes: number) => Ending | undefined,
  ): Generator<undefined, Ending | undefined> {
    const end = this.nodes + nodes;
    for (;;) {
      const ending = advance(Math.max(0, Math.min(end, this.#last) - this.nodes));
      if (ending !== undefined || this.nodes >= end) return ending;
      yield undefined;
    }
  }

  /** Asks about a suspect on the way; if it is lost, gives up the earliest that is lost too. */
  *#askBack(): Generator<undefined, void> {
    const walk = this.#walk;
    const suspect = this.#worstSuspect();
    if (suspect === undefined) return;
    const easier = (this.#easier ??= new EasierGame(this.layout, this.memory / 2));
    const { path } = walk;
    const spend = this.#spend.bind(this);
    function* ask(height: number): Generator<undefined, Ending | undefined> {
      if (!easier.ask(path.slice(0, height))) return undefined;
      const nodes = thoroughness * walk.spentSince(height);
      return yield* spend(nodes, (some) => easier.advance(some));
    }
    const ending = yield* ask(suspect);
    if (ending !== 'lost') {
      // What a position that can be won follows from can be won.
      const first = ending === 'won' ? 0 : suspect;
      for (let height = first; height <= suspect; height += 1) this.#clear(height);
      return;
    }
    // What follows from a lost position is lost: the first one is found by halves.
    let low = 0;
    let high = suspect;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((yield* ask(middle)) === 'lost') high = middle;
      else low = middle + 1;
    }
    walk.abandon(high);
  }

  /** The position on the way that has been suspect for longest. */
  #worstSuspect(): number | undefined {
    const walk = this.#walk;
    let worst: number | undefined;
    let most = 1;
    for (let height = 0; height <= walk.height; height += 1) {
      const spent = walk.spentSince(height);
      if (spent < suspicion) break;
      const asked = this.#asked[height];
      const isNew = asked?.since !== walk.nodes - spent;
      const excess = spent / (isNew ? suspicion : asked.again);
      // Of equals the latest: if it can be won, so can those before it.
      if (excess < most) continue;
      most = excess;
      worst = height;
    }
    return worst;
  }

  #clear(height: number): void {
    const spent = this.#walk.spentSince(height);
    this.#asked[height] = { since: this.#walk.nodes - spent, again: spent * persistence };
  }
}
