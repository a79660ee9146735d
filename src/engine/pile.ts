import type { Card } from './card.js';

export const pileKinds = ['stock', 'waste', 'foundation', 'tableau', 'wild'] as const;
export type PileKind = (typeof pileKinds)[number];

/** A pile's name: its group's letter, and its number from 1 where the group has several (`T3`, `W`). */
export type PileId = string;

/** A pile at one moment. Face-down cards always lie under the face-up ones. */
export interface Pile {
  readonly id: PileId;
  /** The bottom card first. */
  readonly cards: readonly Card[];
  /** How many cards, from the bottom, lie face down. */
  readonly closed: number;
}

export function topOf(pile: Pile): Card | undefined {
  return pile.cards[pile.cards.length - 1];
}

export function isTopClosed(pile: Pile): boolean {
  return pile.cards.length > 0 && pile.closed === pile.cards.length;
}

/** The pile with cards laid on top; `closed` says that they lie face down. */
export function laid(pile: Pile, cards: readonly Card[], closed = false): Pile {
  return {
    id: pile.id,
    cards: [...pile.cards, ...cards],
    closed: closed ? pile.cards.length + cards.length : pile.closed,
  };
}

/** The pile without its top `count` cards. */
export function lifted(pile: Pile, count: number): Pile {
  const cards = pile.cards.slice(0, pile.cards.length - count);
  return { id: pile.id, cards, closed: Math.min(pile.closed, cards.length) };
}

/** The pile with its top card face up. */
export function opened(pile: Pile): Pile {
  return { ...pile, closed: pile.cards.length - 1 };
}
