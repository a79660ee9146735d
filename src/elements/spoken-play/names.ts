import type { Card, PileId, Position } from '../../engine/index.js';
import type { Wording } from '../wording.js';

/** What a card that lies open is called. */
export function nameOfCard({ rules, faces }: Position, card: Card, words: Wording): string {
  const face = faces[card];
  if (!face) return words.wildcard;
  const name = words.card(face);
  return card === rules.deck.length ? words.played(name) : name;
}

export function nameOfPile({ rules }: Position, id: PileId, words: Wording): string {
  const pile = rules.byId.get(id);
  return pile ? words.pile(pile) : id;
}
