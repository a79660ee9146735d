import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import type { Ending, Search } from '../search.js';
import { Visited } from '../visited.js';
import { compiledRules } from './compiled-rules.js';
import type { CompiledGroup, CompiledRules } from './compiled-rules.js';
import { countOf, fromOf, others, toOf, writtenMove } from './general-move.js';
import type { GeneralMove } from './general-move.js';
import { GeneralMoves } from './general-moves.js';
import { GeneralState } from './general-state.js';
import { SafeHome } from './safe-home.js';

/**
 * A search for every game that can be defined: depth first through all that can become of a
 * position, each position once. It runs in circles nowhere, and has proven that there is no win when
 * nothing is left to try.
 */
export class GeneralSearch implements Search {
  nodes = 0;
  readonly #compiled: CompiledRules;
  readonly #state: GeneralState;
  readonly #moves: GeneralMoves;
  readonly #safeHome: SafeHome;
  readonly #visited: Visited;
  /** Positions on the way; by height the move that led on, and where in the list those not tried are. */
  #height = 0;
  #move = new Int32Array(256);
  #mark = new Int32Array(256);
  #next = new Int32Array(256);
  #end = new Int32Array(256);
  #ending: Ending | undefined;

  /**
   * @param memory the most bytes that it may hold.
   * @param state the position again, as it is searched, where that was made before.
   * @throws RangeError for a position with unknown cards.
   */
  constructor(
    position: Position,
    memory: number,
    state = new GeneralState(compiledRules(position.rules), position),
  ) {
    this.#state = state;
    this.#compiled = state.compiled;
    this.#moves = new GeneralMoves(this.#state);
    this.#safeHome = new SafeHome(this.#state);
    this.#visited = new Visited(memory);
    if (this.#state.toGo === 0) this.#ending = 'won';
    else this.#enter(0);
  }

  get bytes(): number {
    return this.#visited.bytes;
  }

  line(): readonly Move[] {
    return Array.from(this.#move.subarray(0, this.#height), (move) =>
      writtenMove(this.#compiled, move),
    );
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.#ending === undefined && this.nodes < last) this.#step();
    return this.#ending;
  }

  #step(): void {
    const height = this.#height;
    const next = this.#next[height] as number;
    if (next === this.#end[height]) {
      if (height === 0) this.#ending = 'lost';
      else this.#retreat();
      return;
    }
    this.#next[height] = next + 1;
    const move = this.#moves.list[next] as GeneralMove;
    this.#move[height] = move;
    this.#mark[height] = this.#state.mark;
    this.#state.make(move);
    this.#height = height + 1;
    if (this.#state.toGo === 0) this.#ending = 'won';
    else if (!this.#enter(this.#end[height] as number)) this.#retreat();
  }

  #retreat(): void {
    this.#height -= 1;
    this.#state.unmake(this.#mark[this.#height] as number);
  }

  /** Begins with a position, unless it was met before; its moves are written down from `start` on. */
  #enter(start: number): boolean {
    const { firstWord, secondWord, thirdWord } = this.#state;
    const place = this.#visited.find(firstWord, secondWord, thirdWord);
    if (place < 0) this.#ending = 'full';
    if (place < 0 || this.#visited.note(place) !== 0) return false;
    this.#visited.setNote(place, 1);
    this.nodes += 1;
    const height = this.#height;
    if (height + 1 >= this.#next.length) this.#deepen();
    this.#next[height] = start;
    this.#end[height] = this.#select(start, this.#moves.write(start));
    return true;
  }

  /** Keeps of the moves written down those worth trying, the best first. */
  #select(start: number, end: number): number {
    const { list } = this.#moves;
    let kept = start;
    for (let index = start; index < end; index += 1) {
      const move = list[index] as GeneralMove;
      if (this.#safeHome.isSafe(move)) {
        list[start] = move;
        return start + 1;
      }
      if (this.#isPointless(move)) continue;
      // Of equals the first one written stays the first.
      const worth = this.#worth(move);
      let place = kept;
      while (place > start && this.#worth(list[place - 1] as GeneralMove) < worth) {
        list[place] = list[place - 1] as GeneralMove;
        place -= 1;
      }
      list[place] = move;
      kept += 1;
    }
    return kept;
  }

  #worth(move: GeneralMove): number {
    if (countOf(move) === 0) return toOf(move) === others.reveal ? 3 : 0;
    return this.#compiled.groupOf[toOf(move)]?.isFoundation ? 2 : 1;
  }

  /**
   * A play that only renames piles: a whole pile into a space of its own group, or cards into a space
   * when another like it was there before. Where the order of the piles counts, and where the pile
   * that is left is filled, it is more than that.
   */
  #isPointless(move: GeneralMove): boolean {
    const count = countOf(move);
    const to = toOf(move);
    const state = this.#state;
    if (count === 0 || state.heights[to] !== 0) return false;
    const { groupOf, refilled } = this.#compiled;
    const group = groupOf[to] as CompiledGroup;
    if (state.isOrderedGroup(group)) return false;
    const from = fromOf(move);
    for (let pile = group.first; pile < to; pile += 1) {
      if (state.heights[pile] === 0) return true;
    }
    return group === groupOf[from] && group !== refilled && state.heights[from] === count;
  }

  #deepen(): void {
    const longer = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(list.length * 2);
      copy.set(list);
      return copy;
    };
    this.#move = longer(this.#move);
    this.#mark = longer(this.#mark);
    this.#next = longer(this.#next);
    this.#end = longer(this.#end);
  }
}
