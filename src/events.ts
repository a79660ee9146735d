import type {
  GameOptions,
  LogEntry,
  Move,
  Outcome,
  PointReason,
  RefusalReason,
} from './engine/index.js';

/* eslint-disable @typescript-eslint/class-literal-property-style --
   Compiled, a static field is a statement, and no bundler leaves out a class that has one. */

const heardEverywhere = { bubbles: true, composed: true } as const;

/** A game lies on the table: a new one, or one that goes on where it was left. */
export class SolitaireStartEvent extends Event {
  static get type(): 'solitaire-start' {
    return 'solitaire-start';
  }

  constructor(
    /** The game's options, every default filled in. */
    readonly options: GameOptions,
  ) {
    super(SolitaireStartEvent.type, heardEverywhere);
  }

  get variant(): string {
    return this.options.variant;
  }

  get scoring(): string {
    return this.options.scoring;
  }

  /** What the game was dealt from. */
  get seed(): string | undefined {
    return this.options.seed;
  }
}

/** A legal move is about to be played; `preventDefault()` keeps it from being played. */
export class SolitaireBeforeMoveEvent extends Event {
  static get type(): 'solitaire-before-move' {
    return 'solitaire-before-move';
  }

  constructor(readonly move: Move) {
    super(SolitaireBeforeMoveEvent.type, { ...heardEverywhere, cancelable: true });
  }
}

/** How a move came about: by the player, by undo or redo, by the clock, or by itself. */
export type MoveCause = Exclude<LogEntry['cause'], 'give-up'> | 'auto';

/** A move was made, taken back or brought back. */
export class SolitaireMoveEvent extends Event {
  static get type(): 'solitaire-move' {
    return 'solitaire-move';
  }

  readonly move: Move;
  /** The move as text: `T3>T5*4`, `D` … */
  readonly notation: string;
  readonly cause: MoveCause;
  /** Points that it earned or cost, without the bonus of an end. */
  readonly points: number;
  /** The score after it, without the bonus of an end. */
  readonly score: number;
  /** The number of moves that stand after it. */
  readonly moves: number;

  constructor(
    fields: Pick<SolitaireMoveEvent, 'move' | 'notation' | 'cause' | 'points' | 'score' | 'moves'>,
  ) {
    super(SolitaireMoveEvent.type, heardEverywhere);
    this.move = fields.move;
    this.notation = fields.notation;
    this.cause = fields.cause;
    this.points = fields.points;
    this.score = fields.score;
    this.moves = fields.moves;
  }
}

/** The score changed: one event for each reason. */
export class SolitaireScoreEvent extends Event {
  static get type(): 'solitaire-score' {
    return 'solitaire-score';
  }

  constructor(
    /** The score after it. */
    readonly score: number,
    readonly points: number,
    readonly reason: PointReason,
  ) {
    super(SolitaireScoreEvent.type, heardEverywhere);
  }
}

/** An action was refused; nothing changed. */
export class SolitaireRefuseEvent extends Event {
  static get type(): 'solitaire-refuse' {
    return 'solitaire-refuse';
  }

  constructor(
    /** `undefined` for an undo, a redo, or a card that cannot even be picked up. */
    readonly move: Move | undefined,
    readonly reason: RefusalReason,
  ) {
    super(SolitaireRefuseEvent.type, heardEverywhere);
  }
}

/** Nothing is left to do. Whether the game is over tells `solitaire-end`. */
export class SolitaireStuckEvent extends Event {
  static get type(): 'solitaire-stuck' {
    return 'solitaire-stuck';
  }

  constructor() {
    super(SolitaireStuckEvent.type, heardEverywhere);
  }
}

/** The game is over. */
export class SolitaireEndEvent extends Event {
  static get type(): 'solitaire-end' {
    return 'solitaire-end';
  }

  readonly outcome: Outcome;
  /** The final score, the bonus included. */
  readonly score: number;
  /** Points that the end itself paid. */
  readonly bonus: number;
  /** The time of play in ms. */
  readonly elapsed: number;
  readonly moves: number;
  /** The whole game as text, for `verify` of `solitaire-game/engine`. */
  readonly record: string;

  constructor(
    fields: Pick<SolitaireEndEvent, 'outcome' | 'score' | 'bonus' | 'elapsed' | 'moves' | 'record'>,
  ) {
    super(SolitaireEndEvent.type, heardEverywhere);
    this.outcome = fields.outcome;
    this.score = fields.score;
    this.bonus = fields.bonus;
    this.elapsed = fields.elapsed;
    this.moves = fields.moves;
    this.record = fields.record;
  }
}

/** Whether the deal on the table can be won: told with `winnable`, once that is known. */
export class SolitaireVerdictEvent extends Event {
  static get type(): 'solitaire-verdict' {
    return 'solitaire-verdict';
  }

  constructor(
    /** `unknown` when the search for an answer was given up. */
    readonly verdict: 'winnable' | 'unwinnable' | 'unknown',
    /** What the game was dealt from. */
    readonly seed: string | undefined,
  ) {
    super(SolitaireVerdictEvent.type, heardEverywhere);
  }
}

export class SolitairePauseEvent extends Event {
  static get type(): 'solitaire-pause' {
    return 'solitaire-pause';
  }

  constructor() {
    super(SolitairePauseEvent.type, heardEverywhere);
  }
}

export class SolitaireResumeEvent extends Event {
  static get type(): 'solitaire-resume' {
    return 'solitaire-resume';
  }

  constructor() {
    super(SolitaireResumeEvent.type, heardEverywhere);
  }
}

/** Something that the page asked for cannot be done; the message names what was allowed. */
export class SolitaireErrorEvent extends Event {
  static get type(): 'solitaire-error' {
    return 'solitaire-error';
  }

  constructor(readonly error: Error) {
    super(SolitaireErrorEvent.type, heardEverywhere);
  }

  get message(): string {
    return this.error.message;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'solitaire-start': SolitaireStartEvent;
    'solitaire-before-move': SolitaireBeforeMoveEvent;
    'solitaire-move': SolitaireMoveEvent;
    'solitaire-score': SolitaireScoreEvent;
    'solitaire-refuse': SolitaireRefuseEvent;
    'solitaire-stuck': SolitaireStuckEvent;
    'solitaire-end': SolitaireEndEvent;
    'solitaire-verdict': SolitaireVerdictEvent;
    'solitaire-pause': SolitairePauseEvent;
    'solitaire-resume': SolitaireResumeEvent;
    'solitaire-error': SolitaireErrorEvent;
  }
}
