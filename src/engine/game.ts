import type { Card } from './card.js';
import { nextTimedEvent } from './clock.js';
import type { TimedEvent } from './clock.js';
import type { Gap } from './gap.js';
import { book, credit, openLedger, scoreAfterClock, winPoints } from './ledger.js';
import type { Ledger } from './ledger.js';
import { legalMoves } from './legality.js';
import { chained, entriesOf } from './log.js';
import type { Chain, LogEntry, Outcome } from './log.js';
import type { Move } from './move.js';
import type { OptionName, OptionValues } from './options.js';
import { play } from './play.js';
import type { Points } from './points.js';
import { isWon } from './position.js';
import type { Position } from './position.js';
import { Refusal } from './refusal.js';
import { seenAfter, seenAtStart } from './seen.js';
import type { Seen } from './seen.js';
import type { Settings } from './settings.js';
import { isStuck } from './stuck.js';
import { timerValue } from './timer.js';

/**
 * Where a game stands. `stuck` says that nothing is left to do, whether or not that ends the game.
 */
export type GameStatus = 'playing' | Outcome;

/** The options of a game: what it was asked for with, every default filled in. */
export type GameOptions = {
  readonly variant: string;
  readonly scoring: string;
  /** Absent in a game that began from a position. */
  readonly seed?: string;
  readonly contest: boolean;
} & { readonly [Name in OptionName]?: OptionValues[Name] };

/** What an undo goes back to, and a redo forward to. */
interface Moment {
  readonly position: Position;
  readonly ledger: Ledger;
  readonly moves: number;
  /** When it was left, in ms of play: the clock has taken its points since. */
  readonly at: number;
}

/** Moments to go to, the nearest first, each with the move that lies between. */
interface Trail {
  readonly moment: Moment;
  readonly move: Move;
  readonly further: Trail | undefined;
}

interface State {
  readonly settings: Settings;
  readonly seed: string | undefined;
  readonly start: Position;
  readonly position: Position;
  readonly ledger: Ledger;
  readonly moves: number;
  readonly time: number;
  readonly seen: Seen;
  readonly past: Trail | undefined;
  readonly future: Trail | undefined;
  readonly log: Chain<LogEntry> | undefined;
  readonly gaps: Chain<Gap> | undefined;
  readonly outcome: Outcome | undefined;
}

/**
 * A game: how it is played, every moment it came through, the score and the clock. Immutable: each
 * action gives the next game. A pure function of the settings, the deal and the actions with their
 * times, so that the same list of actions gives the same game on every machine (rules.md 1).
 *
 * Times are whole milliseconds of play since the start; time stops while a game is paused, which is
 * the caller's business. An action's time must not be less than the one before.
 */
export class Game {
  readonly #state: State;
  /** Found out when it is first asked for: to replay a game nobody needs it at every move. */
  #isStuck: boolean | undefined;

  private constructor(state: State) {
    this.#state = state;
  }

  /** A game from its first position. */
  static begin(settings: Settings, position: Position, seed?: string): Game {
    const state: State = {
      settings,
      seed,
      start: position,
      position,
      ledger: openLedger(settings, position.rules),
      moves: 0,
      time: 0,
      seen: seenAtStart(position),
      past: undefined,
      future: undefined,
      log: undefined,
      gaps: undefined,
      outcome: isWon(position) ? 'won' : undefined,
    };
    const game = new Game(judged(state));
    // Cards may lie where the rules cannot judge them: then it throws now, not at a later look.
    if (!game.isOver) game.#isStuck = stuck(state);
    return game;
  }

  get settings(): Settings {
    return this.#state.settings;
  }

  get options(): GameOptions {
    const { definition, scoring, contest, usable, values } = this.#state.settings;
    const { seed } = this.#state;
    return {
      variant: definition.id,
      scoring: scoring.id,
      ...(seed === undefined ? {} : { seed }),
      contest,
      ...Object.fromEntries(usable.map((name) => [name, values[name]])),
    };
  }

  get seed(): string | undefined {
    return this.#state.seed;
  }

  /** The position that the game began with. */
  get start(): Position {
    return this.#state.start;
  }

