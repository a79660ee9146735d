import { suits } from '../../engine/card.js';
import { legalMoves } from '../../engine/legality.js';
import type { Move, PlayMove } from '../../engine/move.js';
import { play } from '../../engine/play.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isRefusal } from '../../engine/refusal.js';
import type { PileRules } from '../../engine/rules.js';

/** What a parking search does; piles and foundations by their index in its lot. */
export type ParkingAct =
  | { readonly type: 'pile-home'; readonly pile: number; readonly ladder: number }
  | { readonly type: 'stock-home'; readonly ladder: number }
  | { readonly type: 'park'; readonly pile: number };

/** The foundation groups in order, four ladders each. */
function homeOf(position: Position, ladder: number, from: string): string {
  const { rules } = position;
  const homes = rules.piles.filter(({ group }) => group.kind === 'foundation');
  const { group } = homes[ladder] as PileRules;
  const isSuited = group.accept?.build?.suit === 'same';
  const suit = suits[ladder % suits.length];
  const fits = (move: Move): move is PlayMove => {
    if (move.type !== 'play' || move.from !== from) return false;
    if (rules.byId.get(move.to)?.group !== group) return false;
    const card = pileOf(position, from).cards.at(-1);
    return !isSuited || (card !== undefined && knownFace(position, card).suit === suit);
  };
  const move = legalMoves(position).find(fits);
  if (!move) throw new Error('The solver and the engine disagree on a card that goes home');
  return move.to;
}

/** The player's move for an act. */
export function moveOf(position: Position, act: ParkingAct): Move {
  const { rules } = position;
  const tableau = rules.piles.filter(({ group }) => group.kind === 'tableau');
  const stock = rules.stock?.id ?? '';
  const pile = (index: number): string => (tableau[index] as PileRules).id;
  switch (act.type) {
    case 'pile-home': {
      const from = pile(act.pile);
      return { type: 'play', from, to: homeOf(position, act.ladder, from), count: 1 };
    }
    case 'stock-home':
      return { type: 'play', from: stock, to: homeOf(position, act.ladder, stock), count: 1 };
    case 'park':
      return { type: 'play', from: stock, to: pile(act.pile), count: 1 };
  }
}

/** The moves of a player that do what a parking search did, from the same position. */
export function parkingLine(start: Position, acts: readonly ParkingAct[]): readonly Move[] {
  let position = start;
  return acts.map((act) => {
    const move = moveOf(position, act);
    const played = play(position, move);
    if (isRefusal(played)) throw new Error(`The solver and the engine disagree: ${played.reason}`);
    position = played.position;
    return move;
  });
}
