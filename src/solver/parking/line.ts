import { suits } from '../../engine/card.js';
import { moveFault } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
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
  const card = pileOf(position, from).cards.at(-1);
  const isOfSuit = !isSuited || (card !== undefined && knownFace(position, card).suit === suit);
  const home = homes.find(
    (pile) =>
      pile.group === group &&
      isOfSuit &&
      !moveFault(position, { type: 'play', from, to: pile.id, count: 1 }),
  );
  if (!home) throw new Error('The solver and the engine disagree on a card that goes home');
  return home.id;
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

/** The moves of a player that do what a parking search did, from the same position, by and by. */
export function* parkingLine(
  start: Position,
  acts: readonly ParkingAct[],
): Generator<undefined, readonly Move[]> {
  const moves: Move[] = [];
  let position = start;
  for (const act of acts) {
    const move = moveOf(position, act);
    const played = play(position, move);
    if (isRefusal(played)) throw new Error(`The solver and the engine disagree: ${played.reason}`);
    position = played.position;
    moves.push(move);
    yield undefined;
  }
  return moves;
}
