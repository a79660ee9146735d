import { Hope } from './hope.js';
import { debtOf, MoveWriter, noDebt, nothing } from './moves.js';
import type { Debt, Owed } from './moves.js';
import { kindOf, kinds } from './state.js';
import type { KlondikeMove, KlondikeState } from './state.js';
import type { Ending } from '../search.js';
import { idleBit, stillIdle } from './idle.js';
import type { Idle } from './idle.js';

/** What a walk knows of where it has been. */
export interface Journal {
  /**
   * Notes the position in which this is owed, and tells which of its moves are still to be tried;
   * `undefined` when there is no room for it.
   */
  note(state: KlondikeState, writer: MoveWriter, debt: Debt): Owed | undefined;
}

/**
 * A walk through all that can become of a position, depth first, each position once by its journal.
 * It can be left after any number of positions and taken up again.
 */
export class Walk {
  nodes = 0;
  height = 0;
  readonly #hope: Hope;
  readonly #writer: MoveWriter;
  /** The moves that led here, and where in the writer's list the ones not yet tried from there are. */
  #move = new Int32Array(256);
  #before = new Int32Array(256);
  #next = new Int32Array(256);
  #end = new Int32Array(256);
  #idle = new Int32Array(256);
  /** How many positions had been looked at when each of those on the way was. */
  #since = new Float64Array(256);
  #ending: Ending | undefined;

  constructor(
    private readonly state: KlondikeState,
    private readonly journal: Journal,
  ) {
    this.#hope = new Hope(state);
    this.#writer = new MoveWriter(state);
    if (state.toGo === 0) this.#ending = 'won';
    else if (this.#hope.isLost()) this.#ending = 'lost';
    else this.#enter(noDebt, 0);
  }

  /** The moves from the start to where the walk is: to the win, when it has ended in one. */
  get path(): readonly KlondikeMove[] {
    return Array.from(this.#move.subarray(0, this.height));
  }

  /** Positions looked at since the one at this height on the way, itself included. */
  spentSince(height: number): number {
    return this.nodes - (this.#since[height] as number);
  }

  /** Gives up the position at this height on the way: it is known to be lost. */
  abandon(height: number): void {
    while (this.height > height) this.#retreat();
    this.#next[height] = this.#end[height] as number;
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.#ending === undefined && this.nodes < last) this.#step();
    return this.#ending;
  }

  #step(): void {
    const { height } = this;
    const next = this.#next[height] as number;
    if (next === this.#end[height]) {
      if (height === 0) this.#ending = 'lost';
      else this.#retreat();
      return;
    }
    this.#next[height] = next + 1;
    const { state } = this;
    const move = this.#writer.moves[next] as KlondikeMove;
    this.#move[height] = move;
    const idle = this.#idle[height] as Idle;
    this.#idle[height + 1] = idle === 0 ? 0 : stillIdle(state, idle, move);
    this.#idle[height] = idle | idleBit(state, move);
    this.#before[height] = state.drawn | (state.redeals << 8) | (state.depthBefore(move) << 16);
    state.make(move);
    this.height = height + 1;
    if (state.toGo === 0) {
      this.#ending = 'won';
      return;
    }
    if (this.#mayDash(move) && this.#hope.isLost()) this.#retreat();
    else this.#enter(debtOf(move), this.#end[height] as number);
  }

  /**
   * Whether a move may have dashed the last hope. Where cards come back, whatever lay on a host can
   * come back to it: only a base that goes home may have nowhere to return to.
   */
  #mayDash(move: KlondikeMove): boolean {
    const { state } = this;
    return state.returns ? kindOf(move) === kinds.baseHome : debtOf(move) === noDebt;
  }

  #enter(debt: Debt, start: number): void {
    const owed = this.journal.note(this.state, this.#writer, debt);
    if (owed === undefined) this.#ending = 'full';
    const { height } = this;
    if (owed === undefined || owed === nothing) {
      if (height > 0) this.#retreat();
      return;
    }
    if (height + 1 === this.#next.length) this.#deepen();
    this.#since[height] = this.nodes;
    this.nodes += 1;
    this.#next[height] = start;
    this.#end[height] = this.#writer.write(debt, owed, start, this.#idle[height]);
  }

  #retreat(): void {
    const height = this.height - 1;
    const before = this.#before[height] as number;
    this.state.unmake(
      this.#move[height] as KlondikeMove,
      before & 255,
      (before >> 8) & 255,
      before >> 16,
    );
    this.height = height;
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
    this.#idle = longer(this.#idle);
    const since = new Float64Array(this.#since.length * 2);
    since.set(this.#since);
    this.#since = since;
  }
}
