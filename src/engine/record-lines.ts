import { quoted, RecordError } from './record-fault.js';
import type { RecordFault } from './record-fault.js';
import { sha256Hex } from './sha256.js';

/** How much of a record is read at all. */
export interface RecordLimits {
  readonly characters: number;
  readonly lines: number;
}

/** The version of the record format that this engine writes and reads. */
export const recordFormat = 1;

export const firstLine = `solitaire-game record ${recordFormat}`;

const checksumDigits = 16;

function checksumLine(lines: readonly string[]): string {
  return `checksum ${sha256Hex(`${lines.join('\n')}\n`).slice(0, checksumDigits)}`;
}

/** The text of a record: its lines with their checksum. */
export function sealed(lines: readonly string[]): string {
  return `${[...lines, checksumLine(lines)].join('\n')}\n`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The lines of a text that should be a record, taken one by one. */
export class RecordLines {
  readonly #lines: readonly string[];
  #taken = 0;

  /** @throws RecordError when the text is no record, of a newer format, or too much. */
  constructor(text: unknown, limits: RecordLimits) {
    if (typeof text !== 'string') {
      throw new RecordError('not-a-text', 1, 'A record is a text');
    }
    checkFirstLine(text);
    if (text.length > limits.characters) {
      throw new RecordError(
        'too-long',
        lineAt(text, limits.characters),
        `The record is longer than ${limits.characters} characters`,
      );
    }
    // A form sends a text with CRLF, whatever it held.
    const lines = text.split(/^[^\n]*\r\n/.test(text) ? '\r\n' : '\n');
    // Hosts like to trim what they are sent: the last line end may be missing.
    if (lines[lines.length - 1] === '') lines.pop();
    if (lines.length > limits.lines) {
      throw new RecordError(
        'too-many-lines',
        limits.lines + 1,
        `The record has more than ${limits.lines} lines`,
      );
    }
    this.#lines = lines;
  }

  /** The number of the line taken last, from 1. */
  get number(): number {
    return this.#taken;
  }

  /** The next line, left where it is; `undefined` after the last. */
  get next(): string | undefined {
    return this.#lines[this.#taken];
  }

  /** The line of this number, from 1. */
  at(number: number): string | undefined {
    return this.#lines[number - 1];
  }

  /** @throws RecordError after the last line. */
  take(wanted: string): string {
    const line = this.next;
    if (line === undefined) {
      throw new RecordError('cut-short', this.#taken + 1, `The record ends before its ${wanted}`);
    }
    this.#taken += 1;
    return line;
  }

  /**
   * What a pattern's group finds in the next line.
   * @throws RecordError when the pattern does not fit.
   */
  takeMatch(wanted: string, pattern: RegExp): string {
    const line = this.take(wanted);
    const found = pattern.exec(line)?.[1];
    if (found === undefined) throw this.fault('syntax', `${quoted(line)} is no ${wanted} line`);
    return found;
  }

  /**
   * The end: the checksum, and nothing after it.
   * @throws RecordError
   */
  takeChecksum(): void {
    const before = this.#lines.slice(0, this.#taken);
    const line = this.takeMatch('checksum', /^(checksum [0-9a-f]{16})$/);
    if (line !== checksumLine(before)) {
      throw this.fault('checksum', 'The lines before were changed: this is not their checksum');
    }
    if (this.next !== undefined) {
      throw new RecordError(
        'trailing-text',
        this.#taken + 1,
        'The record ends with its checksum, and more follows',
      );
    }
  }

  /** A fault of the line taken last, or of the one named. */
  fault(reason: RecordFault, message: string, line = this.#taken): RecordError {
    return new RecordError(reason, line, message);
  }
}

function checkFirstLine(text: string): void {
  const [, version] = /^solitaire-game record ([1-9]\d{0,8})(?:\r?\n|$)/.exec(text) ?? [];
  if (version === undefined) {
    throw new RecordError('not-a-record', 1, `A record begins with the line "${firstLine}"`);
  }
  if (Number(version) > recordFormat) {
    throw new RecordError(
      'newer-format',
      1,
      `The record is of format ${version}; this engine reads up to format ${recordFormat}. A newer version of solitaire-game will read it`,
    );
  }
}
