import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hint } from '../../controllers/hint-controller.js';
import { Late } from '../late.js';
import type { Guidance, GuidanceSeat } from './guidance.js';

/** Hints and what plays by itself, loaded with the player's first act, or move, or when it is asked for. */
export class LateGuidance extends Late<Guidance> {
  constructor(seat: GuidanceSeat, failed: (error: unknown) => void) {
    super(
      () => import('./guidance.js').then((module) => new module.Guidance(seat, failed)),
      failed,
    );
    const { host, games } = seat;
    const begin = (): void => {
      if (host.isInteractive && !games.game?.options.contest) void this.want();
    };
    games.listen({ changed: begin });
    // Ahead of the first hint and of the first press, with the first sign of a player.
    for (const sign of ['pointerover', 'focusin']) host.addEventListener(sign, begin);
  }

  get canFinish(): boolean {
    return this.thing?.canFinish ?? false;
  }

  /** What a hint says. */
  get line(): TemplateResult | typeof nothing {
    return this.thing?.line ?? nothing;
  }

  /** It is about the game that lies there now. */
  hint(): Promise<Hint | undefined> {
    return this.use((guidance) => guidance.hint());
  }

  finish(): Promise<boolean> {
    return this.use((guidance) => guidance.finish()).then((isBegun) => isBegun ?? false);
  }
}
