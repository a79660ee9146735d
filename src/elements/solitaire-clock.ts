import { nothing } from 'lit';
import { TickController } from '../controllers/tick-controller.js';
import { pageTime } from '../controllers/time-source.js';
import { hasClock, showsTimer } from './bar/clocked.js';
import { clockTemplate, timerTemplate } from './bar/status-template.js';
import { CompanionElement } from './companion/companion-element.js';
import type { PlayedGame } from './companion/played-game.js';
import type { Wording } from './wording.js';

/**
 * The time of play of a game of solitaire, what is left of a time limit, and the points timer where one
 * runs: inside the game's element, or anywhere else with `for` and the game's id. It shows the time also
 * of a game in which none counts. Empty while there is no game.
 *
 * @summary Shows the time of a `<solitaire-game>`.
 *
 * @tagname solitaire-clock
 *
 * @fires {SolitaireErrorEvent} solitaire-error - Its language cannot be loaded.
 *
 * @csspart timer - The points timer.
 * @csspart clock - The time.
 * @csspart label - What a number means.
 * @csspart value - The number.
 */
export class SolitaireClockElement extends CompanionElement {
  readonly #tick = new TickController(this, () => this.played?.timeSource ?? pageTime);

  protected override show(played: PlayedGame, words: Wording): unknown {
    const { game, elapsed } = played;
    if (!game) return nothing;
    // Where the timer is what counts, the time of play is in its way.
    const hasTimerOnly = showsTimer(game) && !hasClock(game);
    return [
      timerTemplate(game, elapsed, words),
      hasTimerOnly ? nothing : clockTemplate(game, elapsed, words),
    ];
  }

  protected override updated(): void {
    this.#tick.wakeAt(this.#nextChange());
  }

  /** Ms until it shows something else. */
  #nextChange(): number | undefined {
    const { game, elapsed = 0, toolState } = this.played ?? {};
    if (!game || game.isOver || toolState?.isPaused) return undefined;
    return showsTimer(game)
      ? Math.max(1000 / game.settings.values.timerRate, 40)
      : 1000 - (elapsed % 1000);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-clock': SolitaireClockElement;
  }
}
