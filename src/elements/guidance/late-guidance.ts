import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hint } from '../../controllers/hint-controller.js';
import type { Guidance, GuidanceSeat } from './guidance.js';

/** Hints and what plays by itself, loaded with the player's first act, or move, or when it is asked for. */
export class LateGuidance {
  #guidance: Guidance | undefined;
  /** Done when it has been loaded, or cannot be. */
  loading: Promise<void> | undefined;

  constructor(
    private readonly seat: GuidanceSeat,
    private readonly failed: (error: unknown) => void,
  ) {
    const begin = (): void => {
      const { host, games } = seat;
      if (host.isInteractive && !games.game?.options.contest) void this.load();
    };
    seat.games.listen({ changed: begin });
    // Ahead of the first hint, with the first sign of a player.
    for (const sign of ['pointerdown', 'focusin']) seat.host.addEventListener(sign, begin);
  }

  load(): Promise<void> {
    this.loading ??= import('./guidance.js').then(
      (module) => {
        this.#guidance = new module.Guidance(this.seat);
      },
      (error: unknown) => {
        this.loading = undefined;
        this.failed(error);
      },
    );
    return this.loading;
  }

  get canFinish(): boolean {
    return this.#guidance?.canFinish ?? false;
  }

  /** What a hint says. */
  get line(): TemplateResult | typeof nothing {
    return this.#guidance?.line ?? nothing;
  }

  hint(): Promise<Hint | undefined> {
    return this.#with((guidance) => guidance.hint());
  }

  finish(): Promise<boolean> {
    return this.#with((guidance) => guidance.finish()).then((isBegun) => isBegun ?? false);
  }

  /** Without a wait where there is nothing to wait for: it is about the game that lies there now. */
  async #with<Result>(work: (guidance: Guidance) => Result): Promise<Awaited<Result> | undefined> {
    if (!this.#guidance) await this.load();
    return this.#guidance && (await work(this.#guidance));
  }
}
