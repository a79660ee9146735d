import type { Game, Move } from '../engine/index.js';
import { sumOf } from '../engine/index.js';
import { homewardLine } from '../engine/homeward.js';
import type { GameController } from './game-controller.js';
import type { TimeSource } from './time-source.js';

/** Ms after a move until it is looked whether anything is left to decide: the move comes first. */
const rest = 250;

/** Of a card's way: when the next card sets out. */
const overlap = 0.4;

/**
 * Knows when nothing is left to decide, and plays a game to its end then: card by card where there
 * is motion, at once where there is none. Any input in between, or another move, ends it.
 */
export class FinishController {
  #line: readonly Move[] | undefined;
  #cancel: (() => void) | undefined;
  #running: AbortController | undefined;
  #isPlaying = false;
  /** The game that the running line has led to. */
  #reached: Game | undefined;

  constructor(
    private readonly games: GameController,
    private readonly time: () => TimeSource,
    /** Ms that a card is on its way. */
    private readonly duration: () => number,
    /** Told whenever it can be finished, or no more. */
    private readonly changed: () => void,
  ) {
    games.listen({ started: () => this.look(), changed: () => this.look() });
  }

  /** Looks soon whether anything is left to decide. */
  look(): void {
    if (this.#isPlaying) return;
    this.stop();
    this.#offer(undefined);
    if (this.games.game?.isOver) return;
    this.#cancel = this.time().after(rest, () => this.#offer(this.#find()));
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
    const line = this.#line ?? this.#find();
    if (!line || this.#running) return false;
    this.#cancel?.();
    this.#line = line;
    this.#reached = this.games.game;
    this.#running = new AbortController();
    const { signal } = this.#running;
    const options = { capture: true, signal };
    addEventListener('pointerdown', () => this.#interrupt(), options);
    addEventListener('keydown', () => this.#interrupt(), options);
    this.#step(0);
    this.changed();
    return true;
  }

  /** Ends what is running; the cards stay where they are. */
  stop(): void {
    this.#cancel?.();
    this.#running?.abort();
    this.#running = undefined;
  }

  #interrupt(): void {
    this.stop();
    this.#offer(this.#find());
  }

  #step(at: number): void {
    for (let next = at; ; next += 1) {
      const move = this.#line?.[next];
      if (!move || this.games.game !== this.#reached || !this.#play(move)) {
        this.stop();
        this.#offer(this.#find());
        return;
      }
      const pause = this.duration() * overlap;
      if (pause > 0) {
        this.#cancel = this.time().after(pause, () => this.#step(next + 1));
        return;
      }
    }
  }

  #play(move: Move): boolean {
    this.#isPlaying = true;
    const isPlayed = this.games.play(move, 'auto');
    this.#isPlaying = false;
    this.#reached = this.games.game;
    return isPlayed;
  }

  #offer(line: readonly Move[] | undefined): void {
    if (line === this.#line) return;
    this.#line = line;
    this.changed();
  }

  /** A line that costs nothing: whether a redeal is worth its points is the player's to decide. */
  #find(): readonly Move[] | undefined {
    const { game, isShown } = this.games;
    if (!game || game.isOver || isShown || game.options.contest) return undefined;
    const line = homewardLine(game.position, (card) => game.isSeen(card));
    if (!line) return undefined;
    let end = game;
    for (const move of line) {
      const next = end.play(move, game.elapsed);
      // Of this engine, not of another's copy: told apart by what it has, not by its class.
      if ('reason' in next || sumOf(next.lastEntry?.points ?? []) < 0) return undefined;
      end = next;
    }
    return end.outcome === 'won' ? line : undefined;
  }
}
