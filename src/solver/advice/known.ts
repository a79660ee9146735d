import type { Card, Face } from '../../engine/card.js';
import type { Position } from '../../engine/position.js';
import { wildcardOf } from '../../engine/position.js';
import type { Random } from '../random.js';

/** What a player knows of the cards. */
export interface Known {
  /** The position without the faces of the cards that have never been face up. */
  readonly position: Position;
  /** Those faces, in the order of the deck: where each of them lies nobody knows. */
  readonly unseen: readonly Face[];
  /** The one of them whose part the wildcard has taken, so that its card leaves play unseen. */
  readonly spentFace?: Face;
}

/**
 * What is known of a position. Of two positions that differ only in hidden cards the same is known,
 * down to the last property.
 * @param isSeen whether a card has been face up in this game.
 */
export function knownOf(position: Position, isSeen: (card: Card) => boolean): Known {
  const { rules, piles, pass, spent } = position;
  const inPlay = new Set(Object.values(piles).flatMap(({ cards }) => cards));
  const isKnown = (card: Card): boolean =>
    card === wildcardOf(rules) || isSeen(card) || !inPlay.has(card);
  const isSpentHidden = spent !== undefined && !isKnown(spent);
  const faces = position.faces.map((face, card) => (isKnown(card) ? face : undefined));
  const unseen = [...rules.deck];
  for (const [card, face] of faces.entries()) {
    if (face && card !== wildcardOf(rules)) unseen.splice(unseen.indexOf(face), 1);
  }
  const spentFace = isSpentHidden ? position.faces[wildcardOf(rules)] : undefined;
  return {
    position: {
      rules,
      piles,
      faces,
      pass,
      ...(spent === undefined || isSpentHidden ? {} : { spent }),
    },
    unseen,
    ...(spentFace ? { spentFace } : {}),
  };
}

/** One of the positions that it may be, each as likely as any other. */
export function worldOf({ position, unseen, spentFace }: Known, random: Random): Position {
  const order = Uint8Array.from(unseen.keys());
  random.shuffle(order, 0, order.length);
  const rest = Array.from(order, (index) => unseen[index]);
  const wildcard = wildcardOf(position.rules);
  let spent = position.spent;
  const faces = position.faces.map((face, card) => {
    if (face || card === wildcard) return face;
    const dealt = rest.pop();
    if (dealt === spentFace) spent ??= card;
    return dealt;
  });
  return { ...position, faces, ...(spent === undefined ? {} : { spent }) };
}
