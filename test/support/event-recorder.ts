import { formatMove, isBonus, sumOf } from '../../src/engine/index.js';
import type { Game, LogEntry } from '../../src/engine/index.js';
import {
  SolitaireBeforeMoveEvent,
  SolitaireEndEvent,
  SolitaireErrorEvent,
  SolitaireMoveEvent,
  SolitairePauseEvent,
  SolitaireRefuseEvent,
  SolitaireResumeEvent,
  SolitaireScoreEvent,
  SolitaireStartEvent,
  SolitaireStuckEvent,
  SolitaireVerdictEvent,
} from '../../src/events.js';

const eventClasses = [
  SolitaireStartEvent,
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireScoreEvent,
  SolitaireRefuseEvent,
  SolitaireStuckEvent,
  SolitaireEndEvent,
  SolitairePauseEvent,
  SolitaireResumeEvent,
  SolitaireErrorEvent,
  SolitaireVerdictEvent,
];

/** An event's type and what it tells. */
export interface Heard {
  readonly type: string;
  readonly [field: string]: unknown;
}

function described(event: Event): Heard {
  const { type } = event;
  if (event instanceof SolitaireStartEvent) {
    const { variant, scoring, seed } = event;
    return { type, variant, scoring, seed };
  }
  if (event instanceof SolitaireBeforeMoveEvent) return { type, move: formatMove(event.move) };
  if (event instanceof SolitaireMoveEvent) {
    const { move, notation, cause, points, score, moves } = event;
    return { type, move: formatMove(move), notation, cause, points, score, moves };
  }
  if (event instanceof SolitaireScoreEvent) {
    const { score, points, reason } = event;
    return { type, score, points, reason };
  }
  if (event instanceof SolitaireRefuseEvent) {
    const { move, reason } = event;
    return { type, move: move && formatMove(move), reason };
  }
  if (event instanceof SolitaireEndEvent) {
    const { outcome, score, bonus, elapsed, moves } = event;
    return { type, outcome, score, bonus, elapsed, moves };
  }
  if (event instanceof SolitaireVerdictEvent) {
    const { verdict, seed } = event;
    return { type, verdict, seed };
  }
  if (event instanceof SolitaireErrorEvent) return { type, message: event.message };
  return { type };
}

/** Collects every event of a game that reaches a target, in order, from now on. */
export class EventRecorder {
  readonly events: Event[] = [];
  readonly #stop = new AbortController();

  constructor(target: EventTarget) {
    for (const { type } of eventClasses) {
      target.addEventListener(type, (event) => this.events.push(event), {
        signal: this.#stop.signal,
      });
    }
  }

  /** What was heard, as plain values. */
  get heard(): readonly Heard[] {
    return this.events.map(described);
  }

  /** The types of what was heard, the common beginning of their names left out. */
  get types(): readonly string[] {
    return this.events.map(({ type }) => type.replace('solitaire-', ''));
  }

  /** What was heard of one type. */
  of(type: string): readonly Heard[] {
    return this.heard.filter((each) => each.type === `solitaire-${type}`);
  }

  /** Forgets what was heard. */
  clear(): void {
    this.events.length = 0;
  }

  stop(): void {
    this.#stop.abort();
  }
}

function eventsOf(entry: LogEntry): readonly Heard[] {
  const { cause, move, moves } = entry;
  const plays = entry.points.filter((each) => !isBonus(each));
  const notation = move && formatMove(move);
  const points = sumOf(plays);
  const before = entry.score - sumOf(entry.points);
  return [
    ...(cause === 'play' ? [{ type: 'solitaire-before-move', move: notation }] : []),
    ...(move
      ? [
          {
            type: 'solitaire-move',
            move: notation,
            notation,
            cause,
            points,
            score: before + points,
            moves,
          },
        ]
      : []),
    ...entry.points.map((each, index) => ({
      type: 'solitaire-score',
      score: before + sumOf(entry.points.slice(0, index + 1)),
      ...each,
    })),
  ];
}

/** The events that a page must hear when one moment of a game follows another. */
export function eventsBetween(before: Game, now: Game): readonly Heard[] {
  const { outcome, score, elapsed, moves, log, status } = now;
  const bonus = sumOf((log.at(-1)?.points ?? []).filter(isBonus));
  return [
    ...now.logSince(before).flatMap(eventsOf),
    ...(status === 'stuck' && before.status !== 'stuck' ? [{ type: 'solitaire-stuck' }] : []),
    ...(outcome && !before.isOver
      ? [{ type: 'solitaire-end', outcome, score, bonus, elapsed, moves }]
      : []),
  ];
}

/** The event that a page must hear of a new game. */
export function startOf({ options: { variant, scoring, seed } }: Game): Heard {
  return { type: 'solitaire-start', variant, scoring, seed };
}
