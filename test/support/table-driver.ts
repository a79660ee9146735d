import { fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/define.js';
import { TableNodes } from '../../src/controllers/table-nodes.js';
import type { CardNode, PileNode } from '../../src/controllers/table-nodes.js';
import type { StorageSource } from '../../src/controllers/storage-source.js';
import type { TimeSource } from '../../src/controllers/time-source.js';
import { parseMove, pileOf } from '../../src/engine/index.js';
import type { Game, PileId } from '../../src/engine/index.js';
import type { SolitaireGameElement } from '../../src/index.js';
import { mouse, nextFrame, touch } from './commands.js';
import type { Point } from './commands.js';

export type Attributes = Readonly<Record<string, string | number>>;

export interface Stage {
  readonly time?: TimeSource;
  readonly storage?: StorageSource;
  /** CSS of the element itself. */
  readonly style?: string;
  /** Where it is put; into a fixture of its own, the only one, when absent. */
  readonly parent?: ParentNode;
  /** Leaves a contest behind its Start. */
  readonly isWaiting?: boolean;
}

/** No motion at all: for tests that are about something else. */
export const still = '--solitaire-move-duration: 0s';

export function middleOf(node: Element): Point {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** An element that is not on the page yet. */
export function build(
  attributes: Attributes,
  { time, storage, style }: Stage = {},
): SolitaireGameElement {
  const element = document.createElement('solitaire-game');
  if (time) element.timeSource = time;
  if (storage) element.storageSource = storage;
  if (style !== undefined) element.style.cssText = style;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Plays on an element with real pointers: finds what is drawn, and tells where to press. */
export class TableDriver {
  readonly nodes: TableNodes;

  constructor(readonly element: SolitaireGameElement) {
    this.nodes = new TableNodes(() => this.root);
  }

  /** A game with these attributes, at rest; alone on the page where no other place is given. */
  static async open(attributes: Attributes, stage: Stage = {}): Promise<TableDriver> {
    const element = build(attributes, stage);
    if (!stage.parent) fixtureCleanup();
    (stage.parent ?? (await fixture<HTMLElement>(html`<div></div>`))).append(element);
    const driver = new TableDriver(element);
    await driver.rest();
    if (!stage.isWaiting && element.start()) await driver.rest();
    return driver;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('The element has no shadow root.');
    return shadowRoot;
  }

  get game(): Game {
    const { game } = this.element;
    if (!game) throw new Error('There is no game on the table.');
    return game;
  }

  /** What moves on the table; what is held in the air by a drag does not. */
  get animations(): readonly Animation[] {
    return this.root.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.matches('.table *:not(.lifted)') ?? false;
    });
  }

  /** Until all is drawn and nothing moves any more. */
  async rest(): Promise<void> {
    await this.element.updateComplete;
    // A canceled animation rejects; the one that took its place is waited for in the next round.
    for (let { animations } = this; animations.length > 0; { animations } = this) {
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await nextFrame();
    }
  }

  /** Something inside the element. */
  find(selector: string): HTMLElement {
    const node = this.root.querySelector<HTMLElement>(selector);
    if (!node) throw new Error(`Nothing is drawn for ${selector}.`);
    return node;
  }

  /** A button of the bar by its class: `undo`, `new` … */
  tool(name: string): HTMLElement {
    return this.find(`.tool.${name}`);
  }

  /** What is shown in words below the table. */
  get message(): string {
    return this.find('.message').textContent.trim();
  }

  pile(id: PileId): PileNode {
    const node = this.nodes.pile(id);
    if (!node) throw new Error(`Pile ${id} is not drawn.`);
    return node;
  }

  /** How many cards lie on a pile. */
  size(id: PileId): number {
    return pileOf(this.game.position, id).cards.length;
  }

  /** The node of a pile's card, counted from its top, which is 1. */
  card(id: PileId, fromTop = 1): CardNode {
    const index = this.size(id) - fromTop;
    const node = this.nodes.run({ pile: id, index }).find(({ spot }) => spot.index === index);
    if (!node) throw new Error(`Card ${fromTop} of ${id} is not drawn.`);
    return node;
  }

  space(id: PileId): HTMLElement {
    const node = this.pile(id).querySelector<HTMLElement>('.space');
    if (!node) throw new Error(`Pile ${id} has no place.`);
    return node;
  }

  /** What stands for a pile: its top card, or its bare place. */
  top(id: PileId): HTMLElement {
    return this.size(id) > 0 ? this.card(id) : this.space(id);
  }

  /** Where to press a card: in the middle of what can be seen of it. */
  grip(id: PileId, fromTop = 1): Point {
    const rect = this.card(id, fromTop).getBoundingClientRect();
    const over = fromTop > 1 ? this.card(id, fromTop - 1).getBoundingClientRect() : undefined;
    const bottom = over && over.top > rect.top ? over.top : rect.bottom;
    return { x: rect.x + rect.width / 2, y: (rect.top + bottom) / 2 };
  }

  /** Where cards have to be let go that were gripped: the lead card lies on the pile's top card. */
  dropPoint(from: PileId, to: PileId, count = 1): Point {
    const grip = this.grip(from, count);
    const lead = middleOf(this.card(from, count));
    const target = middleOf(this.top(to));
    return { x: grip.x + target.x - lead.x, y: grip.y + target.y - lead.y };
  }

  async drag(from: PileId, to: PileId, count = 1, steps = 1): Promise<void> {
    await mouse.drag(this.grip(from, count), this.dropPoint(from, to, count), steps);
  }

  async touchDrag(from: PileId, to: PileId, count = 1, steps = 3): Promise<void> {
    await touch.drag(this.grip(from, count), this.dropPoint(from, to, count), steps);
  }

  async click(id: PileId, fromTop = 1): Promise<void> {
    await mouse.click(this.#point(id, fromTop));
  }

  async tap(id: PileId, fromTop = 1): Promise<void> {
    await touch.tap(this.#point(id, fromTop));
  }

  /** Plays a move, given in notation, in one of the ways that a pointer has. */
  async play(notation: string, way: Way): Promise<void> {
    const move = parseMove(notation);
    const press =
      way === 'tap' || way === 'touch-drag' ? this.tap.bind(this) : this.click.bind(this);
    if (move.type === 'reveal') return press(move.pile);
    if (move.type !== 'play') return press('S');
    const { from, to, count } = move;
    switch (way) {
      case 'drag':
        return this.drag(from, to, count);
      case 'touch-drag':
        return this.touchDrag(from, to, count);
      case 'double-click':
        return mouse.doubleClick(this.grip(from, count));
      case 'click':
      case 'tap':
        await press(from, count);
        return press(to);
    }
  }

  #point(id: PileId, fromTop: number): Point {
    return this.size(id) > 0 ? this.grip(id, fromTop) : middleOf(this.space(id));
  }
}

/** How a move is made. */
export type Way = 'drag' | 'click' | 'double-click' | 'tap' | 'touch-drag';
