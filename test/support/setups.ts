import type { NewGame } from '../../src/engine/index.js';

/** The games that the wide tests go over: each variant, and those options that change its moves. */
export const setups = [
  { name: 'klondike, draw 1', variant: 'klondike', options: { draw: 1 } },
  { name: 'klondike, draw 3', variant: 'klondike', options: { draw: 3 } },
  { name: 'tournament', variant: 'tournament', options: {} },
  { name: 'tournament with wildcard', variant: 'tournament', options: { wildcard: true } },
  { name: 'colorado', variant: 'colorado', options: {} },
  { name: 'sir-tommy', variant: 'sir-tommy', options: {} },
  { name: 'twenty', variant: 'twenty', options: {} },
] as const satisfies readonly {
  name: string;
  variant: string;
  options: Partial<NewGame>;
}[];

export const scoringNames = [
  'standard',
  'timed',
  'no-clock',
  'cards',
  'windows',
  'vegas',
  'none',
] as const;
