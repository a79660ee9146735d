import type { Pile, PileId } from '../../engine/pile.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { resolved } from '../../engine/rules.js';
import { codeOf, hostsOf, noCode, pairOf } from './code.js';
import type { Code, Pair } from './code.js';

/** A card's place on the table. */
export interface Spot {
  readonly pile: PileId;
  /** Cards from it up to the pile's top. */
  readonly count: number;
}

interface Column {
  readonly pile: PileId;
  readonly cards: Code[];
  closed: number;
}

interface Home {
  readonly pile: PileId;
  /** The code of its top card; that of no card below an ace while it is empty. */
  top: number;
}

/**
 * The piles of a game of Klondike's kind, as a line of moves goes through them: the engine's own
 * positions, made for a player's pace, would take longer than most searches. It asks for no
 * permission; what the search does is allowed. The hidden card whose part the wildcard took is `noCode`.
 */
export class LineTable {
  readonly waste: PileId;
  readonly #wild: PileId | undefined;
  readonly #columns: Column[] = [];
  readonly #homes: Home[] = [];
  readonly #spaceRank: number;
  readonly #draws: number;
  readonly #turnsByHand: boolean;
  /** The cards of waste and stock in the order in which they are drawn, and how many of them are. */
  readonly #order: Code[];
  #drawn = 0;

  constructor(position: Position) {
    const { rules } = position;
    const { stockClick } = rules.definition;
    let waste: PileId | undefined;
    let spaceRank = 0;
    let turnsByHand = false;
    let drawn: readonly Code[] = [];
    let stock: readonly Code[] = [];
    for (const { id, group } of rules.piles) {
      const pile = pileOf(position, id);
      switch (group.kind) {
        case 'tableau':
          this.#columns.push({ pile: id, cards: codesOf(position, pile), closed: pile.closed });
          if (typeof group.accept?.empty === 'object') spaceRank = group.accept.empty.rank - 1;
          if (group.flip && resolved(group.flip, rules.options) === 'manual') turnsByHand = true;
          break;
        case 'foundation':
          this.#homes.push({ pile: id, top: codesOf(position, pile).at(-1) ?? -1 });
          break;
        case 'waste':
          waste = id;
          drawn = codesOf(position, pile);
          break;
        case 'stock':
          stock = codesOf(position, pile).reverse();
          break;
        case 'wild':
          // In hand the wildcard is no card yet.
          this.#wild = id;
          break;
      }
    }
    if (waste === undefined || !stockClick || !('to' in stockClick)) {
      throw new RangeError('Not a game of the kind of Klondike');
    }
    this.waste = waste;
    this.#order = drawn.concat(stock);
    this.#drawn = drawn.length;
    this.#spaceRank = spaceRank;
    this.#turnsByHand = turnsByHand;
    this.#draws = resolved(stockClick.count, rules.options);
  }

  get wasteTop(): Code | undefined {
    return this.#order[this.#drawn - 1];
  }

  get isStockOut(): boolean {
    return this.#drawn === this.#order.length;
  }

  spotInColumns(code: Code): Spot {
    for (const { pile, cards, closed } of this.#columns) {
      for (let index = cards.length - 1; index >= closed; index -= 1) {
        if (cards[index] === code) return { pile, count: cards.length - index };
      }
    }
    throw new RangeError('A card to be played is not open');
  }

  spotAtHome(code: Code): Spot {
    for (const { pile, top } of this.#homes) if (top === code) return { pile, count: 1 };
    throw new RangeError('A card to come back is not on top');
  }

  /** An uncovered host, or a space for the card that spaces take. */
  placeFor(code: Code, except: PileId): PileId {
    const hosts = hostsOf[pairOf[code] as Pair] as Pair;
    const isForSpace = code >> 2 === this.#spaceRank;
    for (const { pile, cards } of this.#columns) {
      const top = cards[cards.length - 1];
      const fits = top === undefined ? isForSpace : pairOf[top] === hosts;
      if (fits && pile !== except) return pile;
    }
    throw new RangeError('No uncovered host');
  }

  homeFor(code: Code): PileId {
    for (const { pile, top } of this.#homes) {
      if (top < 0 ? code < 4 : top === code - 4) return pile;
    }
    throw new RangeError('A card to go home does not fit');
  }

  /** Plays a card, with all that lies on it. */
  play(code: Code, { pile, count }: Spot, to: PileId): void {
    const source = this.#columns.find((each) => each.pile === pile);
    const target = this.#columns.find((each) => each.pile === to);
    if (target && source) {
      const from = source.cards.length - count;
      for (let index = from; index < source.cards.length; index += 1) {
        target.cards.push(source.cards[index] as Code);
      }
    } else if (target) target.cards.push(code);
    else this.#homeOf(to).top = code;

    if (source) {
      source.cards.length -= count;
      if (!this.#turnsByHand) turn(source);
    } else if (pile === this.waste) this.#leave(this.#drawn - 1);
    else if (pile !== this.#wild) this.#homeOf(pile).top = code < 4 ? -1 : code - 4;
  }

  #homeOf(pile: PileId): Home {
    const home = this.#homes.find((each) => each.pile === pile);
    if (!home) throw new RangeError(`Nothing for ${pile}`);
    return home;
  }

  /** The wildcard becomes a card: the hidden one leaves the waste, or will leave where it would turn up. */
  become(code: Code): Spot {
    if (this.#wild === undefined) throw new RangeError('No wildcard');
    for (const cards of [this.#order, ...this.#columns.map((column) => column.cards)]) {
      const index = cards.indexOf(code);
      if (index >= 0) cards[index] = noCode;
    }
    const index = this.#order.indexOf(noCode);
    if (index >= 0 && index < this.#drawn) this.#leave(index);
    return { pile: this.#wild, count: 1 };
  }

  /** Turns closed tops where that is done by hand, and tells where it was. */
  toTurn(): readonly PileId[] {
    if (!this.#turnsByHand) return [];
    return this.#columns.filter(turn).map(({ pile }) => pile);
  }

  draw(): void {
    const order = this.#order;
    const end = this.#drawn + this.#draws;
    for (let next = this.#drawn; next < end; next += 1) {
      // The spent card leaves play, and the one behind it comes instead.
      if (order[next] === noCode) order.splice(next, 1);
    }
    this.#drawn = Math.min(end, order.length);
  }

  redeal(): void {
    this.#drawn = 0;
  }

  /** A drawn card goes. */
  #leave(index: number): void {
    this.#order.splice(index, 1);
    this.#drawn -= 1;
  }
}

function codesOf(position: Position, { cards }: Pile): Code[] {
  const codes: Code[] = [];
  for (const card of cards) {
    codes.push(card === position.spent ? noCode : codeOf(knownFace(position, card)));
  }
  return codes;
}

/** Turns a column's closed top, if it has one; a spent card leaves play instead. */
function turn(column: Column): boolean {
  const { cards } = column;
  if (cards.length === 0 || column.closed < cards.length) return false;
  if (cards.at(-1) === noCode) cards.pop();
  column.closed = Math.max(0, cards.length - 1);
  return true;
}
