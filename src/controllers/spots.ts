import { isTopClosed, pileOf } from '../engine/index.js';
import type { PileId, PileRules, Position } from '../engine/index.js';

/** A card's place on the table, or with `index` −1 the bare place of an empty pile. */
export interface Spot {
  readonly pile: PileId;
  /** From the bottom card, which is 0. */
  readonly index: number;
}

/**
 * The places of a pile that a player can get at: the bare place of an empty one, the face-up cards
 * of a fanned one, else its top card.
 */
export function spotsOf(position: Position, pile: PileRules): readonly Spot[] {
  const { cards, closed } = pileOf(position, pile.id);
  const top = cards.length - 1;
  const isFanned = pile.group.kind === 'tableau' && !isTopClosed(pileOf(position, pile.id));
  const first = isFanned ? Math.min(closed, top) : top;
  return Array.from({ length: top - first + 1 }, (_, offset) => ({
    pile: pile.id,
    index: first + offset,
  }));
}

export function isSameSpot(a: Spot | undefined, b: Spot | undefined): boolean {
  return a?.pile === b?.pile && a?.index === b?.index;
}
