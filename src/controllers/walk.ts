import type { Game, Position } from '../engine/index.js';
import { areaOf } from './area.js';
import type { FocusController } from './focus-controller.js';
import type { GameController } from './game-controller.js';
import { spotsOf } from './spots.js';
import type { Spot } from './spots.js';
import type { TableNodes } from './table-nodes.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The ways of the keys over the table, from place to place. */
export class Walk {
  readonly #games: GameController;
  readonly #focus: FocusController;
  readonly #nodes: TableNodes;

  constructor(games: GameController, focus: FocusController, nodes: TableNodes) {
    this.#games = games;
    this.#focus = focus;
    this.#nodes = nodes;
  }

  /** To the next place in a direction; stays where there is none. */
  step(direction: Direction): void {
    const { game } = this.#games;
    const { spot } = this.#focus;
    if (!game || !spot) return;
    const next = withinPile(game.position, spot, direction) ?? this.#beyond(game, spot, direction);
    if (next) this.#focus.moveTo(next);
  }

  /** To the first or the last pile of the area. */
  toEnd(end: 'first' | 'last'): void {
    const position = this.#games.game?.position;
    const pile = position?.rules.byId.get(this.#focus.spot?.pile ?? '');
    if (!position || !pile) return;
    const area = areaOf(pile.group.kind);
    const piles = position.rules.piles.filter(({ group }) => areaOf(group.kind) === area);
    this.#toTop(position, (end === 'first' ? piles[0] : piles.at(-1))?.id);
  }

  /**
   * To the column of a number; 0 is the tenth. Where there are more than ten, the same key again
   * leads ten further.
   */
  toColumn(digit: number): void {
    const position = this.#games.game?.position;
    if (!position) return;
    const columns = position.rules.piles.filter(({ group }) => group.kind === 'tableau');
    const own = columns.filter((_, index) => index % 10 === (digit + 9) % 10);
    const here = own.findIndex(({ id }) => id === this.#focus.spot?.pile);
    this.#toTop(position, own[(here + 1) % own.length]?.id);
  }

  #toTop(position: Position, id: string | undefined): void {
    const pile = id === undefined ? undefined : position.rules.byId.get(id);
    const spot = pile && spotsOf(position, pile).at(-1);
    if (spot) this.#focus.moveTo(spot);
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
}

function withinPile(position: Position, spot: Spot, direction: Direction): Spot | undefined {
  const pile = position.rules.byId.get(spot.pile);
  if (!pile || (direction !== 'up' && direction !== 'down')) return undefined;
  const step = direction === 'up' ? -1 : 1;
  return spotsOf(position, pile).find(({ index }) => index === spot.index + step);
}
