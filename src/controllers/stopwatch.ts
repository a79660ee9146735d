import type { TimeSource } from './time-source.js';

/** The time of play: runs from the deal, stands still while the game is halted. */
export class Stopwatch {
  #before: number;
  #runningSince: number | undefined;

  /** Stands still, at a time of play, until it is run. */
  constructor(
    private readonly time: TimeSource,
    elapsed = 0,
  ) {
    this.#before = elapsed;
  }

  /** Whole milliseconds of play. */
  get elapsed(): number {
    const { time } = this;
    const running = this.#runningSince === undefined ? 0 : time.now() - this.#runningSince;
    return Math.floor(this.#before + running);
  }

  get isRunning(): boolean {
    return this.#runningSince !== undefined;
  }

  run(): void {
    this.#runningSince ??= this.time.now();
  }

  halt(): void {
    if (this.#runningSince === undefined) return;
    this.#before += this.time.now() - this.#runningSince;
    this.#runningSince = undefined;
  }
}
