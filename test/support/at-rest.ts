import { expect } from '@open-wc/testing';
import type { TableDriver } from './table-driver.js';

/** Where the layout puts a node inside the table, transforms left out. */
function laidOut(node: HTMLElement, table: HTMLElement): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let each: Element | null = node; each instanceof HTMLElement && each !== table;) {
    x += each.offsetLeft;
    y += each.offsetTop;
    each = each.offsetParent;
  }
  return { x, y };
}

/**
 * What is drawn is the game's position, and nothing is in the air: each pile's nodes are its top
 * cards in their order, and each lies where the layout has its place.
 */
export function expectAtRest(driver: TableDriver): void {
  const { animations, game, nodes, root } = driver;
  expect(animations, 'animations').to.have.length(0);
  expect(root.querySelectorAll('.lifted'), 'lifted cards').to.have.length(0);
  expect(driver.element.matches(':state(dragging)'), 'dragging').to.equal(false);
  const table = driver.find('.table');
  const origin = table.getBoundingClientRect();
  const drawn = new Set<number>();
  for (const { id } of game.position.rules.piles) {
    const cards = game.position.piles[id]?.cards ?? [];
    const shown = nodes.run({ pile: id, index: 0 });
    expect(
      shown.map(({ card }) => card),
      `cards on ${id}`,
    ).to.deep.equal(cards.slice(cards.length - shown.length));
    expect(shown.length, `cards drawn on ${id}`).to.be.at.least(Math.min(cards.length, 1));
    for (const node of shown) {
      drawn.add(node.card);
      expect(getComputedStyle(node).transform, `transform on ${id}`).to.equal('none');
      const box = node.getBoundingClientRect();
      const place = laidOut(node, table);
      expect(box.x - origin.x, `x on ${id}`).to.be.closeTo(place.x, 2);
      expect(box.y - origin.y, `y on ${id}`).to.be.closeTo(place.y, 2);
    }
  }
  expect(nodes.cards.length, 'no card is drawn twice').to.equal(drawn.size);
}
