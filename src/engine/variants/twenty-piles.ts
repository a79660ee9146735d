import type { Layout, PileGroup, VariantDefinition } from '../variant.js';

/** Four piles up from the aces and four down from the kings, one of each suit, in suit. */
export function twoWayFoundations(from: readonly string[]): readonly PileGroup[] {
  const group = (id: string, base: 1 | 13, direction: 'up' | 'down'): PileGroup => ({
    id,
    kind: 'foundation',
    count: 4,
    accept: {
      from,
      empty: { rank: base },
      build: { rank: direction, suit: 'same' },
      onePerSuit: true,
      single: true,
    },
  });
  return [group('A', 1, 'up'), group('K', 13, 'down')];
}

const wide: Layout = {
  columns: 10,
  rows: [1, 1.5, 1.5],
  places: [
    { group: 'S', column: 0, row: 0, step: 'right', fan: 'none' },
    { group: 'A', column: 2, row: 0, step: 'right', fan: 'none' },
    { group: 'K', column: 6, row: 0, step: 'right', fan: 'none' },
    { group: 'T', column: 0, row: 1, step: 'right', perLine: 10, fan: 'down' },
  ],
};

const narrow: Layout = {
  columns: 5,
  rows: [1, 1, 1.4, 1.4, 1.4, 1.4],
  places: [
    { group: 'S', column: 4, row: 0, step: 'right', fan: 'none' },
    { group: 'A', column: 0, row: 0, step: 'right', fan: 'none' },
    { group: 'K', column: 0, row: 1, step: 'right', fan: 'none' },
    { group: 'T', column: 0, row: 2, step: 'right', perLine: 5, fan: 'down' },
  ],
};

/** Eight foundations over two rows of ten; on a phone four rows of five. */
export const twentyPilesLayout: VariantDefinition['layout'] = { wide, narrow };