  get position(): Position {
    return this.#state.position;
  }

  get score(): number {
    return this.#state.ledger.score;
  }

  /** How many actions stand: an undo takes one back. What the clock does is none. */
  get moves(): number {
    return this.#state.moves;
  }

  get status(): GameStatus {
    const { outcome } = this.#state;
    if (outcome !== undefined) return outcome;
    this.#isStuck ??= stuck(this.#state);
    return this.#isStuck ? 'stuck' : 'playing';
  }

  /** How the game ended; `undefined` while it goes on. */
  get outcome(): Outcome | undefined {
    return this.#state.outcome;
  }

  get isOver(): boolean {
    return this.#state.outcome !== undefined;
  }

  /** The time up to which the game has been played, in ms. After the end it stands still. */
  get elapsed(): number {
    return this.#state.time;
  }

  /** Everything that happened, the oldest first. */
  get log(): readonly LogEntry[] {
    return entriesOf(this.#state.log);
  }

  /** What happened last; `undefined` before the first action. */
  get lastEntry(): LogEntry | undefined {
    return this.#state.log?.entry;
  }

  /** What happened since an earlier moment of this game, the oldest first. */
  logSince(earlier: Game): readonly LogEntry[] {
    return entriesOf(this.#state.log, earlier.#state.log?.length ?? 0);
  }

  /** When the player was away while the clock went on, the oldest first. */
  get gaps(): readonly Gap[] {
    return entriesOf(this.#state.gaps);
  }

  /** Whether a card has been face up in this game. */
  isSeen(card: Card): boolean {
    return this.#state.seen.has(card);
  }

  /** The legal moves at this moment; none after the end. */
  legalMoves(): readonly Move[] {
    return this.isOver ? [] : legalMoves(this.#state.position);
  }

  /** What the points timer stands at, in points; `undefined` where the scoring has none. */
  timerValue(t: number): number | undefined {
    const { settings, ledger } = this.#state;
    return timerValue(settings, ledger.timerReset, t);
  }

  /** When the clock will next do something by itself, in ms of play. */
  get nextEventAt(): number | undefined {
    return this.isOver ? undefined : nextEvent(this.#state)?.at;
  }

  /** The move that an undo would take back; `undefined` when there is none. */
  get undoable(): Move | undefined {
    const { settings, past } = this.#state;
    return this.isOver || settings.values.undo === 'none' ? undefined : past?.move;
  }

  /** The move that a redo would bring back; `undefined` when there is none. */
  get redoable(): Move | undefined {
    return this.isOver ? undefined : this.#state.future?.move;
  }

  /**
   * Plays a move at `t`. A refused action changes nothing: the game is the one it was.
   * @throws RangeError when `t` is no whole number of milliseconds from 0.
   */
  play(move: Move, t: number): Game | Refusal {
    const now = this.#at(t);
    if (now instanceof Refusal) return now;
    const played = play(now.position, move);
    if (played instanceof Refusal) return played;
    const { settings } = now;
    const booking = book(settings, now.ledger, now.position.rules, played.steps, t);
    const ledger = move.type === 'draw' ? { ...booking.ledger, timerReset: t } : booking.ledger;
    const seen = seenAfter(now.seen, played.steps);
    const moves = now.moves + 1;
    const next = changed(now, {
      position: played.position,
      ledger,
      moves,
      seen,
      past: pastAfter(now, move, seen),
      future: undefined,
    });
    return new Game(
      settled(next, {
        t,
        cause: 'play',
        move,
        steps: played.steps,
        points: booking.points,
        credited: booking.credited,
      }),
    );
  }

  /** The game with every timed event done that is due by `t`. A `t` in the past changes nothing. */
  advance(t: number): Game {
    checkTime(t);
    let state = this.#state;
    if (t < state.time) return this;
    while (state.outcome === undefined) {
      const event = nextEvent(state);
      if (!event || event.at > t) break;
      state = happened(state, event);
    }
    if (state.outcome === undefined && t > state.time) state = changed(state, { time: t });
    return state === this.#state ? this : new Game(state);
  }

  /**
   * Takes the last action back: cards, score, pass, moves and the growth guard, never time. What
   * the clock has taken since stays lost.
   */
  undo(t: number): Game | Refusal {
    const now = this.#at(t);
    if (now instanceof Refusal) return now;
    const { values } = now.settings;
    if (values.undo === 'none') return new Refusal('undo-not-allowed');
    if (!now.past) return new Refusal('nothing-to-undo');
    const { moment, move, further } = now.past;
    const back: Trail = { moment: momentOf(now), move, further: now.future };
    return new Game(
      moved(now, moment, 'undo', move, {
        past: values.undo === 'once' ? undefined : further,
        future: canRedo(now.settings) ? back : undefined,
      }),
    );
  }

  /** Brings the action back that the last undo took. */
  redo(t: number): Game | Refusal {
    const now = this.#at(t);
    if (now instanceof Refusal) return now;
    if (!canRedo(now.settings)) return new Refusal('redo-not-allowed');
    if (!now.future) return new Refusal('nothing-to-redo');
    const { moment, move, further } = now.future;
    return new Game(
      moved(now, moment, 'redo', move, {
        past: { moment: momentOf(now), move, further: now.past },
        future: further,
      }),
    );
  }

  /** Ends the game by the player's wish. */
  giveUp(t: number): Game | Refusal {
    const now = this.#at(t);
    if (now instanceof Refusal) return now;
    const { settings, ledger } = now;
    const left = settings.scoring.giveUpEarnsTimer
      ? (timerValue(settings, ledger.timerReset, t) ?? 0)
      : 0;
    const booked = credit(settings.scoring, ledger, [{ reason: 'give-up', points: left }]);
    return new Game(
      logged(changed(now, { ledger: booked.ledger, outcome: 'given-up' }), {
        t,
        cause: 'give-up',
        steps: [],
        points: booked.points,
        credited: true,
      }),
    );
  }

  /**
   * Notes that the player was away, with every timed event done that came meanwhile. It is to be
   * noted before the next action. What lies after the end of the game is cut off.
   * @throws RangeError for a gap that cannot have been: it is empty, or something was done in it.
   */
  withGap({ from, to, cause }: Omit<Gap, 'after'>): Game {
    checkTime(from);
    const advanced = this.advance(to);
    const now = advanced.#state;
    const end = now.outcome === undefined ? to : Math.min(to, now.time);
    if (now.outcome !== undefined && from >= end) return advanced;
    if (from >= end) throw new RangeError(`A gap from ${from} to ${to} is none`);
    const done = Math.max(lastActionAt(now), now.gaps?.entry.to ?? 0);
    if (from < done || end < now.time) {
      throw new RangeError(`The gap from ${from} to ${to} is not after all that was done`);
    }
    const gap: Gap = { from, to: end, cause, after: now.log?.length ?? 0 };
    return new Game(changed(now, { gaps: chained(now.gaps, gap) }));
  }

  /** The state just before an action at `t`, or why none is taken. */
  #at(t: number): State | Refusal {
    checkTime(t);
    if (this.isOver) return new Refusal('game-over');
    if (t < this.#state.time) return new Refusal('time-went-back');
    const state = this.advance(t).#state;
    return state.outcome === undefined ? state : new Refusal('game-over');
  }
}

function checkTime(t: number): void {
  if (!Number.isSafeInteger(t) || t < 0) {
    throw new RangeError(`A time is a whole number of milliseconds from 0; ${t} is not`);
  }
}

function nextEvent({ settings, position, ledger, time }: State): TimedEvent | undefined {
  return nextTimedEvent(settings, position, ledger, time);
}

/** When the player last did something. */
function lastActionAt({ log }: State): number {
  let link = log;
  while (link?.entry.cause === 'clock') link = link.earlier;
  return link?.entry.t ?? 0;
}

function canRedo({ contest, values }: Settings): boolean {
  return values.undo === 'unlimited' && !contest;
}

function momentOf({ position, ledger, moves, time }: State): Moment {
  return { position, ledger, moves, at: time };
}

/** The way back after an action: with `once` it is one step, and closed by a card newly turned up. */
function pastAfter(before: State, move: Move, seen: Seen): Trail | undefined {
  const moment = momentOf(before);
  switch (before.settings.values.undo) {
    case 'none':
      return undefined;
    case 'once':
      return seen === before.seen ? { moment, move, further: undefined } : undefined;
    case 'unlimited':
      return { moment, move, further: before.past };
  }
}

/** The state with other parts. Named one by one all states have one shape, which is faster by a third. */
function changed(state: State, parts: Partial<State>): State {
  const { settings, seed, start, position, ledger, moves, time } = state;
  const { seen, past, future, log, gaps, outcome } = state;
  const copy: State = {
    settings,
    seed,
    start,
    position,
    ledger,
    moves,
    time,
    seen,
    past,
    future,
    log,
    gaps,
    outcome,
  };
  return Object.assign(copy, parts);
}

type Happening = Omit<LogEntry, 'score' | 'moves' | 'outcome'>;

/** The state with an entry in its log, made out from the state itself. */
function logged(state: State, { t, cause, move, steps, points, credited }: Happening): State {
  const { moves, outcome } = state;
  const { score } = state.ledger;
  // Name by name: this is done for every line of a record, and spreading took a third of the time.
  const entry: LogEntry = move
    ? { t, cause, move, steps, points, credited, score, moves }
    : { t, cause, steps, points, credited, score, moves };
  const last = outcome === undefined ? entry : { ...entry, outcome };
  return changed(state, { time: t, log: chained(state.log, last) });
}

/** After every step: is the game won, or is nothing left to do? */
function settled(state: State, happening: Happening): State {
  if (!isWon(state.position)) return logged(judged(state), happening);
  const bonus = winPoints(state.settings, state.position, happening.t);
  const { ledger, points } = credit(state.settings.scoring, state.ledger, bonus);
  return logged(changed(state, { ledger, outcome: 'won' }), {
    ...happening,
    points: [...happening.points, ...points],
  });
}

function stuck({ position, seen }: State): boolean {
  return isStuck(position, (card) => seen.has(card));
}

/** The state with the end that being stuck means under its scoring. */
function judged(state: State): State {
  if (state.outcome !== undefined) return state;
  const { scoring, contest } = state.settings;
  const ends = scoring.stuckEnds === 'always' || (scoring.stuckEnds === 'contest' && contest);
  return ends && stuck(state) ? changed(state, { outcome: 'stuck' }) : state;
}

/** The state after a timed event. */
function happened(state: State, { at, kind }: TimedEvent): State {
  const clock = { t: at, cause: 'clock', steps: [], points: [], credited: true } as const;
  switch (kind) {
    case 'penalty': {
      const { scoring } = state.settings;
      const points: readonly Points[] = [{ reason: 'clock', points: scoring.clock?.points ?? 0 }];
      const booked = credit(scoring, state.ledger, points);
      return logged(changed(state, { ledger: booked.ledger }), { ...clock, points: booked.points });
    }
    case 'draw': {
      const move: Move = { type: 'draw' };
      const played = play(state.position, move);
      if (played instanceof Refusal) throw new Error(`The clock cannot draw: ${played.reason}`);
      const booking = book(state.settings, state.ledger, state.position.rules, played.steps, at);
      const next = changed(state, {
        position: played.position,
        ledger: { ...booking.ledger, timerReset: at },
        seen: seenAfter(state.seen, played.steps),
        past: undefined,
        future: undefined,
      });
      return settled(next, { ...clock, move, steps: played.steps, points: booking.points });
    }
    case 'out-of-time':
      return logged(changed(state, { outcome: 'time' }), clock);
  }
}

/** The state at another moment of its past or future, with the points that the clock took since. */
function moved(
  now: State,
  { position, ledger, moves, at }: Moment,
  cause: 'undo' | 'redo',
  move: Move,
  trails: Pick<State, 'past' | 'future'>,
): State {
  const score = scoreAfterClock(now.settings.scoring, ledger.score, at, now.time);
  const difference = score - now.ledger.score;
  const points = difference === 0 ? [] : [{ reason: cause, points: difference }];
  const state = judged(changed(now, { ...trails, position, ledger: { ...ledger, score }, moves }));
  return logged(state, { t: now.time, cause, move, steps: [], points, credited: true });
}
