import { suits } from '../../src/engine/card.js';
import { knownFace, pileOf } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { tryEverything } from './try-everything.js';

/** A game of Klondike's kind in the words of its rules. */
export interface PlainGame {
  readonly draw: number;
  readonly passes: number;
  /** Cards may come back from the foundations. */
  readonly returns: boolean;
  readonly ranks: number;
}

interface Column {
  readonly closed: number;
  readonly cards: readonly number[];
}

interface State {
  readonly home: readonly number[];
  readonly columns: readonly Column[];
  /** Waste and stock in the order in which they are drawn. */
  readonly stock: readonly number[];
  readonly drawn: number;
  readonly pass: number;
}

const isRed = (card: number): boolean => (card & 3) === 1 || (card & 3) === 2;

const isOn = (lower: number, upper: number): boolean =>
  lower >> 2 === (upper >> 2) + 1 && isRed(lower) !== isRed(upper);

function without(list: readonly number[], index: number): readonly number[] {
  return [...list.slice(0, index), ...list.slice(index + 1)];
}

function raised(home: readonly number[], card: number, by: 1 | -1): readonly number[] {
  return home.map((height, suit) => (suit === (card & 3) ? height + by : height));
}

/** The cards under the one at `index`, the last of them open. */
function cut({ closed, cards }: Column, index: number): Column {
  return { closed: Math.max(0, Math.min(closed, index - 1)), cards: cards.slice(0, index) };
}

function laid({ closed, cards }: Column, more: readonly number[]): Column {
  return { closed, cards: [...cards, ...more] };
}

function startOf(position: Position): State {
  const columns: Column[] = [];
  let stock: readonly number[] = [];
  for (const { id, group } of position.rules.piles) {
    const pile = pileOf(position, id);
    const cards = pile.cards.map((card) => {
      const { rank, suit } = knownFace(position, card);
      return (rank - 1) * 4 + suits.indexOf(suit);
    });
    if (group.kind === 'tableau') columns.push({ closed: pile.closed, cards });
    if (group.kind === 'stock') stock = cards.reverse();
  }
  return { home: [0, 0, 0, 0], columns, stock, drawn: 0, pass: 1 };
}

/** Every state that one move leads to: no cleverness at all. */
function* nextOf(state: State, { draw, passes, returns, ranks }: PlainGame): Generator<State> {
  const { home, columns, stock, drawn, pass } = state;
  const fits = ({ cards }: Column, card: number): boolean => {
    const top = cards.at(-1);
    return top === undefined ? card >> 2 === ranks - 1 : isOn(top, card);
  };
  const put = (changes: ReadonlyMap<number, Column>): readonly Column[] =>
    columns.map((column, index) => changes.get(index) ?? column);

  if (drawn < stock.length) yield { ...state, drawn: Math.min(drawn + draw, stock.length) };
  else if (drawn > 0 && pass < passes) yield { ...state, drawn: 0, pass: pass + 1 };

  for (const [suit, height] of home.entries()) {
    const card = (height - 1) * 4 + suit;
    if (!returns || height === 0) continue;
    for (const [to, target] of columns.entries()) {
      if (!fits(target, card)) continue;
      yield {
        ...state,
        home: raised(home, card, -1),
        columns: put(new Map([[to, laid(target, [card])]])),
      };
    }
  }

  const waste = stock[drawn - 1];
  if (waste !== undefined) {
    const rest = { stock: without(stock, drawn - 1), drawn: drawn - 1 };
    if (home[waste & 3] === waste >> 2) yield { ...state, ...rest, home: raised(home, waste, 1) };
    for (const [to, target] of columns.entries()) {
      if (!fits(target, waste)) continue;
      yield { ...state, ...rest, columns: put(new Map([[to, laid(target, [waste])]])) };
    }
  }

  for (const [from, source] of columns.entries()) {
    const { closed, cards } = source;
    const top = cards.at(-1);
    if (top !== undefined && home[top & 3] === top >> 2) {
      const columnsLeft = put(new Map([[from, cut(source, cards.length - 1)]]));
      yield { ...state, home: raised(home, top, 1), columns: columnsLeft };
    }
    for (let index = cards.length - 1; index >= closed; index -= 1) {
      const [lead = 0, ...run] = cards.slice(index);
      if (run[0] !== undefined && !isOn(lead, run[0])) break;
      for (const [to, target] of columns.entries()) {
        if (to === from || !fits(target, lead)) continue;
        const changes = new Map([
          [from, cut(source, index)],
          [to, laid(target, [lead, ...run])],
        ]);
        yield { ...state, columns: put(changes) };
      }
    }
  }
}

function keyOf({ home, columns, stock, drawn, pass }: State, { passes }: PlainGame): string {
  const text = (cards: readonly number[]): string =>
    String.fromCharCode(...cards.map((card) => card + 64));
  const shown = columns.map(({ closed, cards }) => `${closed}${text(cards)}`).sort();
  const trip = passes === Infinity ? '' : pass;
  return `${home.join()}/${shown.join('/')}/${text(stock)}/${drawn}/${trip}`;
}

/**
 * Whether a deal of Klondike or Tournament can be won, by trying everything. It shares nothing with
 * the engine but the deal, nor with the solver. `undefined` when it would take too many states.
 */
export function isPlainlyWinnable(
  deal: Position,
  game: PlainGame,
  limit: number,
): boolean | undefined {
  const start = startOf(deal);
  return tryEverything(
    start,
    ({ home }) => home.every((height) => height === game.ranks),
    (state) => nextOf(state, game),
    (state) => keyOf(state, game),
    limit,
  );
}
