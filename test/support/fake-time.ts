import type { TimeSource } from '../../src/controllers/time-source.js';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Time that stands still until a test moves it. */
export class FakeTime implements TimeSource {
  // Any origin will do, and one other than 0 shows who takes it for the start of play.
  #now = 10_000;
  /** What the wall clock is ahead of the page's time. */
  #offset = 1_700_000_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  date(): number {
    return this.#now + this.#offset;
  }

  /** Somebody sets the wall clock, so many ms forward or back. */
  setWallClock(by: number): void {
    this.#offset += by;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { at: this.#now + Math.max(delay, 0), callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** How many calls are waited for. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** So many ms go by, and each call comes when it is due. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let timer = this.#next(end); timer; timer = this.#next(end)) {
      this.#now = Math.max(this.#now, timer.at);
      this.#call(timer);
    }
    this.#now = end;
  }

  /** So many ms go by, and no call comes: as long as the page sleeps. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** So many ms go by at once, as in a throttled tab: whatever came due is called only then. */
  jump(ms: number): void {
    this.#now += ms;
    for (let timer = this.#next(this.#now); timer; timer = this.#next(this.#now)) this.#call(timer);
  }

  #next(until: number): Timer | undefined {
    return [...this.#timers]
      .filter(({ at }) => at <= until)
      .reduce<Timer | undefined>(
        (first, each) => (first && first.at <= each.at ? first : each),
        undefined,
      );
  }

  #call(timer: Timer): void {
    this.#timers.delete(timer);
    timer.callback();
  }
}
