import { atOnce } from '../engine/at-once.js';
import { wildcardOf } from '../engine/position.js';
import type { Position } from '../engine/position.js';
import { AlternatingSearch } from './alternating-search.js';
import { compiledRules } from './general/compiled-rules.js';
import { GeneralState } from './general/general-state.js';
import { GeneralSearch } from './general/search.js';
import { layoutOf } from './klondike/layout.js';
import { KlondikeSearch } from './klondike/search.js';
import { lotOf } from './parking/lot.js';
import { ParkingSearch } from './parking/search.js';
import type { Search } from './search.js';

/**
 * The sharpest search there is for a position.
 * @param memory the most bytes that it may hold.
 * @throws RangeError for a position with unknown cards.
 */
export function searchOf(position: Position, memory: number): Search {
  return atOnce(settingUp(position, memory));
}

/**
 * The same by and by.
 * @throws RangeError for a position with unknown cards.
 */
export function* settingUp(position: Position, memory: number): Generator<undefined, Search> {
  checkKnown(position);
  const layout = layoutOf(position);
  yield undefined;
  if (layout) return new KlondikeSearch(position, layout, memory);
  const lot = lotOf(position);
  const general = (): Generator<undefined, Search> => settingUpGeneral(position, memory);
  return lot ? new AlternatingSearch(new ParkingSearch(position, lot), general) : yield* general();
}

/** Names the first unknown card by where it lies, as whoever wrote the position sees it. */
function checkKnown({ rules, piles, faces }: Position): void {
  for (const { id, cards } of Object.values(piles)) {
    const index = cards.findIndex((card) => !faces[card] && card !== wildcardOf(rules));
    if (index < 0) continue;
    throw new RangeError(
      `${id}: card ${index + 1} is not known (??); a search needs every card of the position`,
    );
  }
}

function* settingUpGeneral(position: Position, memory: number): Generator<undefined, Search> {
  const compiled = compiledRules(position.rules);
  yield undefined;
  const state = new GeneralState(compiled, position);
  yield undefined;
  return new GeneralSearch(position, memory, state);
}
