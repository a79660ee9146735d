import { legalMoves } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
import { isWon, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isPointless } from '../../engine/stuck.js';
import type { Random } from '../random.js';
import { after } from './plan.js';

/** Moves of a playout at the most: a game of two decks takes no more that get anywhere. */
const longest = 400;

/** Moves in a row that bring no card home, at the most. */
const patience = 60;

/**
 * The share of the cards that comes home when the game is played on by chance: home what fits, else
 * a card turned, else any play, else the stock. More than 1 for a win.
 */
export function* playout(start: Position, random: Random): Generator<undefined, number> {
  let position = start;
  let idle = 0;
  for (let made = 0; made < longest && idle < patience; made += 1) {
    if (isWon(position)) return 1.5;
    const move = anyMove(position, random);
    if (!move) break;
    idle = isHome(position, move) ? 0 : idle + 1;
    position = after(position, [move]);
    if (made % 8 === 0) yield undefined;
  }
  return isWon(position) ? 1.5 : homeCount(position) / position.rules.deck.length;
}

function homeCount(position: Position): number {
  return position.rules.piles
    .filter(({ group }) => group.kind === 'foundation')
    .reduce((sum, { id }) => sum + pileOf(position, id).cards.length, 0);
}

function isHome({ rules }: Position, move: Move): boolean {
  return move.type === 'play' && rules.byId.get(move.to)?.group.kind === 'foundation';
}

function anyMove(position: Position, random: Random): Move | undefined {
  const moves = legalMoves(position).filter((move) => !isPointless(position, move));
  const kinds: readonly ((move: Move) => boolean)[] = [
    (move) => isHome(position, move),
    ({ type }) => type === 'reveal',
    // Runs moved to and fro get nowhere: now and then the stock goes first.
    ({ type }) => type === 'play' && random.next() < 0.8,
    ({ type }) => type !== 'play',
    () => true,
  ];
  for (const isOfKind of kinds) {
    const some = moves.filter(isOfKind);
    if (some.length > 0) return some[random.below(some.length)];
  }
  return undefined;
}
