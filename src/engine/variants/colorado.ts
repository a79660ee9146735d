import type { VariantDefinition } from '../variant.js';
import { twentyPilesLayout, twoWayFoundations } from './twenty-piles.js';

/** Colorado: twenty piles just hold cards; where each stock card is parked decides (rules.md 4). */
export const colorado: VariantDefinition = {
  id: 'colorado',
  name: 'Colorado',
  deck: { decks: 2 },
  piles: [
    { id: 'S', kind: 'stock', count: 1, give: { unit: 'top' }, faceUpTop: true },
    ...twoWayFoundations(['T', 'S']),
    {
      id: 'T',
      kind: 'tableau',
      count: 20,
      accept: { from: ['S'], empty: 'none', build: { rank: 'any', suit: 'any' }, single: true },
      give: { unit: 'top' },
    },
  ],
  deal: [{ each: 'T' }, { rest: 'S' }],
  refill: { group: 'T', from: 'S' },
  options: [],
  scoring: 'cards',
  casual: { undo: 'unlimited' },
  contest: { undo: 'none' },
  layout: twentyPilesLayout,
};
