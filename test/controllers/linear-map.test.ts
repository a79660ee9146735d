import { expect, fixture, html } from '@open-wc/testing';
import { LinearMap, probeDistance } from '../../src/controllers/linear-map.js';

/** A box with probes, in a page with these styles. */
async function mapIn(css: string): Promise<{ box: HTMLElement; map: LinearMap }> {
  const page = await fixture<HTMLElement>(
    html`<div><div style="position: relative; inline-size: 300px; block-size: 300px"></div></div>`,
  );
  page.style.cssText = css;
  const box = page.firstElementChild as HTMLElement;
  const probes = [
    [0, 0],
    [probeDistance, 0],
    [0, probeDistance],
  ].map(([x = 0, y = 0]) => {
    const probe = document.createElement('i');
    probe.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; inline-size: 0; block-size: 0`;
    box.append(probe);
    return probe;
  });
  return { box, map: new LinearMap(probes) };
}

describe('a linear map', () => {
  for (const css of [
    '',
    'transform: scale(0.5)',
    'transform: scale(1.7, 0.4)',
    'transform: rotate(5deg)',
    'transform: rotate(90deg) scale(2)',
    'transform: skew(20deg, 5deg)',
    'transform: scaleX(-1)',
    'zoom: 1.5',
    'zoom: 0.8; transform: rotate(-30deg) scale(1.3)',
  ]) {
    it(`turns distances on the screen into distances on the table: ${css || 'as it is'}`, async () => {
      const { box, map } = await mapIn(css);
      const node = document.createElement('b');
      node.style.cssText =
        'position: absolute; inline-size: 0; block-size: 0; left: 50px; top: 70px';
      box.append(node);
      const before = node.getBoundingClientRect();
      for (const wish of [
        { x: 30, y: 0 },
        { x: 0, y: 40 },
        { x: -25, y: 60 },
      ]) {
        const { x, y } = map.toTable(wish);
        node.style.transform = `translate(${x}px, ${y}px)`;
        const after = node.getBoundingClientRect();
        expect(after.x - before.x).to.be.closeTo(wish.x, 0.5);
        expect(after.y - before.y).to.be.closeTo(wish.y, 0.5);
      }
    });
  }

  it('leaves distances as they are where nothing is laid out', async () => {
    const { map } = await mapIn('display: none');
    expect(map.toTable({ x: 3, y: -4 })).to.deep.equal({ x: 3, y: -4 });
    expect(new LinearMap([]).toTable({ x: 3, y: -4 })).to.deep.equal({ x: 3, y: -4 });
  });
});
