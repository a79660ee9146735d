import { formatFace, formatMove } from '../engine/index.js';
import type { Card, Face, Gap, LogEntry, Step } from '../engine/index.js';

/** A time of play as `m:ss.mmm`. */
export function timeInWords(t: number): string {
  const minutes = Math.floor(t / 60_000);
  const seconds = Math.floor((t % 60_000) / 1000);
  return `${minutes}:${String(seconds).padStart(2, '0')}.${String(t % 1000).padStart(3, '0')}`;
}

export function gapInWords({ from, to, cause }: Gap): string {
  const why = cause === 'hidden' ? 'the page was hidden' : 'the page was left and loaded again';
  return `away for ${((to - from) / 1000).toFixed(1)} s: ${why}`;
}

/** Tells what happens in a game, in English; knows what the wildcard has become. */
export class Wording {
  readonly #faces: (Face | undefined)[];

  constructor(faces: readonly (Face | undefined)[]) {
    this.#faces = [...faces];
  }

  /** What happened, without its time and its points. */
  entry({ cause, move, steps, outcome }: LogEntry): string {
    switch (cause) {
      case 'play':
        return this.#steps(steps);
      case 'clock':
        if (move) return `by itself: ${this.#steps(steps)}`;
        return outcome ? 'the clock ends the game' : 'the clock';
      case 'undo':
        return `takes back ${move ? formatMove(move) : ''}`;
      case 'redo':
        return `brings back ${move ? formatMove(move) : ''}`;
      case 'give-up':
        return 'gives up';
    }
  }

  #steps(steps: readonly Step[]): string {
    const words = steps.map((step) => this.#step(step)).join('; ');
    return words === '' ? 'draws nothing' : words;
  }

  #step(step: Step): string {
    switch (step.type) {
      case 'move': {
        const { by, cards, from, to, onto } = step;
        const what = this.#cards(cards);
        if (by === 'refill') return `${what} fills ${to}`;
        if (by === 'deal') return `${what} from ${from} to ${to}`;
        const where =
          onto === undefined ? `to the empty ${to}` : `onto ${this.#card(onto)} of ${to}`;
        return `${what} from ${from} ${where}`;
      }
      case 'turn':
        return `${this.#card(step.card)} turns up on ${step.pile}`;
      case 'redeal':
        return `${step.from} goes back to ${step.to}: pass ${step.pass} begins`;
      case 'become':
        this.#faces[step.card] = step.face;
        return `the wildcard becomes ${formatFace(step.face)}`;
      case 'leave':
        return `${this.#card(step.card)}, whose part it took, leaves ${step.pile}`;
    }
  }

  #cards(cards: readonly Card[]): string {
    return cards.map((card) => this.#card(card)).join(' ');
  }

  #card(card: Card): string {
    const face = this.#faces[card];
    return face ? formatFace(face) : 'a card';
  }
}
