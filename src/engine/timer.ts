import type { Settings } from './settings.js';

function startOf({ scoring, values }: Settings): number | undefined {
  return scoring.timer && values[scoring.timer.start];
}

/** What the points timer stands at, `undefined` where the scoring has none (rules.md 3.1). */
export function timerValue(settings: Settings, reset: number, t: number): number | undefined {
  const start = startOf(settings);
  if (start === undefined) return undefined;
  return Math.max(0, start - Math.floor(((t - reset) * settings.values.timerRate) / 1000));
}

/** When the points timer reaches 0, in ms of play. */
export function timerEnd(settings: Settings, reset: number): number | undefined {
  const start = startOf(settings);
  return start === undefined
    ? undefined
    : reset + Math.ceil((start * 1000) / settings.values.timerRate);
}
