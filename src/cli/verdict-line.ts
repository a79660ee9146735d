import { verify } from '../engine/index.js';
import type { Expected } from '../engine/index.js';
import type { RecordItem } from './record-stream.js';

/** What is told of one record: a line of JSON. */
export interface VerdictLine {
  readonly valid: boolean;
  readonly text: string;
}

/** Judges one item of a stream. */
export function verdictLine(item: RecordItem, expected: Expected): VerdictLine {
  if ('fault' in item) {
    const { id, fault, message } = item;
    return { valid: false, text: JSON.stringify({ id, valid: false, reason: fault, message }) };
  }
  const verdict = verify(item.record, { ...expected, ...item.expected });
  return { valid: verdict.valid, text: JSON.stringify({ id: item.id, ...verdict }) };
}
