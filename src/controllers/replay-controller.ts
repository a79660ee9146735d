import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import type { TimeSource } from './time-source.js';

/** How many times as fast as it was played. */
export const speeds = [1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** Ms between two steps at speed 1: long enough to follow, short enough not to wait for a thinker. */
const shortest = 350;
const longest = 1800;

/** Plays a recorded game back: a list of games, shown one after the other. */
export class ReplayController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #games: GameController;
  readonly #time: () => TimeSource;
  readonly #end: Game | undefined;
  #at: number;
  #speed: Speed = 1;
  #isPlaying = false;
  #cancel: (() => void) | undefined;

  constructor(
    host: ReactiveControllerHost,
    games: GameController,
    /** As it was dealt, and after each step. */
    readonly steps: readonly [Game, ...Game[]],
    time: () => TimeSource,
    at = 0,
    end?: Game,
  ) {
    this.#host = host;
    this.#games = games;
    this.#time = time;
    this.#end = end;
    this.#at = this.#within(at);
    games.show(this.game);
    host.addController(this);
  }

  /** Which step is shown; 0 is the deal. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get game(): Game {
    return this.steps[this.#at] ?? this.steps[0];
  }

  /** The game as the record leaves it: the last step, unless more is shown than was played. */
  get end(): Game {
    return this.#end ?? this.steps[this.last] ?? this.steps[0];
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    this.#goOn();
  }

  hostDisconnected(): void {
    this.pause();
  }

  /** Plays on from here; from the start when it is at its end. */
  play(): void {
    if (this.last === 0) return;
    this.#isPlaying = true;
    if (this.#at === this.last) this.#show(0);
    this.#goOn();
  }

  pause(): void {
    this.#isPlaying = false;
    this.#goOn();
  }

  /** Another game comes onto the table. */
  stop(): void {
    this.pause();
    this.#host.removeController(this);
  }

  /** Goes to a step; what plays goes on playing from there. */
  seek(at: number): void {
    this.#show(at);
    this.#goOn();
  }

  #show(at: number): void {
    this.#at = this.#within(at);
    if (this.#at === this.last) this.#isPlaying = false;
    this.#games.show(this.game);
  }

  #within(at: number): number {
    return Math.min(Math.max(Math.trunc(at) || 0, 0), this.last);
  }

  #goOn(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#host.requestUpdate();
    const next = this.steps[this.#at + 1];
    if (!this.#isPlaying || !next) return;
    const took = (next.lastEntry?.t ?? 0) - (this.game.lastEntry?.t ?? 0);
    const delay = Math.min(Math.max(took, shortest), longest) / this.#speed;
    this.#cancel = this.#time().after(delay, () => this.seek(this.#at + 1));
  }
}
