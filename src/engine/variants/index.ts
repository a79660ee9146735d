import type { VariantDefinition } from '../variant.js';
import { colorado } from './colorado.js';
import { klondike } from './klondike.js';
import { sirTommy } from './sir-tommy.js';
import { tournament } from './tournament.js';
import { twenty } from './twenty.js';

/** The games that come with the package. */
export const ownVariants: readonly VariantDefinition[] = [
  klondike,
  tournament,
  colorado,
  sirTommy,
  twenty,
];

/** The name of a game: one that comes with the package, or one that a page has defined. */
export type VariantName =
  'klondike' | 'tournament' | 'colorado' | 'sir-tommy' | 'twenty' | (string & Record<never, never>);
