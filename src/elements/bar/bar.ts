import type { Game } from '../../engine/index.js';
import type { CompanionElement } from '../companion/companion-element.js';
import type { PlayedGame } from '../companion/played-game.js';
import { SolitaireClockElement } from '../solitaire-clock.js';
import { SolitaireControlsElement } from '../solitaire-controls.js';
import { SolitaireScoreElement } from '../solitaire-score.js';
import { hasClock, showsTimer } from './clocked.js';

/**
 * What stands above the table: the elements that a page may put anywhere else, at home with their game.
 */
export class Bar {
  readonly #score: SolitaireScoreElement;
  readonly clock: SolitaireClockElement;
  readonly controls: SolitaireControlsElement;

  constructor(game: PlayedGame) {
    this.#score = own(SolitaireScoreElement, 'score', game);
    this.clock = own(SolitaireClockElement, 'clock', game);
    this.controls = own(SolitaireControlsElement, 'controls', game);
  }

  /** What it tells of a game; a points timer before all. */
  figures(game: Game): readonly unknown[] {
    const { clock } = this;
    const score = this.#score;
    if (showsTimer(game)) return [clock, score];
    return hasClock(game) ? [score, clock] : [score];
  }

  /** Draws them with their game: what is measured after it finds them as they are. */
  draw(): void {
    this.#score.draw();
    this.clock.draw();
    this.controls.draw();
  }
}

/** A class without a tag makes no element: where the page has given it none, it has one after the game's. */
function own<Companion extends CompanionElement>(
  kind: new () => Companion,
  name: string,
  game: PlayedGame,
): Companion {
  if (!customElements.getName(kind)) customElements.define(`${game.localName}-own-${name}`, kind);
  const companion = new kind();
  companion.home = game;
  companion.className = 'own';
  return companion;
}
