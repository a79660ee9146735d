import type { Card, Face } from './card.js';
import type { Pile, PileId } from './pile.js';
import type { Rules } from './rules.js';

/** Every pile at one moment. Immutable; two positions share the piles in which they agree. */
export interface Position {
  readonly rules: Rules;
  readonly piles: Readonly<Record<PileId, Pile>>;
  /**
   * What each card shows, by its identity. `undefined`: not known to this machine, or a wildcard
   * that has not become a card yet.
   */
  readonly faces: readonly (Face | undefined)[];
  /** Which trip through the stock this is, from 1. */
  readonly pass: number;
  /**
   * The card whose part the wildcard has taken. Where it still lies hidden it leaves play at the
   * moment it would turn up (rules.md 3.3).
   */
  readonly spent?: Card;
}

/** The pile of this name; the name must be one of the rules'. */
export function pileOf(position: Position, id: PileId): Pile {
  const pile = position.piles[id];
  if (!pile) throw new RangeError(`No pile ${id} in ${position.rules.definition.id}`);
  return pile;
}

/** What a card shows. A card that must be known and is not is a fault of the program. */
export function knownFace(position: Position, card: Card): Face {
  const face = position.faces[card];
  if (!face) throw new RangeError(`Card ${card} is not known`);
  return face;
}

/** The wildcard's identity: the number after the deck's last. */
export function wildcardOf(rules: Rules): Card {
  return rules.deck.length;
}

export function isStockEmpty(position: Position): boolean {
  const { stock } = position.rules;
  return stock === undefined || pileOf(position, stock.id).cards.length === 0;
}

/**
 * Whether every card is home. An unused wildcard, and a card whose part it took and that still lies
 * hidden in the stock, need not be.
 */
export function isWon(position: Position): boolean {
  return position.rules.piles.every(
    ({ id, group }) =>
      group.kind === 'foundation' ||
      group.kind === 'wild' ||
      pileOf(position, id).cards.every((card) => card === position.spent),
  );
}
