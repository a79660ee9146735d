import type { Settings } from '../../engine/index.js';

/** Of a game only how it is played counts here. */
interface Played {
  readonly settings: Settings;
}

/** Whether the time of play means anything in a game, and so is shown. */
export function hasClock({ settings }: Played): boolean {
  const { scoring, values } = settings;
  return (
    values.timeLimit !== 'none' || scoring.clock !== undefined || scoring.win?.speed !== undefined
  );
}

/** Whether the points timer is the player's business; without a clock it runs in hiding. */
export function showsTimer({ settings }: Played): boolean {
  return settings.scoring.timer?.drives ?? false;
}

/** Whether whoever does something else meanwhile loses by it. */
export function isClocked(played: Played): boolean {
  return hasClock(played) || showsTimer(played);
}
