import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card, Game, PileId, Position } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import { LinearMap } from './linear-map.js';
import type { Vector } from './linear-map.js';
import type { CardNode, TableNodes } from './table-nodes.js';

interface Glimpse {
  readonly center: Vector;
  readonly closed: boolean;
}

const dealStagger = 12;

function centerOf(node: Element): Vector {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Animates the difference of two drawn positions by card identity, so that no move knows that it is
 * animated. Each animation starts from where the card is on the screen at that moment, in flight or
 * in the player's hand, so it can be interrupted at any frame and never holds up a move.
 */
export class MotionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #games: GameController;
  readonly #nodes: TableNodes;
  /** Where cards were seen before the drawing that is under way. */
  readonly #before = new Map<Card, Glimpse>();
  readonly #flights = new WeakMap<CardNode, Animation>();
  #drawn: Position | undefined;
  #isDeal = false;
  #isWin = false;
  #shaken: { readonly pile: PileId; readonly count: number } | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    games: GameController,
    nodes: TableNodes,
  ) {
    this.#host = host;
    this.#games = games;
    this.#nodes = nodes;
    host.addController(this);
    games.listen({
      started: () => {
        this.#isDeal = true;
      },
      changed: (_before, now) => {
        this.#isWin = now.outcome === 'won';
      },
      refused: (move) => {
        if (move?.type !== 'play') return;
        this.#shaken = { pile: move.from, count: move.count };
        this.#host.requestUpdate();
      },
    });
  }

  /** Takes cards out of a drag: they are drawn from where they were let go. */
  letGo(cards: readonly CardNode[]): void {
    for (const node of cards) {
      this.#before.set(node.card, { center: centerOf(node), closed: false });
    }
    this.#host.requestUpdate();
  }

  /** Ends the cards' motions: they are where they rest. */
  halt(cards: readonly CardNode[]): void {
    // All are asked for before the first one ends: to ask once more would mean to reckon all styles.
    const motions = cards.flatMap((node) => node.getAnimations());
    for (const each of motions) each.cancel();
  }

  hostUpdate(): void {
    const next = this.#games.game?.position;
    if (!next || next === this.#drawn || this.duration === 0) return;
    for (const node of this.#nodes.cards) {
      if (this.#before.has(node.card)) continue;
      if (this.#drawn?.piles[node.spot.pile] === next.piles[node.spot.pile]) continue;
      this.#before.set(node.card, {
        center: centerOf(node),
        closed: node.classList.contains('closed'),
      });
    }
  }

  hostUpdated(): void {
    const { game } = this.#games;
    const isStill = game?.position === this.#drawn && this.#before.size === 0 && !this.#shaken;
    const duration = isStill && !this.#isDeal ? 0 : this.duration;
    if (game && duration > 0) {
      if (this.#isDeal) this.#deal(duration);
      else this.#move(game, duration);
      this.#shake(duration);
      if (this.#isWin) this.#celebrate(duration);
    }
    this.#isDeal = false;
    this.#isWin = false;
    this.#shaken = undefined;
    this.#before.clear();
    this.#drawn = game?.position;
  }

  /** Ms that a card is on its way; 0 where there is no motion. */
  get duration(): number {
    if (!this.#host.isConnected) return 0;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    const { table } = this.#nodes;
    const text = table ? getComputedStyle(table).getPropertyValue('--move-duration').trim() : '0';
    const value = Number.parseFloat(text);
    if (!Number.isFinite(value)) return 0;
    return text.endsWith('ms') ? value : value * 1000;
  }

  #move(game: Game, duration: number): void {
    const { position } = game;
    const changed = this.#nodes.cards.filter(
      (node) =>
        this.#before.has(node.card) ||
        this.#drawn?.piles[node.spot.pile] !== position.piles[node.spot.pile],
    );
    if (changed.length === 0 || !this.#drawn) return;
    // The rest that a card moves to is measured without the motion that it may still be in.
    this.halt(changed);
    const map = new LinearMap(this.#nodes.probes);
    const plans = changed.map((node) => {
      const glimpse = this.#before.get(node.card) ?? this.#lastPlace(node.card);
      const rest = centerOf(node);
      const by = glimpse && {
        x: glimpse.center.x - rest.x,
        y: glimpse.center.y - rest.y,
      };
      return { node, glimpse, by };
    });
    for (const { node, glimpse, by } of plans) {
      if (!glimpse || !by) continue;
      const turns = glimpse.closed && !node.classList.contains('closed');
      if (Math.hypot(by.x, by.y) < 1 && !turns) continue;
      const { x, y } = map.toTable(by);
      const from = `translate(${x}px, ${y}px)`;
      this.#fly(
        node,
        [{ transform: turns ? `${from} rotateY(90deg)` : from }, { transform: 'none' }],
        {
          duration,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        },
      );
    }
  }

  /**
   * Moves a card above the others. The layer is a class, not a keyframe: only transforms, the
   * animation is the compositor's work, not the page's.
   */
  #fly(node: CardNode, keyframes: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = node.animate(keyframes, options);
    this.#flights.set(node, animation);
    node.classList.add('moving');
    const land = (): void => {
      // Told late of an earlier flight, the card may be in the next one by now.
      if (this.#flights.get(node) === animation) node.classList.remove('moving');
    };
    animation.addEventListener('finish', land);
    animation.addEventListener('cancel', land);
  }

  /** Where a card lay that was not drawn, deep in a pile. */
  #lastPlace(card: Card): Glimpse | undefined {
    const pile = Object.values(this.#drawn?.piles ?? {}).find((each) => each.cards.includes(card));
    const node = pile && this.#nodes.pile(pile.id)?.querySelector('.space');
    if (!node) return undefined;
    return { center: centerOf(node), closed: pile.cards.indexOf(card) < pile.closed };
  }

  #deal(duration: number): void {
    const stock = this.#games.game?.position.rules.stock;
    const place = stock && this.#nodes.pile(stock.id)?.querySelector('.space');
    if (!place) return;
    const map = new LinearMap(this.#nodes.probes);
    const from = centerOf(place);
    const dealt = this.#nodes.cards.filter(({ spot }) => spot.pile !== stock.id);
    this.halt(dealt);
    const rests = dealt.map(centerOf);
    dealt.forEach((node, order) => {
      const rest = rests[order] ?? from;
      const { x, y } = map.toTable({ x: from.x - rest.x, y: from.y - rest.y });
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: duration * 1.5,
        delay: order * dealStagger,
        fill: 'backwards',
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    });
  }

  /** A wave of hops through the cards that have come home. */
  #celebrate(duration: number): void {
    const tops = this.#nodes.cards.filter((node) => node.classList.contains('top'));
    tops.forEach((node, order) => {
      this.#fly(
        node,
        [
          { transform: 'none' },
          { transform: 'translateY(-35%) rotate(-6deg)', offset: 0.35 },
          { transform: 'none', offset: 0.7 },
          { transform: 'translateY(-10%)', offset: 0.85 },
          { transform: 'none' },
        ],
        {
          duration: duration * 3,
          delay: duration + order * duration * 0.4,
          iterations: 3,
          easing: 'ease-in-out',
        },
      );
    });
  }

  #shake(duration: number): void {
    const shaken = this.#shaken;
    const position = this.#games.game?.position;
    const pile = shaken && position?.piles[shaken.pile];
    if (!pile) return;
    for (const node of this.#nodes.run({
      pile: pile.id,
      index: pile.cards.length - shaken.count,
    })) {
      const to = (x: number): Keyframe => ({ transform: `translateX(${x}px)` });
      node.animate([to(0), to(-5), to(5), to(-3), to(3), to(0)], {
        duration: duration * 1.5,
        composite: 'add',
      });
    }
  }
}
