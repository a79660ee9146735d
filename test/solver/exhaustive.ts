import { legalMoves } from '../../src/engine/legality.js';
import { play } from '../../src/engine/play.js';
import { isStockEmpty, isWon, pileOf } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { isRefusal } from '../../src/engine/refusal.js';
import { tryEverything } from './try-everything.js';

/** The position as a key: what its rules can tell apart, equal columns in any order. */
function keyOf(position: Position): string {
  const { rules, faces, spent, pass } = position;
  const { stockClick } = rules.definition;
  // A stock that is dealt onto columns meets them in their order.
  const isOrdered = stockClick !== undefined && 'each' in stockClick && !isStockEmpty(position);
  const groups = new Map<string, string[]>();
  for (const { id, group } of rules.piles) {
    const { cards, closed } = pileOf(position, id);
    const shown = cards.map((card) => {
      const face = faces[card];
      const name = face ? `${face.rank}${face.suit}` : '*';
      return card === spent ? `-${name}` : name;
    });
    shown.splice(closed, 0, '|');
    const texts = groups.get(group.id) ?? [];
    texts.push(shown.join(' '));
    groups.set(group.id, texts);
  }
  // Trips count only where they are limited.
  const trip = rules.options.passes === 'unlimited' ? '' : pass;
  return `${trip}/${[...groups.values()].map((texts) => (isOrdered ? texts : texts.sort()).join(',')).join('/')}`;
}

/**
 * Whether a position can be won, by trying everything the engine allows: no cleverness at all, to
 * judge the clever searches by. `undefined` when it would take more than `limit` positions.
 */
export function isWinnable(start: Position, limit: number): boolean | undefined {
  const nextOf = (position: Position): readonly Position[] =>
    // The last one goes first: a draw comes after all that can be played.
    [...legalMoves(position)].reverse().map((move) => {
      const played = play(position, move);
      if (isRefusal(played)) throw new Error(`A legal move was refused: ${played.reason}`);
      return played.position;
    });
  return tryEverything(start, isWon, nextOf, keyOf, limit);
}
