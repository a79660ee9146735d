import type { Place, VariantDefinition } from '../variant.js';

const places: readonly Place[] = [
  { group: 'S', column: 0, row: 0, step: 'right', fan: 'none' },
  { group: 'W', column: 1, row: 0, step: 'right', fan: 'right', shows: 3 },
  { group: 'F', column: 3, row: 0, step: 'right', fan: 'none' },
  { group: 'T', column: 0, row: 1, step: 'right', fan: 'down' },
];

/** Klondike under tournament rules (rules.md 2). */
export const klondike: VariantDefinition = {
  id: 'klondike',
  name: 'Klondike',
  deck: { decks: 1 },
  piles: [
    { id: 'S', kind: 'stock', count: 1 },
    { id: 'W', kind: 'waste', count: 1, give: { unit: 'top' } },
    {
      id: 'F',
      kind: 'foundation',
      count: 4,
      accept: {
        // Not from another foundation: an ace moved to and fro would earn for ever.
        from: ['T', 'W'],
        empty: { rank: 1 },
        build: { rank: 'up', suit: 'same' },
        single: true,
      },
      give: { unit: 'top' },
    },
    {
      id: 'T',
      kind: 'tableau',
      count: 7,
      accept: {
        from: ['T', 'W', 'F'],
        empty: { rank: 13 },
        build: { rank: 'down', suit: 'alternate' },
      },
      give: { unit: 'run', run: { rank: 'down', suit: 'alternate' } },
      flip: { option: 'reveal' },
    },
  ],
  deal: [{ triangle: 'T' }, { rest: 'S' }],
  stockClick: { to: 'W', count: { option: 'draw' } },
  redeal: { from: 'W', passes: { option: 'passes' } },
  options: ['draw', 'passes', 'reveal'],
  scoring: 'standard',
  casual: { undo: 'unlimited', reveal: 'auto' },
  contest: { undo: 'once', reveal: 'manual', timeLimit: 300 },
  layout: {
    wide: { columns: 7, rows: [1, 3.2], places },
    narrow: { columns: 7, rows: [1, 4.8], places },
  },
};
