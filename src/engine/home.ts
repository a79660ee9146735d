import { legalMoves } from './legality.js';
import type { PlayMove } from './move.js';
import type { PileId } from './pile.js';
import { pileOf } from './position.js';
import type { Position } from './position.js';
import { pileRules } from './rules.js';

/**
 * The play that sends a pile's top card home. Of several foundations that take it the one with
 * the fewest cards, then the first (rules.md 4). `undefined` when none takes it.
 */
export function homeMove(position: Position, from: PileId): PlayMove | undefined {
  const height = (move: PlayMove): number => pileOf(position, move.to).cards.length;
  return legalMoves(position)
    .filter((move) => move.type === 'play')
    .filter(
      (move) =>
        move.from === from &&
        move.count === 1 &&
        pileRules(position.rules, move.to).group.kind === 'foundation',
    )
    .reduce<PlayMove | undefined>(
      (best, move) => (best && height(best) <= height(move) ? best : move),
      undefined,
    );
}
