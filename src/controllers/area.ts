import type { PileKind } from '../engine/index.js';

/** A part of the table that Tab comes to once; within it the arrows lead on. */
export type Area = 'stock' | 'foundations' | 'tableau';

const areas: Readonly<Record<PileKind, Area>> = {
  stock: 'stock',
  waste: 'stock',
  wild: 'stock',
  foundation: 'foundations',
  tableau: 'tableau',
};

export function areaOf(kind: PileKind): Area {
  return areas[kind];
}
