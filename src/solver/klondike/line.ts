import type { Move } from '../../engine/move.js';
import type { PileId } from '../../engine/pile.js';
import type { Position } from '../../engine/position.js';
import { noCode, twinOf } from './code.js';
import type { Code } from './code.js';
import { LineTable } from './line-table.js';
import type { Spot } from './line-table.js';
import { cardOf, kindOf, kinds } from './state.js';
import type { KlondikeMove } from './state.js';

const draw: Move = { type: 'draw' };
const redeal: Move = { type: 'redeal' };

/**
 * Turns the moves of the search into those of a player. The search leaves out the draws, the
 * redeals, the turning of cards, and the runs that change their host to uncover it.
 */
class LineWriter {
  readonly moves: Move[] = [];
  readonly #table: LineTable;

  constructor(position: Position) {
    this.#table = new LineTable(position);
    this.#turnAll();
  }

  follow(move: KlondikeMove): void {
    const table = this.#table;
    const code = cardOf(move);
    switch (kindOf(move)) {
      case kinds.open:
        this.#lay(code, table.spotInColumns(code));
        break;
      case kinds.back:
        this.#lay(code, table.spotAtHome(code));
        break;
      case kinds.baseHome:
      case kinds.laidHome:
        this.#uncover(code);
        this.#sendHome(code, table.spotInColumns(code));
        break;
      case kinds.stockHome:
        this.#sendHome(code, this.#drawUntil(code));
        break;
      case kinds.stockLaid:
        this.#lay(code, this.#drawUntil(code));
        break;
      case kinds.wildLaid:
        this.#lay(code, table.become(code));
        break;
      case kinds.wildHome:
        this.#sendHome(code, table.become(code));
        break;
    }
  }

  #lay(code: Code, spot: Spot): void {
    this.#play(code, spot, this.#table.placeFor(code, spot.pile));
  }

  /** What lies on a card moves to its twin, which is uncovered if the card itself is not. */
  #uncover(code: Code): void {
    const table = this.#table;
    const { pile, count } = table.spotInColumns(code);
    if (count === 1) return;
    const to = table.spotInColumns(twinOf[code] as Code).pile;
    this.#play(noCode, { pile, count: count - 1 }, to);
  }

  #sendHome(code: Code, spot: Spot): void {
    this.#play(code, spot, this.#table.homeFor(code));
  }

  /** The card is that of the spot; where a run goes from column to column, it doesn't count. */
  #play(code: Code, spot: Spot, to: PileId): void {
    this.moves.push({ type: 'play', from: spot.pile, to, count: spot.count });
    this.#table.play(code, spot, to);
    this.#turnAll();
  }

  /** Where cards are turned by hand. */
  #turnAll(): void {
    for (const pile of this.#table.toTurn()) this.moves.push({ type: 'reveal', pile });
  }

  #drawUntil(code: Code): Spot {
    const table = this.#table;
    for (let redeals = 0; table.wasteTop !== code;) {
      const { isStockOut } = table;
      this.moves.push(isStockOut ? redeal : draw);
      if (isStockOut) table.redeal();
      else table.draw();
      redeals += isStockOut ? 1 : 0;
      if (redeals > 1) throw new RangeError('A card of the stock is out of reach');
    }
    return { pile: table.waste, count: 1 };
  }
}

/**
 * The moves of a player that do what the search did, from the same position.
 * @throws RangeError for moves that lead nowhere: a fault of the search.
 */
export function lineOf(position: Position, moves: readonly KlondikeMove[]): readonly Move[] {
  const writer = new LineWriter(position);
  for (const move of moves) writer.follow(move);
  return writer.moves;
}
