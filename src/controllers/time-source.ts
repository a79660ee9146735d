/** Where time comes from: the page's own, or one that a test moves. */
export interface TimeSource {
  /** Milliseconds, monotonic, from any origin. */
  now(): number;
  /** Milliseconds since 1970 on the wall clock: only it goes on while the page is not there. */
  date(): number;
  /** Calls back once after so many ms; the function returned takes the call back. */
  after(delay: number, callback: () => void): () => void;
}

// A longer delay overflows in browsers and fires at once.
const longestDelay = 2 ** 31 - 1;

/** Play is timed by `performance.now()`, never by `Date`: a clock that is set must not move a game. */
export const pageTime: TimeSource = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(delay, 0), longestDelay));
    return () => clearTimeout(timer);
  },
};
