import type { ScoringDefinition } from '../scoring.js';

/** No clock to see: a play earns by the number of cards moved (rules.md 3.2). */
export const noClock: ScoringDefinition = {
  id: 'no-clock',
  name: 'No clock',
  options: ['basePoints', 'timerRate', 'wildcardBonus'],
  plays: { kind: 'credited', worth: 'length', homeFactor: 3, furtherCard: 100 },
  timer: { start: 'basePoints', drives: false },
  win: { perCard: 100, unusedWildcard: true },
  giveUpEarnsTimer: true,
  // An automatic end would take the points for giving up away.
  stuckEnds: 'never',
  defaults: { timeLimit: 'none' },
};
