/**
 * A stream of numbers from 0 up to 1 that its seed determines (xorshift). For searches that try
 * again with another inclination: the same ones every time.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 0x9e3779b9;
  }

  next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to `limit`, the limit left out. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  shuffle(list: Uint8Array, from: number, to: number): void {
    for (let last = to - 1; last > from; last -= 1) {
      const other = from + this.below(last + 1 - from);
      const kept = list[last] as number;
      list[last] = list[other] as number;
      list[other] = kept;
    }
  }
}
