import type { ScoringDefinition } from '../scoring.js';
import { standardPlays, standardRedeals } from './standard.js';

/** Standard's plays with a floor of 0, points lost to the clock, and a bonus for speed (rules.md 2). */
export const windows: ScoringDefinition = {
  id: 'windows',
  name: 'Windows',
  options: [],
  plays: standardPlays,
  floor: 0,
  redeals: standardRedeals,
  clock: { everySeconds: 10, points: -2 },
  win: { speed: { points: 700_000, above: 30 } },
  stuckEnds: 'contest',
};
