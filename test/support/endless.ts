import { createGame, formatPosition, parsePosition } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';

/**
 * A position of which no search comes to an end: a Sir Tommy without one of its aces cannot be won, and
 * there are too many ways to try them all.
 */
export function endlessPosition(): Position {
  const { start } = createGame({ variant: 'sir-tommy', seed: 'k1' });
  return parsePosition(formatPosition(start).replace(' AC', ''));
}
