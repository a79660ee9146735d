import type { TimeSource } from './time-source.js';

/** What a text is about; decides what a newer one makes old. */
export type Topic = 'move' | 'held' | 'refused' | 'answer' | 'time' | 'outlook' | 'end';

/** Ms that a text waits for what belongs to it, and between two texts at the least. */
const gathering = 150;
const pause = 700;

/** Topics of which only the newest counts, and what each of them makes old besides itself. */
const replaces: Readonly<Record<Topic, readonly Topic[]>> = {
  move: ['held', 'refused', 'answer'],
  held: ['held', 'answer'],
  refused: ['refused', 'answer'],
  answer: ['answer'],
  time: ['time'],
  outlook: ['outlook'],
  end: ['held', 'refused', 'answer', 'time', 'outlook'],
};

/** Of moves that follow each other fast, the last ones are told. */
const mostMoves = 2;

/**
 * Writes to the live region: what comes together is told together, what comes too fast is cut to
 * its end, and the same text twice is heard twice.
 */
export class Announcer {
  readonly #region: () => HTMLElement | null;
  readonly #time: () => TimeSource;
  #waiting: readonly { readonly topic: Topic; readonly text: string }[] = [];
  #last = '';
  #written = -Infinity;
  #cancel: (() => void) | undefined;

  constructor(region: () => HTMLElement | null, time: () => TimeSource) {
    this.#region = region;
    this.#time = time;
  }

  say(topic: Topic, text: string): void {
    if (text === '') return;
    const old = replaces[topic];
    const kept = this.#waiting.filter((each) => !old.includes(each.topic));
    const moves = kept.filter((each) => each.topic === 'move');
    const dropped =
      topic === 'move' ? moves.slice(0, Math.max(0, moves.length + 1 - mostMoves)) : [];
    this.#waiting = [...kept.filter((each) => !dropped.includes(each)), { topic, text }];
    const rest = this.#written + pause - this.#time().now();
    this.#cancel ??= this.#time().after(Math.max(gathering, rest), () => this.#write());
  }

  /** Says the last text once more. */
  repeat(): void {
    this.say('answer', this.#last);
  }

  silence(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#waiting = [];
  }

  #write(): void {
    this.#last = this.#waiting.map(({ text }) => text).join(' ');
    this.silence();
    this.#written = this.#time().now();
    const region = this.#region();
    if (!region) return;
    // A screen reader tells only what has changed: a space at the end makes a new text of an old one.
    region.textContent = region.textContent === this.#last ? `${this.#last}\u00a0` : this.#last;
  }
}
