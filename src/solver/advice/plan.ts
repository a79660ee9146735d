import type { Move } from '../../engine/move.js';
import { play } from '../../engine/play.js';
import type { Position } from '../../engine/position.js';
import { isRefusal } from '../../engine/refusal.js';
import { traceOf } from './trace.js';
import type { Trace } from './trace.js';

/** Some moves of which the last one gets the player somewhere, and those before it make it possible. */
export interface Plan {
  readonly moves: readonly Move[];
  /** Of the position that it leads to; absent where only a look at unseen cards is the gain. */
  readonly trace?: Trace;
}

/** The position that moves lead to. */
export function after(position: Position, moves: readonly Move[]): Position {
  let reached = position;
  for (const move of moves) {
    const played = play(reached, move);
    if (isRefusal(played)) throw new Error(`A planned move was refused: ${played.reason}`);
    reached = played.position;
  }
  return reached;
}

export function planOf(position: Position, moves: readonly Move[]): Plan {
  return { moves, trace: traceOf(after(position, moves)) };
}
