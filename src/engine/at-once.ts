/** What comes of work that can be done in strides, done in one go: where somebody waits for it. */
export function atOnce<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
