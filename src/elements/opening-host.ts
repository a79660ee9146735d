import type { Recording } from '../controllers/record-reader.js';
import type { StorageSource } from '../controllers/storage-source.js';
import type { TimeSource } from '../controllers/time-source.js';
import type { DealVerdict } from '../controllers/winnable-deals.js';
import type { Game } from '../engine/index.js';
import type { Said } from './notice.js';
import type { Part } from './part.js';
import type { ReplayBar } from './replay/replay-bar.js';
import type { SideOptionsHost } from './side-options.js';
import type { Wording } from './wording.js';

/** What the opening of a game asks of the element, and does to it. */
export interface OpeningHost extends SideOptionsHost, EventTarget {
  readonly timeSource: TimeSource;
  readonly storageSource: StorageSource;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Every text, in the element's language. */
  readonly words: Wording;
  readonly persist: string | undefined;
  readonly winnable: boolean;
  record: string | undefined;
  readonly commitment: string | undefined;
  readonly readonly: boolean;
  readonly seed: string | undefined;
  readonly at: number | undefined;
  readonly isOwnSeed: boolean;
  /** Its properties say now how the game is played that comes onto the table: nothing is to be dealt. */
  adopted(seed: string | undefined, isOwnSeed: boolean): void;
  /** Has a screen reader say it. */
  announce(text: string): void;
  /** Something went wrong, and the game on the table stays. */
  warn(error: Error): void;
  /** A game that was asked for cannot be: with none on the table that is all there is to see. */
  refuse(error: Error): void;
  start(): boolean;
  focus(): void;
}

/** What is thought of games beside playing them. */
export interface Afterthought {
  /** What is known of the deal on the table. */
  readonly verdict: DealVerdict | undefined;
  /** What is to be read over the table. */
  readonly message: string;
  /** What is added to the end of a game. */
  readonly afterword: Part | undefined;
  /**
   * The deal in place of a random one: at once, where one that can be won is at hand. None when that
   * was given up because the element left its page: back there, it is begun again.
   */
  deal(game: Game, again: () => void): Game | Promise<Game | undefined>;
  /** Another game comes onto the table: ends what the player waited for. */
  rest(): void;
}

/** What of the opening of a game is drawn. */
export interface OpeningState {
  /** Puts a game on the table; in place of it one that is kept, unless the player asked for a new one. */
  open(game: Game, isAskedFor: boolean): void;
  /** Ends whatever was on its way onto the table, or lies there. */
  begin(): void;
  /** A contest that is not begun: nothing of it is shown. */
  waiting: Game | undefined;
  /** Tells the player above all else, in the language that is spoken while it stands there. */
  say(said: Said): void;
  /** Takes back what was said, unless something else has been said since. */
  unsay(said: Said): void;
  /** In place of the table: before the Start. */
  cover: Part | undefined;
  /** Over the table. */
  panel: Part | undefined;
  /** In place of the buttons. */
  replay: ReplayBar | undefined;
  /** What a record told. */
  recording: Recording | undefined;
  /** What is thought of games, once that was wanted. */
  thinking: Afterthought | undefined;
}
