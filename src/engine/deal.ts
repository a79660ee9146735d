import { suits } from './card.js';
import type { Card, Face } from './card.js';
import { isTopClosed, laid, opened } from './pile.js';
import type { Pile, PileId } from './pile.js';
import { wildcardOf } from './position.js';
import type { Position } from './position.js';
import { hasWildcard, pilesOfGroup } from './rules.js';
import type { PileRules, Rules } from './rules.js';
import { shuffle } from './shuffle.js';
import type { DealStep } from './variant.js';

/**
 * The position that a seed deals (rules.md 7). A card's identity is its place in the shuffled deck.
 * @throws RangeError for a text that cannot be a seed.
 */
export function deal(rules: Rules, seed: string): Position {
  const faces = shuffle(seed, rules.deck);
  const piles: Record<PileId, Pile> = {};
  for (const { id } of rules.piles) piles[id] = { id, cards: [], closed: 0 };

  const undealt = faces.map((_, card) => card);
  const lay = ({ id }: PileRules, cards: readonly Card[], closed: boolean): void => {
    piles[id] = laid(piles[id] ?? { id, cards: [], closed: 0 }, cards, closed);
  };
  for (const step of rules.definition.deal) dealStep(rules, step, faces, undealt, lay);

  for (const { id, group } of rules.piles) {
    const pile = piles[id];
    if (pile && isTopClosed(pile) && (group.kind === 'tableau' || group.faceUpTop)) {
      piles[id] = opened(pile);
    }
  }
  if (!hasWildcard(rules)) return { rules, piles, faces, pass: 1 };
  for (const { id, group } of rules.piles) {
    if (group.kind === 'wild') piles[id] = { id, cards: [wildcardOf(rules)], closed: 0 };
  }
  return { rules, piles, faces: [...faces, undefined], pass: 1 };
}

function dealStep(
  rules: Rules,
  step: DealStep,
  faces: readonly Face[],
  undealt: Card[],
  lay: (pile: PileRules, cards: readonly Card[], closed: boolean) => void,
): void {
  if ('setOut' in step) {
    pilesOfGroup(rules, step.to).forEach((pile, index) => {
      const place = undealt.findIndex((card) => {
        const face = faces[card];
        return face?.rank === step.setOut && face.suit === suits[index];
      });
      if (place >= 0) lay(pile, undealt.splice(place, 1), false);
    });
  } else if ('triangle' in step) {
    const columns = pilesOfGroup(rules, step.triangle);
    columns.forEach((_, row) => {
      for (const column of columns.slice(row)) lay(column, undealt.splice(0, 1), true);
    });
  } else if ('each' in step) {
    for (const pile of pilesOfGroup(rules, step.each)) lay(pile, undealt.splice(0, 1), false);
  } else {
    for (const pile of pilesOfGroup(rules, step.rest)) {
      // The next card to come lies on top, so the rest goes down in reverse.
      lay(pile, undealt.splice(0).reverse(), true);
    }
  }
}
