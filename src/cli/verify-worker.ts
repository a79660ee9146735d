import { parentPort, workerData } from 'node:worker_threads';
import type { Expected } from '../engine/index.js';
import type { RecordItem } from './record-stream.js';
import { verdictLine } from './verdict-line.js';

// The pool that starts this thread gives it what is expected, then one batch after the other.
const expected = workerData as Expected;
parentPort?.on('message', (items: readonly RecordItem[]) => {
  parentPort?.postMessage(items.map((item) => verdictLine(item, expected)));
});
