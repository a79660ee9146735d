import type { ScoringDefinition } from '../scoring.js';

export const none: ScoringDefinition = {
  id: 'none',
  name: 'No score',
  options: [],
  plays: { kind: 'fixed', home: 0, lay: 0, back: 0, turn: 0 },
  stuckEnds: 'contest',
};
