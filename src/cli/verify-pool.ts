import { Worker } from 'node:worker_threads';
import type { Expected } from '../engine/index.js';
import type { RecordItem } from './record-stream.js';
import { verdictLine } from './verdict-line.js';
import type { VerdictLine } from './verdict-line.js';

type Batch = readonly RecordItem[];
type Verdicts = readonly VerdictLine[];

/** Enough that handing a batch over costs little beside judging it. */
const batchSize = 32;

async function* batchesOf(items: AsyncIterable<RecordItem>): AsyncGenerator<Batch> {
  let batch: RecordItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
 * Judges records in several threads; the verdicts come in the order of the records. No more records
 * are read than the threads can hold, however long the stream.
 */
async function* judgedInThreads(
  items: AsyncIterable<RecordItem>,
  expected: Expected,
  jobs: number,
): AsyncGenerator<Verdicts> {
  const threads = Array.from({ length: jobs }, () => new VerifyThread(expected));
  const underway: Promise<Verdicts>[] = [];
  try {
    let turn = 0;
    for await (const batch of batchesOf(items)) {
      const verdicts = threads[turn % jobs]?.judge(batch);
      turn += 1;
      if (verdicts) {
        // It is awaited in its turn; if it fails before, that is no unhandled failure.
        verdicts.catch(() => undefined);
        underway.push(verdicts);
      }
      // One batch that a thread works on and one that it finds next.
      const oldest = underway.length >= jobs * 2 ? underway.shift() : undefined;
      if (oldest) yield await oldest;
    }
    for (const verdicts of underway) yield await verdicts;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

export function judged(
  items: AsyncIterable<RecordItem>,
  expected: Expected,
  jobs: number,
): AsyncGenerator<Verdicts> {
  return jobs === 1 ? judgedHere(items, expected) : judgedInThreads(items, expected, jobs);
}
