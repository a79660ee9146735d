import type { Card } from '../../engine/card.js';
import type { Position } from '../../engine/position.js';
import { codeOf, noCode } from '../klondike/code.js';
import type { Code } from '../klondike/code.js';
import type { KlondikeLayout } from '../klondike/layout.js';
import { lineOf } from '../klondike/line.js';
import { debtOf, MoveWriter, noDebt } from '../klondike/moves.js';
import type { Debt } from '../klondike/moves.js';
import { cardOf, kindOf, kinds, KlondikeState, packMove, place } from '../klondike/state.js';
import type { KlondikeMove } from '../klondike/state.js';
import { planOf } from './plan.js';
import type { Plan } from './plan.js';

/**
 * The plans of a game of Klondike's kind: the moves of the search that ask for no unseen card, each
 * with the draws and the moves of runs that go before it. They depend on nothing but the trace and
 * the place in the stock, so that a plan once begun is still there at each of its moves. In short
 * strides.
 *
 * @param world one of the positions that it may be: what is unseen in it is not looked at.
 */
export function* klondikePlans(
  world: Position,
  layout: KlondikeLayout,
  isSeen: (card: Card) => boolean,
): Generator<undefined, readonly Plan[]> {
  const seen = new Set<Code>();
  world.faces.forEach((face, card) => {
    if (face && isSeen(card)) seen.add(codeOf(face));
  });
  const lines = new KlondikePlans(layout, seen).lines();
  const plans: Plan[] = [];
  for (const line of lines) {
    yield undefined;
    plans.push(planOf(world, lineOf(world, line)));
  }
  return plans;
}

class KlondikePlans {
  readonly #stock: Code[];
  readonly #columns: readonly (readonly Code[])[];

  constructor(
    private readonly layout: KlondikeLayout,
    seen: ReadonlySet<Code>,
  ) {
    this.#stock = layout.stock.map((code) => (seen.has(code) ? code : noCode));
    this.#columns = layout.columns.map((column) =>
      column.map((code, index) => (index === column.length - 1 ? code : noCode)),
    );
  }

  lines(): readonly (readonly KlondikeMove[])[] {
    const lines: (readonly KlondikeMove[])[] = [];
    for (;;) {
      const moves = this.#after([], noDebt);
      lines.push(...moves.flatMap((move) => this.#withDebt(move)));
      // A safe card of the stock hides all other moves, and may be many draws away.
      const [only] = moves;
      if (moves.length !== 1 || only === undefined || kindOf(only) !== kinds.stockHome) break;
      this.#stock[this.#stock.indexOf(cardOf(only))] = noCode;
    }
    return [...lines, ...this.#owed()];
  }

  /** A card brought down from its foundation is of use only with what is then laid on it. */
  #withDebt(move: KlondikeMove): readonly (readonly KlondikeMove[])[] {
    if (kindOf(move) !== kinds.back) return [[move]];
    return this.#after([move], debtOf(move)).map((next) => [move, next]);
  }

  /** What may follow where a card was brought down already: the search would send it home again. */
  #owed(): readonly (readonly KlondikeMove[])[] {
    const state = this.#state();
    if (!state.returns) return [];
    return [0, 1, 2, 3].flatMap((suit) => {
      const code = (state.heights[suit] as number) * 4 + suit;
      if (state.places[code] !== place.laid) return [];
      return this.#after([], debtOf(packMove(kinds.back, code))).map((move) => [move]);
    });
  }

  #after(made: readonly KlondikeMove[], debt: Debt): readonly KlondikeMove[] {
    const state = this.#state();
    for (const move of made) state.make(move);
    const writer = new MoveWriter(state, true);
    return [...writer.moves.slice(0, writer.write(debt, 0))];
  }

  #state(): KlondikeState {
    return new KlondikeState({ ...this.layout, stock: this.#stock, columns: this.#columns });
  }
}
