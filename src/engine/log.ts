import type { Move } from './move.js';
import type { Points } from './points.js';
import type { Step } from './step.js';

/** How a game ended. */
export type Outcome = 'won' | 'stuck' | 'time' | 'given-up';

/** One line of a game's log: what happened at one moment, by whom, and what it earned. */
export interface LogEntry {
  /** In ms of play. */
  readonly t: number;
  /** `clock`: by itself, when its time had come. */
  readonly cause: 'play' | 'clock' | 'undo' | 'redo' | 'give-up';
  /** What was played, drawn by the clock, undone or redone. */
  readonly move?: Move;
  readonly steps: readonly Step[];
  readonly points: readonly Points[];
  /** False for a legal play that earns nothing and leaves the points timer (rules.md 3.4). */
  readonly credited: boolean;
  /** The score and the number of moves after it. */
  readonly score: number;
  readonly moves: number;
  /** Set on the entry that ended the game. */
  readonly outcome?: Outcome;
}

/**
 * A list from its newest entry back: a game shares all but the last link with its past, so that a
 * game of many entries costs no more for each of them than a short one.
 */
export interface Chain<Entry> {
  readonly entry: Entry;
  readonly length: number;
  readonly earlier: Chain<Entry> | undefined;
}

export function chained<Entry>(chain: Chain<Entry> | undefined, entry: Entry): Chain<Entry> {
  return { entry, length: (chain?.length ?? 0) + 1, earlier: chain };
}

/** The entries that came after the first `after`, the oldest first. */
export function entriesOf<Entry>(chain: Chain<Entry> | undefined, after = 0): readonly Entry[] {
  const entries: Entry[] = [];
  for (let link = chain; link && link.length > after; link = link.earlier) entries.push(link.entry);
  return entries.reverse();
}
