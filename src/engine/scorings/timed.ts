import type { ScoringDefinition } from '../scoring.js';

/** The points timer: a play earns what it shows (rules.md 3.1). */
export const timed: ScoringDefinition = {
  id: 'timed',
  name: 'Points timer',
  options: ['timerStart', 'timerRate', 'wildcardBonus'],
  plays: { kind: 'credited', worth: 'timer', homeFactor: 3, furtherCard: 0 },
  timer: { start: 'timerStart', drives: true },
  win: { perCard: 100, unusedWildcard: true },
  stuckEnds: 'always',
  defaults: { undo: 'none', timeLimit: 'none' },
  // Play and undo, over and over, would hold the timer up.
  forbidsUndo: true,
};
