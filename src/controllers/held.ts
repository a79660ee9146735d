import type { PileId } from '../engine/index.js';

/** Cards picked up and not yet laid down: the FROM marker stands on the first of them. */
export interface Held {
  readonly from: PileId;
  /** Cards, from the top of the pile. */
  readonly count: number;
}
