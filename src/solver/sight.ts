import type { Card } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import { legalMoves } from '../engine/legality.js';
import type { Position } from '../engine/position.js';
import { isPointless } from '../engine/stuck.js';
import type { Advice } from './advice/advice.js';
import { gainful, revealIn } from './advice/choice.js';
import { generalPlans } from './advice/general-plans.js';
import { knownOf, worldOf } from './advice/known.js';
import type { Known } from './advice/known.js';
import { after } from './advice/plan.js';
import type { Plan } from './advice/plan.js';
import { reasonsOf } from './advice/reason.js';
import type { HintReason } from './advice/reason.js';
import { traceOf } from './advice/trace.js';
import type { Trace } from './advice/trace.js';
import { Trail } from './advice/trail.js';
import { visibleMove } from './parking/visible-move.js';
import { Random } from './random.js';

export type { Advice, HintReason };
export { Trail };

/** A game as its player sees it, and where it has been. */
export interface Sight {
  readonly known: Known;
  readonly traces: readonly Trace[];
}

/** @param traces those that the game has come through. */
export function sightOf(game: Game, traces: readonly Trace[]): Sight {
  return { known: knownOf(game.position, (card) => game.isSeen(card)), traces };
}

/** Whether a play is there to be seen that leads on, and not only to where the game has been; in strides. */
export function* seeingPlay({ known, traces }: Sight): Generator<undefined, boolean> {
  const been = new Set(traces);
  const world = worldOf(known, new Random(1));
  yield undefined;
  const moves = legalMoves(world);
  for (const move of moves) {
    if (move.type === 'reveal') return true;
    if (move.type !== 'play' || isPointless(world, move)) continue;
    yield undefined;
    if (!been.has(traceOf(after(world, [move])))) return true;
  }
  return false;
}

const worths: Readonly<Partial<Record<HintReason['type'], number>>> = {
  'turns-up': 5,
  'sends-home': 4,
  'brings-in': 3,
};
const worthOfStockCard = 2;
const worthOfLook = 1;

/**
 * Advice no better than a glance, for the time until `advising` has come to an end. Where the one
 * knows no way on the other may. It takes a few strides, none of them long.
 */
export function* glancing({ known, traces }: Sight): Generator<undefined, Advice | undefined> {
  const world = worldOf(known, new Random(1));
  const isSeen = (card: Card): boolean => known.position.faces[card] !== undefined;
  const only = revealIn(world) ?? visibleMove(world, { samples: 1 });
  const plans = only
    ? [{ moves: [only] }]
    : gainful(yield* generalPlans(world, isSeen), known, traces);
  let best: { readonly plan: Plan; readonly worth: number } | undefined;
  for (const plan of plans) {
    const worth = worthAtSight(world, plan) - plan.moves.length / 100;
    if (!best || best.worth < worth) best = { plan, worth };
    yield undefined;
  }
  return best && { plan: best.plan.moves, reasons: reasonsOf(world, best.plan.moves) };
}

function worthAtSight(world: Position, { moves, trace }: Plan): number {
  if (moves[0]?.type !== 'play') return trace === undefined ? worthOfLook : worthOfStockCard;
  return Math.max(0, ...reasonsOf(world, moves).map(({ type }) => worths[type] ?? 0));
}
