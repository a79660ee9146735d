import type { Card, Face } from './card.js';
import { laid, lifted, opened, topOf } from './pile.js';
import type { Pile, PileId } from './pile.js';
import type { Position } from './position.js';
import type { MoveStep, Step } from './step.js';

/** A position in the making: collects the steps of one action and the piles that they change. */
export class Change {
  readonly steps: Step[] = [];
  readonly #piles: Record<PileId, Pile>;
  #faces: readonly (Face | undefined)[];
  #pass: number;
  #spent: Card | undefined;

  constructor(private readonly before: Position) {
    this.#piles = { ...before.piles };
    this.#faces = before.faces;
    this.#pass = before.pass;
    this.#spent = before.spent;
  }

  get after(): Position {
    const { rules } = this.before;
    const after = { rules, piles: this.#piles, faces: this.#faces, pass: this.#pass };
    return this.#spent === undefined ? after : { ...after, spent: this.#spent };
  }

  pile(id: PileId): Pile {
    const pile = this.#piles[id];
    if (!pile) throw new RangeError(`No pile ${id} in ${this.before.rules.definition.id}`);
    return pile;
  }

  isSpent(card: Card): boolean {
    return card === this.#spent;
  }

  /** The top `count` cards of one pile onto another, face up. */
  move(by: MoveStep['by'], from: PileId, to: PileId, count: number): void {
    const source = this.pile(from);
    const target = this.pile(to);
    const cards = source.cards.slice(source.cards.length - count);
    const onto = topOf(target);
    this.#set(lifted(source, count));
    this.#set(laid(target, cards));
    this.steps.push({
      type: 'move',
      by,
      cards,
      from,
      to,
      ...(onto === undefined ? {} : { onto }),
    });
  }

  /** Cards off the stock onto the waste one by one, as one step: the last one drawn lies on top. */
  draw(from: PileId, to: PileId, count: number): void {
    const source = this.pile(from);
    const cards = source.cards.slice(source.cards.length - count).reverse();
    if (cards.length === 0) return;
    this.#set(lifted(source, count));
    this.#set(laid(this.pile(to), cards));
    this.steps.push({ type: 'move', by: 'deal', cards, from, to });
  }

  turn(id: PileId): void {
    const pile = this.pile(id);
    const card = topOf(pile);
    if (card === undefined) return;
    this.#set(opened(pile));
    this.steps.push({ type: 'turn', card, pile: id });
  }

  /** All cards of the waste back to the stock, face down, to come again in the same order. */
  redeal(from: PileId, to: PileId): void {
    const cards = [...this.pile(from).cards].reverse();
    this.#set(lifted(this.pile(from), cards.length));
    this.#set(laid(this.pile(to), cards, true));
    this.#pass += 1;
    this.steps.push({ type: 'redeal', from, to, pass: this.#pass });
  }

  become(card: Card, face: Face, spent: Card): void {
    this.#faces = this.#faces.map((each, index) => (index === card ? face : each));
    this.#spent = spent;
    this.steps.push({ type: 'become', card, face });
  }

  /** A card leaves play from where it lies, which may be in the middle of a pile. */
  leave(id: PileId, card: Card): void {
    const pile = this.pile(id);
    const place = pile.cards.indexOf(card);
    this.#set({
      id,
      cards: pile.cards.filter((each) => each !== card),
      closed: place < pile.closed ? pile.closed - 1 : pile.closed,
    });
    this.steps.push({ type: 'leave', card, pile: id });
  }

  #set(pile: Pile): void {
    this.#piles[pile.id] = pile;
  }
}
