import { buildFault } from './build.js';
import { faceOf, ranks, suits } from './card.js';
import type { Card, Face } from './card.js';
import { topOf } from './pile.js';
import { knownFace, pileOf } from './position.js';
import type { Position } from './position.js';
import type { PileRules } from './rules.js';

const everyFace: readonly Face[] = ranks.flatMap((rank) => suits.map((suit) => faceOf(rank, suit)));

/** The cards that a pile would take next, whether or not they are to be had. */
function candidates(position: Position, target: PileRules): readonly Face[] {
  const { accept } = target.group;
  if (!accept) return [];
  const top = topOf(pileOf(position, target.id));
  if (top !== undefined) {
    const { build } = accept;
    return build
      ? everyFace.filter((face) => !buildFault(build, face, knownFace(position, top)))
      : [];
  }
  const { empty } = accept;
  if (empty === 'none') return [];
  return empty === 'any' ? everyFace : everyFace.filter((face) => face.rank === empty.rank);
}

/** Face up in a column, or on a foundation. */
function isPlayed(position: Position, card: Card): boolean {
  return position.rules.piles.some(({ id, group }) => {
    if (group.kind !== 'tableau' && group.kind !== 'foundation') return false;
    const { cards, closed } = pileOf(position, id);
    return cards.indexOf(card) >= closed && cards.includes(card);
  });
}

/** The card whose part a wildcard takes when it becomes this face; `undefined` when all are played. */
export function unplayedCard(position: Position, face: Face): Card | undefined {
  for (let card = 0; card < position.rules.deck.length; card += 1) {
    if (position.faces[card] === face && !isPlayed(position, card)) return card;
  }
  return undefined;
}

function homeHeight(position: Position, face: Face): number {
  let height = 0;
  for (const { id, group } of position.rules.piles) {
    if (group.kind !== 'foundation') continue;
    const pile = pileOf(position, id);
    const base = pile.cards[0];
    if (base !== undefined && knownFace(position, base).suit === face.suit) {
      height += pile.cards.length;
    }
  }
  return height;
}

/**
 * What the wildcard would become on this pile: an unplayed card that fits there; of several the one
 * whose suit stands higher on the foundations, then in the order C D H S (rules.md 3.3).
 * `undefined` when no unplayed card fits.
 */
export function wildcardFace(position: Position, target: PileRules): Face | undefined {
  let best: Face | undefined;
  for (const face of candidates(position, target)) {
    if (unplayedCard(position, face) === undefined) continue;
    if (!best || homeHeight(position, face) > homeHeight(position, best)) best = face;
  }
  return best;
}
