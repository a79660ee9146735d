/** What can be wrong with a record: a closed set, so that every host and every test can name each. */
export const recordFaults = [
  /** No text at all, but another kind of value. */
  'not-a-text',
  /** The first line is not that of a record. */
  'not-a-record',
  /** A later version of the format than this engine reads. */
  'newer-format',
  'too-long',
  'too-many-lines',
  /** A line that is none of those that may stand there. */
  'syntax',
  /** The text ends before the record does. */
  'cut-short',
  /** The record ends before the text does. */
  'trailing-text',
  'variant',
  'scoring',
  /** Unknown, not allowed, without use here, given twice, out of order, or at its default. */
  'option',
  'seed',
  /** The record holds a commitment only, and the seed was not told. */
  'seed-needed',
  /** The seed told is not the one that was committed to. */
  'commitment',
  /** The position to begin from is none. */
  'start',
  'time-went-back',
  /** The rules refuse the action. */
  'refused',
  /** Something was done after the end of the game. */
  'after-end',
  /** What the clock is said to have done it has not, or what it has done is not said. */
  'clock',
  /** A gap in which something was done, or that overlaps another. */
  'gap',
  'elapsed',
  'outcome',
  'score',
  /** A line before was changed, though not against the rules. */
  'checksum',
  /** The engine failed. It should not; please report the record. */
  'engine-fault',
] as const;

export type RecordFault = (typeof recordFaults)[number];

/** A text that is no valid record: the first line that is wrong, and why. */
export class RecordError extends Error {
  override readonly name = 'RecordError';

  constructor(
    readonly reason: RecordFault,
    /** From 1. */
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A piece of a record, short enough for a message. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
