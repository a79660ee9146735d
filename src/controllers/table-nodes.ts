import type { Card, PileId } from '../engine/index.js';
import { isSameSpot } from './spots.js';
import type { Spot } from './spots.js';

/**
 * A drawn card. What it is stands in properties, not in attributes: nothing of a closed card may be
 * read from the page.
 */
export interface CardNode extends HTMLElement {
  card: Card;
  spot: Spot;
}

/** The bare place of a pile. */
export interface SpaceNode extends HTMLElement {
  spot: Spot;
}

export interface PileNode extends HTMLElement {
  pile: PileId;
}

/** What lies over the table, or stands in its place; where there are two, the last is above. */
export const covers = '.veil, .start, .error';

/** Finds what is drawn on the table. */
export class TableNodes {
  constructor(private readonly root: () => ParentNode & Partial<DocumentOrShadowRoot>) {}

  /** What has the focus within the element. */
  get focused(): Element | null {
    return this.root().activeElement ?? null;
  }

  /** The whole of the element, which has the focus while nothing in it can. */
  get frame(): HTMLElement | null {
    return this.root().querySelector<HTMLElement>('.root');
  }

  /** What has the focus in place of the table: something that lies over it or stands there. */
  get cover(): HTMLElement | null {
    const top = [...this.root().querySelectorAll<HTMLElement>(covers)].at(-1);
    return top?.matches('[tabindex]') ? top : (top?.querySelector<HTMLElement>('.again') ?? null);
  }

  /** Where is written what a screen reader is to say. */
  get liveRegion(): HTMLElement | null {
    return this.root().querySelector<HTMLElement>('.live');
  }

  /** The input for a typed move, while it is open. */
  get typingLine(): HTMLInputElement | null {
    return this.root().querySelector<HTMLInputElement>('.typing input');
  }

  /** The panel that tells how to play, once it has been drawn. */
  get help(): HTMLDialogElement | null {
    return this.root().querySelector<HTMLDialogElement>('dialog');
  }

  get table(): HTMLElement | null {
    return this.root().querySelector<HTMLElement>('.table');
  }

  /** Corners of a square of known size that lies on the table: see `LinearMap`. */
  get probes(): readonly HTMLElement[] {
    return [...this.root().querySelectorAll<HTMLElement>('.probe')];
  }

  get cards(): readonly CardNode[] {
    return [...this.root().querySelectorAll<CardNode>('.card')];
  }

  get piles(): readonly PileNode[] {
    return [...this.root().querySelectorAll<PileNode>('.pile')];
  }

  pile(id: PileId): PileNode | undefined {
    return this.piles.find((node) => node.pile === id);
  }

  /** The cards of a pile from an index up, the lowest first. */
  run({ pile, index }: Spot): readonly CardNode[] {
    const node = this.pile(pile);
    if (!node) return [];
    return [...node.querySelectorAll<CardNode>('.card')].filter((card) => card.spot.index >= index);
  }

  spot(spot: Spot): SpaceNode | undefined {
    const node = this.pile(spot.pile);
    if (!node) return undefined;
    return [...node.querySelectorAll<SpaceNode>('.card, .space')].find((each) =>
      isSameSpot(each.spot, spot),
    );
  }

  /** The place that an event happened at. */
  spotOf(event: Event): Spot | undefined {
    for (const target of event.composedPath()) {
      if (target instanceof Element && 'spot' in target) return (target as SpaceNode).spot;
      if (target instanceof Element && 'pile' in target) {
        return { pile: (target as PileNode).pile, index: -1 };
      }
    }
    return undefined;
  }

  /**
   * The place that a press is meant for. A card that flies over the stock hides it for a moment, and
   * one that turns over shows what lies below: who presses there means the stock's top card.
   */
  pressedSpot(event: PointerEvent): Spot | undefined {
    const [target] = event.composedPath();
    const card = target instanceof Element ? target.closest('.card') : null;
    const isInFlight = (card?.getAnimations().length ?? 0) > 0;
    const below = isInFlight ? this.root().elementsFromPoint?.(event.clientX, event.clientY) : [];
    const stock = [...(below ?? []), card]
      .find((each) => each?.closest('.stock'))
      ?.closest('.stock');
    const top = [...(stock?.querySelectorAll<SpaceNode>('.card, .space') ?? [])].at(-1);
    return top?.spot ?? this.spotOf(event);
  }
}
