import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  formatMove,
  formatRecord,
  isBonus,
  moveFault,
  pileOf,
  Refusal,
  sumOf,
} from '../engine/index.js';
import type { Game, Gap, LogEntry, Move, Position, RefusalReason } from '../engine/index.js';
import {
  SolitaireBeforeMoveEvent,
  SolitaireEndEvent,
  SolitaireMoveEvent,
  SolitairePauseEvent,
  SolitaireRefuseEvent,
  SolitaireResumeEvent,
  SolitaireScoreEvent,
  SolitaireStartEvent,
  SolitaireStuckEvent,
} from '../events.js';
import { Stopwatch } from './stopwatch.js';
import type { TimeSource } from './time-source.js';

/** What a click on the stock asks for. */
export function stockMove(position: Position): Move {
  const isEmpty =
    position.rules.stock && pileOf(position, position.rules.stock.id).cards.length === 0;
  return isEmpty && position.rules.definition.redeal ? { type: 'redeal' } : { type: 'draw' };
}

type GameHost = ReactiveControllerHost & EventTarget;

/** What the controllers that draw, sound and speak want to hear. */
export interface GameListener {
  /** A new game lies on the table. */
  started?(game: Game): void;
  /** Something happened: the game before, the game now, and what lies between. */
  changed?(before: Game, now: Game, entries: readonly LogEntry[]): void;
  /** An action was refused. */
  refused?(move: Move | undefined, reason: RefusalReason): void;
}

/**
 * Owns the one `Game` and is its only writer: takes wishes, keeps the time of play, does what the
 * clock is due, and tells the page and the other controllers what happened.
 */
export class GameController implements ReactiveController {
  readonly #host: GameHost;
  readonly #time: () => TimeSource;
  readonly #listeners: GameListener[] = [];
  #stopwatch: Stopwatch;
  #game: Game | undefined;
  #isPaused = false;
  #isSuspended = false;
  /** The game is only shown: no clock runs, and nothing is taken. */
  #isShown = false;
  #isConnected = false;
  #cancelTimer: (() => void) | undefined;
  /** What the page has not heard yet. */
  readonly #news: Event[] = [];
  #isTelling = false;

  /** Whether its record tells a commitment to the seed in place of the seed. */
  withholdsSeed = false;

  constructor(host: GameHost, time: () => TimeSource) {
    this.#host = host;
    this.#time = time;
    this.#stopwatch = new Stopwatch(time());
    host.addController(this);
  }

  /** Listeners are told in the order in which they came, before the page hears its event. */
  listen(listener: GameListener): void {
    this.#listeners.push(listener);
  }

