import type { Move } from '../../engine/move.js';
import type { HintReason } from './reason.js';

/** What a player may do next, and why. */
export interface Advice {
  /** The move, and after it what it is made for: the last one gets the player somewhere. */
  readonly plan: readonly Move[];
  readonly reasons: readonly HintReason[];
}
