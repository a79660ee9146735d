import { buildFault } from './build.js';
import type { Face } from './card.js';
import type { Move, PlayMove } from './move.js';
import { isTopClosed, topOf } from './pile.js';
import type { Pile } from './pile.js';
import { isStockEmpty, knownFace, pileOf } from './position.js';
import type { Position } from './position.js';
import type { RefusalReason } from './refusal.js';
import { pilesOfGroup, resolved } from './rules.js';
import type { PileRules } from './rules.js';
import type { PileGroup } from './variant.js';
import { wildcardFace } from './wildcard.js';

/** What lies on top of a pile: a card that shows its face, a closed one, or none. */
type Top = Face | 'closed' | undefined;

function topAt(position: Position, { id }: PileRules): Top {
  const pile = pileOf(position, id);
  const card = topOf(pile);
  if (card === undefined) return undefined;
  return (isTopClosed(pile) ? undefined : position.faces[card]) ?? 'closed';
}

/**
 * Why `count` cards led by `lead` may not be laid on a pile; `undefined` when they may.
 * @param top what lies on it, for those who ask much.
 */
export function acceptFault(
  position: Position,
  target: PileRules,
  from: PileGroup,
  lead: Face,
  count: number,
  top = topAt(position, target),
): RefusalReason | undefined {
  const { accept } = target.group;
  if (!accept?.from.includes(from.id)) return 'not-from-there';
  if (accept.whenStockEmpty && !isStockEmpty(position)) return 'stock-not-empty';
  if (accept.single && count > 1) return 'one-at-a-time';
  if (top === undefined) return spaceFault(position, target, lead);
  if (top === 'closed') return 'face-down';
  return accept.build ? buildFault(accept.build, lead, top) : 'builds-not';
}

function spaceFault(position: Position, target: PileRules, lead: Face): RefusalReason | undefined {
  const { accept } = target.group;
  if (!accept || accept.empty === 'none') return 'space-takes-none';
  if (accept.empty !== 'any' && accept.empty.rank !== lead.rank) return 'space-needs-base';
  if (accept.onePerSuit) {
    const begun = pilesOfGroup(position.rules, target.group.id).some(({ id }) => {
      const base = pileOf(position, id).cards[0];
      return base !== undefined && knownFace(position, base).suit === lead.suit;
    });
    if (begun) return 'suit-begun';
  }
  return undefined;
}

/** Why the top `count` cards may not be lifted from a pile; `undefined` when they may. */
export function giveFault(
  position: Position,
  source: PileRules,
  count: number,
): RefusalReason | undefined {
  const { give } = source.group;
  if (!give) return 'never-leaves';
  const pile = pileOf(position, source.id);
  if (!Number.isInteger(count) || count < 1 || count > pile.cards.length) return 'no-such-card';
  if (pile.cards.length - count < pile.closed) return 'face-down';
  if (count === 1) return undefined;
  if (give.unit === 'top') return 'one-at-a-time';
  return count <= runLength(position, source, pile) ? undefined : 'not-a-run';
}

/** How many cards of a pile, from the top, may be lifted together; 0 where none may. */
export function runLength(position: Position, source: PileRules, pile: Pile): number {
  const { give } = source.group;
  const open = pile.cards.length - pile.closed;
  if (!give || open === 0) return 0;
  if (give.unit === 'top') return 1;
  let length = 1;
  while (length < open) {
    const upper = pile.cards[pile.cards.length - length];
    const under = pile.cards[pile.cards.length - length - 1];
    if (upper === undefined || under === undefined) break;
    if (buildFault(give.run, knownFace(position, upper), knownFace(position, under))) break;
    length += 1;
  }
  return length;
}

