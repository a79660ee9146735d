import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TimeSource } from './time-source.js';

/** Has its host drawn again when what it shows of the time has changed. */
export class TickController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #time: () => TimeSource;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, time: () => TimeSource) {
    this.#host = host;
    this.#time = time;
    host.addController(this);
  }

  hostConnected(): void {
    // Drawing sets the next wake-up, which a removal had called off.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** One wake-up after so many ms in place of the one that was set. */
  wakeAt(delay: number | undefined): void {
    this.#cancel?.();
    this.#cancel =
      delay === undefined ? undefined : this.#time().after(delay, () => this.#host.requestUpdate());
  }
}
