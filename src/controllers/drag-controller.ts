import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PileId } from '../engine/index.js';
import { Carried } from './carried.js';
import type { GameController } from './game-controller.js';
import type { HandController } from './hand-controller.js';
import { LinearMap } from './linear-map.js';
import type { Vector } from './linear-map.js';
import type { MotionController } from './motion-controller.js';
import { isSameSpot } from './spots.js';
import type { Spot } from './spots.js';
import type { CardNode, TableNodes } from './table-nodes.js';

/** Px that a press may wander and still be a tap: a finger is less steady than a mouse. */
const tapSlop: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 10 };
/** Ms between two taps that make a double one. */
const doubleTap = 350;
/** Of a card's area: what must lie over a pile for a drop there. */
const leastOverlap = 0.3;

type Press =
  | { readonly phase: 'idle' }
  /** Down, and not yet far enough to be a drag. */
  | {
      readonly phase: 'pressed';
      readonly pointer: number;
      readonly spot: Spot;
      readonly x: number;
      readonly y: number;
      /** The press cannot become a drag: nothing can be picked up there. */
      readonly stays: boolean;
    }
  | {
      readonly phase: 'dragging';
      readonly pointer: number;
      readonly spot: Spot;
      readonly x: number;
      readonly y: number;
      readonly map: LinearMap;
      /** Where the table's corner was when the cards were gripped. */
      readonly corner: Vector;
      /** Cards gripped in mid-flight were so far from their places, in px of the table. */
      readonly offset: Vector;
      readonly carried: Carried;
    };

type Dragging = Extract<Press, { phase: 'dragging' }>;

/** What a drag wants from its host. */
export interface DragHost extends ReactiveControllerHost {
  /** Whether the player may touch the cards now. */
  readonly isInteractive: boolean;
  /** What was told last of a drag. */
  readonly isDragging: boolean;
  /** Tells that a drag began or ended. */
  showDragging(isDragging: boolean): void;
}

/** Whether the pointer is over it. */
function isUnder(rect: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return (
    clientX >= rect.left && clientX <= rect.right && clientY >= rect.top && clientY <= rect.bottom
  );
}

/** The menu that another button asks for in mid-drag does not come; that of the next press does. */
function keepMenuAway(): void {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  addEventListener('contextmenu', (event) => event.preventDefault(), options);
  addEventListener('pointerdown', () => next.abort(), options);
}

/**
 * Mouse, pen and finger on the table: a tap is a step of the hand, a press that wanders is a drag.
 * One pointer at a time. While dragging only transforms are written; the game changes on the drop.
 */
export class DragController implements ReactiveController {
  readonly #host: DragHost;
  readonly #games: GameController;
  readonly #hand: HandController;
  readonly #motion: MotionController;
  readonly #nodes: TableNodes;
  #press: Press = { phase: 'idle' };
  #lastTap: { readonly spot: Spot; readonly at: number } | undefined;
  /** Where the pointer was last seen. */
  #pointer: Vector | undefined;
  #listening: AbortController | undefined;

