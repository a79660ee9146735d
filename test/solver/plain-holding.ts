import { suits } from '../../src/engine/card.js';
import { knownFace, pileOf } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { tryEverything } from './try-everything.js';

/** A game in which piles only hold what cannot go home yet, in the words of its rules. */
export interface HoldingGame {
  readonly ranks: number;
  /**
   * `two-way`: for each suit one foundation up from the ace and one down from the highest rank;
   * `any-suit`: four up from an ace.
   */
  readonly homes: 'two-way' | 'any-suit';
  /**
   * `laid`: the stock's top is laid on a pile by hand; `dealt`: a click deals one card onto each pile,
   * and once the stock is empty a top card may be laid in a space.
   */
  readonly stock: 'laid' | 'dealt';
  /** An emptied pile takes the stock's next card; cards are not laid in spaces by hand before. */
  readonly refills: boolean;
}

/** A card is a letter: four to a rank, from the ace of clubs on. A pile is a word, the bottom first. */
interface State {
  /** By foundation, how many cards it has; those that go up before those that go down. */
  readonly homes: readonly number[];
  readonly piles: readonly string[];
  /** The stock's cards, the next one first. */
  readonly stock: string;
}

const firstLetter = 64;
const codeOf = (letter: string): number => letter.charCodeAt(0) - firstLetter;

function startOf(position: Position, game: HoldingGame): State {
  const wordOf = (id: string): string =>
    pileOf(position, id)
      .cards.map((card) => {
        const { rank, suit } = knownFace(position, card);
        return String.fromCharCode(firstLetter + (rank - 1) * 4 + suits.indexOf(suit));
      })
      .join('');
  const of = (kind: string): string[] =>
    position.rules.piles.filter(({ group }) => group.kind === kind).map(({ id }) => wordOf(id));
  const homes = new Array<number>(game.homes === 'two-way' ? 8 : 4).fill(0);
  of('foundation').forEach((word, index) => (homes[index] = word.length));
  const [stock = ''] = of('stock');
  return { homes, piles: of('tableau'), stock: Array.from(stock).reverse().join('') };
}

/** The foundations that take a card. */
function homesFor({ homes }: State, card: string, { ranks, homes: kind }: HoldingGame): number[] {
  const rank = codeOf(card) >> 2;
  if (kind === 'any-suit') return [0, 1, 2, 3].filter((home) => homes[home] === rank);
  const suit = codeOf(card) & 3;
  const found: number[] = [];
  if (homes[suit] === rank) found.push(suit);
  if (homes[suit + 4] === ranks - 1 - rank) found.push(suit + 4);
  return found;
}

/** Every state that one move leads to: no cleverness at all. */
function* nextOf(state: State, game: HoldingGame): Generator<State> {
  const { homes, piles, stock } = state;
  const sent = (home: number): readonly number[] =>
    homes.map((count, index) => (index === home ? count + 1 : count));
  const put = (at: number, word: string): readonly string[] =>
    piles.map((pile, index) => (index === at ? word : pile));
  const { refills } = game;

  if (stock !== '' && game.stock === 'dealt') {
    const dealt = piles.map((pile, index) => pile + stock.charAt(index));
    yield { homes, piles: dealt, stock: stock.slice(piles.length) };
  } else if (stock !== '') {
    const [card, rest] = [stock.charAt(0), stock.slice(1)];
    for (const [to, pile] of piles.entries()) {
      if (pile === '' && refills) continue;
      yield { homes, piles: put(to, pile + card), stock: rest };
    }
    for (const home of homesFor(state, card, game)) yield { homes: sent(home), piles, stock: rest };
  }
  for (const [from, pile] of piles.entries()) {
    const card = pile.at(-1);
    if (card === undefined) continue;
    const rest = pile.slice(0, -1);
    const isRefilled = refills && rest === '' && stock !== '';
    const after = {
      piles: put(from, isRefilled ? stock.charAt(0) : rest),
      stock: isRefilled ? stock.slice(1) : stock,
    };
    for (const home of homesFor(state, card, game)) yield { ...after, homes: sent(home) };
    if (game.stock === 'laid' || stock !== '') continue;
    for (const [to, space] of piles.entries()) {
      if (space !== '') continue;
      const laid = put(from, rest).map((word, index) => (index === to ? card : word));
      yield { homes, piles: laid, stock };
    }
  }
}

function keyOf({ homes, piles, stock }: State, game: HoldingGame): string {
  // The stock is dealt onto the piles in their order.
  const isOrdered = game.stock === 'dealt' && stock !== '';
  return `${homes.join()}/${(isOrdered ? piles : [...piles].sort()).join()}/${stock.length}`;
}

/**
 * Whether a deal of Colorado, Sir Tommy or Twenty can be won, by trying everything. It shares nothing
 * with the engine but the deal, nor with the solver. `undefined` when it would take too many states.
 */
export function isHeldWinnable(
  deal: Position,
  game: HoldingGame,
  limit: number,
): boolean | undefined {
  const start = startOf(deal, game);
  return tryEverything(
    start,
    ({ stock, piles }) => stock === '' && piles.every((pile) => pile === ''),
    (state) => nextOf(state, game),
    (state) => keyOf(state, game),
    limit,
  );
}
