import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import type { Ending, Search } from '../search.js';
import { noteBits, Visited } from '../visited.js';
import { Hope } from './hope.js';
import {
  anyStockDebt,
  debtOf,
  dependentsOnly,
  everything,
  isStockDebt,
  MoveWriter,
  noDebt,
  nothing,
  stockOnly,
} from './moves.js';
import type { Debt, Owed } from './moves.js';
import type { KlondikeLayout } from './layout.js';
import { lineOf } from './line.js';
import { KlondikeState } from './state.js';
import type { KlondikeMove } from './state.js';

/** A note holds, for each phase of the draw, the least number of cards on the waste, plus 1. */
const bitsOfPhase = 5;
const phaseMask = 31;

/**
 * A search of all that can become of a game of Klondike's kind, all cards known. Depth first, each
 * position once; it can be left after any number of positions and taken up again.
 */
export class KlondikeSearch implements Search {
  nodes = 0;
  readonly #visited: Visited;
  readonly #state: KlondikeState;
  readonly #hope: Hope;
  readonly #writer: MoveWriter;
  /** The moves that led here, and where in the writer's list the ones not yet tried from there are. */
  #move = new Int32Array(256);
  #before = new Int32Array(256);
  #next = new Int32Array(256);
  #end = new Int32Array(256);
  #height = 0;
  #ending: Ending | undefined;

  constructor(
    private readonly position: Position,
    layout: KlondikeLayout,
    memory: number,
  ) {
    this.#visited = new Visited(memory);
    this.#state = new KlondikeState(layout);
    this.#hope = new Hope(this.#state);
    this.#writer = new MoveWriter(this.#state);
    if (this.#state.toGo === 0) this.#ending = 'won';
    this.#enter(noDebt, 0);
  }

  get bytes(): number {
    return this.#visited.bytes;
  }

  line(): readonly Move[] {
    return lineOf(this.position, Array.from(this.#move.subarray(0, this.#height)));
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
    const state = this.#state;
    const move = this.#writer.moves[next] as KlondikeMove;
    this.#move[height] = move;
    this.#before[height] = state.drawn | (state.redeals << 8) | (state.depthBefore(move) << 16);
    state.make(move);
    this.#height = height + 1;
    if (state.toGo === 0) {
      this.#ending = 'won';
      return;
    }
    this.#enter(debtOf(move), this.#end[height] as number);
  }

  #enter(debt: Debt, start: number): void {
    const owed = this.#open(debt);
    if (owed === nothing) {
      this.#retreat();
      return;
    }
    this.nodes += 1;
    const height = this.#height;
    if (height + 1 === this.#next.length) this.#deepen();
    this.#next[height] = start;
    if (debt === noDebt && this.#hope.isLost()) {
      this.#end[height] = start;
    } else {
      this.#end[height] = this.#writer.write(debt, owed, start);
    }
  }

  /** Notes the position and tells which of its moves are still to be tried. */
  #open(debt: Debt): Owed {
    const visited = this.#visited;
    const state = this.#state;
    const { firstWord, secondWord, thirdWord } = state;
    if (!isStockDebt(debt)) return this.#isNew(debt) ? everything : nothing;
    // Without the debt all that may follow with it was tried, and more.
    if (this.#isKnown(visited.peek(firstWord, secondWord, thirdWord))) return nothing;
    if (state.anyOrder) return this.#isNew(debt) ? everything : nothing;
    // What the stock gives next is the same whichever card was laid.
    const stock = this.#isNew(anyStockDebt) ? stockOnly : nothing;
    if (!this.#writer.hasDependents(debt)) return stock;
    return stock | (this.#isNew(debt) ? dependentsOnly : nothing);
  }

  /**
   * Notes the position; false when it, or one at least as good, was met before.
   *
   * Two positions that differ only in how much lies on the waste are compared: the next cards to be
   * had are every `draw`-th from there, so of two places in the same phase the earlier one gives
   * all that the later one does. Where redeals are free, the start gives the least of all.
   */
  #isNew(debt: Debt): boolean {
    const visited = this.#visited;
    const state = this.#state;
    const place = visited.find(
      state.firstWord,
      state.secondWord,
      state.thirdWord | (debt << noteBits),
    );
    if (place < 0) {
      this.#ending ??= 'full';
      return false;
    }
    const note = visited.note(place);
    if (this.#isKnown(note)) return false;
    const phase = (state.drawn % state.draw) * bitsOfPhase;
    visited.setNote(place, (note & ~(phaseMask << phase)) | ((state.drawn + 1) << phase));
    return true;
  }

  /** Whether a note tells of a place in the stock as good as the present one. */
  #isKnown(note: number): boolean {
    if (note === 0) return false;
    const state = this.#state;
    if (state.endless && state.drawn === 0) return true;
    const least = (note >> ((state.drawn % state.draw) * bitsOfPhase)) & phaseMask;
    return least > 0 && least <= state.drawn + 1;
  }

  #retreat(): void {
    const height = this.#height - 1;
    const before = this.#before[height] as number;
    this.#state.unmake(
      this.#move[height] as KlondikeMove,
      before & 255,
      (before >> 8) & 255,
      before >> 16,
    );
    this.#height = height;
  }

  #deepen(): void {
    const longer = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(list.length * 2);
      copy.set(list);
      return copy;
    };
    this.#move = longer(this.#move);
    this.#before = longer(this.#before);
    this.#next = longer(this.#next);
    this.#end = longer(this.#end);
  }
}
