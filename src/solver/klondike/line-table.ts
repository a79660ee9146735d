import type { Move } from '../../engine/move.js';
import type { Pile, PileId } from '../../engine/pile.js';
import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { resolved } from '../../engine/rules.js';
import { hostsOf, noCode, pairOf } from './code.js';
import type { Code, Pair } from './code.js';
import { codeIn } from './layout.js';

const draw: Move = { type: 'draw' };
const redeal: Move = { type: 'redeal' };

/** A pile's place among those of the game. */
export type PileNumber = number;

/** The cards of all columns are in one list, so many places for each. */
const placesOfColumn = 32;

/** The top of an empty foundation: what lies under an ace. */
const noTop = -1;

/**
 * The piles of a game of Klondike's kind, as a line of moves goes through them: the engine's own
 * positions, made for a player's pace, would take longer than most searches. It asks for no
 * permission; what the search does is allowed. The hidden card whose part the wildcard took is `noCode`.
 */
export class LineTable {
  readonly names: readonly PileId[];
  readonly waste: PileNumber;
  readonly turnsByHand: boolean;
  /** Negative where there is none. */
  readonly #wild: PileNumber;
  readonly #columns: PileNumber[] = [];
  readonly #isColumn: Uint8Array;
  readonly #homes: PileNumber[] = [];
  readonly #cards: Uint8Array;
  /** By pile, how many cards a column has, and how many of them lie face down. */
  readonly #lengths: Uint8Array;
  readonly #closed: Uint8Array;
  /** By pile, the top of a foundation. */
  readonly #tops: Int8Array;
  /** By code, the column that an open card was last seen in. */
  readonly #where = new Uint8Array(64);
  readonly #spaceRank: number;
  readonly #draws: number;
  /** The cards of waste and stock in the order in which they are drawn, and how many of them are. */
  readonly #order: Code[] = [];
  #drawn = 0;

  constructor(position: Position) {
    const { rules } = position;
    const { stockClick } = rules.definition;
    const count = rules.piles.length;
    const names: PileId[] = [];
    this.#cards = new Uint8Array(count * placesOfColumn);
    this.#lengths = new Uint8Array(count);
    this.#closed = new Uint8Array(count);
    this.#isColumn = new Uint8Array(count);
    this.#tops = new Int8Array(count).fill(noTop);
    let waste = -1;
    let wild = -1;
    let stock: Pile | undefined;
    let spaceRank = 0;
    let turnsByHand = false;
    for (let number = 0; number < count; number += 1) {
      const { id, group } = rules.piles[number] as (typeof rules.piles)[number];
      const pile = pileOf(position, id);
      names.push(id);
      switch (group.kind) {
        case 'tableau':
          this.#columns.push(number);
          this.#isColumn[number] = 1;
          for (const card of pile.cards) this.#put(codeIn(position, card), number);
          this.#closed[number] = pile.closed;
          if (typeof group.accept?.empty === 'object') spaceRank = group.accept.empty.rank - 1;
          if (group.flip && resolved(group.flip, rules.options) === 'manual') turnsByHand = true;
          break;
        case 'foundation': {
          this.#homes.push(number);
          const top = pile.cards.at(-1);
          if (top !== undefined) this.#tops[number] = codeIn(position, top);
          break;
        }
        case 'waste':
          waste = number;
          for (const card of pile.cards) this.#order.push(codeIn(position, card));
          break;
        case 'stock':
          stock = pile;
          break;
        case 'wild':
          // In hand the wildcard is no card yet.
          wild = number;
          break;
      }
    }
    if (waste < 0 || !stock || !stockClick || !('to' in stockClick)) {
      throw new RangeError('Not a game of the kind of Klondike');
    }
    this.#drawn = this.#order.length;
    for (let index = stock.cards.length - 1; index >= 0; index -= 1) {
      this.#order.push(codeIn(position, stock.cards[index] as number));
    }
    this.names = names;
    this.waste = waste;
    this.#wild = wild;
    this.#spaceRank = spaceRank;
    this.turnsByHand = turnsByHand;
    this.#draws = resolved(stockClick.count, rules.options);
  }

  /** The column that an open card lies in. */
  columnOf(code: Code): PileNumber {
    return this.#where[code] as PileNumber;
  }

