import type { FixedPlays, RedealPoints, ScoringDefinition } from '../scoring.js';

export const standardPlays: FixedPlays = { kind: 'fixed', home: 10, lay: 5, back: -15, turn: 5 };

export const standardRedeals: readonly RedealPoints[] = [
  { draw: 1, fromPass: 2, points: -100 },
  { draw: 3, fromPass: 4, points: -20 },
];

/** Klondike tournaments (rules.md 2). No floor: with one, recycling at 0 would be free. */
export const standard: ScoringDefinition = {
  id: 'standard',
  name: 'Standard',
  options: ['timeBonus'],
  plays: standardPlays,
  redeals: standardRedeals,
  win: { secondsLeft: true },
  stuckEnds: 'contest',
};
