import type { Move } from '../../src/engine/move.js';
import { formatMove } from '../../src/engine/notation.js';
import { play } from '../../src/engine/play.js';
import type { Position } from '../../src/engine/position.js';
import { isRefusal } from '../../src/engine/refusal.js';

/** The position that moves lead to; a move that the engine refuses is an error. */
export function replay(start: Position, moves: readonly Move[]): Position {
  let position = start;
  for (const move of moves) {
    const played = play(position, move);
    if (isRefusal(played)) throw new Error(`${formatMove(move)}: ${played.reason}`);
    position = played.position;
  }
  return position;
}
