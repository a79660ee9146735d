/** Why the player was away: the page was hidden, or it was left and loaded again. */
export const gapCauses = ['hidden', 'reload'] as const;
export type GapCause = (typeof gapCauses)[number];

/**
 * A time in which the player was away and the clock went on. It changes nothing in the game; it is
 * noted for the one who judges the record.
 */
export interface Gap {
  /** In ms of play. */
  readonly from: number;
  readonly to: number;
  readonly cause: GapCause;
  /** How many entries of the game's log came before it was noted. */
  readonly after: number;
}
