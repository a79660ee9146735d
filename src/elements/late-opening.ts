import type { GameController } from '../controllers/game-controller.js';
import type { PageEngine, Recording } from '../controllers/record-reader.js';
import { optionNames } from '../engine/index.js';
import type { formatRecord, Game } from '../engine/index.js';
import { isClocked } from './bar/clocked.js';
import type { KeepingPlace } from '../controllers/storage-controller.js';
import type { Keeping } from './keeping.js';
import { asError } from './as-error.js';
import { modules } from './late-modules.js';
import type { Afterthought, OpeningHost, OpeningState } from './opening-host.js';
import { SideOptions } from './side-options.js';

/** Whether what is being loaded is still wanted. */
type IsCurrent = () => boolean;

/** The ways onto the table that not every page needs: a contest's Start, the storage, a record. */
export class LateOpening {
  #keeping: Keeping | undefined;
  #watching: Promise<unknown> | undefined;
  #thinking: Promise<Afterthought> | undefined;

  constructor(
    private readonly opening: OpeningState,
    private readonly host: OpeningHost,
    private readonly games: GameController,
    private readonly engine: PageEngine & { readonly formatRecord: typeof formatRecord },
  ) {
    new SideOptions(
      host,
      (error) => host.warn(error),
      (error) => opening.unsay(error),
    );
  }

  /** A game, or what was left in its place. */
  async open(game: Game, isAskedFor: boolean, isCurrent: IsCurrent): Promise<void> {
    const { contest } = game.options;
    const isKept = this.host.persist !== undefined;
    const keeping = this.#keeping ?? (isKept ? await this.#opened(isCurrent) : undefined);
    if (!isCurrent()) return;
    // A new game is one that was not left; but a contest over a given seed is played only once.
    const isWanted = !isAskedFor || (contest && !this.host.isOwnSeed);
    const found =
      isWanted && keeping?.storage.lookUp(this.engine.formatRecord(game), game.options.seed);
    const recording = found ? await keeping?.storage.read(found) : undefined;
    if (!isCurrent()) return;
    if (recording) {
      await this.put(recording, isCurrent);
      if (!isCurrent()) return;
      this.opening.recording = undefined;
      if (found && found.kept.paused) this.games.pause();
      if (keeping && lastOf(recording).isOver) this.opening.say((words) => keeping.played(words));
    } else {
      const again = (): void => this.opening.open(game, isAskedFor);
      const winnable = this.#isToBeWinnable ? this.#winnable(game, again) : game;
      const dealt = winnable instanceof Promise ? await winnable : winnable;
      if (!dealt || !isCurrent()) return;
      if (dealt !== game) this.host.adopted(dealt.seed, true);
      if (contest) await this.#cover(dealt, isCurrent);
      else this.games.start(dealt);
    }
    keeping?.storage.begin(isAskedFor);
  }

