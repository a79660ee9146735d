import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { SolitaireGameElement } from '../../src/index.js';
import '../../src/define.js';
import { mouse, nextFrame, pointOf } from '../support/commands.js';
import { still, TableDriver } from '../support/table-driver.js';

function laidOut(element: SolitaireGameElement): DOMRect {
  const card = element.shadowRoot?.querySelector('.card');
  if (!card) throw new Error('no card is drawn');
  return card.getBoundingClientRect();
}

describe('wherever a page puts it', () => {
  for (const style of [
    'display: inline-block',
    'position: absolute',
    'display: flex',
    'display: grid; justify-content: start',
    'float: left',
  ]) {
    it(`has a width of its own where nothing gives it one: ${style}`, async () => {
      const element = await fixture<SolitaireGameElement>(html`<solitaire-game></solitaire-game>`, {
        parentNode: Object.assign(document.createElement('div'), { style }),
      });
      const { width } = element.getBoundingClientRect();
      expect(width).to.be.within(280, innerWidth);
      expect(laidOut(element).width).to.be.greaterThan(20);
    });
  }

  for (const width of [200, 240, 280, 320, 360]) {
    it(`nothing is cut off at ${width} px`, async () => {
      const element = await fixture<SolitaireGameElement>(html`<solitaire-game></solitaire-game>`, {
        parentNode: Object.assign(document.createElement('div'), { style: `width: ${width}px` }),
      });
      const root = element.shadowRoot?.querySelector('.root');
      expect(root?.scrollWidth).to.be.at.most(width);
    });
  }

  for (const [width, height] of [
    [230, 250],
    [300, 260],
    [700, 160],
    [1000, 240],
  ] as const) {
    it(`every pile stays within ${width} × ${height} px, where that is what it is given`, async () => {
      for (const variant of ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty']) {
        const driver = await TableDriver.open(
          { variant, seed: 'small' },
          { style: `${still}; inline-size: ${width}px; block-size: ${height}px` },
        );
        const { top, bottom, left, right } = driver.element.getBoundingClientRect();
        expect(bottom - top).to.equal(height);
        for (const node of [...driver.nodes.cards, ...driver.root.querySelectorAll('.space')]) {
          const box = node.getBoundingClientRect();
          expect(box.height, variant).to.be.greaterThan(8);
          expect(box.bottom, variant).to.be.at.most(bottom);
          expect(box.top, variant).to.be.at.least(top);
          expect(box.left, variant).to.be.at.least(left);
          expect(box.right, variant).to.be.at.most(right);
        }
      }
    });
  }

  it('is styled and played in the document of a frame, and back', async () => {
    const element = await fixture<SolitaireGameElement>(
      html`<solitaire-game seed="frame" style="--solitaire-move-duration: 0"></solitaire-game>`,
    );
    const home = element.parentElement;
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="another document" style="width: 600px; height: 600px"></iframe>`,
    );
    const before = laidOut(element);
    const { game } = element;
    frame.contentDocument?.body.append(element);
    await element.updateComplete;
    expect(element.game).to.equal(game);
    expect(element.draw()).to.equal(true);
    await element.updateComplete;
    const { width, height } = laidOut(element);
    expect(height / width).to.be.closeTo(1.4, 0.05);
    expect(getComputedStyle(element).display).to.equal('block');
    const tool = element.shadowRoot?.querySelector('.tool.new') ?? element;
    expect(frame.contentWindow?.getComputedStyle(tool).borderRadius).to.equal('8px');
    const { top, bottom } = tool.getBoundingClientRect();
    const score = element.shadowRoot?.querySelector('.score')?.getBoundingClientRect();
    expect(score?.top, 'the bar is one line').to.be.below(bottom);
    expect(score?.bottom).to.be.above(top);

    const stock = element.shadowRoot?.querySelector('.stock .card.top') ?? element;
    const inFrame = pointOf(stock);
    const { x, y } = frame.getBoundingClientRect();
    await mouse.click({ x: x + inFrame.x + frame.clientLeft, y: y + inFrame.y + frame.clientTop });
    await element.updateComplete;
    expect(element.moves, 'a click in the frame').to.equal(2);
    expect(element.undo()).to.equal(true);

    home?.append(element);
    await element.updateComplete;
    expect(element.undo()).to.equal(true);
    await element.updateComplete;
    expect(laidOut(element).width).to.be.closeTo(before.width, 1);
  });
});

/** What shifts in a document's layout; a shift that a reader sees counts. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The README's words for a page that shall not jump. */
async function snippet(): Promise<string> {
  const readme = await (await fetch(new URL('../../README.md', import.meta.url))).text();
  const [, css] = /```css\n(solitaire-game \{\n {2}display: block;[^`]*)```/.exec(readme) ?? [];
  if (css === undefined) throw new Error('README.md has no such snippet.');
  return css;
}

describe('a page that has been drawn before the script comes', () => {
  for (const width of [360, 768]) {
    it(`does not jump: ${width} px`, async () => {
      const frame = await fixture<HTMLIFrameElement>(
        html`<iframe title="a page" style="width: ${width}px; height: 900px; border: 0"></iframe>`,
      );
      const loaded = oneEvent(frame, 'load');
      frame.srcdoc = `<!doctype html><html lang="en"><style>body { margin: 0 } ${await snippet()}</style>
        <solitaire-game seed="shift"></solitaire-game><p>What comes after it.</p>`;
      await loaded;
      const { contentDocument: page, contentWindow: view } = frame;
      const after = page?.querySelector('p');
      const element = page?.querySelector('solitaire-game');
      if (!page || !view || !after || !element) throw new Error('The page has not come.');
      const { top } = after.getBoundingClientRect();
      expect(top).to.be.greaterThan(500);
      const shifts: LayoutShift[] = [];
      const observer = new (view as Window & typeof globalThis).PerformanceObserver((list) => {
        shifts.push(...(list.getEntries() as LayoutShift[]));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await nextFrame();

      const script = page.createElement('script');
      script.type = 'module';
      script.src = new URL('../../src/define.ts', import.meta.url).href;
      page.head.append(script);
      await view.customElements.whenDefined('solitaire-game');
      await element.updateComplete;
      const driver = new TableDriver(element);
      while (driver.root.querySelector('.figure') === null) await nextFrame();
      await Promise.all(element.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
      await nextFrame();
      expect(driver.root.querySelectorAll('.card').length).to.be.greaterThan(20);
      expect(after.getBoundingClientRect().top).to.equal(top);
      shifts.push(...(observer.takeRecords() as LayoutShift[]));
      expect(shifts.map(({ value }) => value)).to.deep.equal([]);
    });
  }
});

describe('the height', () => {
  for (const variant of ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty']) {
    it(`is what it was when the game was first drawn, whatever happens: ${variant}`, async () => {
      const element = document.createElement('solitaire-game');
      Object.assign(element, { variant, seed: 'height' });
      const parent = await fixture<HTMLElement>(html`<div></div>`);
      parent.append(element);
      const heights = new Map<string, number>();
      const measure = (when: string): unknown =>
        heights.set(when, element.getBoundingClientRect().height);
      await element.updateComplete;
      measure('first');
      const driver = new TableDriver(element);
      await driver.rest();
      measure('as dealt');
      for (let turn = 0; turn < 10; turn += 1) {
        const [move] = element.game?.legalMoves() ?? [];
        if (move) element.play(move);
      }
      await driver.rest();
      measure('after ten moves');
      element.play('T1>T1');
      await element.updateComplete;
      measure('after a refusal');
      element.giveUp();
      await driver.rest();
      measure('at the end');
      element.newGame('another');
      await driver.rest();
      measure('anew');
      expect(new Set(heights.values()).size, JSON.stringify([...heights])).to.equal(1);
    });
  }
});
