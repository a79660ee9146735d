import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pileOf } from '../engine/index.js';
import type { Game, Position } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import { isSameSpot, spotsOf } from './spots.js';
import type { Spot } from './spots.js';
import type { TableNodes } from './table-nodes.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The one place of the table that Tab comes to, and the way of the arrows between places. Focus
 * stays on the table through every move, also when the card that had it has left.
 */
export class FocusController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #games: GameController;
  readonly #nodes: TableNodes;
  #spot: Spot | undefined;
  #hasFocus = false;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    games: GameController,
    nodes: TableNodes,
  ) {
    this.#host = host;
    this.#games = games;
    this.#nodes = nodes;
    host.addController(this);
  }

  /** Where the table's tab stop is. */
  get spot(): Spot | undefined {
    const { game } = this.#games;
    return game && this.#near(game, this.#spot);
  }

  /** For the table's `focusin` and `focusout`. */
  readonly focused = (event: FocusEvent): void => {
    this.#hasFocus = true;
    const spot = this.#nodes.spotOf(event);
    if (spot && spot.index >= -1 && !isSameSpot(spot, this.#spot)) {
      this.#spot = spot;
      this.#host.requestUpdate();
    }
  };

  readonly blurred = (event: FocusEvent): void => {
    // A card that is redrawn elsewhere loses focus to nothing; that is not the player leaving.
    if (event.relatedTarget instanceof Node || !this.#isRedrawing) this.#hasFocus = false;
  };

  #isRedrawing = false;

  hostUpdate(): void {
    this.#isRedrawing = true;
  }

  hostUpdated(): void {
    this.#isRedrawing = false;
    if (this.#hasFocus) this.focus();
  }

  /** Focuses the table's tab stop. */
  focus(options?: FocusOptions): void {
    const { spot } = this;
    if (!spot) return;
    this.#spot = spot;
    const node = this.#nodes.spot(spot);
    node?.focus({ preventScroll: true, ...options });
    // What is still to be drawn gets the focus as soon as it is there.
    if (!node) this.#hasFocus = true;
  }

  moveTo(spot: Spot): void {
    this.#spot = spot;
    this.#hasFocus = true;
    this.#host.requestUpdate();
  }

  /** To the next place in a direction; stays where there is none. */
  move(direction: Direction): void {
    const { game } = this.#games;
    const { spot } = this;
    if (!game || !spot) return;
    const next =
      this.#withinPile(game.position, spot, direction) ?? this.#beyond(game, spot, direction);
    if (next) this.moveTo(next);
  }

  #withinPile(position: Position, spot: Spot, direction: Direction): Spot | undefined {
    const pile = position.rules.byId.get(spot.pile);
    if (!pile || (direction !== 'up' && direction !== 'down')) return undefined;
    const step = direction === 'up' ? -1 : 1;
    return spotsOf(position, pile).find(({ index }) => index === spot.index + step);
  }

  /** The nearest pile that lies that way on the screen; what lies straight ahead goes first. */
  #beyond({ position }: Game, { pile: from }: Spot, direction: Direction): Spot | undefined {
    const here = this.#nodes.pile(from)?.getBoundingClientRect();
    if (!here) return undefined;
    const isSideways = direction === 'left' || direction === 'right';
    const sign = direction === 'left' || direction === 'up' ? -1 : 1;
    let best: { readonly pile: string; readonly distance: number } | undefined;
    for (const node of this.#nodes.piles) {
      if (node.pile === from) continue;
      const there = node.getBoundingClientRect();
      const across = there.left + there.width / 2 - (here.left + here.width / 2);
      const along = isSideways ? across : there.top - here.top;
      const aside = isSideways ? there.top - here.top : across;
      if (along * sign < 2) continue;
      const distance = Math.abs(along) + 3 * Math.abs(aside);
      if (!best || distance < best.distance) best = { pile: node.pile, distance };
    }
    const pile = best && position.rules.byId.get(best.pile);
    const spots = pile ? spotsOf(position, pile) : [];
    return direction === 'down' && pile?.group.kind !== 'tableau' ? spots[0] : spots.at(-1);
  }

  /** The place itself where it still is one, else the nearest on the same pile. */
  #near({ position }: Game, spot: Spot | undefined): Spot | undefined {
    const pile =
      (spot && position.rules.byId.get(spot.pile)) ??
      position.rules.stock ??
      position.rules.piles[0];
    if (!pile) return undefined;
    const spots = spotsOf(position, pile);
    const top = pileOf(position, pile.id).cards.length - 1;
    const wanted = Math.min(spot?.pile === pile.id ? spot.index : top, top);
    return spots.find(({ index }) => index >= wanted) ?? spots.at(-1);
  }
}
