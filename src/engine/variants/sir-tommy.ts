import type { VariantDefinition } from '../variant.js';

/** Sir Tommy: four piles hold what the foundations, whatever the suit, cannot yet take (rules.md 5). */
export const sirTommy: VariantDefinition = {
  id: 'sir-tommy',
  name: 'Sir Tommy',
  deck: { decks: 1 },
  piles: [
    { id: 'S', kind: 'stock', count: 1, give: { unit: 'top' }, faceUpTop: true },
    {
      id: 'F',
      kind: 'foundation',
      count: 4,
      accept: {
        from: ['T', 'S'],
        empty: { rank: 1 },
        build: { rank: 'up', suit: 'any' },
        single: true,
      },
    },
    {
      id: 'T',
      kind: 'tableau',
      count: 4,
      accept: { from: ['S'], empty: 'any', build: { rank: 'any', suit: 'any' }, single: true },
      give: { unit: 'top' },
    },
  ],
  deal: [{ rest: 'S' }],
  options: [],
  scoring: 'cards',
  casual: { undo: 'unlimited' },
  contest: { undo: 'none' },
  layout: {
    wide: {
      columns: 6,
      rows: [1, 3],
      places: [
        { group: 'S', column: 0, row: 0, step: 'right', fan: 'none' },
        { group: 'F', column: 2, row: 0, step: 'right', fan: 'none' },
        { group: 'T', column: 2, row: 1, step: 'right', fan: 'down' },
      ],
    },
  },
};