function playFault(position: Position, move: PlayMove): RefusalReason | undefined {
  const { byId } = position.rules;
  const source = byId.get(move.from);
  const target = byId.get(move.to);
  if (!source || !target) return 'no-such-pile';
  if (source === target) return 'same-pile';
  const fault = giveFault(position, source, move.count);
  if (fault) return fault;
  if (source.group.kind === 'wild') {
    if (!target.group.accept?.from.includes(source.group.id)) return 'not-from-there';
    return wildcardFace(position, target) ? undefined : 'wildcard-has-no-card';
  }
  const { cards } = pileOf(position, source.id);
  const lead = cards[cards.length - move.count];
  if (lead === undefined) return 'no-such-card';
  return acceptFault(position, target, source.group, knownFace(position, lead), move.count);
}

function drawFault(position: Position): RefusalReason | undefined {
  if (!position.rules.definition.stockClick) return 'no-draw';
  return isStockEmpty(position) ? 'stock-empty' : undefined;
}

function redealFault(position: Position): RefusalReason | undefined {
  const { definition, options } = position.rules;
  if (!definition.redeal) return 'no-redeal';
  if (!isStockEmpty(position)) return 'stock-not-empty';
  if (pileOf(position, definition.redeal.from).cards.length === 0) return 'nothing-to-redeal';
  const passes = resolved(definition.redeal.passes, options);
  return passes !== 'unlimited' && position.pass >= passes ? 'no-pass-left' : undefined;
}

function revealFault(position: Position, id: string): RefusalReason | undefined {
  const pile = position.rules.byId.get(id);
  if (!pile) return 'no-such-pile';
  const { flip } = pile.group;
  if (flip === undefined || resolved(flip, position.rules.options) !== 'manual') {
    return 'nothing-to-reveal';
  }
  return isTopClosed(pileOf(position, id)) ? undefined : 'nothing-to-reveal';
}

/** Why a move is refused in this position; `undefined` when it is legal. */
export function moveFault(position: Position, move: Move): RefusalReason | undefined {
  switch (move.type) {
    case 'play':
      return playFault(position, move);
    case 'draw':
      return drawFault(position);
    case 'redeal':
      return redealFault(position);
    case 'reveal':
      return revealFault(position, move.pile);
    default:
      // For callers without types: a wish that is none is a fault of the program.
      throw new TypeError('A move is a play, a draw, a redeal or a reveal; parseMove reads one');
  }
}

/** Every legal move of a position: exactly what `play` accepts. */
export function legalMoves(position: Position): readonly Move[] {
  const moves: Move[] = [];
  someLegalMove(position, (move) => {
    moves.push(move);
    return false;
  });
  return moves;
}

/** Whether some legal move is a wanted one. Looks no further than the first that is. */
export function someLegalMove(position: Position, isWanted: (move: Move) => boolean): boolean {
  const { piles, takers } = position.rules;
  // Each pile is asked about by all piles of a group: what lies on it is looked up once.
  let group: PileGroup | undefined;
  let targets: readonly Target[] = [];
  for (const source of piles) {
    if (source.group !== group) {
      group = source.group;
      targets = (takers.get(group.id) ?? []).map((pile) => [pile, topAt(position, pile)]);
    }
    if (somePlay(position, source, targets, isWanted)) return true;
    const reveal: Move = { type: 'reveal', pile: source.id };
    if (!moveFault(position, reveal) && isWanted(reveal)) return true;
  }
  return (['draw', 'redeal'] as const).some(
    (type) => !moveFault(position, { type }) && isWanted({ type }),
  );
}

/** A pile that may take cards, and what lies on top of it. */
type Target = readonly [pile: PileRules, top: Top];

function somePlay(
  position: Position,
  source: PileRules,
  targets: readonly Target[],
  isWanted: (move: Move) => boolean,
): boolean {
  const pile = pileOf(position, source.id);
  const longest = runLength(position, source, pile);
  const isWild = source.group.kind === 'wild';
  for (let count = 1; count <= longest; count += 1) {
    const lead = pile.cards[pile.cards.length - count];
    if (lead === undefined) break;
    for (const [target, top] of targets) {
      if (target === source) continue;
      const fault = isWild
        ? wildcardFace(position, target) === undefined
        : acceptFault(position, target, source.group, knownFace(position, lead), count, top);
      if (!fault && isWanted({ type: 'play', from: source.id, to: target.id, count })) return true;
    }
  }
  return false;
}
