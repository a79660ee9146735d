import type { Position } from '../engine/position.js';
import { layoutOf } from './klondike/layout.js';
import { KlondikeSearch } from './klondike/search.js';
import type { Search } from './search.js';

/** The sharpest search there is for a position. */
export function searchOf(position: Position, memory: number): Search {
  const klondike = layoutOf(position);
  if (klondike) return new KlondikeSearch(position, klondike, memory);
  throw new RangeError(`No search for ${position.rules.definition.id}`);
}
