import type { Card, Face } from './card.js';
import type { PileId } from './pile.js';

/**
 * One thing that happens on the table. A player's action becomes a list of steps; scoring,
 * animation, announcements and events all read the same list.
 */
export type Step =
  | {
      readonly type: 'move';
      /** `play`: laid by the player; `deal`: turned or dealt from the stock; `refill`: filled a space. */
      readonly by: 'play' | 'deal' | 'refill';
      /** The bottom card first. */
      readonly cards: readonly Card[];
      readonly from: PileId;
      readonly to: PileId;
      /** The card that the first of them was laid on; absent on a space. */
      readonly onto?: Card;
    }
  /** A closed card turned face up where it lies. */
  | { readonly type: 'turn'; readonly card: Card; readonly pile: PileId }
  /** The waste went back to the stock; `pass` is the trip that begins. */
  | {
      readonly type: 'redeal';
      readonly from: PileId;
      readonly to: PileId;
      readonly pass: number;
    }
  /** The wildcard became a card. */
  | { readonly type: 'become'; readonly card: Card; readonly face: Face }
  /** The card whose part the wildcard has taken left play. */
  | { readonly type: 'leave'; readonly card: Card; readonly pile: PileId };

export type MoveStep = Extract<Step, { type: 'move' }>;
