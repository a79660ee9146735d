import type { VariantDefinition } from '../variant.js';
import { twentyPilesLayout, twoWayFoundations } from './twenty-piles.js';

/** Twenty: aces and kings set out, the stock dealt onto all twenty piles at once (rules.md 5). */
export const twenty: VariantDefinition = {
  id: 'twenty',
  name: 'Twenty',
  deck: { decks: 2 },
  piles: [
    { id: 'S', kind: 'stock', count: 1 },
    ...twoWayFoundations(['T']),
    {
      id: 'T',
      kind: 'tableau',
      count: 20,
      accept: { from: ['T'], empty: 'any', single: true, whenStockEmpty: true },
      give: { unit: 'top' },
    },
  ],
  deal: [{ setOut: 1, to: 'A' }, { setOut: 13, to: 'K' }, { each: 'T' }, { rest: 'S' }],
  stockClick: { each: 'T' },
  refill: { group: 'T', from: 'S' },
  options: [],
  scoring: 'cards',
  casual: { undo: 'unlimited' },
  contest: { undo: 'none' },
  layout: twentyPilesLayout,
};
