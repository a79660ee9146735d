import type { Card } from './card.js';
import { acceptFault, someLegalMove } from './legality.js';
import type { Move } from './move.js';
import { isStockEmpty, knownFace, pileOf } from './position.js';
import type { Position } from './position.js';
import { pileRules, resolved } from './rules.js';

/**
 * A play that only renames piles: a whole pile to a space of its own group. It counts as no move
 * when one asks whether anything is left to do (rules.md 6).
 */
export function isPointless(position: Position, move: Move): boolean {
  if (move.type !== 'play') return false;
  const { rules } = position;
  return (
    pileRules(rules, move.from).group === pileRules(rules, move.to).group &&
    pileOf(position, move.to).cards.length === 0 &&
    pileOf(position, move.from).cards.length === move.count
  );
}

/** Whether a move lays or turns a card to some end: a draw onto the waste or a redeal does neither. */
function counts(position: Position, move: Move): boolean {
  switch (move.type) {
    case 'play':
      return !isPointless(position, move);
    case 'draw': {
      const { stockClick } = position.rules.definition;
      return stockClick !== undefined && 'each' in stockClick;
    }
    case 'redeal':
      return false;
    case 'reveal':
      return true;
  }
}

/** The cards that come to the top of the waste by drawing and redealing alone. */
function cardsToCome(position: Position): ReadonlySet<Card> {
  const tops = new Set<Card>();
  const { rules } = position;
  const { stockClick, redeal } = rules.definition;
  if (!stockClick || 'each' in stockClick || !rules.stock) return tops;
  const count = resolved(stockClick.count, rules.options);
  const inPlay = (card: Card): boolean => card !== position.spent;

  const stock = pileOf(position, rules.stock.id).cards.filter(inPlay).reverse();
  const waste = pileOf(position, stockClick.to).cards.filter(inPlay);
  const add = (cards: readonly Card[]): void => {
    for (let drawn = count; drawn < cards.length + count; drawn += count) {
      const top = cards[Math.min(drawn, cards.length) - 1];
      if (top !== undefined) tops.add(top);
    }
  };

  add(stock);
  const passes = redeal ? resolved(redeal.passes, rules.options) : 1;
  // Each later pass brings the same tops, so one is enough.
  if (passes === 'unlimited' || position.pass < passes) add([...waste, ...stock]);
  return tops;
}

/**
 * Whether nothing is left to do: no play now, nor with any card that draws and redeals still bring
 * to the top of the waste. Never while the stock holds a card that was not seen: `stuck` must not
 * tell what the player has not seen (rules.md 2 and 6).
 * @param isSeen whether a card has been face up in this game.
 */
export function isStuck(position: Position, isSeen: (card: Card) => boolean): boolean {
  const { rules } = position;
  if (rules.stock && !isStockEmpty(position)) {
    if (!pileOf(position, rules.stock.id).cards.every(isSeen)) return false;
  }
  if (someLegalMove(position, (move) => counts(position, move))) return false;
  const waste = rules.piles.find(({ group }) => group.kind === 'waste');
  if (!waste) return true;
  for (const card of cardsToCome(position)) {
    const face = knownFace(position, card);
    const takers = rules.takers.get(waste.group.id) ?? [];
    if (takers.some((pile) => !acceptFault(position, pile, waste.group, face, 1))) {
      return false;
    }
  }
  return true;
}
