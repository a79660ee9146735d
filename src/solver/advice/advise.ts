import type { Card } from '../../engine/card.js';
import { legalMoves } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
import { isStockEmpty, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import type { KlondikeLayout } from '../klondike/layout.js';
import { layoutOf } from '../klondike/layout.js';
import { lotOf } from '../parking/lot.js';
import { visibleMove } from '../parking/visible-move.js';
import { Random } from '../random.js';
import { searchOf } from '../search-of.js';
import { generalPlans } from './general-plans.js';
import { klondikePlans } from './klondike-plans.js';
import { worldOf } from './known.js';
import type { Known } from './known.js';
import { after } from './plan.js';
import type { Plan } from './plan.js';
import { playout } from './playout.js';
import { reasonsOf } from './reason.js';
import type { HintReason } from './reason.js';
import type { Trace } from './trace.js';

/** What a player may do next, and why. */
export interface Advice {
  /** The move, and after it what it is made for: the last one gets the player somewhere. */
  readonly plan: readonly Move[];
  readonly reasons: readonly HintReason[];
}

export interface AdviceOptions {
  /** Traces that the game has come through: no advice leads back to one of them. */
  readonly traces: readonly Trace[];
  /** Ways in which the unseen cards may lie that are tried: more is better and slower. */
  readonly worlds?: number;
  /** The same seed gives the same advice. */
  readonly seed?: number;
}

/** Positions to look at in each world that a plan leads to. */
const nodesOfWorld = 600;
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

  const only = soleMove(first, worlds, seed);
  if (only) return advice([only]);
  const layout = layoutOf(first);
  const plans = plansOf(known, first, layout, traces);
  const worthIn = (world: Position): number => (layout ? chanceOf(world) : playout(world, random));
  let left = plans.map((plan) => ({ plan, sum: 0, own: ownWorth(first, plan) }));
  let tried = 0;
  for (let round = rounds - 1; round >= 0 && left.length > 1; round -= 1) {
    const until = Math.ceil(all.length / 2 ** round);
    for (const world of all.slice(tried, until)) {
      for (const each of left) {
        each.sum += worthIn(after(world, each.plan.moves));
        yield undefined;
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

/** Advice at once, and no better than a glance: for the time until the other comes. */
export function adviceAtSight(known: Known, traces: readonly Trace[]): Advice | undefined {
  const world = worldOf(known, new Random(1));
  const advice = (plan: readonly Move[]): Advice => ({ plan, reasons: reasonsOf(world, plan) });
  const only = soleMove(world, 1, 1);
  if (only) return advice([only]);
  const worth = ({ plan, reasons }: Advice): number =>
    Math.max(0, ...reasons.map(({ type }) => worthAtSight[type] ?? 0)) - plan.length / 100;
  return plansOf(known, world, undefined, traces)
    .map(({ moves }) => advice(moves))
    .sort((one, other) => worth(other) - worth(one))[0];
}

const worthAtSight: Readonly<Partial<Record<HintReason['type'], number>>> = {
  'turns-up': 5,
  'sends-home': 4,
  'brings-in': 3,
  'brings-up': 2,
  looks: 1,
};

/** A move that wants no thought, or one that is thought of in a way of its own. */
function soleMove(world: Position, samples: number, seed: number): Move | undefined {
  const reveal = legalMoves(world).find(({ type }) => type === 'reveal');
  return reveal ?? (lotOf(world) ? visibleMove(world, { samples, seed }) : undefined);
}

/** All that may be planned and gets the player somewhere where the game has not been. */
function plansOf(
  { position }: Known,
  world: Position,
  layout: KlondikeLayout | undefined,
  traces: readonly Trace[],
): readonly Plan[] {
  const isSeen = (card: Card): boolean => position.faces[card] !== undefined;
  const been = new Set<Trace | undefined>(traces);
  const shortest = new Map<Trace | undefined, Plan>();
  const plans = layout ? klondikePlans(world, layout, isSeen) : generalPlans(world, isSeen);
  for (const plan of plans) {
    if (been.has(plan.trace)) continue;
    const other = shortest.get(plan.trace);
    if (!other || other.moves.length > plan.moves.length) shortest.set(plan.trace, plan);
  }
  const look: Plan = { moves: [{ type: 'draw' }] };
  return [...shortest.values(), ...(canLook(position, isSeen) ? [look] : [])];
}

/** Whether a click on the stock shows the player something new. */
function canLook(position: Position, isSeen: (card: Card) => boolean): boolean {
  const { stock, definition } = position.rules;
  if (!stock || !definition.stockClick || isStockEmpty(position)) return false;
  return !pileOf(position, stock.id).cards.every(isSeen);
}

/** What a plan has for itself beside its prospects. */
function ownWorth({ rules }: Position, { moves, trace }: Plan): number {
  if (trace === undefined) return -costOfLook;
  const last = moves.at(-1);
  const isHome = last?.type === 'play' && rules.byId.get(last.to)?.group.kind === 'foundation';
  return (isHome ? worthOfHome : 0) - costOfMove * moves.length;
}

function chanceOf(world: Position): number {
  switch (searchOf(world, memoryOfWorld).advance(nodesOfWorld)) {
    case 'won':
      return 1;
    case 'lost':
      return 0;
    case 'full':
    case undefined:
      return openChance;
  }
}
