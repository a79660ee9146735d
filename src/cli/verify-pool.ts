import { Worker } from 'node:worker_threads';
import type { Expected } from '../engine/index.js';
import type { RecordItem } from './record-stream.js';
import { verdictLine } from './verdict-line.js';
import type { VerdictLine } from './verdict-line.js';

type Batch = readonly RecordItem[];
type Verdicts = readonly VerdictLine[];

/** Enough that handing a batch over costs little beside judging it. */
const batchSize = 32;

/** Batches of what has come by now: none waits for what is yet to come. */
async function* batchesOf(items: AsyncIterator<RecordItem>): AsyncGenerator<Batch> {
  let next = items.next();
  for (;;) {
    const first = await next;
    if (first.done) return;
    const batch = [first.value];
    next = items.next();
    while (batch.length < batchSize) {
      const more = await Promise.race([next, turnOfEvents()]);
      if (!more || more.done) break;
      batch.push(more.value);
      next = items.next();
    }
    // It is awaited at the next batch; if it fails before, that is no unhandled failure.
    next.catch(() => undefined);
    yield batch;
  }
}

/** Once all has come that is there to be read. */
function turnOfEvents(): Promise<undefined> {
  return new Promise((come) => setImmediate(() => come(undefined)));
}

/** A thread that judges batches in the order in which it gets them. */
class VerifyThread {
  readonly #worker: Worker;
  readonly #waiting: {
    readonly resolve: (verdicts: Verdicts) => void;
    readonly reject: (error: Error) => void;
  }[] = [];

  constructor(expected: Expected) {
    this.#worker = new Worker(new URL('./verify-worker.js', import.meta.url), {
      workerData: expected,
    });
    this.#worker.on('message', (verdicts: Verdicts) => this.#waiting.shift()?.resolve(verdicts));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  judge(batch: Batch): Promise<Verdicts> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(batch);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Judges records as they come, in this thread. */
async function* judgedHere(
  items: AsyncIterable<RecordItem>,
  expected: Expected,
): AsyncGenerator<Verdicts> {
  for await (const item of items) yield [verdictLine(item, expected)];
}

/**
 * Judges records in several threads; the verdicts come in the order of the records, each as soon as
 * it is its turn. No more records are read than the threads can hold, however long the stream.
 */
async function* judgedInThreads(
  items: AsyncIterator<RecordItem>,
  expected: Expected,
  jobs: number,
): AsyncGenerator<Verdicts> {
  const threads = Array.from({ length: jobs }, () => new VerifyThread(expected));
  const batches = batchesOf(items);
  const underway: Promise<Verdicts>[] = [];
  try {
    let reading: Promise<IteratorResult<Batch, void>> | undefined = batches.next();
    let turn = 0;
    while (reading || underway.length > 0) {
      const [oldest] = underway;
      // One batch that a thread works on and one that it finds next.
      const isFull = underway.length >= jobs * 2;
      const judging = oldest?.then((verdicts) => ({ verdicts }));
      const come = await Promise.race([judging, isFull ? undefined : reading].filter(isGiven));
      if ('verdicts' in come) {
        void underway.shift();
        yield come.verdicts;
      } else if (come.done) {
        reading = undefined;
      } else {
        const verdicts = threads[turn % jobs]?.judge(come.value);
        turn += 1;
        reading = batches.next();
        // Both are awaited in their turn; if they fail before, that is no unhandled failure.
        reading.catch(() => undefined);
        verdicts?.catch(() => undefined);
        if (verdicts) underway.push(verdicts);
      }
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function isGiven<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

export function judged(
  items: AsyncGenerator<RecordItem>,
  expected: Expected,
  jobs: number,
): AsyncGenerator<Verdicts> {
  return jobs === 1 ? judgedHere(items, expected) : judgedInThreads(items, expected, jobs);
}
