import type { PileId } from '../../engine/pile.js';
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
  #drawn: Code[] = [];
  /** The next card last. */
  #stock: Code[] = [];
  /** What the wildcard has become, until it is laid down. */
  readonly #wildCards: Code[] = [];

  constructor(position: Position) {
    const { rules, spent } = position;
    const { stockClick } = rules.definition;
    let waste: PileId | undefined;
    let spaceRank = 0;
    this.#turnsByHand = false;
    for (const { id, group } of rules.piles) {
      const pile = pileOf(position, id);
      // In hand the wildcard is no card yet.
      const cards =
        group.kind === 'wild'
          ? []
          : pile.cards.map((card) => (card === spent ? noCode : codeOf(knownFace(position, card))));
      switch (group.kind) {
        case 'tableau':
          this.#columns.push({ pile: id, cards, closed: pile.closed });
          if (typeof group.accept?.empty === 'object') spaceRank = group.accept.empty.rank - 1;
          if (group.flip && resolved(group.flip, rules.options) === 'manual') {
            this.#turnsByHand = true;
          }
          break;
        case 'foundation':
          this.#homes.push({ pile: id, top: cards.at(-1) ?? -1 });
          break;
        case 'waste':
          waste = id;
          this.#drawn = cards;
          break;
        case 'stock':
          this.#stock = cards;
          break;
        case 'wild':
          this.#wild = id;
          break;
      }
    }
    if (waste === undefined || !stockClick || !('to' in stockClick)) {
      throw new RangeError('Not a game of the kind of Klondike');
    }
    this.waste = waste;
    this.#spaceRank = spaceRank;
    this.#draws = resolved(stockClick.count, rules.options);
  }

  get wasteTop(): Code | undefined {
    return this.#drawn.at(-1);
  }

  get isStockOut(): boolean {
    return this.#stock.length === 0;
  }

  spotInColumns(code: Code): Spot {
    for (const { pile, cards, closed } of this.#columns) {
      const index = cards.lastIndexOf(code);
      if (index >= closed) return { pile, count: cards.length - index };
    }
    throw new RangeError('A card to be played is not open');
  }

  spotAtHome(code: Code): Spot {
    const home = this.#homes.find(({ top }) => top === code);
    if (!home) throw new RangeError('A card to come back is not on top');
    return { pile: home.pile, count: 1 };
  }

  /** An uncovered host, or a space for the card that spaces take. */
  placeFor(code: Code, except: PileId): PileId {
    const hosts = hostsOf[pairOf[code] as Pair] as Pair;
    const found = this.#columns.find(({ pile, cards }) => {
      if (pile === except) return false;
      const top = cards.at(-1);
      return top === undefined ? code >> 2 === this.#spaceRank : pairOf[top] === hosts;
    });
    if (!found) throw new RangeError('No uncovered host');
    return found.pile;
  }

  homeFor(code: Code): PileId {
    const found = this.#homes.find(({ top }) => (top < 0 ? code < 4 : top === code - 4));
    if (!found) throw new RangeError('A card to go home does not fit');
    return found.pile;
  }

  play({ pile, count }: Spot, to: PileId): void {
    const moved = this.#lift(pile, count);
    const target = this.#columns.find((column) => column.pile === to);
    if (target) {
      target.cards.push(...moved);
      return;
    }
    const home = this.#homes.find((each) => each.pile === to);
    const [code] = moved;
    if (!home || code === undefined) throw new RangeError(`Nothing for ${to}`);
    home.top = code;
  }

  #lift(pile: PileId, count: number): readonly Code[] {
    if (pile === this.waste) return this.#drawn.splice(-1);
    if (pile === this.#wild) return this.#wildCards.splice(0);
    const home = this.#homes.find((each) => each.pile === pile);
    if (home) {
      const { top } = home;
      home.top = top < 4 ? -1 : top - 4;
      return [top];
    }
    const column = this.#columns.find((each) => each.pile === pile);
    if (!column) throw new RangeError(`No pile ${pile}`);
    const moved = column.cards.splice(-count);
    if (!this.#turnsByHand) turn(column);
    return moved;
  }

  /** The wildcard becomes a card: the hidden one leaves the waste, or will leave where it would turn up. */
  become(code: Code): Spot {
    if (this.#wild === undefined) throw new RangeError('No wildcard');
    this.#drawn = this.#drawn.filter((each) => each !== code);
    const spend = (cards: Code[]): void => {
      const index = cards.indexOf(code);
      if (index >= 0) cards[index] = noCode;
    };
    spend(this.#stock);
    for (const { cards } of this.#columns) spend(cards);
    this.#wildCards.push(code);
    return { pile: this.#wild, count: 1 };
  }

  /** Turns closed tops where that is done by hand, and tells where it was. */
  toTurn(): readonly PileId[] {
    if (!this.#turnsByHand) return [];
    return this.#columns.filter(turn).map(({ pile }) => pile);
  }

  draw(): void {
    const next = this.#stock.slice(-this.#draws);
    // The spent card leaves play, and the one behind it comes instead.
    if (next.includes(noCode)) this.#stock.splice(this.#stock.lastIndexOf(noCode), 1);
    this.#drawn.push(...this.#stock.splice(-this.#draws).reverse());
  }

  redeal(): void {
    this.#stock = this.#drawn.reverse();
    this.#drawn = [];
  }
}

/** Turns a column's closed top, if it has one; a spent card leaves play instead. */
function turn(column: Column): boolean {
  const { cards } = column;
  if (cards.length === 0 || column.closed < cards.length) return false;
  if (cards.at(-1) === noCode) cards.pop();
  column.closed = Math.max(0, cards.length - 1);
  return true;
}
