import type { PileId } from './pile.js';

/** What a player may ask for. */
export type Move =
  | {
      readonly type: 'play';
      readonly from: PileId;
      readonly to: PileId;
      /** Cards, from the top of the pile. */
      readonly count: number;
    }
  /** A click on the stock. */
  | { readonly type: 'draw' }
  /** The waste back to the stock. */
  | { readonly type: 'redeal' }
  /** A click on a closed top card. */
  | { readonly type: 'reveal'; readonly pile: PileId };

export type PlayMove = Extract<Move, { type: 'play' }>;
