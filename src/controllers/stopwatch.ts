import type { TimeSource } from './time-source.js';

/** The time of play: runs from the deal, stands still while the game is halted. */
export class Stopwatch {
  #before = 0;
  #runningSince: number | undefined;

  constructor(private readonly time: TimeSource) {}

  /** Whole milliseconds of play. */
  get elapsed(): number {
    const { time } = this;
    const running = this.#runningSince === undefined ? 0 : time.now() - this.#runningSince;
    return Math.floor(this.#before + running);
  }

  get isRunning(): boolean {
    return this.#runningSince !== undefined;
  }

  restart(): void {
    this.#before = 0;
    this.#runningSince = this.time.now();
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
