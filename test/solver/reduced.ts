import type { Rank } from '../../src/engine/card.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { PlayOptions, Rules } from '../../src/engine/rules.js';
import type { PileGroup, VariantDefinition } from '../../src/engine/variant.js';

/**
 * A game with fewer ranks and columns, small enough to try everything. What was for kings is for
 * the highest rank there is.
 */
export function reduced(
  definition: VariantDefinition,
  highestRank: Rank,
  columns: number,
  options: Partial<PlayOptions> = {},
  decks = definition.deck.decks,
): Rules {
  const pile = (group: PileGroup): PileGroup => {
    const { accept } = group;
    const count = group.kind === 'tableau' ? columns : group.count;
    if (typeof accept?.empty !== 'object' || accept.empty.rank !== 13) return { ...group, count };
    return { ...group, count, accept: { ...accept, empty: { rank: highestRank } } };
  };
  return rulesOf(
    {
      ...definition,
      deck: { decks, highestRank },
      piles: definition.piles.map(pile),
      deal: definition.deal.map((step) =>
        'setOut' in step && step.setOut === 13 ? { ...step, setOut: highestRank } : step,
      ),
    },
    { ...plainPlayOptions, ...options },
  );
}
