import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { emptyTakes, flips, noPile } from './compiled-rules.js';
import type { CompiledGroup, CompiledRules } from './compiled-rules.js';
import { faceCodeOf, faceCount, facesByCode, noFace, rankOfCode, suitOfCode } from './face-code.js';
import type { FaceCode } from './face-code.js';
import { countOf, fromOf, others, toOf } from './general-move.js';
import type { GeneralMove } from './general-move.js';
import { KeyTable, keyWords, mixed } from './position-key.js';

/** A card that is not there. */
export const noCard = -1;

/** What was done to a position, so that it can be undone: an entry has two words, this in the first. */
const deeds = { move: 0, turnOver: 1, closed: 2, leave: 3, pass: 4, become: 5 } as const;
const bitsOfDeed = 3;
const bitsOfPile = 12;
const pileMask = (1 << bitsOfPile) - 1;

/** The faces in the order in which the wildcard chooses: rank by rank, C D H S. */
const wildOrder = facesByCode
  .map((_, code) => code)
  .sort((one, other) => rankOfCode(one) - rankOfCode(other) || one - other);

/**
 * A position of any game in typed arrays, which moves are made in and taken back from. It does just
 * what the engine does with its own positions, and knows its key at every moment.
 */
export class GeneralState {
  /** Cards that a pile may hold. */
  readonly width: number;
  /** Each pile's cards in a row of its own, the bottom first. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  /** By pile: how many cards, from the bottom, lie face down. */
  readonly closed: Uint8Array;
  /** By card. */
  readonly faces: Uint8Array;
  /** By face: how many such cards are neither home nor out of play. */
  readonly away = new Uint8Array(faceCount + 1);
  pass: number;
  /** The card whose part the wildcard has taken. */
  spent: number;
  /** Cards that have to come home still. */
  toGo = 0;
  /** What was done since the start, two words each. */
  #log = new Int32Array(1 << 10);
  #logged = 0;

  readonly #keys: KeyTable;
  readonly #deckSize: number;
  /** By pile, for each word of a key: what its cards come to, and its part of the position's key. */
  readonly #sums: Int32Array;
  readonly #parts: Int32Array;
  readonly #words = new Int32Array(keyWords);
  /** The piles whose part of the key is not up to date. */
  readonly #touched: Int32Array;
  readonly #isTouched: Uint8Array;
  #touches = 0;
  #isOrdered = false;
  readonly #isPlayed: Uint8Array;
  readonly #hand: Uint8Array;

