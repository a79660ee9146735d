import { checkExpected, ExpectationError } from '../engine/index.js';
import type { Expected } from '../engine/index.js';
import { linesOf, longestLine } from './lines.js';

/** A record to verify, or what stands in its place. */
export type RecordItem =
  | { readonly id: RecordId; readonly record: string; readonly expected?: Expected }
  | { readonly id: RecordId; readonly fault: StreamFault; readonly message: string };

/** What the one who sent a record calls it. */
export type RecordId = string | number | null;

/** What can be wrong with a line of a stream, before it comes to the record. */
export type StreamFault = 'not-json' | 'no-record' | 'too-long';

async function* rejoined(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** As much of a single record as can matter. */
async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > longestLine) break;
  }
  return text;
}

function isId(value: unknown): value is RecordId {
  return typeof value === 'string' || typeof value === 'number' || value === null;
}

function itemOf(line: string, place: string): RecordItem {
  const wrong = (id: RecordId, fault: StreamFault, message: string): RecordItem => ({
    id,
    fault,
    message: `${place}: ${message}`,
  });
  if (line.length > longestLine) {
    return wrong(null, 'too-long', `longer than ${longestLine} characters`);
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return wrong(null, 'not-json', 'a stream has a JSON object on each line: {"id", "record"}');
  }
  if (typeof value !== 'object' || value === null) {
    return wrong(null, 'no-record', 'no object with an "id" and a "record"');
  }
  const { id = null, record, expected } = value as Record<string, unknown>;
  if (!isId(id)) return wrong(null, 'no-record', '"id" is to be a text or a number');
  if (typeof record !== 'string') return wrong(id, 'no-record', '"record" is to be a text');
  if (expected === undefined) return { id, record };
  try {
    checkExpected(expected);
  } catch (error) {
    if (error instanceof ExpectationError) return wrong(id, 'no-record', error.message);
    throw error;
  }
  return { id, record, expected };
}

/**
 * The records that a text holds, which may be one record, or a stream of them: a JSON object on each
 * line, `{"id", "record"}`, where `expected` may say more.
 */
export async function* recordsOf(
  pieces: AsyncGenerator<string>,
  name: string,
): AsyncGenerator<RecordItem> {
  let first = '';
  while (first.trim() === '') {
    const next = await pieces.next();
    if (next.done) break;
    first += next.value;
    if (first.length > longestLine) break;
  }
  const all = rejoined(first, pieces);
  if (!first.trimStart().startsWith('{')) {
    yield { id: name, record: await wholeText(all) };
    return;
  }
  let number = 0;
  for await (const line of linesOf(all)) {
    number += 1;
    if (line.trim() !== '') yield itemOf(line, `${name}:${number}`);
  }
}
