import { createContext } from '@lit/context';
import type { Game, Settings } from '../../engine/index.js';
import type { TimeSource } from '../../controllers/time-source.js';
import type { Wish } from '../bar/toolbar-template.js';
import type { ToolState } from '../bar/tools.js';
import type { Wording } from '../wording.js';

/** A game on the page as its companions see it: the element that it is played on. */
export interface PlayedGame extends Element {
  readonly game: Game | undefined;
  /** Of the game on the table, or of the one that waits for its Start. */
  readonly settings: Settings | undefined;
  /** The time of play in ms. */
  readonly elapsed: number;
  readonly timeSource: TimeSource;
  readonly toolState: ToolState;
  /** Every text, in the game's language. */
  readonly words: Wording;
  /** Does what a button asks for. */
  grant(wish: Wish, event: Event): void;
}

/** The element itself, told anew whenever it was drawn; `undefined` while it is not on the page. */
export const playedGameContext = createContext<PlayedGame | undefined>(
  Symbol.for('solitaire-played-game'),
);