  /** @throws RangeError for a position with unknown cards. */
  constructor(
    readonly compiled: CompiledRules,
    position: Position,
  ) {
    const { rules, pileCount, groupOf, ids } = compiled;
    this.#deckSize = rules.deck.length;
    this.width = this.#deckSize + 1;
    this.cards = new Uint8Array(pileCount * this.width);
    this.heights = new Uint8Array(pileCount);
    this.closed = new Uint8Array(pileCount);
    this.pass = position.pass;
    this.spent = position.spent ?? noCard;
    this.faces = Uint8Array.from({ length: this.width }, (_, card) => {
      const face = position.faces[card];
      if (face) return faceCodeOf(face);
      if (card < this.#deckSize) throw new RangeError(`Card ${card} is not known`);
      return noFace;
    });
    this.#keys = new KeyTable(compiled, this.faces, this.width);
    this.#sums = new Int32Array(pileCount * keyWords);
    this.#parts = new Int32Array(pileCount * keyWords);
    this.#touched = new Int32Array(pileCount);
    this.#isTouched = new Uint8Array(pileCount);
    this.#isPlayed = new Uint8Array(this.width);
    this.#hand = new Uint8Array(this.width);
    ids.forEach((id, pile) => {
      const { cards, closed } = pileOf(position, id);
      this.closed[pile] = closed;
      for (const card of cards) this.#lay(pile, card, groupOf[pile]?.isHome === true);
      this.#touch(pile);
    });
    this.#isOrdered = this.#ordersPiles();
    this.#settle();
  }

  /** The position in three words. */
  get firstWord(): number {
    return (this.#words[0] as number) ^ this.#rest(0);
  }

  get secondWord(): number {
    return (this.#words[1] as number) ^ this.#rest(1);
  }

  get thirdWord(): number {
    return (this.#words[2] as number) ^ this.#rest(2);
  }

  get isStockEmpty(): boolean {
    const { stock } = this.compiled;
    return stock === noPile || this.heights[stock] === 0;
  }

  /** Whether the order of a group's piles may still matter: the stock is dealt onto them. */
  isOrderedGroup(group: CompiledGroup): boolean {
    const { click } = this.compiled;
    return this.#isOrdered && click !== undefined && 'each' in click && click.each === group;
  }

  top(pile: number): number {
    const height = this.heights[pile] as number;
    return height === 0 ? noCard : (this.cards[pile * this.width + height - 1] as number);
  }

  isTopClosed(pile: number): boolean {
    const height = this.heights[pile] as number;
    return height > 0 && this.closed[pile] === height;
  }

  /** Whether a pile of the group was begun with this suit. */
  isSuitBegun({ first, end }: CompiledGroup, suit: number): boolean {
    for (let pile = first; pile < end; pile += 1) {
      if (this.heights[pile] === 0) continue;
      const base = this.cards[pile * this.width] as number;
      if (suitOfCode(this.faces[base] as number) === suit) return true;
    }
    return false;
  }

  /** Where one is, to go back to. */
  get mark(): number {
    return this.#logged;
  }

  /** Makes a legal move, with all that follows from it by itself. */
  make(move: GeneralMove): void {
    const count = countOf(move);
    if (this.#logged + 1024 > this.#log.length) this.#lengthenLog();
    if (count > 0) this.#play(fromOf(move), toOf(move), count);
    else if (toOf(move) === others.draw) this.#draw();
    else if (toOf(move) === others.redeal) this.#redeal();
    else this.#turnTop(fromOf(move));
    this.#settle();
  }

  /** Takes back all that was done since a mark. */
  unmake(mark: number): void {
    while (this.#logged > mark) {
      this.#logged -= 2;
      this.#undo(this.#log[this.#logged] as number, this.#log[this.#logged + 1] as number);
    }
    this.#settle();
  }

  #undo(deed: number, extra: number): void {
    const one = (deed >> bitsOfDeed) & pileMask;
    const other = (deed >> (bitsOfDeed + bitsOfPile)) & pileMask;
    switch (deed & ((1 << bitsOfDeed) - 1)) {
      case deeds.move:
        this.#carry(other, one, extra);
        break;
      case deeds.turnOver:
        this.#turnOver(other, one, extra);
        break;
      case deeds.closed:
        this.closed[one] = extra;
        this.#touch(one);
        break;
      case deeds.leave:
        this.#insert(one, extra & 255, extra >> 8);
        break;
      case deeds.pass:
        this.pass -= 1;
        break;
      default:
        this.#unbecome();
    }
  }

  #play(from: number, to: number, count: number): void {
    const { compiled } = this;
    const { groupOf, refilled, stock, stockShows } = compiled;
    const group = groupOf[from] as CompiledGroup;
    if (group.isWild) this.#become(from, to);
    this.#move(from, to, count);
    if (group.flip === flips.auto && this.isTopClosed(from)) this.#turnTop(from);
    if (group === refilled && this.heights[from] === 0) this.#refill(from);
    if (stockShows && this.isTopClosed(stock)) this.#open(stock);
  }

  #refill(emptied: number): void {
    const { refillFrom } = this.compiled;
    this.#dropSpent(refillFrom);
    if ((this.heights[refillFrom] as number) > 0) this.#move(refillFrom, emptied, 1);
  }

  #draw(): void {
    const { click, stock } = this.compiled;
    if (!click) return;
    if ('each' in click) {
      for (let pile = click.each.first; pile < click.each.end; pile += 1) {
        this.#dropSpent(stock);
        if ((this.heights[stock] as number) > 0) this.#move(stock, pile, 1);
      }
      return;
    }
    const height = this.heights[stock] as number;
    const least = Math.max(0, height - click.count);
    for (let place = height - 1; place >= least && this.spent !== noCard; place -= 1) {
      if (this.cards[stock * this.width + place] === this.spent) this.#leave(stock, place);
    }
    const count = Math.min(click.count, this.heights[stock] as number);
    if (count === 0) return;
    this.#logAs(deeds.turnOver, stock, click.to, count);
    this.#turnOver(stock, click.to, count);
    this.#capClosed(stock);
  }

  #redeal(): void {
    const { redealFrom, stock } = this.compiled;
    const count = this.heights[redealFrom] as number;
    this.#logAs(deeds.turnOver, redealFrom, stock, count);
    this.#turnOver(redealFrom, stock, count);
    this.#capClosed(redealFrom);
    this.#setClosed(stock, this.heights[stock] as number);
    this.#logAs(deeds.pass, 0, 0, 0);
    this.pass += 1;
  }

