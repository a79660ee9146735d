import type { TimeSource } from './time-source.js';

/** Ms of work in one go, and between two of them: of a frame's 16 the page keeps the larger part. */
const slice = 3;
const pause = 12;

/**
 * Does something in short strides between all else that a page does, however long it takes.
 * @param done told what came of it.
 * @returns what ends it before.
 */
export function atLeisure<Result>(
  time: TimeSource,
  work: Iterator<unknown, Result>,
  done: (result: Result) => void,
): () => void {
  let cancel: () => void;
  const go = (): void => {
    const end = time.now() + slice;
    for (;;) {
      const { done: isDone, value } = work.next();
      if (isDone) {
        done(value);
        return;
      }
      if (time.now() < end) continue;
      cancel = time.after(pause, go);
      return;
    }
  };
  cancel = time.after(0, go);
  return () => cancel();
}

/** Once what the page is at is done and, after an input, drawn. */
export function afterPicture(): Promise<void> {
  // By the page's own time: whoever moves the time of play waits for no picture.
  return new Promise((done) => setTimeout(done));
}
