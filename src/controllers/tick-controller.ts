import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TimeSource } from './time-source.js';

/** Has its host drawn again when what it shows of the time has changed. */
export class TickController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #time: () => TimeSource;
  #isConnected = false;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, time: () => TimeSource) {
    this.#host = host;
    this.#time = time;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    // Drawing sets the next wake-up, which a removal had called off.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /**
   * One wake-up after so many ms in place of the one that was set; none for a host that is drawn once
   * more after it has left the page: it would wake itself for ever.
   */
  wakeAt(delay: number | undefined): void {
    this.#cancel?.();
    this.#cancel =
      delay === undefined || !this.#isConnected
        ? undefined
        : this.#time().after(delay, () => this.#host.requestUpdate());
  }
}