  get game(): Game | undefined {
    return this.#game;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the game is only shown, not played. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** The game up to this moment as text; `undefined` while there is none. */
  record(withholdSeed = this.withholdsSeed): string | undefined {
    return this.#game && formatRecord(this.#game.advance(this.elapsed), { withholdSeed });
  }

  /** The time of play in ms; stands still after the end. */
  get elapsed(): number {
    if (!this.#game) return 0;
    return this.#game.isOver ? this.#game.elapsed : this.#stopwatch.elapsed;
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#runClock();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#cancelTimer?.();
    // Out of the page a casual game stands still; a contest must not be paused that way.
    if (this.#game && !this.#game.options.contest) this.#stopwatch.halt();
  }

  /**
   * Puts a game on the table in place of the one that lies there: a new one, or one that goes on
   * where it was left. Of what happened in it before nothing is told again.
   */
  start(game: Game): void {
    this.#lay(game);
    if (this.#isConnected) this.#stopwatch.run();
    for (const listener of this.#listeners) listener.started?.(game);
    this.#runClock();
    const end = game.lastEntry ? [] : this.#newsOfEnd(game, undefined);
    this.#tell(new SolitaireStartEvent(game.options), ...end);
  }

  /** Shows a moment of a game that is not played here; the page hears nothing of it. */
  show(game: Game): void {
    const before = this.#game;
    const isSame = before?.start === game.start;
    this.#lay(game);
    this.#isShown = true;
    for (const listener of this.#listeners) {
      if (isSame) listener.changed?.(before, game, game.logSince(before));
      else listener.started?.(game);
    }
  }

  /** Takes the game from the table. */
  clear(): void {
    this.#lay(undefined);
  }

  /** Notes that the player was away while the clock went on. */
  note(gap: Omit<Gap, 'after'>): void {
    this.#game = this.#catchUp()?.withGap(gap);
    this.#host.requestUpdate();
  }

  #lay(game: Game | undefined): void {
    this.#cancelTimer?.();
    this.#stopwatch = new Stopwatch(this.#time(), game?.elapsed);
    this.#game = game;
    this.#isPaused = false;
    this.#isSuspended = false;
    this.#isShown = false;
    this.#host.requestUpdate();
  }

  /** Halts the game while the page asks for another one that cannot be. */
  suspend(isSuspended: boolean): void {
    if (isSuspended === this.#isSuspended) return;
    this.#isSuspended = isSuspended;
    if (this.#standsStill) this.#stopwatch.halt();
    this.#runClock();
  }

  /**
   * Plays a move; false when it is refused or the page vetoes it.
   * @param cause `auto` for a move that the game makes by itself.
   */
  play(move: Move, cause?: 'auto'): boolean {
    const game = this.#catchUp();
    if (!game) return false;
    // The time of the commitment: what a listener takes to decide costs the player nothing.
    const t = this.#stopwatch.elapsed;
    const fault = game.isOver ? 'game-over' : moveFault(game.position, move);
    if (this.#isHalted || fault) return this.#refuse(move, fault ?? 'paused');
    if (!this.#host.dispatchEvent(new SolitaireBeforeMoveEvent(move))) return false;
    // A listener may have played, or begun another game: then this wish has lost its ground.
    if (this.#game !== game) return false;
    return this.#take(move, game.play(move, t), cause);
  }

  /** Clicks the stock: draws, or with an empty stock turns the waste over. */
  draw(): boolean {
    const { game } = this;
    return game !== undefined && this.play(stockMove(game.position));
  }

  undo(): boolean {
    const game = this.#catchUp();
    return game !== undefined && this.#take(undefined, game.undo(this.#stopwatch.elapsed));
  }

  redo(): boolean {
    const game = this.#catchUp();
    return game !== undefined && this.#take(undefined, game.redo(this.#stopwatch.elapsed));
  }

  giveUp(): boolean {
    const game = this.#catchUp();
    return game !== undefined && this.#take(undefined, game.giveUp(this.#stopwatch.elapsed));
  }

  /** Halts the time of play. A contest knows no pause. */
  pause(): boolean {
    const game = this.#catchUp();
    if (!game || game.isOver || game.options.contest || this.#isHalted) return false;
    this.#isPaused = true;
    this.#stopwatch.halt();
    this.#cancelTimer?.();
    this.#host.requestUpdate();
    this.#tell(new SolitairePauseEvent());
    return true;
  }

  resume(): boolean {
    if (!this.#isPaused || this.#isSuspended) return false;
    this.#isPaused = false;
    this.#runClock();
    this.#host.requestUpdate();
    this.#tell(new SolitaireResumeEvent());
    return true;
  }

  /** Tells of a mistake that never became a move. */
  refuse(reason: RefusalReason): void {
    this.#refuse(undefined, reason);
  }

  #refuse(move: Move | undefined, reason: RefusalReason): false {
    for (const listener of this.#listeners) listener.refused?.(move, reason);
    this.#tell(new SolitaireRefuseEvent(move, reason));
    return false;
  }

  #take(move: Move | undefined, result: Game | Refusal, cause?: 'auto'): boolean {
    if (result instanceof Refusal) return this.#refuse(move, result.reason);
    if (this.#isHalted) return this.#refuse(move, 'paused');
    this.#become(result, cause);
    return true;
  }

  get #isHalted(): boolean {
    return this.#isPaused || this.#isSuspended || this.#isShown;
  }

  /** Whether the time of play stands still: a contest's is halted by nothing that a page does. */
  get #standsStill(): boolean {
    const isContest = this.#game?.options.contest ?? false;
    return this.#isPaused || this.#isShown || (this.#isSuspended && !isContest);
  }

  /** Does what the clock is due. A throttled tab catches up here, event by event. */
  #catchUp(): Game | undefined {
    const game = this.#game;
    if (!game || game.isOver || this.#standsStill) return game;
    const now = game.advance(this.#stopwatch.elapsed);
    // Time alone is no news; the log tells whether anything happened.
    if (now.logSince(game).length > 0) this.#become(now);
    return this.#game;
  }

  #become(now: Game, cause?: 'auto'): void {
    const before = this.#game;
    if (!before) return;
    this.#game = now;
    const entries = now.logSince(before);
    for (const listener of this.#listeners) listener.changed?.(before, now, entries);
    this.#host.requestUpdate();
    this.#runClock();
    this.#tell(
      ...entries.flatMap((entry) => newsOf(entry, cause)),
      ...this.#newsOfEnd(now, before),
    );
  }

  /** Tells the page. What comes of what a listener does is told after all that came before it. */
  #tell(...news: readonly Event[]): void {
    this.#news.push(...news);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let event = this.#news.shift(); event; event = this.#news.shift()) {
      this.#host.dispatchEvent(event);
    }
    this.#isTelling = false;
  }

  /** What a page hears when nothing is left to do, or when the game is over. */
  #newsOfEnd(game: Game, before: Game | undefined): readonly Event[] {
    const news: Event[] = [];
    if (game.status === 'stuck' && before?.status !== 'stuck') news.push(new SolitaireStuckEvent());
    const { outcome } = game;
    if (outcome === undefined || before?.isOver) return news;
    const end = new SolitaireEndEvent({
      outcome,
      score: game.score,
      bonus: sumOf((game.lastEntry?.points ?? []).filter(isBonus)),
      elapsed: game.elapsed,
      moves: game.moves,
      record: this.record() ?? '',
    });
    return [...news, end];
  }

  /** Lets the time of play run, and wakes for the next thing that the clock will do. */
  #runClock(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const game = this.#game;
    if (game?.isOver) this.#stopwatch.halt();
    if (!game || game.isOver || this.#standsStill || !this.#isConnected) return;
    this.#stopwatch.run();
    const { nextEventAt } = game;
    if (nextEventAt === undefined) return;
    const delay = nextEventAt - this.#stopwatch.elapsed;
    this.#cancelTimer = this.#time().after(delay, () => {
      this.#catchUp();
      // Woken a little early, nothing was due yet: wait for the rest.
      if (this.#game === game) this.#runClock();
    });
  }
}

/** What a page hears of one entry of the log. */
function newsOf(
  { move, cause: own, points, score, moves }: LogEntry,
  given?: 'auto',
): readonly Event[] {
  const play = points.filter((each) => !isBonus(each));
  const before = score - sumOf(points);
  const news: Event[] = [];
  if (move && own !== 'give-up') {
    const cause = own === 'play' ? (given ?? own) : own;
    const fields = { move, notation: formatMove(move), cause, moves };
    const earned = sumOf(play);
    news.push(new SolitaireMoveEvent({ ...fields, points: earned, score: before + earned }));
  }
  let sum = before;
  for (const { reason, points: some } of points) {
    sum += some;
    news.push(new SolitaireScoreEvent(sum, some, reason));
  }
  return news;
}