  /** How many cards there are from an open one in a column up to the top. */
  countFrom(code: Code): number {
    const column = this.columnOf(code);
    const length = this.#lengths[column] as number;
    for (let count = 1; count <= length - (this.#closed[column] as number); count += 1) {
      if (this.#cards[column * placesOfColumn + length - count] === code) return count;
    }
    throw new RangeError('A card to be played is not open');
  }

  homeOf(code: Code): PileNumber {
    for (const home of this.#homes) if (this.#tops[home] === code) return home;
    throw new RangeError('A card to come back is not on top');
  }

  /** An uncovered host, or a space for the card that spaces take. */
  placeFor(code: Code, except: PileNumber): PileNumber {
    const hosts = hostsOf[pairOf[code] as Pair] as Pair;
    const isForSpace = code >> 2 === this.#spaceRank;
    for (const column of this.#columns) {
      if (column === except) continue;
      const length = this.#lengths[column] as number;
      const top = this.#cards[column * placesOfColumn + length - 1] as Code;
      if (length === 0 ? isForSpace : pairOf[top] === hosts) return column;
    }
    throw new RangeError('No uncovered host');
  }

  homeFor(code: Code): PileNumber {
    for (const home of this.#homes) {
      const top = this.#tops[home] as Code;
      if (top === noTop ? code < 4 : top === code - 4) return home;
    }
    throw new RangeError('A card to go home does not fit');
  }

  /** Plays a card, with all that lies on it in its column; where it does, the card need not be told. */
  play(code: Code, from: PileNumber, count: number, to: PileNumber): void {
    const isFromColumn = this.#isColumn[from] === 1;
    if (this.#isColumn[to] === 0) {
      this.#tops[to] = code;
    } else if (isFromColumn) {
      const end = from * placesOfColumn + (this.#lengths[from] as number);
      for (let index = end - count; index < end; index += 1) {
        this.#put(this.#cards[index] as Code, to);
      }
    } else {
      this.#put(code, to);
    }

    if (isFromColumn) {
      (this.#lengths[from] as number) -= count;
      if (!this.turnsByHand) this.#turn(from);
    } else if (from === this.waste) this.#leave(this.#drawn - 1);
    else if (from !== this.#wild) this.#tops[from] = code < 4 ? noTop : code - 4;
  }

  #put(code: Code, column: PileNumber): void {
    const length = this.#lengths[column] as number;
    this.#cards[column * placesOfColumn + length] = code;
    this.#lengths[column] = length + 1;
    this.#where[code] = column;
  }

  /** The wildcard becomes a card: the hidden one leaves the waste, or will leave where it would turn up. */
  become(code: Code): PileNumber {
    if (this.#wild < 0) throw new RangeError('No wildcard');
    for (const column of this.#columns) {
      const first = column * placesOfColumn;
      for (let at = first; at < first + (this.#lengths[column] as number); at += 1) {
        if (this.#cards[at] === code) this.#cards[at] = noCode;
      }
    }
    const index = this.#order.indexOf(code);
    if (index >= 0) {
      this.#order[index] = noCode;
      if (index < this.#drawn) this.#leave(index);
    }
    return this.#wild;
  }

  /** Turns closed tops where that is done by hand, and tells where it was. */
  toTurn(): readonly PileId[] {
    return this.#columns
      .filter((column) => this.#turn(column))
      .map((column) => this.names[column] as PileId);
  }

  /** Turns a column's closed top, if it has one; a spent card leaves play instead. */
  #turn(column: PileNumber): boolean {
    const length = this.#lengths[column] as number;
    if (length === 0 || (this.#closed[column] as number) < length) return false;
    const top = this.#cards[column * placesOfColumn + length - 1] as Code;
    const left = top === noCode ? length - 1 : length;
    this.#lengths[column] = left;
    this.#closed[column] = Math.max(0, left - 1);
    return true;
  }

  /** Draws until a card lies on top of the waste, and tells by what moves: most of a line is that. */
  drawUntil(code: Code, moves: Move[]): void {
    const order = this.#order;
    let drawn = this.#drawn;
    let redeals = 0;
    while (drawn === 0 || order[drawn - 1] !== code) {
      if (drawn === order.length) {
        if (redeals > 0) throw new RangeError('A card of the stock is out of reach');
        redeals += 1;
        drawn = 0;
        moves.push(redeal);
        continue;
      }
      const end = drawn + this.#draws;
      for (let next = drawn; next < end; next += 1) {
        // The spent card leaves play, and the one behind it comes instead.
        if (order[next] === noCode) order.splice(next, 1);
      }
      drawn = Math.min(end, order.length);
      moves.push(draw);
    }
    this.#drawn = drawn;
  }

  /** A drawn card goes. */
  #leave(index: number): void {
    const order = this.#order;
    for (let next = index + 1; next < order.length; next += 1) {
      order[next - 1] = order[next] as Code;
    }
    order.pop();
    this.#drawn -= 1;
  }
}
