import { LinearMap } from '../../controllers/linear-map.js';
import type { TableNodes } from '../../controllers/table-nodes.js';

/** A rectangle on the screen, in px of the page's view. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Something that is better not covered, and how much better. */
export interface Sight {
  readonly area: Area;
  readonly weight: number;
}

/** What the player looks for at the moment counts more than any number of cards. */
const weights = { concerned: 1000, index: 6, open: 2, stock: 4, closed: 1, space: 1 } as const;

/** The share of a card's height in which its rank and suit stand. */
const indexShare = 0.4;

/** Px between the text and what it leaves free. */
const margin = 3;

function areaOf(node: Element): Area {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return { left, right, top, bottom };
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/**
 * How far up or down a text goes to cover the least, in px: no further than it must, and never out
 * of its room, where it fits in there.
 */
export function shiftOf(text: Area, room: Area, sights: readonly Sight[]): number {
  const { left, right } = text;
  const height = text.bottom - text.top;
  const last = room.bottom - height;
  if (last < room.top) return 0;
  const usual = Math.min(Math.max(text.top, room.top), last);
  // What stands beside the text can't be covered by it.
  const beneath = sights.filter(({ area }) => area.left < right && area.right > left);
  const beside = beneath.flatMap(({ area }) => [area.top - margin - height, area.bottom + margin]);
  // Nearest first: of two that cover as much the first one is taken. Cards of a row share their places.
  const tops = [...new Set(beside.filter((top) => top >= room.top && top <= last))].sort(
    (a, b) => Math.abs(a - usual) - Math.abs(b - usual),
  );
  let best = usual;
  let least = Infinity;
  for (const top of [usual, ...tops]) {
    const there = { left, right, top, bottom: top + height };
    let cost = 0;
    for (const { area, weight } of beneath) {
      cost += weight * overlap(there, area);
      if (cost >= least) break;
    }
    if (cost >= least) continue;
    best = top;
    least = cost;
    if (least === 0) break;
  }
  return best - text.top;
}

/** What shows of a card beside the next one on it. */
function shownOf(card: Area, next: Area | undefined): Area {
  if (!next || overlap(card, next) === 0) return card;
  if (next.top > card.top + 1) return { ...card, bottom: next.top };
  if (next.left > card.left + 1) return { ...card, right: next.left };
  if (next.right < card.right - 1) return { ...card, left: next.right };
  return { ...card, bottom: card.top };
}

/** What there is to see of a card or a space. */
function sightsOf(node: Element, whole: Area, next: Area | undefined): readonly Sight[] {
  const area = shownOf(whole, next);
  if (node.closest('.stock')) return [{ area, weight: weights.stock }];
  if (node.matches('.space')) return [{ area, weight: weights.space }];
  if (node.matches('.closed')) return [{ area, weight: weights.closed }];
  const { top, bottom } = whole;
  const index = { ...area, bottom: Math.min(area.bottom, top + indexShare * (bottom - top)) };
  return [
    { area, weight: weights.open },
    { area: index, weight: weights.index },
  ];
}

/** Puts what a hint says where it is seen and covers the least, above all not what it is about. */
export class AdvicePlace {
  constructor(private readonly nodes: TableNodes) {}

  /** @param concerned what the hint points at. */
  settle(concerned: readonly Area[]): void {
    const felt = this.nodes.frame?.querySelector('.felt');
    const line = felt?.querySelector<HTMLElement>('.advice');
    const text = line?.querySelector('.message-text');
    if (!felt || !line || !text) return;
    line.style.translate = '';
    // What is said after the game has its place beside the buttons there.
    if (felt.querySelector('.veil')) return;
    const said = [...felt.querySelectorAll('.message > .message-text')].map(areaOf);
    const needed = [...concerned, ...said].map((area) => ({ area, weight: weights.concerned }));
    const sights = [...needed, ...this.#sights()];
    const y = shiftOf(areaOf(text), roomOf(areaOf(felt), felt.ownerDocument), sights);
    if (y === 0) return;
    const shift = new LinearMap(this.nodes.probes).toTable({ x: 0, y });
    line.style.translate = `${shift.x}px ${shift.y}px`;
  }

  #sights(): readonly Sight[] {
    return this.nodes.piles.flatMap((pile) => {
      const cards = [...pile.querySelectorAll('.card')];
      const nodes = cards.length > 0 ? cards : [...pile.querySelectorAll('.space')];
      const areas = nodes.map(areaOf);
      return areas.flatMap((area, index) => {
        const node = nodes[index];
        const seen = node ? sightsOf(node, area, areas[index + 1]) : [];
        // Of a card that lies under another one nothing is seen: a stock is one card to look at.
        return seen.filter((sight) => sight.area.bottom > sight.area.top);
      });
    });
  }
}

/** What is to be seen of the felt as the page is scrolled and zoomed now, but for its edge. */
function roomOf({ left, right, top, bottom }: Area, { defaultView }: Document): Area {
  const view = defaultView?.visualViewport;
  const first = view?.offsetTop ?? 0;
  const last = first + (view?.height ?? Infinity);
  return {
    left,
    right,
    top: Math.max(top, first) + margin,
    bottom: Math.min(bottom, last) - margin,
  };
}