  /** Turns the closed top card; a spent one leaves play, and the next closed one turns. */
  #turnTop(pile: number): void {
    if (this.top(pile) === this.spent && this.spent !== noCard) {
      this.#leave(pile, (this.heights[pile] as number) - 1);
      if (!this.isTopClosed(pile)) return;
    }
    this.#open(pile);
  }

  #open(pile: number): void {
    if ((this.heights[pile] as number) > 0)
      this.#setClosed(pile, (this.heights[pile] as number) - 1);
  }

  #dropSpent(pile: number): void {
    if (this.spent !== noCard && this.top(pile) === this.spent) {
      this.#leave(pile, (this.heights[pile] as number) - 1);
    }
  }

  #move(from: number, to: number, count: number): void {
    this.#logAs(deeds.move, from, to, count);
    this.#carry(from, to, count);
    this.#capClosed(from);
  }

  /** Moves cards and nothing else. */
  #carry(from: number, to: number, count: number): void {
    const { cards, width } = this;
    const source = from * width;
    const start = (this.heights[from] as number) - count;
    for (let place = start + count - 1; place >= start; place -= 1) this.#count(from, place, -1);
    this.heights[from] = start;
    const end = this.heights[to] as number;
    const target = to * width;
    for (let index = 0; index < count; index += 1) {
      cards[target + end + index] = cards[source + start + index] as number;
      this.#count(to, end + index, 1);
    }
    this.heights[to] = end + count;
    this.#touch(from);
    this.#touch(to);
  }

  /** Moves cards one by one, so that the last of them lies on top. */
  #turnOver(from: number, to: number, count: number): void {
    const { cards, width } = this;
    const hand = this.#hand;
    const start = (this.heights[from] as number) - count;
    for (let index = 0; index < count; index += 1) {
      this.#count(from, start + index, -1);
      hand[index] = cards[from * width + start + index] as number;
    }
    this.heights[from] = start;
    const end = this.heights[to] as number;
    for (let index = 0; index < count; index += 1) {
      cards[to * width + end + index] = hand[count - 1 - index] as number;
      this.#count(to, end + index, 1);
    }
    this.heights[to] = end + count;
    this.#touch(from);
    this.#touch(to);
  }

  #capClosed(pile: number): void {
    const height = this.heights[pile] as number;
    if ((this.closed[pile] as number) > height) this.#setClosed(pile, height);
  }

  #setClosed(pile: number, closed: number): void {
    this.#logAs(deeds.closed, pile, 0, this.closed[pile] as number);
    this.closed[pile] = closed;
    this.#touch(pile);
  }

  /** A card leaves play from where it lies. */
  #leave(pile: number, place: number): void {
    const { cards, width } = this;
    const row = pile * width;
    const height = this.heights[pile] as number;
    this.#logAs(deeds.leave, pile, 0, place | ((cards[row + place] as number) << 8));
    for (let each = place; each < height; each += 1) this.#count(pile, each, -1);
    cards.copyWithin(row + place, row + place + 1, row + height);
    this.heights[pile] = height - 1;
    for (let each = place; each < height - 1; each += 1) this.#count(pile, each, 1);
    const closed = this.closed[pile] as number;
    if (place < closed) this.#setClosed(pile, closed - 1);
    this.#touch(pile);
  }

  #insert(pile: number, place: number, card: number): void {
    const { cards, width } = this;
    const row = pile * width;
    const height = this.heights[pile] as number;
    for (let each = place; each < height; each += 1) this.#count(pile, each, -1);
    cards.copyWithin(row + place + 1, row + place, row + height);
    cards[row + place] = card;
    this.heights[pile] = height + 1;
    for (let each = place; each <= height; each += 1) this.#count(pile, each, 1);
    this.#touch(pile);
  }

  /** The wildcard becomes the card that it will be on a pile. */
  #become(wild: number, target: number): void {
    const { waste } = this.compiled;
    this.markPlayed();
    const face = this.wildFace(target);
    const card = this.top(wild);
    const spent = this.#unplayed(face);
    this.#logAs(deeds.become, 0, 0, 0);
    this.#show(wild, card, face, spent);
    if (waste === noPile) return;
    const height = this.heights[waste] as number;
    for (let place = 0; place < height; place += 1) {
      if (this.cards[waste * this.width + place] !== spent) continue;
      this.#leave(waste, place);
      return;
    }
  }

  #unbecome(): void {
    const { wild } = this.compiled;
    this.#show(wild, this.top(wild), noFace, noCard);
  }

  /** Changes what the wildcard in its slot shows; a card that it replaces need not come home. */
  #show(wild: number, card: number, face: FaceCode, spent: number): void {
    const before = this.spent;
    const place = (this.heights[wild] as number) - 1;
    this.#countKey(wild, place, card);
    this.faces[card] = face;
    this.#keys.show(card, face);
    this.#countKey(wild, place, card);
    this.#touch(wild);
    if (before !== noCard) this.#expect(before, 1);
    if (spent !== noCard) this.#expect(spent, -1);
    this.spent = spent;
  }

  /** A card that is not home has to come there, or needs to no longer. */
  #expect(card: number, change: number): void {
    if (this.#isHome(card)) return;
    this.toGo += change;
    (this.away[this.faces[card] as number] as number) += change;
  }

  #isHome(card: number): boolean {
    const { groupOf, pileCount } = this.compiled;
    for (let pile = 0; pile < pileCount; pile += 1) {
      const row = pile * this.width;
      if (this.cards.subarray(row, row + (this.heights[pile] as number)).includes(card)) {
        return groupOf[pile]?.isHome === true;
      }
    }
    return true;
  }

  /** Finds out which cards lie face up in the tableau or on a foundation: `wildFace` asks for it. */
  markPlayed(): void {
    const { compiled, cards, width } = this;
    const isPlayed = this.#isPlayed.fill(0);
    for (let pile = 0; pile < compiled.pileCount; pile += 1) {
      const { isTableau, isFoundation } = compiled.groupOf[pile] as CompiledGroup;
      if (!isTableau && !isFoundation) continue;
      const height = this.heights[pile] as number;
      for (let place = this.closed[pile] as number; place < height; place += 1) {
        isPlayed[cards[pile * width + place] as number] = 1;
      }
    }
  }

  /** What the wildcard would become on a pile, or `noFace`; `markPlayed` goes before. */
  wildFace(target: number): FaceCode {
    const { fits, empty } = this.compiled.groupOf[target] as CompiledGroup;
    const top = this.top(target);
    const under = top === noCard ? noFace : (this.faces[top] as number);
    let best = noFace;
    let tallest = -1;
    for (const face of wildOrder) {
      const isFit =
        top === noCard
          ? empty === emptyTakes.any || empty === rankOfCode(face)
          : fits?.[face * faceCount + under] === 1;
      if (!isFit || this.#unplayed(face) === noCard) continue;
      const tall = this.#homeHeight(suitOfCode(face));
      if (tall <= tallest) continue;
      best = face;
      tallest = tall;
    }
    return best;
  }

  #unplayed(face: FaceCode): number {
    for (let card = 0; card < this.#deckSize; card += 1) {
      if (this.faces[card] === face && this.#isPlayed[card] === 0) return card;
    }
    return noCard;
  }

  #homeHeight(suit: number): number {
    const { groupOf, pileCount } = this.compiled;
    let sum = 0;
    for (let pile = 0; pile < pileCount; pile += 1) {
      const height = this.heights[pile] as number;
      if (height === 0 || !groupOf[pile]?.isFoundation) continue;
      const base = this.faces[this.cards[pile * this.width] as number] as number;
      if (suitOfCode(base) === suit) sum += height;
    }
    return sum;
  }

  #lay(pile: number, card: number, isHome: boolean): void {
    const height = this.heights[pile] as number;
    this.cards[pile * this.width + height] = card;
    this.#countKey(pile, height, card);
    this.heights[pile] = height + 1;
    if (!isHome && card !== this.spent) {
      this.toGo += 1;
      (this.away[this.faces[card] as number] as number) += 1;
    }
  }

  /** A card comes to a place or goes from it. */
  #count(pile: number, place: number, change: number): void {
    const card = this.cards[pile * this.width + place] as number;
    this.#countKey(pile, place, card);
    if (card === this.spent || this.compiled.groupOf[pile]?.isHome) return;
    this.toGo += change;
    (this.away[this.faces[card] as number] as number) += change;
  }

  #countKey(pile: number, place: number, card: number): void {
    const { places, classes, classOfCard } = this.#keys;
    const from = place * classes + (classOfCard[card] as number);
    const to = pile * keyWords;
    const sums = this.#sums;
    (sums[to] as number) ^= places[from] as number;
    (sums[to + 1] as number) ^= places[from + 1] as number;
    (sums[to + 2] as number) ^= places[from + 2] as number;
  }

  #touch(pile: number): void {
    if (this.#isTouched[pile] === 1) return;
    this.#isTouched[pile] = 1;
    this.#touched[this.#touches] = pile;
    this.#touches += 1;
  }

  #ordersPiles(): boolean {
    const { click, stockComesBack } = this.compiled;
    return click !== undefined && 'each' in click && (stockComesBack || !this.isStockEmpty);
  }

  /** Brings the key up to date. */
  #settle(): void {
    const { click } = this.compiled;
    const isOrdered = this.#ordersPiles();
    if (isOrdered !== this.#isOrdered && click && 'each' in click) {
      this.#isOrdered = isOrdered;
      for (let pile = click.each.first; pile < click.each.end; pile += 1) this.#touch(pile);
    }
    for (let index = 0; index < this.#touches; index += 1) {
      const pile = this.#touched[index] as number;
      this.#isTouched[pile] = 0;
      this.#settlePile(pile);
    }
    this.#touches = 0;
  }

  #settlePile(pile: number): void {
    const { compiled, width } = this;
    const keys = this.#keys;
    const group = compiled.groupOf[pile] as CompiledGroup;
    const words = this.isOrderedGroup(group) ? keys.pileWords : keys.groupWords;
    const height = this.heights[pile] as number;
    const closed = this.closed[pile] as number;
    const isSealed = keys.isSealed(group);
    let sealed = 0;
    if (isSealed && height > 0) {
      const base = this.faces[this.cards[pile * width] as number] as number;
      sealed = keys.sealed(group, height, base, this.faces[this.top(pile)] as number);
    }
    const from = pile * keyWords;
    for (let word = 0; word < keyWords; word += 1) {
      const sum = isSealed ? Math.imul(sealed, 0x9e3779b1) : (this.#sums[from + word] as number);
      const salt = (words[from + word] as number) + Math.imul(closed, 0x61c88647);
      const part = mixed(mixed(sum, word) ^ salt, word);
      // A sum, so that the order of the piles does not matter.
      (this.#words[word] as number) += part - (this.#parts[from + word] as number);
      this.#parts[from + word] = part;
    }
  }

  /** What a key tells beside the piles. */
  #rest(word: number): number {
    const pass = this.compiled.passes === Infinity ? 0 : this.pass;
    return mixed(pass * 256 + this.spent + 1, word);
  }

  #logAs(deed: number, one: number, other: number, extra: number): void {
    this.#log[this.#logged] = deed | (one << bitsOfDeed) | (other << (bitsOfDeed + bitsOfPile));
    this.#log[this.#logged + 1] = extra;
    this.#logged += 2;
  }

  #lengthenLog(): void {
    const longer = new Int32Array(this.#log.length * 2);
    longer.set(this.#log);
    this.#log = longer;
  }
}
