import type { DragHost } from './drag-controller.js';
import type { FocusController } from './focus-controller.js';
import type { GameController } from './game-controller.js';
import type { HandController } from './hand-controller.js';
import { commandOf } from './key-map.js';
import type { Command } from './key-map.js';

/** Plays by keys while focus is on the table. */
export class KeyboardController {
  readonly #host: DragHost;
  readonly #games: GameController;
  readonly #hand: HandController;
  readonly #focus: FocusController;

  constructor(host: DragHost, games: GameController, hand: HandController, focus: FocusController) {
    this.#host = host;
    this.#games = games;
    this.#hand = hand;
    this.#focus = focus;
  }

  /** For the table's `keydown`. Takes the keys that mean something here, and leaves all others. */
  readonly pressed = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command || (event.repeat && command === 'act')) return;
    if (command === 'release' && !this.#hand.held) return;
    event.preventDefault();
    this.#do(command);
  };

  #do(command: Command): void {
    switch (command) {
      case 'up':
      case 'down':
      case 'left':
      case 'right':
        this.#focus.move(command);
        break;
      case 'release':
        this.#hand.release();
        break;
      case 'act':
      case 'home':
      case 'draw':
      case 'undo':
      case 'redo':
        if (this.#host.isInteractive) this.#play(command);
        break;
    }
  }

  #play(command: 'act' | 'home' | 'draw' | 'undo' | 'redo'): void {
    const { spot } = this.#focus;
    switch (command) {
      case 'act':
        if (spot) this.#hand.tap(spot);
        break;
      case 'home':
        if (spot) this.#hand.sendHome(spot.pile);
        break;
      case 'draw':
        this.#hand.release();
        this.#games.draw();
        break;
      case 'undo':
        this.#games.undo();
        break;
      case 'redo':
        this.#games.redo();
        break;
    }
  }
}
