import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { figures } from '../../src/elements/card/index.js';
import { mouse, nextFrame, setViewport } from '../support/commands.js';
import type { Point } from '../support/commands.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

/** How far the middle of a card lies from where it has to be under the pointer. */
function expectUnder(node: Element, pointer: Point, grip: Point): void {
  const middle = middleOf(node);
  expect(middle.x - pointer.x, 'x').to.be.closeTo(grip.x, 2);
  expect(middle.y - pointer.y, 'y').to.be.closeTo(grip.y, 2);
}

/** Lifts the top card of T4 and brings it half way to F4; gives the offset of card and pointer. */
async function liftHalfway(driver: TableDriver): Promise<{ pointer: Point; grip: Point }> {
  const start = middleOf(driver.card('T4'));
  const pressed = { x: start.x + 4, y: start.y + 6 };
  const end = middleOf(driver.top('F4'));
  const pointer = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  await mouse.move(pressed);
  await mouse.down();
  await mouse.move(pointer);
  const grip = { x: -4, y: -6 };
  expectUnder(driver.card('T4'), pointer, grip);
  return { pointer, grip };
}

async function dropHome(driver: TableDriver): Promise<void> {
  const card = driver.card('T4');
  await mouse.move(driver.top('F4'));
  expectUnder(card, middleOf(driver.top('F4')), { x: -4, y: -6 });
  await mouse.up();
  await driver.rest();
  expect(driver.size('F4')).to.equal(1);
}

describe('a page that transforms the table', () => {
  for (const css of [
    'scale: 0.5; transform-origin: 0 0',
    'transform: scale(1.7); transform-origin: 0 0; inline-size: 450px',
    'transform: rotate(5deg); inline-size: 500px; margin: 40px',
    'zoom: 1.5; inline-size: 480px',
    'zoom: 0.8; transform: scale(1.2) rotate(-4deg); inline-size: 500px; margin: 40px',
    'transform: scaleX(-1); inline-size: 500px',
  ]) {
    it(`has the card stay under the pointer: ${css}`, async () => {
      await setViewport({ width: 1200, height: 900 });
      const parent = await fixture<HTMLElement>(html`<div></div>`);
      parent.style.cssText = css;
      const driver = await TableDriver.open(klondike, { parent, style: still });
      await liftHalfway(driver);
      await dropHome(driver);
      await mouse.click(driver.top('S'));
      expect(driver.size('W')).to.equal(1);
    });
  }

  it('has the cards fly in its own measure', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    parent.style.cssText = 'transform: scale(0.6) rotate(8deg); inline-size: 700px; margin: 40px';
    const driver = await klondikeBefore('T7>T4', {}, { parent });
    const from = middleOf(driver.card('T7'));
    const { card } = driver.card('T7');
    driver.element.play('T7>T4');
    await driver.element.updateComplete;
    for (const each of driver.animations) {
      each.pause();
      each.currentTime = 0;
    }
    const node = driver.nodes.cards.find((each) => each.card === card);
    const begin = middleOf(node ?? driver.element);
    expect(begin.x).to.be.closeTo(from.x, 2);
    expect(begin.y).to.be.closeTo(from.y, 2);
  });
});

describe('a page that shifts its layout', () => {
  async function open(): Promise<{ driver: TableDriver; page: HTMLElement }> {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    return { driver, page };
  }

  function banner(): HTMLElement {
    const element = document.createElement('div');
    element.style.blockSize = '60px';
    return element;
  }

  it('between two drags', async () => {
    const { driver, page } = await open();
    await liftHalfway(driver);
    await mouse.up();
    await driver.rest();
    page.prepend(banner());
    await liftHalfway(driver);
    await dropHome(driver);
    page.firstElementChild?.remove();
    await driver.drag('T1', 'F2');
    await driver.rest();
    expect(driver.size('F2')).to.equal(1);
  });

  it('in the middle of a drag', async () => {
    const { driver, page } = await open();
    const { pointer, grip } = await liftHalfway(driver);
    page.prepend(banner());
    await mouse.move({ x: pointer.x + 5, y: pointer.y });
    expectUnder(driver.card('T4'), { x: pointer.x + 5, y: pointer.y }, grip);
    await dropHome(driver);
  });

  it('by a narrower column, and by a smaller window', async () => {
    const { driver, page } = await open();
    page.style.inlineSize = '420px';
    await nextFrame();
    await liftHalfway(driver);
    await dropHome(driver);
    await setViewport({ width: 400, height: 700 });
    await driver.drag('T1', 'F2');
    await driver.rest();
    expect(driver.size('F2')).to.equal(1);
  });
});

