import type { Card } from '../../engine/card.js';
import { legalMoves } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
import { topOf } from '../../engine/pile.js';
import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isPointless } from '../../engine/stuck.js';
import { after, planOf } from './plan.js';
import type { Plan } from './plan.js';
import { traceOf } from './trace.js';

/**
 * The plans of any game: every play that there is now, and every play of a card that draws and
 * redeals still bring to the top of the waste; in short strides.
 */
export function* generalPlans(
  world: Position,
  isSeen: (card: Card) => boolean,
): Generator<undefined, readonly Plan[]> {
  const plans: Plan[] = [];
  for (const move of playsOf(world)) {
    plans.push(planOf(world, [move]));
    yield undefined;
  }
  const waste = world.rules.piles.find(({ group }) => group.kind === 'waste');
  if (!waste) return plans;
  const tops = new Set<Card | undefined>([topOf(pileOf(world, waste.id))]);
  const turns: Move[] = [];
  let position = world;
  for (let redeals = 0; redeals < 2;) {
    const turn = legalMoves(position).find(({ type }) => type === 'draw' || type === 'redeal');
    if (!turn) break;
    yield undefined;
    if (turn.type === 'redeal') redeals += 1;
    turns.push(turn);
    position = after(position, [turn]);
    const top = topOf(pileOf(position, waste.id));
    if (top === undefined || tops.has(top)) continue;
    // What lies behind an unseen card is not planned.
    if (!isSeen(top)) break;
    tops.add(top);
    for (const move of playsOf(position)) {
      if (move.type === 'play' && move.from === waste.id) {
        plans.push({ moves: [...turns, move], trace: traceOf(after(position, [move])) });
      }
    }
  }
  return plans;
}

function playsOf(position: Position): readonly Move[] {
  return legalMoves(position).filter(
    (move) => move.type === 'play' && !isPointless(position, move),
  );
}
