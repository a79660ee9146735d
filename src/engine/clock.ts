import type { Ledger } from './ledger.js';
import { isStockEmpty } from './position.js';
import type { Position } from './position.js';
import type { Settings } from './settings.js';
import { timerEnd } from './timer.js';

/** Something that happens by itself at its time. */
export interface TimedEvent {
  /** In ms of play. */
  readonly at: number;
  /**
   * `penalty`: points lost to the clock · `draw`: the points timer clicks the stock ·
   * `out-of-time`: the timer or the time limit ends the game.
   */
  readonly kind: 'penalty' | 'draw' | 'out-of-time';
}

function penalty({ scoring }: Settings, ledger: Ledger, now: number): TimedEvent | undefined {
  const { clock, floor } = scoring;
  // At the floor there is nothing to lose, and a game left lying costs no loop.
  if (!clock || ledger.score === floor) return undefined;
  const period = clock.everySeconds * 1000;
  return { at: (Math.floor(now / period) + 1) * period, kind: 'penalty' };
}

function timer(
  settings: Settings,
  position: Position,
  ledger: Ledger,
  now: number,
): TimedEvent | undefined {
  const end = settings.scoring.timer?.drives ? timerEnd(settings, ledger.timerReset) : undefined;
  if (end === undefined) return undefined;
  if (isStockEmpty(position)) return { at: Math.max(end, now), kind: 'out-of-time' };
  // Where the stock's top is placed by hand the timer waits at 0 for the next play.
  return settings.definition.stockClick ? { at: end, kind: 'draw' } : undefined;
}

function limit({ values }: Settings): TimedEvent | undefined {
  const { timeLimit } = values;
  return timeLimit === 'none' ? undefined : { at: timeLimit * 1000, kind: 'out-of-time' };
}

/** The next thing that the clock will do if nothing is played; of several at one moment the first. */
export function nextTimedEvent(
  settings: Settings,
  position: Position,
  ledger: Ledger,
  now: number,
): TimedEvent | undefined {
  // The order for events at one moment (rules.md 6): lost points, the points timer, the limit.
  const events = [
    penalty(settings, ledger, now),
    timer(settings, position, ledger, now),
    limit(settings),
  ];
  return events.reduce(
    (first, event) => (event && (!first || event.at < first.at) ? event : first),
    undefined,
  );
}
