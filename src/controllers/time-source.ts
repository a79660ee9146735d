/** Where time comes from: the page's own, or one that a test moves. */
export interface TimeSource {
  /** Milliseconds, monotonic, from any origin. */
  now(): number;
  /** Calls back once after so many ms; the function returned takes the call back. */
  after(delay: number, callback: () => void): () => void;
}

// A longer delay overflows in browsers and fires at once.
const longestDelay = 2 ** 31 - 1;

/** `performance.now()`, never `Date`: a clock that is set must not move a game. */
export const pageTime: TimeSource = {
  now: () => performance.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(delay, 0), longestDelay));
    return () => clearTimeout(timer);
  },
};