describe('a page that scrolls', () => {
  async function open(css: string): Promise<{ driver: TableDriver; box: HTMLElement }> {
    const box = await fixture<HTMLElement>(
      html`<div>
        <p style="block-size: 500px; margin: 0"></p>
        <div></div>
        <p style="block-size: 2000px"></p>
      </div>`,
    );
    box.style.cssText = css;
    const parent = box.querySelector('div') ?? box;
    return { driver: await TableDriver.open(klondike, { parent, style: still }), box };
  }

  for (const [name, css] of [
    ['as a whole', ''],
    ['in a box', 'overflow: auto; block-size: 580px'],
  ] as const) {
    it(`${name}, before and during a drag`, async () => {
      const { driver, box } = await open(css);
      const scroller = css === '' ? document.documentElement : box;
      scroller.scrollTop = 500;
      await nextFrame();
      const { pointer, grip } = await liftHalfway(driver);
      const card = driver.card('T4');
      const scrolled = oneEvent(css === '' ? document : box, 'scroll');
      scroller.scrollTop = 460;
      await scrolled;
      expectUnder(card, pointer, grip);
      await dropHome(driver);
      scroller.scrollTop = 0;
    });
  }

  it('does so no more by a drag', async () => {
    const page = await fixture<HTMLElement>(html`<div style="display: grid"></div>`);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    const root = document.documentElement;
    const size = (): readonly number[] => [
      root.scrollHeight,
      root.scrollWidth,
      driver.element.offsetHeight,
      page.offsetHeight,
    ];
    const before = size();
    await mouse.move(driver.grip('T4'));
    await mouse.down();
    for (const place of [
      { x: 790, y: 590 },
      { x: 5, y: 595 },
      { x: 400, y: 599 },
    ]) {
      await mouse.move(place);
      expect(size()).to.deep.equal(before);
    }
    await mouse.up();
    await driver.rest();
    expect(size()).to.deep.equal(before);
    const { bottom } = driver.element.getBoundingClientRect();
    expect(driver.find('.root').getBoundingClientRect().bottom).to.be.closeTo(bottom, 1);
  });
});

describe('a page that styles all its text', () => {
  /** What the page's own text is like. */
  const text = `
    body, body * { line-height: 3; letter-spacing: 5px; word-spacing: 9px; text-align: right;
      font: italic 30px cursive; color: red; user-select: text; text-transform: uppercase;
      text-indent: 40px; white-space: pre; }
    * { box-sizing: content-box; }`;

  /** Where everything stands, and in which letters. */
  function looks({ element, root }: TableDriver): readonly string[] {
    const { left, top } = element.getBoundingClientRect();
    const parts = '.bar, .bar *, .felt, .table, .space, .card, .outcome, .outcome *';
    return [...root.querySelectorAll(parts)].flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const { font, color, letterSpacing, textTransform } = getComputedStyle(node);
      const place = [x - left, y - top, width, height].map(Math.round);
      // What is not shown stands nowhere.
      const isSeen = node.checkVisibility() && width > 0;
      return isSeen
        ? [[node.className, ...place, font, color, letterSpacing, textTransform].join(' ')]
        : [];
    });
  }

  for (const size of ['62.5%', '8px', '24px']) {
    it(`changes nothing of the game: html at ${size}`, async () => {
      await setViewport({ width: 800, height: 500 });
      const style = document.createElement('style');
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const driver = await TableDriver.open(
        { ...klondike, 'time-limit': 60 },
        { parent: page, style: still },
      );
      driver.element.pause();
      await driver.rest();
      await figures.want();
      await nextFrame();
      await Promise.all(driver.root.getAnimations().map(({ finished }) => finished));
      const before = looks(driver);
      style.textContent = `html { font-size: ${size}; } ${text}`;
      document.head.append(style);
      await nextFrame();
      const after = looks(driver);
      style.remove();
      expect(after).to.deep.equal(before);
    });
  }
});
