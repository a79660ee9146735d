import type { GameController } from './game-controller.js';
import type { Heard } from './sounds.js';

/** Has what happens in a game be heard. The sounds are loaded with the first one. */
export class SoundController {
  constructor(
    games: GameController,
    private readonly isMuted: () => boolean,
  ) {
    games.listen({
      changed: (_before, _now, entries) => this.make(entries.at(-1)),
      refused: () => this.make('refuse'),
    });
  }

  make(heard: Heard): void {
    // Before a gesture a context would only wait.
    if (!heard || this.isMuted() || !navigator.userActivation.hasBeenActive) return;
    void import('./sounds.js').then(
      ({ makeSound }) => makeSound(heard),
      () => undefined,
    );
  }
}