  constructor(
    host: DragHost,
    games: GameController,
    hand: HandController,
    motion: MotionController,
    nodes: TableNodes,
  ) {
    this.#host = host;
    this.#games = games;
    this.#hand = hand;
    this.#motion = motion;
    this.#nodes = nodes;
    host.addController(this);
    games.listen({
      started: () => this.cancel(),
      changed: () => {
        // The clock played in mid-drag and took the cards out of the hand.
        if (this.#press.phase === 'dragging' && !this.#hand.held) this.cancel();
      },
    });
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** What the host no longer takes from a player, and what was put down by a key, ends the press. */
  hostUpdate(): void {
    if (this.#press.phase === 'idle') return;
    const isEmpty = this.#press.phase === 'dragging' && !this.#hand.held;
    if (isEmpty || !this.#host.isInteractive) this.cancel();
  }

  get isDragging(): boolean {
    return this.#press.phase === 'dragging';
  }

  /** For the table's `pointerdown`. */
  readonly down = (event: PointerEvent): void => {
    if (this.#press.phase !== 'idle') {
      // A second finger is no business of ours; a lost first one ends here.
      if (!event.isPrimary) return;
      this.cancel();
    }
    if (event.button !== 0 || !event.isPrimary || !this.#host.isInteractive) return;
    const spot = this.#nodes.pressedSpot(event);
    if (!spot) {
      this.#hand.release();
      return;
    }
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.#press = { phase: 'pressed', pointer, spot, x, y, stays: spot.index < 0 };
    this.#listen(event);
  };

  /** Ends a press without a move: dragged cards go back. */
  cancel(): void {
    const press = this.#press;
    this.#end();
    if (press.phase !== 'dragging') return;
    this.#letGo(press.carried);
    this.#hand.release();
  }

  #listen(event: PointerEvent): void {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // Not the script's own window: the element may have been moved into a frame.
    const view = this.#nodes.table?.ownerDocument.defaultView ?? window;
    // On the window as well as by capture: a capture can fail, or its element can go away.
    const options = { capture: true, signal };
    view.addEventListener('pointermove', this.#move, options);
    view.addEventListener('pointerup', this.#up, options);
    view.addEventListener('pointercancel', this.#lost, options);
    view.addEventListener('scroll', this.#scrolled, options);
    view.addEventListener('resize', this.#scrolled, { signal });
    view.addEventListener('blur', () => this.cancel(), { signal });
    view.addEventListener('contextmenu', this.#contextMenu, options);
    try {
      this.#nodes.table?.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already: the window's listeners see what comes.
    }
  }

  /** A finger that stays long asks for a menu, and means none. */
  readonly #contextMenu = (event: Event): void => event.preventDefault();

  readonly #lost = (event: PointerEvent): void => {
    if (this.#isOurs(event)) this.cancel();
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#isOurs(event)) return;
    this.#pointer = { x: event.clientX, y: event.clientY };
    // A release that was swallowed, or another button in between, ends the drag.
    if (event.buttons !== 1) {
      if (this.isDragging) keepMenuAway();
      this.cancel();
      return;
    }
    this.#begin(event);
    const press = this.#press;
    if (press.phase === 'dragging') this.#carry(press, this.#pointer);
  };

  /** Brings the cards under the pointer. The page may have scrolled or shifted under both. */
  #carry({ map, corner, offset, x, y, carried }: Dragging, to: Vector): void {
    const now = this.#corner();
    const by = map.toTable({ x: to.x - x - now.x + corner.x, y: to.y - y - now.y + corner.y });
    carried.moveTo({ x: by.x + offset.x, y: by.y + offset.y });
  }

  /** The pointer stays where it is while the page scrolls. */
  readonly #scrolled = (): void => {
    const press = this.#press;
    if (press.phase === 'dragging' && this.#pointer) this.#carry(press, this.#pointer);
  };

  #corner(): Vector {
    return this.#nodes.probes[0]?.getBoundingClientRect() ?? { x: 0, y: 0 };
  }

  #begin(event: PointerEvent): void {
    const press = this.#press;
    if (press.phase !== 'pressed' || press.stays) return;
    const slop = tapSlop[event.pointerType] ?? 4;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= slop) return;
    if (!this.#isLiftable(press.spot) || !this.#hand.pickUp(press.spot)) {
      this.#press = { ...press, stays: true };
      return;
    }
    const cards = this.#nodes.run(press.spot);
    const flown = cards[0]?.getBoundingClientRect();
    this.#motion.halt(cards);
    const carried = new Carried(cards);
    const rest = cards[0]?.getBoundingClientRect();
    const { pointer, spot, x, y } = press;
    const map = new LinearMap(this.#nodes.probes);
    const offset =
      flown && rest ? map.toTable({ x: flown.x - rest.x, y: flown.y - rest.y }) : { x: 0, y: 0 };
    const corner = this.#corner();
    this.#press = { phase: 'dragging', pointer, spot, x, y, map, corner, offset, carried };
    this.#host.showDragging(true);
  }

  /** A press on the stock that draws, or on a closed card, is a tap wherever on its pile it ends. */
  #isLiftable({ pile, index }: Spot): boolean {
    const position = this.#games.game?.position;
    const { closed, cards } = position?.piles[pile] ?? { closed: 0, cards: [] };
    return index >= closed && index < cards.length;
  }

  readonly #up = (event: PointerEvent): void => {
    if (!this.#isOurs(event)) return;
    const press = this.#press;
    this.#end();
    if (press.phase === 'pressed') this.#tap(press, event);
    else if (press.phase === 'dragging') this.#drop(press.carried, event);
  };

  #tap(press: Extract<Press, { phase: 'pressed' }>, event: PointerEvent): void {
    const slop = tapSlop[event.pointerType] ?? 4;
    const isStill = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= slop;
    // Who lets go beside what was pressed has thought better of it.
    if (!isStill && (this.#isLiftable(press.spot) || !this.#isOver(press.spot.pile, event))) return;
    const last = this.#lastTap;
    this.#lastTap = { spot: press.spot, at: event.timeStamp };
    const isDouble =
      isSameSpot(last?.spot, press.spot) && event.timeStamp - (last?.at ?? 0) < doubleTap;
    if (isDouble && this.#hand.held && this.#hand.sendHome(press.spot.pile)) {
      this.#lastTap = undefined;
      return;
    }
    this.#hand.tap(press.spot);
  }

  #drop(carried: Carried, event: PointerEvent): void {
    const [lead] = carried.cards;
    const target = lead && this.#target(lead, event);
    // Where the cards are let go is where their way begins, home or back.
    this.#letGo(carried);
    if (target === undefined || !this.#hand.layOn(target)) this.#hand.release();
  }

  /** The best pile for a drop: a legal one that the card covers enough, else the one meant. */
  #target(lead: CardNode, event: PointerEvent): PileId | undefined {
    const card = lead.getBoundingClientRect();
    const area = card.width * card.height;
    const covered = this.#nodes.piles
      .filter((node) => node.pile !== lead.spot.pile)
      .map((node) => {
        const rect = node.getBoundingClientRect();
        const width = Math.min(card.right, rect.right) - Math.max(card.left, rect.left);
        const height = Math.min(card.bottom, rect.bottom) - Math.max(card.top, rect.top);
        const share = width > 0 && height > 0 ? (width * height) / area : 0;
        return { pile: node.pile, share: share + (isUnder(rect, event) ? leastOverlap : 0) };
      })
      .filter(({ share }) => share >= leastOverlap)
      .sort((a, b) => b.share - a.share);
    const { targets } = this.#hand;
    return (covered.find(({ pile }) => targets.has(pile)) ?? covered[0])?.pile;
  }

  #isOver(pile: PileId, event: PointerEvent): boolean {
    const node = this.#nodes.piles.find((each) => each.pile === pile);
    return !!node && isUnder(node.getBoundingClientRect(), event);
  }

  #letGo(carried: Carried): void {
    this.#motion.letGo(carried.cards);
    carried.release();
  }

  #end(): void {
    const { phase } = this.#press;
    this.#press = { phase: 'idle' };
    this.#listening?.abort();
    this.#listening = undefined;
    if (phase === 'dragging') this.#host.showDragging(false);
  }

  #isOurs(event: PointerEvent): boolean {
    return this.#press.phase !== 'idle' && this.#press.pointer === event.pointerId;
  }
}
