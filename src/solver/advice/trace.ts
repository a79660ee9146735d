import type { Pile } from '../../engine/pile.js';
import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';

/**
 * What of a position only a move that gets somewhere changes. Two positions with the same trace can
 * be played from the one to the other and back: by drawing and redealing, by moving runs to and fro,
 * by putting a pile in another space. Advice leads to a trace where the game has not been yet.
 */
export type Trace = string;

/**
 * The trace of a position. Cards count by identity, and nothing hidden shows in it.
 *
 * Of a pile on which runs are built only the cards count that have not moved since the deal: the
 * closed ones and the first open one. What lies on them can lie elsewhere for nothing, or was laid
 * there for a move that will change the trace.
 */
export function traceOf(position: Position): Trace {
  return position.rules.definition.piles
    .map(({ id, kind, give }) => {
      const piles = position.rules.piles
        .filter(({ group }) => group.id === id)
        .map((rules) => pileOf(position, rules.id));
      switch (kind) {
        case 'stock':
        case 'waste':
          return '';
        case 'tableau':
          return give?.unit === 'run' ? roots(position, piles) : whole(piles);
        case 'foundation':
        case 'wild':
          return whole(piles);
      }
    })
    .concat(reserve(position))
    .join('/');
}

function whole(piles: readonly Pile[]): string {
  return sorted(piles.map(({ cards, closed }) => `${closed}:${cards.join()}`));
}

/** A card that a space takes, alone at the bottom of an open pile, is one that lies in a space. */
function roots(position: Position, piles: readonly Pile[]): string {
  return sorted(
    piles.map((pile) => {
      const fixed = pile.cards.slice(0, pile.closed + 1);
      return fixed.length === 1 && isInSpace(position, pile) ? '' : fixed.join();
    }),
  );
}

function isInSpace(position: Position, { id, cards, closed }: Pile): boolean {
  const empty = position.rules.byId.get(id)?.group.accept?.empty;
  const [first] = cards;
  if (closed > 0 || first === undefined) return false;
  return typeof empty === 'object' ? position.faces[first]?.rank === empty.rank : empty === 'any';
}

/** Stock and waste as one: draws and redeals only turn it. */
function reserve(position: Position): string {
  const cards = position.rules.piles
    .filter(({ group }) => group.kind === 'stock' || group.kind === 'waste')
    .flatMap(({ id }) => pileOf(position, id).cards);
  return sorted(cards.map(String));
}

function sorted(parts: readonly string[]): string {
  return [...parts].sort().join(' ');
}