  /** Whether the deal is to be one that can be won, and may be another than the one that was drawn. */
  get #isToBeWinnable(): boolean {
    return this.host.winnable && this.host.isOwnSeed;
  }

  /** Loads what thinks of games beside playing them. */
  think(): Promise<Afterthought> {
    const { opening, host, games, engine } = this;
    this.#thinking ??= modules.thinking().then(
      ({ Thinking }) => {
        host.requestUpdate();
        return (opening.thinking = new Thinking(opening, host, games, modules, engine));
      },
      (error: unknown) => {
        // The next who wants it tries again.
        this.#thinking = undefined;
        throw error;
      },
    );
    return this.#thinking;
  }

  #winnable(game: Game, again: () => void): Game | Promise<Game | undefined> {
    const { thinking } = this.opening;
    if (thinking) return thinking.deal(game, again);
    return this.think().then(
      (late) => late.deal(game, again),
      (error: unknown) => {
        // Without a solver there is still a game.
        this.host.warn(asError(error));
        return game;
      },
    );
  }

  /** Begins the contest that waits; false when there is none. */
  start(): boolean {
    const { opening, games } = this;
    const { waiting } = opening;
    if (!waiting) return false;
    // Begun in another tab meanwhile, it goes on from there.
    if (this.#isBegun(waiting)) opening.open(waiting, false);
    else {
      opening.begin();
      games.start(waiting);
      this.keep(true);
    }
    return true;
  }

  /** Whether a contest over a given seed has been begun since it waits for its Start here. */
  #isBegun(game: Game): boolean {
    if (this.host.isOwnSeed) return false;
    const record = this.engine.formatRecord(game);
    return this.#keeping?.storage.lookUp(record, game.options.seed) !== undefined;
  }

  async read(text: string, isCurrent: IsCurrent): Promise<void> {
    const { readRecord } = await modules.reader();
    const recording = readRecord(text, this.engine, this.host.seed);
    if (isCurrent()) await this.put(recording, isCurrent);
  }

  /** What was read goes on, or with `readonly` is played back. */
  async put(recording: Recording, isCurrent: IsCurrent): Promise<void> {
    const { games, host, opening } = this;
    const game = lastOf(recording);
    if (host.readonly) {
      const { ReplayBar } = await modules.replay();
      if (!isCurrent()) return;
      adopt(host, recording);
      opening.replay = new ReplayBar(host, games, recording.games, () => host.timeSource, host.at);
    } else {
      if (game.options.contest) await this.#watch();
      if (!isCurrent()) return;
      adopt(host, recording);
      games.start(game);
    }
    opening.recording = recording;
  }

  /**
   * Writes down the game on the table, and ends what was thought of it; `isBegun` says that it is kept
   * even without a move.
   */
  keep(isBegun?: boolean): void {
    this.opening.thinking?.rest();
    this.#keeping?.storage.begin(isBegun);
  }

  async showStatistics(): Promise<void> {
    const { host, opening } = this;
    const always = (): boolean => true;
    const [keeping, { StatisticsPanel }] = await Promise.all([
      this.#opened(always),
      modules.statistics(),
    ]);
    // Asked for twice while it was loaded.
    if (!keeping || opening.panel) return;
    const update = (): void => host.requestUpdate();
    const { statistics } = keeping;
    const { games } = this;
    // Who reads loses no time by it, but in a contest, which is halted by nothing.
    const isHalted = games.game !== undefined && isClocked(games.game) && games.pause();
    opening.panel = new StatisticsPanel(statistics, this.engine.variants, update, () => {
      opening.panel = undefined;
      if (isHalted) games.resume();
      update();
      void host.updateComplete.then(() => host.focus());
    });
    update();
    await host.updateComplete;
    // Its head comes first, to eye and ear: any button of it may stand below what is to be seen.
    host.renderRoot.querySelector<HTMLElement>('.tallies')?.focus();
  }

  /** Covers the table until the Start. */
  async #cover(game: Game, isCurrent: IsCurrent): Promise<void> {
    this.games.clear();
    this.opening.waiting = game;
    const [{ StartPanel }] = await Promise.all([modules.cover(), this.#watch()]);
    if (!isCurrent()) return;
    const { host, opening } = this;
    opening.cover = new StartPanel(game, host.commitment, () => {
      // The button is gone with its panel.
      if (host.start()) void host.updateComplete.then(() => host.focus());
    });
  }

  /** Once a contest is played, hidden pages are noted. */
  #watch(): Promise<unknown> {
    this.#watching ??= modules
      .visibility()
      .then(({ VisibilityController }) => new VisibilityController(this.host, this.games));
    return this.#watching;
  }

  async #opened(isCurrent: IsCurrent): Promise<Keeping | undefined> {
    if (this.#keeping) return this.#keeping;
    const { Keeping: Kept } = await modules.keeping();
    const { host } = this;
    if (isCurrent()) {
      const place: KeepingPlace = {
        key: () => host.persist,
        storage: () => host.storageSource,
        time: () => host.timeSource,
        isOwnSeed: () => host.isOwnSeed,
        reader: async () => {
          const { readRecord } = await modules.reader();
          return (text) => readRecord(text, this.engine);
        },
        reopen: (game) => this.opening.open(game, false),
      };
      this.#keeping ??= new Kept(host, this.games, place, (text) => this.opening.unsay(text));
    }
    return this.#keeping;
  }
}

/** Has the element's properties say how a recorded game is played. */
function adopt(
  host: OpeningHost,
  { variant, scoring, contest, seed, options, games }: Recording,
): void {
  const { isOwnSeed } = host;
  const [{ settings }] = games;
  const { draw, undo, ...others } = options;
  for (const name of optionNames) {
    // The methods have the names of these options.
    if (name !== 'draw' && name !== 'undo') Object.assign(host, { [name]: undefined });
  }
  Object.assign(host, others, {
    variant,
    scoring: scoring === settings.definition.scoring ? undefined : scoring,
    contest,
    drawCount: draw,
    undoPolicy: undo,
    wildcard: options.wildcard ?? false,
  });
  host.adopted(seed, isOwnSeed);
}

function lastOf({ games }: Recording): Game {
  return games[games.length - 1] ?? games[0];
}
