import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UsageError } from './command.js';
import type { Terminal } from './command.js';

/** The name that stands for what is piped in. */
export const pipedName = '-';

function because(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The size of a file; `undefined` when it cannot be told. */
export async function sizeOf(name: string): Promise<number | undefined> {
  if (name === pipedName) return undefined;
  try {
    const found = await stat(name);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${because(error)}`);
  }
}

/**
 * What a file, or what is piped in, holds: text piece by piece, read no faster than it is taken.
 * Bytes that are no UTF-8 come as U+FFFD, which stands in no valid record.
 * @throws UsageError when the file cannot be read.
 */
export async function* textOf(
  name: string,
  terminal: Terminal,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const source: Readable = name === pipedName ? terminal.input : createReadStream(name);
  // A byte-order mark is no part of a record, and is not hidden from its reader.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  try {
    for await (const chunk of source) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
      onBytes(bytes.length);
      yield decoder.decode(bytes, { stream: true });
    }
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${because(error)}`);
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
