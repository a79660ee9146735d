import type { ScoringDefinition } from '../scoring.js';

/** One point a card home; cards set out by the deal don't count (rules.md 4). */
export const cards: ScoringDefinition = {
  id: 'cards',
  name: 'Cards home',
  options: [],
  plays: { kind: 'fixed', home: 1, lay: 0, back: -1, turn: 0 },
  stuckEnds: 'contest',
};
