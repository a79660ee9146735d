import type { Position } from '../engine/position.js';
import { AlternatingSearch } from './alternating-search.js';
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
  const layout = layoutOf(position);
  if (layout) return new KlondikeSearch(position, layout, memory);
  const general = (): Search => new GeneralSearch(position, memory);
  const lot = lotOf(position);
  return lot ? new AlternatingSearch(new ParkingSearch(position, lot), general) : general();
}
