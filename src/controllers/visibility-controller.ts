import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import type { GameController } from './game-controller.js';

/** When the player last did something: a gap cannot begin before. */
function lastActionAt({ log, gaps }: Game): number {
  const action = log.filter(({ cause }) => cause !== 'clock').at(-1);
  return Math.max(action?.t ?? 0, gaps.at(-1)?.to ?? 0);
}

/** Notes in a contest how long the page was hidden: the clock goes on, and the record tells of it. */
export class VisibilityController implements ReactiveController {
  readonly #games: GameController;
  /** The time of play at which the page was hidden. */
  #hiddenAt: number | undefined;

  constructor(host: ReactiveControllerHost, games: GameController) {
    this.#games = games;
    games.listen({
      started: () => this.#watch(),
      changed: (_before, now) => {
        // The end comes while nobody looks: the gap belongs into the record that is told with it.
        if (now.isOver) this.#note();
      },
    });
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#changed);
    this.#watch();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#changed);
    this.#note();
  }

  readonly #changed = (): void => {
    if (document.visibilityState === 'hidden') this.#watch();
    else this.#note();
  };

  #watch(): void {
    const isHidden = document.visibilityState === 'hidden';
    this.#hiddenAt = isHidden ? this.#games.elapsed : undefined;
  }

  #note(): void {
    const hiddenAt = this.#hiddenAt;
    const { game, elapsed } = this.#games;
    if (hiddenAt === undefined || !game?.options.contest || this.#games.isShown) return;
    this.#hiddenAt = undefined;
    const from = Math.max(hiddenAt, lastActionAt(game));
    if (from < elapsed) this.#games.note({ from, to: elapsed, cause: 'hidden' });
  }
}
