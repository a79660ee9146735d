import type { ScoringDefinition } from '../scoring.js';
import { cards } from './cards.js';
import { noClock } from './no-clock.js';
import { none } from './none.js';
import { standard } from './standard.js';
import { timed } from './timed.js';
import { vegas } from './vegas.js';
import { windows } from './windows.js';

/** The scorings that come with the package. */
export const ownScorings: readonly ScoringDefinition[] = [
  standard,
  timed,
  noClock,
  cards,
  windows,
  vegas,
  none,
];

/** The name of a scoring. */
export type ScoringName =
  'standard' | 'timed' | 'no-clock' | 'cards' | 'windows' | 'vegas' | 'none';
