import type { Card } from './card.js';
import type { Game } from './game.js';
import { legalMoves } from './legality.js';
import type { Move } from './move.js';
import { play } from './play.js';
import { sumOf } from './points.js';
import { isWon, pileOf } from './position.js';
import type { Position } from './position.js';
import { Refusal } from './refusal.js';
import { resolved } from './rules.js';

/** Positions to look at: where nothing is left to decide there are few. */
const mostLooks = 600;

/**
 * Moves that win by bringing cards home alone, with the turns of the stock and of closed cards in
 * between: nothing is left to decide. `undefined` where there are none, or where it would take
 * knowledge that the player does not have. It looks at a position a stride.
 * @param isSeen whether a card has been face up in this game.
 * @param isAnyOrder whether an unseen order of the stock may be of no matter.
 */
export function* homewardLine(
  position: Position,
  isSeen: (card: Card) => boolean,
  isAnyOrder = true,
): Generator<undefined, readonly Move[] | undefined> {
  if (isWon(position) || !isKnown(position, isSeen, isAnyOrder)) return undefined;
  const met = new Set<string>();
  let looks = 0;
  const way: { readonly moves: Move[]; readonly position: Position }[] = [];
  const enter = (next: Position): void => {
    looks += 1;
    way.push({ moves: movesOf(next), position: next });
  };
  const line: Move[] = [];
  met.add(markOf(position));
  enter(position);
  for (let last = way.at(-1); last && looks < mostLooks; last = way.at(-1)) {
    yield undefined;
    const move = last.moves.pop();
    if (!move) {
      way.pop();
      line.pop();
      continue;
    }
    const played = play(last.position, move);
    if (played instanceof Refusal) continue;
    const mark = markOf(played.position);
    if (met.has(mark)) continue;
    met.add(mark);
    line.push(move);
    if (isWon(played.position)) return line;
    enter(played.position);
  }
  return undefined;
}

/**
 * The same for a game: a line that costs nothing, as whether a redeal is worth its points is the
 * player's to decide. Where one would be, that no redeal is needed must be known to him, too.
 */
export function* finishingLine(game: Game): Generator<undefined, readonly Move[] | undefined> {
  const { position, settings } = game;
  const isAnyOrder = !settings.scoring.redeals;
  const line = yield* homewardLine(position, (card) => game.isSeen(card), isAnyOrder);
  if (!line) return undefined;
  let end = game;
  for (const move of line) {
    const next = end.play(move, game.elapsed);
    // Of this engine, not of another's copy: told apart by what it has, not by its class.
    if ('reason' in next || sumOf(next.lastEntry?.points ?? []) < 0) return undefined;
    end = next;
    yield undefined;
  }
  return end.outcome === 'won' ? line : undefined;
}

/**
 * Whether no unseen card could spoil it. In a stock from which every card can be had at any time
 * their order does not matter.
 */
function isKnown(
  { rules, piles }: Position,
  isSeen: (card: Card) => boolean,
  isAnyOrder: boolean,
): boolean {
  const { stockClick, redeal } = rules.definition;
  const isFreeStock =
    isAnyOrder &&
    stockClick !== undefined &&
    'to' in stockClick &&
    redeal !== undefined &&
    resolved(stockClick.count, rules.options) === 1 &&
    resolved(redeal.passes, rules.options) === 'unlimited';
  return rules.piles.every(
    ({ id, group }) =>
      (isFreeStock && group.kind === 'stock') || (piles[id]?.cards ?? []).every(isSeen),
  );
}

/** The moves that decide nothing, the best last. */
function movesOf(position: Position): Move[] {
  const { byId } = position.rules;
  const kindOf = (pile: string): string | undefined => byId.get(pile)?.group.kind;
  const worth = (move: Move): number => {
    if (move.type !== 'play') return move.type === 'reveal' ? 1 : 0;
    return kindOf(move.from) === 'waste' ? 2 : 3;
  };
  return legalMoves(position)
    .filter(
      (move) =>
        move.type !== 'play' ||
        (kindOf(move.to) === 'foundation' &&
          kindOf(move.from) !== 'foundation' &&
          kindOf(move.from) !== 'wild'),
    )
    .sort((one, other) => worth(other) - worth(one))
    .reverse();
}

/** Piles only ever lose or turn their tops here, so two numbers tell all of each but of the stock's. */
function markOf(position: Position): string {
  const { rules, pass } = position;
  const isCounted = rules.options.passes !== 'unlimited';
  return [
    isCounted ? pass : 0,
    ...rules.piles.map(({ id, group }) => {
      const { cards, closed } = pileOf(position, id);
      const isStock = group.kind === 'stock' || group.kind === 'waste';
      return isStock ? cards.join() : [cards.length, closed].join();
    }),
  ].join('/');
}
