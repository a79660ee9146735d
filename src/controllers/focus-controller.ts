import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pileOf } from '../engine/index.js';
import type { Game, PileId, PileRules } from '../engine/index.js';
import { areaOf } from './area.js';
import type { Area } from './area.js';
import type { GameController } from './game-controller.js';
import { isSameSpot, spotsOf } from './spots.js';
import type { Spot } from './spots.js';
import { covers } from './table-nodes.js';
import type { TableNodes } from './table-nodes.js';

/**
 * The places of the table that Tab comes to, one for each area. Focus stays on the table through
 * every move, also when the card that had it has left, and is never lost to the page.
 */
export class FocusController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #games: GameController;
  readonly #nodes: TableNodes;
  readonly #spots = new Map<Area, Spot>();
  #area: Area = 'tableau';
  /** What had the focus before the host was drawn again. */
  #before: Element | null = null;
  #isWanted = false;

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

  /** Where the player is, or was last. */
  get spot(): Spot | undefined {
    const { game } = this.#games;
    return game && (this.#stop(game, this.#area) ?? this.#stop(game, 'stock'));
  }

  /** The tab stops: of each pile that has one, the index of the place. */
  get stops(): ReadonlyMap<PileId, number> {
    const { game } = this.#games;
    const stops = new Map<PileId, number>();
    for (const area of ['stock', 'foundations', 'tableau'] as const) {
      const spot = game && this.#stop(game, area);
      if (spot) stops.set(spot.pile, spot.index);
    }
    return stops;
  }

  /** For the table's `focusin`. */
  readonly focused = (event: FocusEvent): void => {
    const spot = this.#nodes.spotOf(event);
    if (spot && !isSameSpot(spot, this.#spots.get(this.#area)) && this.#keep(spot)) {
      this.#host.requestUpdate();
    }
  };

  hostUpdate(): void {
    this.#before = this.#nodes.focused;
  }

  hostUpdated(): void {
    const { focused, cover, frame } = this.#nodes;
    const before = this.#before;
    const wasOnTable = before === frame || before?.closest(`.table, ${covers}`);
    const isInCover = cover?.closest(covers)?.contains(focused);
    const isLost = before !== null && (focused === null || (wasOnTable && !isInCover));
    if (this.#isWanted || isLost) this.focus();
    this.#isWanted = false;
  }

  /**
   * Focuses the place where the player is, or what covers the table; the frame of both while there is
   * neither, so that a game that is being loaded does not cost the focus.
   */
  focus(options?: FocusOptions): void {
    const { spot } = this;
    if (spot) this.#keep(spot);
    const { cover, frame, focused } = this.#nodes;
    const node = cover ?? (spot && this.#nodes.spot(spot)) ?? frame;
    if (node && node === frame) node.tabIndex = -1;
    if (node !== focused) node?.focus({ preventScroll: true, ...options });
    // What can have the focus also takes it at a click on any of its text.
    if (node !== frame) frame?.removeAttribute('tabindex');
    // What is still to be drawn gets the focus as soon as it is there.
    this.#isWanted = node === null || node !== this.#nodes.focused;
  }

  moveTo(spot: Spot): void {
    if (!this.#keep(spot)) return;
    this.#isWanted = true;
    this.#host.requestUpdate();
  }

  #keep(spot: Spot): boolean {
    const pile = this.#games.game?.position.rules.byId.get(spot.pile);
    if (!pile) return false;
    this.#area = areaOf(pile.group.kind);
    this.#spots.set(this.#area, spot);
    return true;
  }

  /** The place itself where it still is one, else the nearest on the same pile. */
  #stop({ position }: Game, area: Area): Spot | undefined {
    const { rules } = position;
    const spot = this.#spots.get(area);
    const isOfArea = ({ group }: PileRules): boolean => areaOf(group.kind) === area;
    const known = spot && rules.byId.get(spot.pile);
    const pile = known && isOfArea(known) ? known : rules.piles.find(isOfArea);
    if (!pile) return undefined;
    const spots = spotsOf(position, pile);
    const top = pileOf(position, pile.id).cards.length - 1;
    const wanted = Math.min(spot?.pile === pile.id ? spot.index : top, top);
    return spots.find(({ index }) => index >= wanted) ?? spots.at(-1);
  }
}
