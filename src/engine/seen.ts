import type { Card } from './card.js';
import { pileOf } from './position.js';
import type { Position } from './position.js';
import type { Step } from './step.js';

/** The cards that have been face up in a game. Only ever grows: an undo takes no knowledge back. */
export type Seen = ReadonlySet<Card>;

/** What a position that a game begins with shows: every open card, and in a later pass the stock. */
export function seenAtStart(position: Position): Seen {
  const seen = new Set<Card>();
  for (const { id, group } of position.rules.piles) {
    const { cards, closed } = pileOf(position, id);
    const hidden = group.kind === 'stock' && position.pass > 1 ? 0 : closed;
    for (const card of cards.slice(hidden)) seen.add(card);
  }
  return seen;
}

/** The cards that steps turned face up. */
function turnedUp(steps: readonly Step[]): readonly Card[] {
  return steps.flatMap((step) => {
    if (step.type === 'turn') return [step.card];
    return step.type === 'move' && step.by !== 'play' ? step.cards : [];
  });
}

/** What has been seen after these steps; the very set that was given when they showed nothing new. */
export function seenAfter(seen: Seen, steps: readonly Step[]): Seen {
  const fresh = turnedUp(steps).filter((card) => !seen.has(card));
  return fresh.length === 0 ? seen : new Set([...seen, ...fresh]);
}
