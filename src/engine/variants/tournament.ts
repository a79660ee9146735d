import type { Place, VariantDefinition } from '../variant.js';

/** The aces down the side of the columns, which are `rows` cards high; the stock under both. */
const places = (rows: number): readonly Place[] => [
  { group: 'F', column: 0, row: 0, step: 'down', fan: 'none' },
  { group: 'T', column: 1, row: 0, step: 'right', fan: 'down', rows },
  { group: 'S', column: 0, row: rows, step: 'right', fan: 'none' },
  { group: 'W', column: 1, row: rows, step: 'right', fan: 'right', shows: 3 },
  { group: 'X', column: 7, row: rows, step: 'right', fan: 'none' },
];

/** Tournament Solitaire: one card at a time, one pass, nothing comes back (rules.md 3). */
export const tournament: VariantDefinition = {
  id: 'tournament',
  name: 'Tournament Solitaire',
  deck: { decks: 1 },
  piles: [
    { id: 'S', kind: 'stock', count: 1 },
    { id: 'W', kind: 'waste', count: 1, give: { unit: 'top' } },
    { id: 'X', kind: 'wild', count: 1, give: { unit: 'top' }, only: 'wildcard' },
    {
      id: 'F',
      kind: 'foundation',
      count: 4,
      accept: {
        from: ['T', 'W', 'X'],
        empty: { rank: 1 },
        build: { rank: 'up', suit: 'same' },
        single: true,
      },
    },
    {
      id: 'T',
      kind: 'tableau',
      count: 7,
      accept: {
        from: ['T', 'W', 'X'],
        empty: { rank: 13 },
        build: { rank: 'down', suit: 'alternate' },
      },
      give: { unit: 'run', run: { rank: 'down', suit: 'alternate' } },
      flip: 'auto',
    },
  ],
  deal: [{ triangle: 'T' }, { rest: 'S' }],
  stockClick: { to: 'W', count: 1 },
  options: ['wildcard'],
  scoring: 'timed',
  casual: { undo: 'none' },
  contest: { undo: 'none' },
  layout: {
    wide: { columns: 8, rows: [1, 1, 1, 1, 1], places: places(4) },
    narrow: { columns: 8, rows: [1, 1, 1, 1, 1, 1], places: places(5) },
  },
};
