import { Toolbar } from './bar/toolbar.js';
import { toolsOf } from './bar/tools.js';
import { CompanionElement } from './companion/companion-element.js';
import type { PlayedGame } from './companion/played-game.js';
import type { Wording } from './wording.js';

/**
 * The buttons of a game of solitaire, wherever the page wants them: in the slot `controls` of the game's
 * element, inside it, or anywhere else with `for` and the game's id. Each stands there only where the
 * game's rules allow it. Empty while there is no game.
 *
 * @summary The buttons of a `<solitaire-game>`.
 *
 * @tagname solitaire-controls
 *
 * @fires {SolitaireErrorEvent} solitaire-error - Its language cannot be loaded.
 *
 * @csspart toolbar - The buttons.
 * @csspart tool - A button; also carries what it does: new, restart, undo, redo, pause, resume, hint, finish, give-up, statistics, mute or help.
 */
export class SolitaireControlsElement extends CompanionElement {
  readonly #toolbar = new Toolbar(this, (wish, event) => this.played?.grant(wish, event));

  protected override show({ game, toolState }: PlayedGame, words: Wording): unknown {
    return game && this.#toolbar.draw(toolsOf(game, toolState, words), words.controls);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-controls': SolitaireControlsElement;
  }
}
