import type { Card } from '../../engine/card.js';
import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { resolved } from '../../engine/rules.js';
import { layoutOf } from '../klondike/layout.js';
import { choosingVisibleMove } from '../parking/visible-move.js';
import { checkCount } from '../count.js';
import { Random } from '../random.js';
import { settingUp } from '../search-of.js';
import type { Ending, Search } from '../search.js';
import type { Advice } from './advice.js';
import { gainful, revealIn } from './choice.js';
import { generalPlans } from './general-plans.js';
import { klondikePlans } from './klondike-plans.js';
import { worldOf } from './known.js';
import type { Known } from './known.js';
import { after } from './plan.js';
import type { Plan } from './plan.js';
import { Playouts } from './playouts.js';
import { reasonsOf } from './reason.js';
import type { Trace } from './trace.js';

export interface AdviceOptions {
  /** Traces that the game has come through: no advice leads back to one of them. */
  readonly traces: readonly Trace[];
  /** Ways in which the unseen cards may lie that are tried, 1 at least: more is better and slower. */
  readonly worlds?: number;
  /** The same seed gives the same advice. */
  readonly seed?: number;
}

/**
 * In Colorado and its kin, where a game is played on in far less time: orders of the unseen cards
 * that are tried for each world, times the piles that each is tried with.
 */
const trialsOfWorld = 40;

/** Positions to look at in each world that a plan leads to. */
const nodesOfWorld = 600;
const nodesOfStride = 25;
const memoryOfWorld = 4 * 2 ** 20;

/** The chance of a win where those did not tell. */
const openChance = 0.4;

/** What a search of each plan may cost where nothing is hidden: Klondike's own, and that of any game. */
const quick = { nodes: 10_000, stride: nodesOfStride };
const slow = { nodes: 300, stride: 10 };

/** How often the half of the plans that did worse is given up. */
const rounds = 3;

/**
 * What must be gained in chances before a look at an unseen card is better than a play: by what is
 * supposed, all cards are known, and then a look costs nothing and gains nothing.
 */
const costOfLook = 0.08;
/** The same where what the look covers will not come round again. */
const costOfLastLook = 0.3;
const costOfMove = 0.002;
const worthOfHome = 0.01;

/** The wildcard is worth most while it may still become any card. */
const costOfWildcard = 0.15;

/**
 * A good move for a player who knows what is `known`: each plan is tried in some of the worlds that
 * may be. Nothing hidden is looked at, so in games that differ only in it the advice is the same.
 * `undefined` when there is nothing that would get the player anywhere.
 * @throws RangeError for `worlds` that are no whole number from 1 on.
 */
export function* advising(
  known: Known,
  { traces, worlds = 16, seed = 1 }: AdviceOptions,
): Generator<undefined, Advice | undefined> {
  checkCount({ worlds });
  const random = new Random(seed);
  const first = worldOf(known, random);
  const possible = [first];
  yield undefined;
  while (possible.length < worlds) {
    possible.push(worldOf(known, random));
    yield undefined;
  }
  const advice = (plan: readonly Move[]): Advice => ({ plan, reasons: reasonsOf(first, plan) });

  const piles = first.rules.piles.filter(({ group }) => group.kind === 'tableau').length;
  const samples = Math.ceil((trialsOfWorld * worlds) / piles);
  const only = revealIn(first) ?? (yield* choosingVisibleMove(first, { samples, seed }));
  if (only) return advice([only]);
  const layout = layoutOf(first);
  const isSeen = (card: Card): boolean => known.position.faces[card] !== undefined;
  const all = gainful(
    yield* layout ? klondikePlans(first, layout, isSeen) : generalPlans(first, isSeen),
    known,
    traces,
  );
  const plans = known.unseen.length === 0 ? yield* hopeful(first, all, layout !== undefined) : all;
  let left = plans.map((plan) => ({ plan, sum: 0, own: ownWorth(first, plan) }));
  let tried = 0;
  for (let round = rounds - 1; round >= 0 && left.length > 1; round -= 1) {
    const until = Math.ceil(possible.length / 2 ** round);
    for (const world of possible.slice(tried, until)) {
      const playouts = layout ? undefined : new Playouts(world);
      yield undefined;
      for (const each of left) {
        const { moves } = each.plan;
        each.sum += yield* playouts?.worthOf(moves, random) ?? chanceOf(after(world, moves));
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
function ownWorth(position: Position, { moves, trace }: Plan): number {
  const { rules } = position;
  if (trace === undefined) return -(comesRound(position) ? costOfLook : costOfLastLook);
  const last = moves.at(-1);
  const isHome = last?.type === 'play' && rules.byId.get(last.to)?.group.kind === 'foundation';
  const isWild = moves.some(
    (move) => move.type === 'play' && rules.byId.get(move.from)?.group.kind === 'wild',
  );
  return (isHome ? worthOfHome : 0) - (isWild ? costOfWildcard : 0) - costOfMove * moves.length;
}

/** Whether the waste may still go back to the stock. */
function comesRound({ rules, pass }: Position): boolean {
  const { redeal } = rules.definition;
  const passes = redeal ? resolved(redeal.passes, rules.options) : 1;
  return passes === 'unlimited' || passes > pass;
}

function* chanceOf(world: Position): Generator<undefined, number> {
  const search = yield* settingUp(world, memoryOfWorld);
  yield undefined;
  const ending = yield* ended(search, nodesOfWorld, nodesOfStride);
  if (ending === 'won') return 1;
  return ending === 'lost' ? 0 : openChance;
}

/**
 * Where nothing is hidden: the best of the plans that are sure to win, or those that are not sure to lose;
 * all of them if none is left.
 */
function* hopeful(
  position: Position,
  plans: readonly Plan[],
  isQuick: boolean,
): Generator<undefined, readonly Plan[]> {
  if (plans.length < 2) return plans;
  const { nodes, stride } = isQuick ? quick : slow;
  const open: Plan[] = [];
  const worth = (plan: Plan): number => ownWorth(position, plan);
  for (const plan of [...plans].sort((one, other) => worth(other) - worth(one))) {
    const search = yield* settingUp(after(position, plan.moves), memoryOfWorld);
    const ending = yield* ended(search, nodes, stride);
    if (ending === 'won') return [plan];
    if (ending !== 'lost') open.push(plan);
  }
  return open.length > 0 ? open : plans;
}

function* ended(
  search: Search,
  nodes: number,
  stride: number,
): Generator<undefined, Ending | undefined> {
  while (search.nodes < nodes) {
    const ending = search.advance(stride);
    if (ending !== undefined) return ending;
    yield undefined;
  }
  return undefined;
}
