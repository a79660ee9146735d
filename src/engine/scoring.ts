import type { OptionName, OptionValues } from './options.js';

/** Points by what was done: the same play is worth the same at any time. */
export interface FixedPlays {
  readonly kind: 'fixed';
  /** A card to a foundation. */
  readonly home: number;
  /** A card that the player lays from the stock or the waste on the tableau. */
  readonly lay: number;
  /** A card from a foundation back to the tableau. */
  readonly back: number;
  /** A closed tableau card turned up. */
  readonly turn: number;
}

/**
 * Points for a play as such: what the points timer shows, or by the number of cards moved. Only
 * credited plays earn and reset the timer (rules.md 3.4): not a stack moved to and fro, not a card
 * that goes home a second time.
 */
export interface CreditedPlays {
  readonly kind: 'credited';
  readonly worth: 'timer' | 'length';
  /** A play to a foundation earns a one-card play times this. */
  readonly homeFactor: number;
  /** With `length`: points for each card after the first, beside the base. */
  readonly furtherCard: number;
}

/** The points timer: from its start down to 0, and what happens there. */
export interface PointsTimer {
  readonly start: 'timerStart' | 'basePoints';
  /** Shown to the player; at 0 the stock is clicked by itself, or the game ends. */
  readonly drives: boolean;
}

/** Points for a new trip through the stock, by how many cards a click turns. */
export interface RedealPoints {
  readonly draw: number;
  /** The first pass whose beginning counts. */
  readonly fromPass: number;
  readonly points: number;
}

/** What a won game earns beside its plays. */
export interface WinPoints {
  /** For each card of the deck. */
  readonly perCard?: number;
  /** The `wildcardBonus`, for an unused wildcard. */
  readonly unusedWildcard?: boolean;
  /** The `timeBonus`, for each whole second left of the time limit. */
  readonly secondsLeft?: boolean;
  /** So many points divided by the whole seconds played, where those are more than `above`. */
  readonly speed?: { readonly points: number; readonly above: number };
}

/**
 * One way of counting points, as plain data. It sees roles (home, lay, back, turn …), never the
 * variant, so that any scoring goes with any game (rules.md 6).
 */
export interface ScoringDefinition {
  /** As in `scoring="…"`. */
  readonly id: string;
  /** Its English name. */
  readonly name: string;
  /** The options that it reads. */
  readonly options: readonly Extract<
    OptionName,
    'timeBonus' | 'basePoints' | 'timerStart' | 'timerRate' | 'wildcardBonus'
  >[];
  readonly plays: FixedPlays | CreditedPlays;
  /** The score never falls below this. */
  readonly floor?: number;
  /** Points for each card of the deck, at the start. */
  readonly startPerCard?: number;
  readonly redeals?: readonly RedealPoints[];
  /** Points each time so many seconds of play are full. */
  readonly clock?: { readonly everySeconds: number; readonly points: number };
  readonly timer?: PointsTimer;
  readonly win?: WinPoints;
  /** Giving up earns what the timer then stands at. */
  readonly giveUpEarnsTimer?: boolean;
  /** In which conditions a stuck game is over. */
  readonly stuckEnds: 'contest' | 'always' | 'never';
  /** Defaults that go before the variant's own. */
  readonly defaults?: {
    readonly undo?: OptionValues['undo'];
    readonly timeLimit?: OptionValues['timeLimit'];
    readonly passes?: { readonly option: 'draw' };
  };
  /** Knows no undo: another value than `none` is an error. */
  readonly forbidsUndo?: boolean;
}

/** Values of the scoring options where none are given. */
export const plainScoringOptions: Pick<
  OptionValues,
  'timeBonus' | 'basePoints' | 'timerStart' | 'timerRate' | 'wildcardBonus'
> = {
  timeBonus: 2,
  basePoints: 200,
  timerStart: 200,
  timerRate: 10,
  wildcardBonus: 1000,
};
