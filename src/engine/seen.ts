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

/** What has been seen after these steps; the very set that was given when they showed nothing new. */
export function seenAfter(seen: Seen, steps: readonly Step[]): Seen {
  const fresh: Card[] = [];
  const turnUp = (card: Card): void => {
    if (!seen.has(card)) fresh.push(card);
  };
  for (const step of steps) {
    if (step.type === 'turn') turnUp(step.card);
    else if (step.type === 'move' && step.by !== 'play') step.cards.forEach(turnUp);
  }
  return fresh.length === 0 ? seen : new Set([...seen, ...fresh]);
}
