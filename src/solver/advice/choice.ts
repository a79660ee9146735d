import type { Card } from '../../engine/card.js';
import { legalMoves } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
import { isStockEmpty, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import type { Known } from './known.js';
import type { Plan } from './plan.js';
import type { Trace } from './trace.js';

/** Turning a card: it wants no thought. */
export function revealIn(world: Position): Move | undefined {
  return legalMoves(world).find(({ type }) => type === 'reveal');
}

/**
 * Of some plans those that get the player somewhere where the game has not been, each goal in the
 * fewest moves; and a look at the stock's next card where it has never been seen.
 */
export function gainful(
  plans: readonly Plan[],
  { position }: Known,
  traces: readonly Trace[],
): readonly Plan[] {
  const been = new Set<Trace | undefined>(traces);
  const shortest = new Map<Trace | undefined, Plan>();
  for (const plan of plans) {
    if (been.has(plan.trace)) continue;
    const other = shortest.get(plan.trace);
    if (!other || other.moves.length > plan.moves.length) shortest.set(plan.trace, plan);
  }
  const look: Plan = { moves: [{ type: 'draw' }] };
  return [...shortest.values(), ...(canLook(position) ? [look] : [])];
}

/** Whether a click on the stock shows the player something new. */
function canLook(position: Position): boolean {
  const { stock, definition } = position.rules;
  if (!stock || !definition.stockClick || isStockEmpty(position)) return false;
  const isSeen = (card: Card): boolean => position.faces[card] !== undefined;
  return !pileOf(position, stock.id).cards.every(isSeen);
}
