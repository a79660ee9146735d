import { atOnce } from '../engine/at-once.js';
import type { Game, LogEntry, Move } from '../engine/index.js';
import { finishingLine } from '../engine/homeward.js';
import type { GameController } from './game-controller.js';
import { atLeisure } from './leisure.js';
import type { TimeSource } from './time-source.js';

/** Ms after a move until it is looked whether anything is left to decide: the move comes first. */
const rest = 250;

/** Of a card's way: when the next card sets out. */
const overlap = 0.4;

interface FinishHost {
  /** Whether the player may play now: where not, nothing is played for him. */
  readonly isInteractive: boolean;
  readonly isConnected: boolean;
  readonly ownerDocument: Document;
}

/**
 * Knows when nothing is left to decide, and plays a game to its end then: card by card where there
 * is motion, at once where there is none. Any input in between, or another move, ends it.
 */
export class FinishController {
  /** The moves from the game on the table to its end. */
  #line: readonly Move[] | undefined;
  #cancel: (() => void) | undefined;
  #running: AbortController | undefined;
  /** A move of the line is being played, and has not been heard of. */
  #isPlaying = false;
  /** The game that the running line has led to. */
  #reached: Game | undefined;

  constructor(
    private readonly host: FinishHost,
    private readonly games: GameController,
    private readonly time: () => TimeSource,
    /** Ms that a card is on its way. */
    private readonly duration: () => number,
    /** Told whenever it can be finished, or no more. */
    private readonly changed: () => void,
  ) {
    games.listen({
      started: () => this.look(),
      changed: (before, now, entries) => this.#follow(before, now, entries),
    });
  }

  /** Looks soon whether anything is left to decide. */
  look(): void {
    this.stop();
    this.#offer(undefined);
    const { game, isShown } = this.games;
    if (!game || game.isOver || isShown || game.options.contest || !this.host.isConnected) return;
    this.#cancel = this.time().after(rest, () => {
      this.#cancel = atLeisure(this.time(), this.#finding(), (line) => this.#offer(line));
    });
  }

  /** Whether nothing is left to decide. */
  get canFinish(): boolean {
    return this.#line !== undefined;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Plays the game to its end; false when something is left to decide. */
  run(): boolean {
    if (this.#running) return false;
    const line = this.#line ?? atOnce(this.#finding());
    if (!line) return false;
    this.stop();
    this.#line = line;
    this.#reached = this.games.game;
    this.#running = new AbortController();
    const { signal } = this.#running;
    // Wherever in the page the input goes to, and whichever window the page is in by now.
    const view = this.host.ownerDocument.defaultView;
    for (const type of ['pointerdown', 'keydown']) {
      view?.addEventListener(type, () => this.stop(), { capture: true, signal });
    }
    this.#play(signal);
    this.changed();
    return true;
  }

  /** Ends what is running; the cards stay where they are, and it can be gone on from there. */
  stop(): void {
    this.#cancel?.();
    this.#running?.abort();
    this.#running = undefined;
    this.#isPlaying = false;
  }

  /** What has been played of the line is not to be played again; all else that happens ends it. */
  #follow(before: Game, now: Game, entries: readonly LogEntry[]): void {
    // The clock takes points and leaves the cards where they are.
    const isOfClock = now.position === before.position && !now.isOver;
    const isOwn = this.#isPlaying && entries.at(-1)?.cause === 'play';
    if (!isOfClock && !isOwn) {
      this.look();
      return;
    }
    if (isOwn) {
      this.#isPlaying = false;
      this.#line = this.#line?.slice(1);
    }
    if (before === this.#reached) this.#reached = now;
  }

  #play(signal: AbortSignal): void {
    while (!signal.aborted) {
      const move = this.#line?.[0];
      if (!move || this.games.game !== this.#reached || !this.host.isInteractive) {
        this.stop();
        if (!move) this.#offer(undefined);
        return;
      }
      this.#isPlaying = true;
      if (!this.games.play(move, 'auto')) this.stop();
      const pause = this.duration() * overlap;
      // What was heard of the move may have ended it.
      if (this.#running?.signal !== signal) return;
      if (pause > 0) {
        this.#cancel = this.time().after(pause, () => this.#play(signal));
        return;
      }
    }
  }

  #offer(line: readonly Move[] | undefined): void {
    if (line === this.#line) return;
    this.#line = line;
    this.changed();
  }

  *#finding(): Generator<undefined, readonly Move[] | undefined> {
    const { game, isShown } = this.games;
    if (!game || game.isOver || isShown || game.options.contest) return undefined;
    return yield* finishingLine(game);
  }
}
