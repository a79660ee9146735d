import type { Card } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import type { play } from '../engine/play.js';
import type { Advice } from './advice/advice.js';
import { gainful, revealIn } from './advice/choice.js';
import { generalPlans } from './advice/general-plans.js';
import { knownOf, worldOf } from './advice/known.js';
import type { Known } from './advice/known.js';
import { reasonsOf } from './advice/reason.js';
import type { HintReason } from './advice/reason.js';
import { tracesOf } from './advice/trace.js';
import type { Trace } from './advice/trace.js';
import { visibleMove } from './parking/visible-move.js';
import { Random } from './random.js';

export type { Advice, HintReason };

/** A game as its player sees it, and where it has been. */
export interface Sight {
  readonly known: Known;
  readonly traces: readonly Trace[];
}

/** @param engine the engine of the game itself: faces are the same only to their own. */
export function sightOf(game: Game, engine: { readonly play: typeof play }): Sight {
  return {
    known: knownOf(game.position, (card) => game.isSeen(card)),
    traces: tracesOf(game, engine),
  };
}

const worths: Readonly<Partial<Record<HintReason['type'], number>>> = {
  'turns-up': 5,
  'sends-home': 4,
  'brings-in': 3,
  'brings-up': 2,
  looks: 1,
};

/**
 * Advice at once, no better than a glance, for the time until `advising` has come to an end. Where
 * the one knows no way on the other may.
 */
export function adviceAtSight({ known, traces }: Sight): Advice | undefined {
  const world = worldOf(known, new Random(1));
  const isSeen = (card: Card): boolean => known.position.faces[card] !== undefined;
  const only = revealIn(world) ?? visibleMove(world, { samples: 1 });
  const plans = only ? [{ moves: [only] }] : gainful(generalPlans(world, isSeen), known, traces);
  const worth = ({ plan, reasons }: Advice): number =>
    Math.max(0, ...reasons.map(({ type }) => worths[type] ?? 0)) - plan.length / 100;
  return plans
    .map(({ moves }): Advice => ({ plan: moves, reasons: reasonsOf(world, moves) }))
    .sort((one, other) => worth(other) - worth(one))[0];
}
