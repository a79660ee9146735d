import { finish, isDecided } from './finish.js';
import { Hope } from './hope.js';
import { debtOf, MoveWriter, noDebt } from './moves.js';
import type { Debt } from './moves.js';
import { kindOf, kinds } from './state.js';
import type { KlondikeMove, KlondikeState } from './state.js';
import type { Ending } from '../search.js';
import { idleBit, stillIdle } from './idle.js';
import type { Idle } from './idle.js';

/** What is kept of a position on the way, by its place in a row. */
const rowLength = 6;
/** The move that is tried from there. */
const moveAt = 0;
/** What cannot be told from the position that it leads to. */
const beforeAt = 1;
/** Where in the writer's list the moves not yet tried are, and where they end. */
const nextAt = 2;
const endAt = 3;
const idleAt = 4;
/** How many positions had been looked at before. */
const sinceAt = 5;

/** What a walk knows of where it has been. */
export interface Journal {
  /**
   * Notes the position in which this is owed, and tells whether its moves are still to be tried;
   * `undefined` when there is no room for it.
   */
  note(state: KlondikeState, debt: Debt): boolean | undefined;
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
  /** A row for each position on the way, in one list: many small ones take longer to make. */
  #rows = new Int32Array(64 * rowLength);
  /** The moves of a decided game. */
  #last: readonly KlondikeMove[] = [];
  #ending: Ending | undefined;

  constructor(
    private readonly state: KlondikeState,
    private readonly journal: Journal,
  ) {
    this.#hope = new Hope(state);
    this.#writer = new MoveWriter(state);
    if (isDecided(state)) this.#finish();
    else if (this.#hope.isLost()) this.#ending = 'lost';
    else this.#enter(noDebt, 0);
  }

  /** The moves from the start to where the walk is: to the win, when it has ended in one. */
  get path(): readonly KlondikeMove[] {
    const path: KlondikeMove[] = [];
    for (let row = 0; row < this.height * rowLength; row += rowLength) {
      path.push(this.#rows[row + moveAt] as KlondikeMove);
    }
    return path.concat(this.#last);
  }

  /** Positions looked at since the one at this height on the way, itself included. */
  spentSince(height: number): number {
    return (this.nodes - (this.#rows[height * rowLength + sinceAt] as number)) | 0;
  }

  /** Gives up the position at this height on the way: it is known to be lost. */
  abandon(height: number): void {
    while (this.height > height) this.#retreat();
    const row = height * rowLength;
    this.#rows[row + nextAt] = this.#rows[row + endAt] as number;
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.#ending === undefined && this.nodes < last) this.#step();
    return this.#ending;
  }

  #step(): void {
    const { height, state } = this;
    const rows = this.#rows;
    const row = height * rowLength;
    const next = rows[row + nextAt] as number;
    const end = rows[row + endAt] as number;
    if (next === end) {
      if (height === 0) this.#ending = 'lost';
      else this.#retreat();
      return;
    }
    rows[row + nextAt] = next + 1;
    const move = this.#writer.moves[next] as KlondikeMove;
    rows[row + moveAt] = move;
    const idle = rows[row + idleAt] as Idle;
    rows[row + rowLength + idleAt] = idle === 0 ? 0 : stillIdle(state, idle, move);
    rows[row + idleAt] = idle | idleBit(state, move);
    rows[row + beforeAt] = state.drawn | (state.redeals << 8) | (state.depthBefore(move) << 16);
    state.make(move);
    this.height = height + 1;
    if (isDecided(state)) this.#finish();
    else if (this.#mayDash(move) && this.#hope.isLost()) this.#retreat();
    else this.#enter(debtOf(move), end);
  }

  #finish(): void {
    this.#last = finish(this.state);
    this.#ending = 'won';
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
    const isNew = this.journal.note(this.state, debt);
    if (isNew === undefined) this.#ending = 'full';
    const { height } = this;
    if (isNew !== true) {
      if (height > 0) this.#retreat();
      return;
    }
    const row = height * rowLength;
    if (row + 2 * rowLength > this.#rows.length) this.#deepen();
    const rows = this.#rows;
    rows[row + sinceAt] = this.nodes;
    this.nodes += 1;
    rows[row + nextAt] = start;
    rows[row + endAt] = this.#writer.write(debt, start, rows[row + idleAt]);
  }

  #retreat(): void {
    const height = this.height - 1;
    const row = height * rowLength;
    const before = this.#rows[row + beforeAt] as number;
    this.state.unmake(
      this.#rows[row + moveAt] as KlondikeMove,
      before & 255,
      (before >> 8) & 255,
      before >> 16,
    );
    this.height = height;
  }

  #deepen(): void {
    const longer = new Int32Array(this.#rows.length * 2);
    longer.set(this.#rows);
    this.#rows = longer;
  }
}
