import { colorOf } from './card.js';
import type { Face } from './card.js';

/** How a card may be laid on another. */
export interface Build {
  /** `up`: one rank higher than the card it is laid on. */
  readonly rank: 'up' | 'down' | 'any';
  readonly suit: 'same' | 'alternate' | 'any';
}

export type BuildFault = 'wrong-rank' | 'wrong-suit' | 'wrong-color';

const rankSteps = { up: 1, down: -1 } as const;

/** Why `face` may not be laid on `onto`; `undefined` when it may. */
export function buildFault(build: Build, face: Face, onto: Face): BuildFault | undefined {
  if (build.suit === 'same' && face.suit !== onto.suit) return 'wrong-suit';
  if (build.suit === 'alternate' && colorOf(face.suit) === colorOf(onto.suit)) return 'wrong-color';
  if (build.rank !== 'any' && face.rank !== onto.rank + rankSteps[build.rank]) return 'wrong-rank';
  return undefined;
}
