import type { Game } from '../../engine/game.js';
import type { LogEntry } from '../../engine/log.js';
import type { play } from '../../engine/play.js';
import type { Position } from '../../engine/position.js';
import { traceOf } from './trace.js';
import type { Trace } from './trace.js';

/** The way of a game, followed while it is played: each of its moves is looked at only once. */
export class Trail {
  readonly #engine: { readonly play: typeof play };
  #way: (readonly [Position, Trace])[] = [];
  #count = 0;
  #last: LogEntry | undefined;

  /** @param engine the engine of the game itself: faces are the same only to their own. */
  constructor(engine: { readonly play: typeof play }) {
    this.#engine = engine;
  }

  /**
   * The traces that a game has come through, what was taken back left out; the present one too. It
   * goes on from where it was left, a move a stride.
   */
  *following(game: Game): Generator<undefined, readonly Trace[]> {
    const { log, start } = game;
    for (;;) {
      if (this.#way[0]?.[0] !== start || log[this.#count - 1] !== this.#last) {
        this.#way = [[start, traceOf(start)]];
        this.#count = 0;
        this.#last = undefined;
      }
      const entry = log[this.#count];
      if (!entry) return [...new Set(this.#way.map(([, trace]) => trace))];
      this.#step(entry);
      yield undefined;
    }
  }

  #step(entry: LogEntry): void {
    const { cause, move } = entry;
    const last = this.#way.at(-1)?.[0];
    this.#count += 1;
    this.#last = entry;
    if (cause === 'undo') this.#way.pop();
    else if (move && last) {
      const played = this.#engine.play(last, move);
      if ('reason' in played) throw new Error(`A move of the log was refused: ${played.reason}`);
      this.#way.push([played.position, traceOf(played.position)]);
    }
  }
}
