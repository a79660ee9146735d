import type { Move } from '../engine/move.js';

/** How a search ended: by a win, by having tried all there is, or by want of memory. */
export type Ending = 'won' | 'lost' | 'full';

/**
 * A search that can be left after any number of positions and taken up again. It reads no clock and
 * no chance: the same position gives the same answer after the same number of nodes.
 */
export interface Search {
  /** Positions looked at. */
  readonly nodes: number;
  /** Memory held. */
  readonly bytes: number;
  /** Looks at up to so many positions more; `undefined` while the outcome is open. */
  advance(nodes: number): Ending | undefined;
  /** The moves from the position given to the win that was found. */
  line(): readonly Move[];
  /** The same by and by, where to write it down takes long. */
  writing?(): Generator<undefined, readonly Move[]>;
}
