/** The outcome of work that could be done by and by, done in one go. */
export function atOnce<Outcome>(work: Generator<unknown, Outcome>): Outcome {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
