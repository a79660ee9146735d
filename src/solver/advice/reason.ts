import type { Card } from '../../engine/card.js';
import type { Move } from '../../engine/move.js';
import { isTopClosed, topOf } from '../../engine/pile.js';
import { play } from '../../engine/play.js';
import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isRefusal } from '../../engine/refusal.js';
import { after } from './plan.js';

/** What a move is good for. */
export type HintReason =
  /** A card goes home. */
  | { readonly type: 'sends-home' }
  /** A closed card turns up, or can be turned then. */
  | { readonly type: 'turns-up' }
  /** A pile of the tableau is left empty. */
  | { readonly type: 'empties' }
  /** This card lies free then, and can be played. */
  | { readonly type: 'frees'; readonly card: Card }
  /** This card has a place to go to then. */
  | { readonly type: 'makes-room'; readonly card: Card }
  /** A card of the stock or the waste comes into play. */
  | { readonly type: 'brings-in' }
  /** A stock card has to be laid somewhere, and does the least harm there. */
  | { readonly type: 'parks' }
  /** Unseen cards come to light. */
  | { readonly type: 'looks' }
  /** This card, which was seen before, comes up again in so many turns of the stock. */
  | { readonly type: 'brings-up'; readonly card: Card; readonly turns: number };

/**
 * What the first move of a plan is good for, the most important first.
 * @param world one of the positions that it may be: no face that is unseen in it is looked at.
 */
export function reasonsOf(world: Position, plan: readonly Move[]): readonly HintReason[] {
  const [move] = plan;
  if (!move) return [];
  if (move.type === 'reveal') return [{ type: 'turns-up' }];
  if (move.type !== 'play') return [turning(world, plan)];
  const own = ownReasons(world, move);
  return own.length > 0 || plan.length === 1 ? own : onTheWay(world, plan);
}

type PlayMove = Extract<Move, { type: 'play' }>;

function ownReasons(world: Position, move: PlayMove): readonly HintReason[] {
  const played = play(world, move);
  if (isRefusal(played)) return [];
  const { byId, definition } = world.rules;
  const source = byId.get(move.from)?.group;
  const target = byId.get(move.to)?.group;
  const left = pileOf(played.position, move.from);
  const turns =
    source?.kind === 'tableau' &&
    (isTopClosed(left) ||
      played.steps.some((step) => step.type === 'turn' && step.pile === move.from));
  const isFromStock = source?.kind === 'waste' || source?.kind === 'stock';
  const reasons: readonly (HintReason | false)[] = [
    target?.kind === 'foundation' && { type: 'sends-home' },
    turns && { type: 'turns-up' },
    source?.kind === 'tableau' &&
      left.cards.length === 0 &&
      source.accept?.empty !== 'none' && { type: 'empties' },
    isFromStock &&
      target?.kind === 'tableau' &&
      // Where every card fits everywhere, none comes into play by being laid.
      (definition.stockClick ? { type: 'brings-in' } : { type: 'parks' }),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** The move is made for the sake of the last one of the plan. */
function onTheWay(world: Position, plan: readonly Move[]): readonly HintReason[] {
  const [move] = plan;
  const last = plan.at(-1);
  if (move?.type !== 'play' || last?.type !== 'play') return [];
  const before = after(world, plan.slice(0, -1));
  const { cards } = pileOf(before, last.from);
  const card = cards[cards.length - last.count];
  if (card === undefined) return [];
  const lies = pileOf(world, move.from).cards.includes(card);
  return [{ type: lies ? 'frees' : 'makes-room', card }];
}

function turning(world: Position, plan: readonly Move[]): HintReason {
  const last = plan.at(-1);
  if (last?.type !== 'play') return { type: 'looks' };
  const turns = plan.findIndex(({ type }) => type === 'play');
  const drawn = after(world, plan.slice(0, turns));
  const goal = plan[turns];
  const card = goal?.type === 'play' ? topOf(pileOf(drawn, goal.from)) : undefined;
  return card === undefined ? { type: 'looks' } : { type: 'brings-up', card, turns };
}
