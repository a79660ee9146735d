import { suits } from '../../engine/card.js';
import { isTopClosed } from '../../engine/pile.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import type { PileRules } from '../../engine/rules.js';

/** A foundation as the search sees it. */
export interface Ladder {
  /** The suit it takes, or -1 for any. */
  readonly suit: number;
  readonly step: 1 | -1;
  /** The rank it takes next; outside 1 to 13 when it is full. */
  readonly next: number;
}

/**
 * A game in which the stock's cards are laid by hand on piles that only hold them, and leave for the
 * foundations alone: Colorado and its kin. Cards are numbers, the stock's in the order in which
 * they come, so that the next one to come is `stock[0]`.
 */
export interface ParkingLot {
  readonly ranks: number;
  readonly ladders: readonly Ladder[];
  /** Each pile's cards, the bottom first. */
  readonly piles: readonly (readonly number[])[];
  readonly stock: readonly number[];
  /** Rank and suit of each card. */
  readonly rankOf: Uint8Array;
  readonly suitOf: Uint8Array;
  /** An emptied pile takes the next stock card. */
  readonly refills: boolean;
  /** A stock card may be laid in a space. */
  readonly laysInSpaces: boolean;
}

/** The foundations of a group; `undefined` where they are of another kind. */
function laddersOf(position: Position, piles: readonly PileRules[]): readonly Ladder[] | undefined {
  const [first] = piles;
  const accept = first?.group.accept;
  if (!first || typeof accept?.empty !== 'object' || !accept.build || first.group.give) {
    return undefined;
  }
  const { rank: base } = accept.empty;
  const { rank, suit } = accept.build;
  if (rank === 'any' || suit === 'alternate' || accept.whenStockEmpty) return undefined;
  const step = rank === 'up' ? 1 : -1;
  const homes = piles.map(({ id }) =>
    pileOf(position, id).cards.map((card) => knownFace(position, card)),
  );
  // A position in notation may have others: there a height does not tell what is taken next.
  const areWhole = homes.every((faces) =>
    faces.every((face, index) => face.rank === base + step * index),
  );
  if (!areWhole) return undefined;
  if (suit === 'any') {
    return homes.map(({ length }) => ({ suit: -1, step, next: base + step * length }));
  }
  // In suit: one for each suit, whichever pile it stands on.
  if (!accept.onePerSuit || piles.length !== suits.length) return undefined;
  const heights = suits.map(() => 0);
  for (const [first, ...others] of homes) {
    if (!first) continue;
    const index = suits.indexOf(first.suit);
    if (heights[index] !== 0 || others.some((face) => face.suit !== first.suit)) return undefined;
    heights[index] = others.length + 1;
  }
  return heights.map((height, index) => ({ suit: index, step, next: base + step * height }));
}

/** The lot of a position; `undefined` for a game of another kind. */
export function lotOf(position: Position): ParkingLot | undefined {
  const { rules } = position;
  const { definition, stock } = rules;
  if (!stock?.group.faceUpTop || !stock.group.give || stock.group.accept) return undefined;
  if (definition.stockClick || definition.redeal) return undefined;
  const groups = [...new Set(rules.piles.map(({ group }) => group))];
  const homes = groups.filter(({ kind }) => kind === 'foundation');
  const [tableau, ...others] = groups.filter(({ kind }) => kind === 'tableau');
  if (!tableau || others.length > 0 || groups.length !== homes.length + 2) return undefined;
  const { accept, give } = tableau;
  const { refill } = definition;
  const holds =
    accept?.build?.rank === 'any' &&
    accept.build.suit === 'any' &&
    typeof accept.empty === 'string' &&
    accept.from.length === 1 &&
    accept.from.includes(stock.group.id) &&
    !accept.whenStockEmpty &&
    give?.unit === 'top' &&
    (!refill || (refill.group === tableau.id && refill.from === stock.id));
  if (!holds) return undefined;

  const ladders: Ladder[] = [];
  for (const group of homes) {
    if (![tableau.id, stock.group.id].every((id) => group.accept?.from.includes(id))) {
      return undefined;
    }
    const found = laddersOf(
      position,
      rules.piles.filter((pile) => pile.group === group),
    );
    if (!found) return undefined;
    ladders.push(...found);
  }

  const held = rules.piles
    .filter(({ group }) => group === tableau)
    .map(({ id }) => pileOf(position, id));
  // Nothing turns a closed card here.
  const stockPile = pileOf(position, stock.id);
  if (held.some(({ closed }) => closed > 0) || isTopClosed(stockPile)) return undefined;
  const piles = held.map(({ cards }) => cards);
  const rest = [...stockPile.cards].reverse();
  const rankOf = new Uint8Array(position.faces.length);
  const suitOf = new Uint8Array(position.faces.length);
  for (const card of [...piles.flat(), ...rest]) {
    const face = knownFace(position, card);
    rankOf[card] = face.rank;
    suitOf[card] = suits.indexOf(face.suit);
  }
  return {
    ranks: definition.deck.highestRank ?? 13,
    ladders,
    piles,
    stock: rest,
    rankOf,
    suitOf,
    refills: refill !== undefined,
    laysInSpaces: accept.empty === 'any',
  };
}
