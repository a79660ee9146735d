import { figuresTemplate } from './bar/status-template.js';
import { CompanionElement } from './companion/companion-element.js';
import type { PlayedGame } from './companion/played-game.js';
import type { Wording } from './wording.js';

/**
 * Score, moves and pass of a game of solitaire, wherever the page wants them: inside the game's element,
 * or anywhere else with `for` and the game's id. Empty while there is no game.
 *
 * @summary Shows the score of a `<solitaire-game>`.
 *
 * @tagname solitaire-score
 *
 * @fires {SolitaireErrorEvent} solitaire-error - Its language cannot be loaded.
 *
 * @csspart score - The score; absent where none is counted.
 * @csspart moves - The number of moves.
 * @csspart pass - The pass through the stock, where passes are counted.
 * @csspart label - What a number means.
 * @csspart value - The number.
 */
export class SolitaireScoreElement extends CompanionElement {
  protected override show({ game }: PlayedGame, words: Wording): unknown {
    return game && figuresTemplate(game, words);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-score': SolitaireScoreElement;
  }
}
