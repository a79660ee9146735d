import type { GameController } from '../controllers/game-controller.js';
import type { Recording } from '../controllers/record-reader.js';
import { createGame, formatRecord, variants } from '../engine/index.js';
import type { Game } from '../engine/index.js';
import { asError } from './as-error.js';
import { Late } from './late.js';
import type { LateOpening } from './late-opening.js';
import type { Afterthought, OpeningHost, OpeningState } from './opening-host.js';
import type { Said } from './notice.js';
import type { Part } from './part.js';
import type { ReplayBar } from './replay/replay-bar.js';

/** The engine of the page: a module that is loaded late has none of its own. */
const engine = { createGame, formatRecord, variants };

/** How a game gets onto the table: at once, or by a way that has to be loaded. */
export class Opening implements OpeningState {
  readonly #host: OpeningHost;
  readonly #games: GameController;
  readonly #late = new Late(
    async () => {
      const { LateOpening } = await import('./late-opening.js');
      return new LateOpening(this, this.#host, this.#games, engine);
    },
    (error) => {
      throw error;
    },
  );
  /** Each opening ends the one before, also while that waits for what it has to load. */
  #round = 0;

  /** Done when nothing is being loaded that decides which game lies on the table. */
  pending: Promise<void> | undefined;
  waiting: Game | undefined;
  cover: Part | undefined;
  /** What stands above all else: what went wrong. */
  notice: Said | undefined;
  panel: Part | undefined;
  replay: ReplayBar | undefined;
  recording: Recording | undefined;
  thinking: Afterthought | undefined;
  #thinks = false;
  #looks = false;
  /** A record is being read. */
  isReading = false;

  constructor(host: OpeningHost, games: GameController) {
    this.#host = host;
    this.#games = games;
  }

  /**
   * A game for the table; in place of it one that was left, unless the player asked for a new one.
   */
  open(game: Game, isAskedFor: boolean): void {
    const { persist, readonly, winnable } = this.#host;
    this.begin();
    if (readonly || (persist === undefined && !winnable && !game.options.contest))
      this.#games.start(game);
    else this.#await((late, isCurrent) => late.open(game, isAskedFor, isCurrent), game);
  }

  /** The game that a record tells of, or a replay of it. */
  read(text: string): void {
    this.begin();
    this.isReading = true;
    this.#await((late, isCurrent) => late.read(text, isCurrent));
  }

  /** What was read from a record goes on or is shown, whichever `readonly` asks for by now. */
  turn(): void {
    const { recording, replay, isReading } = this;
    if (!recording || isReading || replay?.isAside) return;
    if (this.#host.readonly === (replay !== undefined)) return;
    if (!replay) {
      // It may have gone on since it was read.
      this.read(this.#games.record(false) ?? '');
      return;
    }
    this.begin();
    this.#await((late, isCurrent) => late.put(recording, isCurrent));
  }

  /** Begins the contest that waits; false when there is none. */
  start(): boolean {
    return this.#late.thing?.start() ?? false;
  }

  say(said: Said): void {
    this.notice = said;
    this.#host.requestUpdate();
  }

  unsay(said: Said): void {
    const host = this.#host;
    if (this.notice !== said) return;
    const { activeElement } = host.renderRoot as ShadowRoot;
    this.notice = undefined;
    host.requestUpdate();
    // Its button goes with it.
    if (activeElement?.closest('.notice')) void host.updateComplete.then(() => host.focus());
  }

  /** Thinks of the game on the table, where that is asked for, or where it was lost. */
  look(): void {
    const { winnable, assist, readonly, verbosity } = this.#host;
    // Loaded, it looks at what was asked for.
    if (!this.#looks && (assist !== undefined || verbosity !== 'full')) {
      this.#looks = true;
      this.#show(() => Promise.resolve());
    }
    const { outcome, options } = this.#games.game ?? {};
    const isLost = outcome && outcome !== 'won' && !options?.contest;
    if (this.#thinks || readonly || !(winnable || assist !== undefined || isLost)) return;
    this.#thinks = true;
    this.#show((late) => late.think());
  }

  showStatistics(): void {
    this.#show((late) => late.showStatistics());
  }

  /** Has something done that decides nothing of the game. */
  #show(work: (late: LateOpening) => Promise<unknown>): void {
    this.#late.use(work).catch((error: unknown) => {
      this.#host.warn(asError(error));
    });
  }

  /** Something else comes onto the table. */
  begin(): void {
    this.replay?.replay.stop();
    // The last move of the game that leaves the table is kept, too; nothing more is thought of it.
    this.#late.thing?.keep();
    this.waiting = this.cover = this.replay = this.recording = undefined;
    this.isReading = this.#thinks = this.#looks = false;
    this.#round += 1;
  }

  /** @param game that is dealt where something cannot be loaded: there is still a game. */
  #await(work: (late: LateOpening, isCurrent: () => boolean) => Promise<void>, game?: Game): void {
    const round = this.#round;
    const isCurrent = (): boolean => round === this.#round;
    // A new game is there at once, where nothing has to be loaded.
    const done = this.#late
      .use((late) => (isCurrent() ? work(late, isCurrent) : undefined))
      .catch((error: unknown) => {
        if (!isCurrent()) return;
        this.waiting = undefined;
        // A contest is begun by its Start, or not at all.
        if (!game || game.options.contest) this.#host.refuse(asError(error));
        else {
          this.#games.start(game);
          this.#host.warn(asError(error));
        }
      })
      .finally(() => {
        if (this.pending === done) this.pending = undefined;
        if (isCurrent()) this.isReading = false;
        this.#host.requestUpdate();
      });
    this.pending = done;
  }
}
