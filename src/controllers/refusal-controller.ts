import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RefusalReason } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import type { TimeSource } from './time-source.js';

/** Ms that a reason stays to be read. */
const stay = 3500;

/** Keeps why the last action was refused, until the next one or until it has been read. */
export class RefusalController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #time: () => TimeSource;
  #reason: RefusalReason | undefined;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, games: GameController, time: () => TimeSource) {
    this.#host = host;
    this.#time = time;
    host.addController(this);
    games.listen({
      started: () => this.#say(undefined),
      changed: () => this.#say(undefined),
      refused: (_move, reason) => this.#say(reason),
    });
  }

  get reason(): RefusalReason | undefined {
    return this.#reason;
  }

  hostDisconnected(): void {
    this.#say(undefined);
  }

  #say(reason: RefusalReason | undefined): void {
    this.#cancel?.();
    this.#cancel =
      reason === undefined ? undefined : this.#time().after(stay, () => this.#say(undefined));
    if (reason === this.#reason) return;
    this.#reason = reason;
    this.#host.requestUpdate();
  }
}
