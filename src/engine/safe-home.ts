import { buildFault } from './build.js';
import type { Card, Face } from './card.js';
import { acceptFault, legalMoves } from './legality.js';
import type { PlayMove } from './move.js';
import { isStockEmpty, knownFace, pileOf } from './position.js';
import type { Position } from './position.js';
import { pileRules, resolved } from './rules.js';
import type { PileRules } from './rules.js';
import type { PileGroup } from './variant.js';

/**
 * The plays that send a card home which no line of play could need where it lies: nothing that is
 * not home itself could ever come to lie on it, no other card could take its place, and nothing
 * follows by itself that the player might have wanted otherwise. Derived from the definition alone,
 * so it holds for every game; where it cannot be told, a card is none of them.
 */
export function safeHomeMoves(position: Position): readonly PlayMove[] {
  // What the wildcard becomes depends on the foundations; an unknown card may be any.
  if (position.faces.includes(undefined)) return [];
  return legalMoves(position).filter(
    (move): move is PlayMove => move.type === 'play' && isSafe(position, move),
  );
}

function isSafe(position: Position, { from, to, count }: PlayMove): boolean {
  const source = pileRules(position.rules, from);
  const target = pileRules(position.rules, to);
  if (target.group.kind !== 'foundation' || source.group.kind === 'foundation' || count !== 1) {
    return false;
  }
  const { cards } = pileOf(position, from);
  const card = cards[cards.length - 1];
  if (card === undefined) return false;
  return (
    leavesNothingBehind(position, source) &&
    isOnlyOne(position, target, source.group, card) &&
    hasNoOtherWay(position, target.group, source.group, card) &&
    carriesNothing(position, source.group, knownFace(position, card))
  );
}

/** Whether nothing that lies there yet depends on the card being taken now or later. */
function leavesNothingBehind(position: Position, { id, group }: PileRules): boolean {
  const { definition, options } = position.rules;
  const isEmptied = pileOf(position, id).cards.length === 1;
  switch (group.kind) {
    case 'waste': {
      // Of several cards turned at once each one taken shifts all that follow.
      const { stockClick, redeal } = definition;
      if (!stockClick || !('to' in stockClick)) return false;
      const isLastPass =
        isStockEmpty(position) &&
        (!redeal ||
          (resolved(redeal.passes, options) !== 'unlimited' &&
            position.pass >= Number(resolved(redeal.passes, options))));
      return resolved(stockClick.count, options) === 1 || isLastPass;
    }
    case 'tableau':
      // The stock's next card fills the space, or the space is lost for what is still to come.
      return !isEmptied || isStockEmpty(position) || (!isRefilled(position, group) && takes(group));
    case 'stock':
      return true;
    case 'foundation':
    case 'wild':
      return false;
  }
}

function isRefilled({ rules }: Position, group: PileGroup): boolean {
  return rules.definition.refill?.group === group.id;
}

function takes({ accept }: PileGroup): boolean {
  return accept?.empty !== 'none';
}

/** Whether each card that fits there has a foundation of its own: which goes where is no choice. */
function isOnlyOne(position: Position, target: PileRules, from: PileGroup, card: Card): boolean {
  const { rules } = position;
  const { accept, give } = target.group;
  const face = knownFace(position, card);
  const isInSuit = accept?.build?.suit === 'same';
  const height = (pile: PileRules): number => pileOf(position, pile.id).cards.length;
  const open = rules.piles.filter(
    (pile) => pile.group.kind === 'foundation' && !acceptFault(position, pile, from, face, 1),
  );
  const areAlike = open.every(
    (pile) => pile.group === target.group && height(pile) === height(target),
  );
  if (!areAlike) return false;
  const places = accept?.onePerSuit ? 1 : open.length;
  const home = homeCards(position);
  let rivals = 0;
  position.faces.forEach((other, index) => {
    if (index === position.spent || !other) return;
    const isSame = other.rank === face.rank && (!isInSuit || other.suit === face.suit);
    if (isSame && (!home.has(index) || give)) rivals += 1;
  });
  return rivals <= places;
}

/**
 * Whether foundations that are built the other way have all such cards that they take, or else no
 * more to take: with cards out of play it might have gone there, and others after it.
 */
function hasNoOtherWay(position: Position, to: PileGroup, from: PileGroup, card: Card): boolean {
  const { rules, faces } = position;
  const { rank, suit } = knownFace(position, card);
  const home = homeCards(position);
  return rules.definition.piles.every(({ id, kind, count, accept }) => {
    if (kind !== 'foundation' || id === to.id || !accept?.from.includes(from.id)) return true;
    const isInSuit = accept.build?.suit === 'same';
    const isTaken = (face: Face | undefined): boolean => !isInSuit || face?.suit === suit;
    const there = rules.piles
      .filter(({ group }) => group.id === id)
      .flatMap((pile) => pileOf(position, pile.id).cards)
      .filter((other) => faces[other]?.rank === rank && isTaken(faces[other]));
    if (there.length >= (accept.onePerSuit ? 1 : count)) return true;
    return faces.every((face, other) => other === card || !isTaken(face) || home.has(other));
  });
}

/** Whether all that could ever lie on this face, or on what lies there then, is home. */
function carriesNothing(position: Position, from: PileGroup, face: Face): boolean {
  const { rules } = position;
  const home = homeCards(position);
  return rules.definition.piles.every((group) => {
    const { kind, accept } = group;
    if (kind !== 'tableau' || !accept?.build) return true;
    if (group !== from && !accept.from.includes(from.id)) return true;
    const { build } = accept;
    // Where any card lies on any other, the one below serves as well.
    if (build.rank === 'any' && build.suit === 'any') return true;
    const guests = new Set<Face>([face]);
    for (const host of guests) {
      for (const guest of rules.deck) {
        if (!buildFault(build, guest, host)) guests.add(guest);
      }
    }
    return [...guests].every(
      (guest) =>
        guest === face || position.faces.every((each, index) => each !== guest || home.has(index)),
    );
  });
}

/** The cards on the foundations, and those that have left play. */
function homeCards({ rules, piles, faces }: Position): ReadonlySet<Card> {
  const home = new Set<Card>(faces.keys());
  for (const { id, group } of rules.piles) {
    if (group.kind === 'foundation') continue;
    for (const card of piles[id]?.cards ?? []) home.delete(card);
  }
  return home;
}
