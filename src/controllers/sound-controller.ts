import type { LogEntry } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import type { Sound } from './sounds.js';

/** Has what happens in a game be heard. The sounds are loaded with the first one. */
export class SoundController {
  constructor(
    games: GameController,
    private readonly isMuted: () => boolean,
  ) {
    games.listen({
      changed: (_before, _now, entries) => this.#hear(entries),
      refused: () => this.make('refuse'),
    });
  }

  make(sound: Sound): void {
    // Before a gesture a context would only wait.
    if (this.isMuted() || !navigator.userActivation.hasBeenActive) return;
    void import('./sounds.js').then(
      ({ makeSound }) => makeSound(sound),
      () => undefined,
    );
  }

  #hear(entries: readonly LogEntry[]): void {
    const entry = entries.at(-1);
    if (!entry) return;
    if (entry.outcome === 'won') this.make('win');
    else if (!entry.credited) this.make('tick');
    else if (entry.move?.type === 'draw' || entry.move?.type === 'redeal') this.make('deal');
    else if (entry.steps.some((step) => step.type === 'turn')) this.make('turn');
    else if (entry.move) this.make('lay');
  }
}
