import { atOnce } from '../../engine/at-once.js';
import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { checkCount } from '../count.js';
import { BlindPlayer } from './blind-player.js';
import { moveOf } from './line.js';
import { lotOf } from './lot.js';
import { noPlace, ParkingTable } from './table.js';

export interface VisibleOptions {
  /** Orders of the unseen cards to try with every pile, 1 at least: more is better and slower. */
  readonly samples?: number;
  /** The same seed gives the same move. */
  readonly seed?: number;
}

/**
 * A good move in Colorado and its kin for a player who sees only the piles and the stock's top: the
 * order of the cards to come is not looked at, only which they are, and any order of them gives the
 * same move. `undefined` in another game, and when there is no move.
 * @throws RangeError for `samples` that are no whole number from 1 on.
 */
export function visibleMove(position: Position, options: VisibleOptions = {}): Move | undefined {
  return atOnce(choosingVisibleMove(position, options));
}

/**
 * The same in short strides, for a thread that has other things to do.
 * @throws RangeError for `samples` that are no whole number from 1 on.
 */
export function* choosingVisibleMove(
  position: Position,
  { samples = 4, seed = 1 }: VisibleOptions,
): Generator<undefined, Move | undefined> {
  checkCount({ samples });
  const lot = lotOf(position);
  if (!lot) return undefined;
  const [top, ...unseen] = lot.stock;
  // In an order of its own, so that the true one cannot show through.
  const stock =
    top === undefined ? [] : [top, ...unseen.sort((one, other) => codeOf(one) - codeOf(other))];
  function codeOf(card: number): number {
    return (lot?.rankOf[card] ?? 0) * 4 + (lot?.suitOf[card] ?? 0);
  }
  const table = new ParkingTable({ ...lot, stock });
  for (let pile = 0; pile < table.pileCount; pile += 1) {
    const takers = table.takersOf(table.tops[pile] as number);
    if (takers === 0) continue;
    return moveOf(position, { type: 'pile-home', pile, ladder: table.shorterOf(takers) });
  }
  if (top === undefined) return undefined;
  const takers = table.takersOf(top);
  if (takers !== 0) {
    return moveOf(position, { type: 'stock-home', ladder: table.shorterOf(takers) });
  }
  const pile = yield* new BlindPlayer(table, seed).pileFor(top, samples);
  return pile === noPlace ? undefined : moveOf(position, { type: 'park', pile });
}
