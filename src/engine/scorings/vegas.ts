import type { ScoringDefinition } from '../scoring.js';

/** The deck is bought card by card, each card home pays five back (rules.md 2). */
export const vegas: ScoringDefinition = {
  id: 'vegas',
  name: 'Vegas',
  options: [],
  plays: { kind: 'fixed', home: 5, lay: 0, back: -5, turn: 0 },
  startPerCard: -1,
  stuckEnds: 'contest',
  defaults: { passes: { option: 'draw' } },
};
