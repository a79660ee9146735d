import type { Move } from '../../engine/move.js';
import type { PileId } from '../../engine/pile.js';
import type { Position } from '../../engine/position.js';
import { noCode, twinOf } from './code.js';
import type { Code } from './code.js';
import { LineTable } from './line-table.js';
import type { PileNumber } from './line-table.js';
import { cardOf, kindOf, kinds } from './state.js';
import type { KlondikeMove } from './state.js';

/**
 * Turns the moves of the search into those of a player. The search leaves out the draws, the
 * redeals, the turning of cards, and the runs that change their host to uncover it.
 */
class LineWriter {
  readonly moves: Move[] = [];
  readonly #table: LineTable;

  constructor(position: Position) {
    this.#table = new LineTable(position);
    if (this.#table.turnsByHand) this.#turnAll();
  }

  follow(move: KlondikeMove): void {
    const table = this.#table;
    const code = cardOf(move);
    switch (kindOf(move)) {
      case kinds.open:
        this.#lay(code, table.columnOf(code), table.countFrom(code));
        break;
      case kinds.back:
        this.#lay(code, table.homeOf(code));
        break;
      case kinds.baseHome:
      case kinds.laidHome:
        this.#uncover(code);
        this.#sendHome(code, table.columnOf(code));
        break;
      case kinds.stockHome:
        table.drawUntil(code, this.moves);
        this.#sendHome(code, table.waste);
        break;
      case kinds.stockLaid:
        table.drawUntil(code, this.moves);
        this.#lay(code, table.waste);
        break;
      case kinds.wildLaid:
        this.#lay(code, table.become(code));
        break;
      case kinds.wildHome:
        this.#sendHome(code, table.become(code));
        break;
    }
  }

  #lay(code: Code, from: PileNumber, count = 1): void {
    this.#play(code, from, count, this.#table.placeFor(code, from));
  }

  /** What lies on a card moves to its twin, which is uncovered if the card itself is not. */
  #uncover(code: Code): void {
    const table = this.#table;
    const count = table.countFrom(code) - 1;
    if (count === 0) return;
    this.#play(noCode, table.columnOf(code), count, table.columnOf(twinOf[code] as Code));
  }

  #sendHome(code: Code, from: PileNumber): void {
    this.#play(code, from, 1, this.#table.homeFor(code));
  }

  /** The card counts where it is no column that it comes from. */
  #play(code: Code, from: PileNumber, count: number, to: PileNumber): void {
    const { names } = this.#table;
    this.moves.push({ type: 'play', from: names[from] as PileId, to: names[to] as PileId, count });
    this.#table.play(code, from, count, to);
    if (this.#table.turnsByHand) this.#turnAll();
  }

  /** Where cards are turned by hand. */
  #turnAll(): void {
    for (const pile of this.#table.toTurn()) this.moves.push({ type: 'reveal', pile });
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
