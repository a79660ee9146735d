import type { Build } from './build.js';
import type { Deck, Rank } from './card.js';
import type { OptionName, OptionValues } from './options.js';
import type { PileKind } from './pile.js';

/** A value that a definition leaves to one of its options. */
export type OrOption<Name extends OptionName> = OptionValues[Name] | { readonly option: Name };

/** What a pile takes. */
export interface Accept {
  /** The groups whose cards it takes. */
  readonly from: readonly string[];
  /** What an empty pile takes: nothing, any card, or a card of one rank. */
  readonly empty: 'none' | 'any' | { readonly rank: Rank };
  /** How a card is laid on another; without it nothing is laid on a card. */
  readonly build?: Build;
  /** No two piles of the group are begun with the same suit. */
  readonly onePerSuit?: boolean;
  /** Takes one card at a time. */
  readonly single?: boolean;
  /** Takes cards only while the stock is empty. */
  readonly whenStockEmpty?: boolean;
}

/** What may be lifted from a pile: its top card, or also any run of face-up cards. */
export type Give = { readonly unit: 'top' } | { readonly unit: 'run'; readonly run: Build };

/** Some piles of one kind, under one set of rules. */
export interface PileGroup {
  /** A capital letter: the group's name in notation. */
  readonly id: string;
  /** One pile at the most is the stock, the waste, the wild; that holds the wildcard, and nothing else. */
  readonly kind: PileKind;
  readonly count: number;
  readonly accept?: Accept;
  readonly give?: Give;
  /** How a closed card that comes to the top is turned; absent where none is ever closed. */
  readonly flip?: OrOption<'reveal'>;
  /** The top card is always face up, all under it closed (a stock that shows its next card). */
  readonly faceUpTop?: boolean;
  /** The group exists only when this option is on. */
  readonly only?: 'wildcard';
}

export type DealStep =
  /** One card of this rank and each suit, in the order C D H S, leaves the deck for the group's piles. */
  | { readonly setOut: Rank; readonly to: string }
  /** One card to each pile from the first, then from the second, …; the last of each pile face up. */
  | { readonly triangle: string }
  /** One face-up card to each pile. */
  | { readonly each: string }
  /** All that is left, closed, the next card on top. */
  | { readonly rest: string };

/** What a click on the stock does. */
export type StockClick =
  | { readonly to: string; readonly count: OrOption<'draw'> }
  /** One card onto every pile of the group, left to right. */
  | { readonly each: string };

export interface Redeal {
  readonly from: string;
  readonly passes: OrOption<'passes'>;
}

/** The defaults of one kind of conditions. */
export type ConditionDefaults = Partial<
  Pick<OptionValues, 'undo' | 'reveal' | 'timeLimit' | 'passes' | 'draw' | 'wildcard'>
>;

/**
 * Where a group stands on the table: in a grid of columns and rows. The first pile stands at
 * `column` and `row`, the next one step further; after `perLine` piles a new line begins.
 */
export interface Place {
  readonly group: string;
  /** From 0, from the side where the stock stands. */
  readonly column: number;
  readonly row: number;
  readonly step: 'right' | 'down';
  readonly perLine?: number;
  /** Where the further cards of a pile peep out; `none` when they lie squarely. */
  readonly fan: 'none' | 'down' | 'right';
  /** Rows that a pile may cover; 1 when absent. */
  readonly rows?: number;
  /** Cards of a sideways fan that show, from the top; all when absent. */
  readonly shows?: number;
}

/** A table as a grid, its columns a card wide. */
export interface Layout {
  readonly columns: number;
  /** Each row's height, in heights of a card. */
  readonly rows: readonly number[];
  readonly places: readonly Place[];
}

/**
 * One game as plain data. A game is won when every card lies on a foundation.
 *
 * Rules sit on piles: the target says what it accepts, the source what it gives.
 */
export interface VariantDefinition {
  /** As in `variant="…"`. */
  readonly id: string;
  /** The game's English name. */
  readonly name: string;
  readonly deck: Deck;
  readonly piles: readonly PileGroup[];
  readonly deal: readonly DealStep[];
  /** Absent where the stock's top is placed by hand. */
  readonly stockClick?: StockClick;
  readonly redeal?: Redeal;
  /** An emptied pile of `group` takes the stock's top at once. */
  readonly refill?: { readonly group: string; readonly from: string };
  /** The rules options that this game has; `undo` and `timeLimit` every game has. */
  readonly options: readonly Extract<OptionName, 'draw' | 'passes' | 'reveal' | 'wildcard'>[];
  /** The scoring when none is asked for. */
  readonly scoring: string;
  readonly casual: ConditionDefaults;
  readonly contest: ConditionDefaults;
  /** The table of a wide page, and of a page too narrow for it. */
  readonly layout: { readonly wide: Layout; readonly narrow?: Layout };
}
