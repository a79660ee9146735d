import type { Card } from './card.js';
import { someLegalMove } from './legality.js';
import type { Move } from './move.js';
import { play } from './play.js';
import { pileOf } from './position.js';
import type { Position } from './position.js';
import { isRefusal } from './refusal.js';
import { pileRules } from './rules.js';

/**
 * A play that only renames piles: a whole pile to a space of its own group, and nothing comes to where
 * it lay. It counts as no move when one asks whether anything is left to do (rules.md 6).
 */
export function isPointless(position: Position, move: Move): boolean {
  if (move.type !== 'play') return false;
  const { rules, spent } = position;
  const { refill } = rules.definition;
  const { group } = pileRules(rules, move.from);
  return (
    group === pileRules(rules, move.to).group &&
    pileOf(position, move.to).cards.length === 0 &&
    pileOf(position, move.from).cards.length === move.count &&
    !(
      refill?.group === group.id &&
      pileOf(position, refill.from).cards.some((card) => card !== spent)
    )
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

/**
 * Whether nothing is left to do: no play now, nor after any draws and redeals that are still allowed.
 * Never while the stock holds a card that was not seen: `stuck` must not tell what the player has not
 * seen (rules.md 2 and 6).
 * @param isSeen whether a card has been face up in this game.
 */
export function isStuck(position: Position, isSeen: (card: Card) => boolean): boolean {
  const { stock } = position.rules;
  if (stock && !pileOf(position, stock.id).cards.every(isSeen)) return false;
  let now = position;
  // After one whole pass the next brings the same.
  for (let passes = 0; passes < 2;) {
    if (someLegalMove(now, (move) => counts(now, move))) return false;
    let turned = play(now, { type: 'draw' });
    if (isRefusal(turned)) {
      turned = play(now, { type: 'redeal' });
      passes += 1;
    }
    if (isRefusal(turned)) return true;
    now = turned.position;
  }
  return true;
}
