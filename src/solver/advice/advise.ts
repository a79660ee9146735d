import type { Card } from '../../engine/card.js';
import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { layoutOf } from '../klondike/layout.js';
import { choosingVisibleMove } from '../parking/visible-move.js';
import { Random } from '../random.js';
import { searchOf } from '../search-of.js';
import type { Advice } from './advice.js';
import { gainful, revealIn } from './choice.js';
import { generalPlans } from './general-plans.js';
import { klondikePlans } from './klondike-plans.js';
import { worldOf } from './known.js';
import type { Known } from './known.js';
import { after } from './plan.js';
import type { Plan } from './plan.js';
import { playout } from './playout.js';
import { reasonsOf } from './reason.js';
import type { Trace } from './trace.js';

export interface AdviceOptions {
  /** Traces that the game has come through: no advice leads back to one of them. */
  readonly traces: readonly Trace[];
  /** Ways in which the unseen cards may lie that are tried: more is better and slower. */
  readonly worlds?: number;
  /** The same seed gives the same advice. */
  readonly seed?: number;
}

/** Orders of the unseen cards in Colorado and its kin, of which far more are tried in the same time. */
const samplesOfWorld = 2;

/** Positions to look at in each world that a plan leads to. */
const nodesOfWorld = 600;
const nodesOfStride = 100;
const memoryOfWorld = 4 * 2 ** 20;

/** The chance of a win where those did not tell. */
const openChance = 0.4;

/** How often the half of the plans that did worse is given up. */
const rounds = 3;

/**
 * What must be gained in chances before a look at an unseen card is better than a play: by what is
 * supposed, all cards are known, and then a look costs nothing and gains nothing.
 */
const costOfLook = 0.08;
const costOfMove = 0.002;
const worthOfHome = 0.01;

/** The wildcard is worth most while it may still become any card. */
const costOfWildcard = 0.15;

/**
 * A good move for a player who knows what is `known`: each plan is tried in some of the worlds that
 * may be. Nothing hidden is looked at, so in games that differ only in it the advice is the same.
 * `undefined` when there is nothing that would get the player anywhere.
 */
export function* advising(
  known: Known,
  { traces, worlds = 16, seed = 1 }: AdviceOptions,
): Generator<undefined, Advice | undefined> {
  const random = new Random(seed);
  const all = Array.from({ length: worlds }, () => worldOf(known, random));
  const [first] = all;
  if (!first) throw new RangeError(`worlds must be at least 1, not ${worlds}`);
  const advice = (plan: readonly Move[]): Advice => ({ plan, reasons: reasonsOf(first, plan) });

  const samples = samplesOfWorld * worlds;
  const only = revealIn(first) ?? (yield* choosingVisibleMove(first, { samples, seed }));
  if (only) return advice([only]);
  const layout = layoutOf(first);
  const isSeen = (card: Card): boolean => known.position.faces[card] !== undefined;
  const plans = gainful(
    layout ? klondikePlans(first, layout, isSeen) : generalPlans(first, isSeen),
    known,
    traces,
  );
  const worthIn = (world: Position): Generator<undefined, number> =>
    layout ? chanceOf(world) : playout(world, random);
  let left = plans.map((plan) => ({ plan, sum: 0, own: ownWorth(first, plan) }));
  let tried = 0;
  for (let round = rounds - 1; round >= 0 && left.length > 1; round -= 1) {
    const until = Math.ceil(all.length / 2 ** round);
    for (const world of all.slice(tried, until)) {
      for (const each of left) {
        each.sum += yield* worthIn(after(world, each.plan.moves));
      }
    }
    tried = until;
    const worth = ({ sum, own }: { sum: number; own: number }): number => sum / tried + own;
    left.sort((one, other) => worth(other) - worth(one));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  return best && advice(best.plan.moves);
}

/** What a plan has for itself beside its prospects. */
function ownWorth({ rules }: Position, { moves, trace }: Plan): number {
  if (trace === undefined) return -costOfLook;
  const last = moves.at(-1);
  const isHome = last?.type === 'play' && rules.byId.get(last.to)?.group.kind === 'foundation';
  const isWild = moves.some(
    (move) => move.type === 'play' && rules.byId.get(move.from)?.group.kind === 'wild',
  );
  return (isHome ? worthOfHome : 0) - (isWild ? costOfWildcard : 0) - costOfMove * moves.length;
}

function* chanceOf(world: Position): Generator<undefined, number> {
  const search = searchOf(world, memoryOfWorld);
  for (let nodes = 0; nodes < nodesOfWorld; nodes += nodesOfStride) {
    const ending = search.advance(nodesOfStride);
    yield undefined;
    if (ending === 'won') return 1;
    if (ending === 'lost') return 0;
  }
  return openChance;
}
