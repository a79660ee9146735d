import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { mouse, touch } from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };
const open = (): Promise<TableDriver> => TableDriver.open(klondike, { style: still });

function lifted({ root }: TableDriver): number {
  return root.querySelectorAll('.lifted').length;
}

/** A new single finger drags as ever. */
async function expectDrags(driver: TableDriver): Promise<void> {
  await driver.rest();
  expectAtRest(driver);
  await driver.touchDrag('T4', 'F4');
  await driver.rest();
  expect(driver.size('F4')).to.equal(1);
  expectAtRest(driver);
}

describe('a finger', () => {
  it('taps to pick up and taps to lay down', async () => {
    const driver = await open();
    await driver.tap('T4');
    await driver.rest();
    expect(driver.root.querySelectorAll('.card.held')).to.have.length(1);
    await driver.tap('F4');
    await driver.rest();
    expect(driver.size('F4')).to.equal(1);
  });

  it('taps twice to send home', async () => {
    const driver = await open();
    const grip = driver.grip('T4');
    await touch.tap(grip);
    await touch.tap(grip);
    await driver.rest();
    expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T4', count: 1 });
    expect(driver.element.score).to.equal(15);
  });

  it('draws once for each tap, whatever is held', async () => {
    for (const held of [undefined, 'T4']) {
      const driver = await open();
      if (held) await driver.tap(held);
      const recorder = new EventRecorder(driver.element);
      const stock = driver.grip('S');
      for (let taps = 0; taps < 6; taps += 1) await touch.tap(stock);
      await driver.rest();
      expect(driver.size('W')).to.equal(6);
      expect(recorder.of('move').map(({ move }) => move)).to.deep.equal([
        'D',
        'D',
        'D',
        'D',
        'D',
        'D',
      ]);
      expect(recorder.of('refuse')).to.deep.equal([]);
    }
  });

  for (const jitter of [1, 3, 5, 8]) {
    it(`may tremble by ${jitter} px`, async () => {
      const driver = await open();
      const grip = driver.grip('T4');
      await touch.start(grip);
      await touch.move({ x: grip.x + jitter, y: grip.y });
      await touch.end();
      await driver.rest();
      expect(driver.root.querySelectorAll('.card.held')).to.have.length(1);
      const place = middleOf(driver.top('F4'));
      await touch.start(place);
      await touch.move({ x: place.x, y: place.y + jitter });
      await touch.end();
      await driver.rest();
      expect(driver.size('F4')).to.equal(1);
    });
  }

  it('that slides off the stock draws nothing', async () => {
    const driver = await open();
    const { game } = driver;
    await touch.drag(driver.grip('S'), driver.grip('T4'));
    await driver.rest();
    expect(driver.game).to.equal(game);
    expectAtRest(driver);
    await driver.tap('S');
    await driver.rest();
    expect(driver.size('W')).to.equal(1);
  });

  it('drags a run of five, and it ends on a pile wherever it is let go', async () => {
    for (const duration of ['0s', '60ms', '300ms']) {
      const style = `--solitaire-move-duration: ${duration}`;
      const driver = await klondikeBefore('T2>T4*5', {}, { style });
      const { game } = driver;
      await driver.touchDrag('T2', 'F2', 5);
      await driver.rest();
      expect(driver.game).to.equal(game);
      expectAtRest(driver);
      await touch.drag(driver.grip('T2', 5), { x: 3, y: 3 });
      await driver.rest();
      expect(driver.game).to.equal(game);
      expectAtRest(driver);
      await driver.touchDrag('T2', 'T4', 5);
      await driver.rest();
      expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T2', to: 'T4', count: 5 });
      expectAtRest(driver);
    }
  });

  for (const [name, act] of [
    ['the table', (driver: TableDriver) => driver.grip('T3')],
    ['the stock', (driver: TableDriver) => driver.grip('S')],
    ['a button', (driver: TableDriver) => middleOf(driver.tool('restart'))],
    ['the page', () => ({ x: 3, y: 590 })],
  ] as const) {
    it(`goes on when a second one taps ${name}`, async () => {
      const driver = await open();
      const grip = driver.grip('T4');
      const drop = driver.dropPoint('T4', 'F4');
      const between = { x: (grip.x + drop.x) / 2, y: (grip.y + drop.y) / 2 };
      await touch.start(grip);
      await touch.move(between);
      expect(lifted(driver)).to.equal(1);
      await touch.start(between, act(driver));
      await touch.end(between);
      expect(lifted(driver)).to.equal(1);
      expect(driver.size('W')).to.equal(0);
      await touch.move(drop);
      await touch.end();
      await driver.rest();
      expect(driver.size('F4')).to.equal(1);
      expect(driver.element.moves).to.equal(1);
      expectAtRest(driver);
    });
  }

  it('is not missed by the next one, in whatever order they leave', async () => {
    const driver = await open();
    const [one, other] = [driver.grip('T4'), driver.grip('T3')];
    const away = { x: one.x + 60, y: one.y + 90 };
    const endings: readonly (() => Promise<void>)[] = [
      async () => {
        await touch.end(away);
        await touch.end();
      },
      async () => {
        await touch.end(undefined, other);
        await touch.end();
      },
      () => touch.end(),
      () => touch.cancel(),
    ];
    for (const end of endings) {
      await touch.start(one);
      await touch.move(away);
      await touch.start(away, other);
      await end();
      await driver.rest();
      expect(driver.element.moves).to.equal(0);
      expectAtRest(driver);
    }
    await expectDrags(driver);
  });

  it('that the system takes away puts the cards back', async () => {
    const driver = await open();
    await touch.start(driver.grip('T4'));
    await touch.move(driver.top('F4'));
    expect(lifted(driver)).to.equal(1);
    await touch.cancel();
    expect(lifted(driver)).to.equal(0);
    await driver.rest();
    expect(driver.size('F4')).to.equal(0);
    await expectDrags(driver);
  });

  it('whose release was lost does not block the next', async () => {
    const driver = await open();
    const swallow = (event: Event): void => event.stopImmediatePropagation();
    const options = { capture: true, once: true };
    addEventListener('pointerup', swallow, options);
    await touch.start(driver.grip('T4'));
    await touch.move({ x: 400, y: 500 });
    await touch.end();
    expect(lifted(driver)).to.equal(1);
    await touch.tap(driver.grip('T3'));
    expect(lifted(driver)).to.equal(0);
    await driver.rest();
    await driver.tap('T3');
    await expectDrags(driver);
  });

  it('that stays long selects nothing, opens no menu, and drags on', async () => {
    const driver = await open();
    const grip = driver.grip('T4');
    await touch.start(grip);
    // What a browser sends after a while; false says that its menu does not come.
    const menu = { bubbles: true, composed: true, cancelable: true };
    expect(driver.card('T4').dispatchEvent(new PointerEvent('contextmenu', menu))).to.equal(false);
    expect(getSelection()?.toString()).to.equal('');
    const drop = driver.dropPoint('T4', 'F4');
    await touch.move({ x: (grip.x + drop.x) / 2, y: (grip.y + drop.y) / 2 });
    expect(lifted(driver)).to.equal(1);
    await touch.move(drop);
    await touch.end();
    await driver.rest();
    expect(driver.size('F4')).to.equal(1);
    expect(getComputedStyle(driver.card('T3')).userSelect).to.equal('none');
  });

  for (const css of [
    'touch-action: manipulation',
    'touch-action: pan-y',
    'touch-action: pan-x pan-y pinch-zoom',
    'overflow: auto; block-size: 560px',
  ]) {
    it(`drags in a page with ${css}`, async () => {
      const page = await fixture<HTMLElement>(html`<div><p style="block-size: 900px"></p></div>`);
      page.style.cssText = css;
      const wrapper = document.createElement('div');
      page.prepend(wrapper);
      const driver = await TableDriver.open(klondike, { parent: wrapper, style: still });
      await expectDrags(driver);
      expect(page.scrollTop).to.equal(0);
    });
  }

  it('scrolls the page from the empty table, and not from a card', async () => {
    const page = await fixture<HTMLElement>(html`<div style="padding-block-end: 2000px"></div>`);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    await touch.drag(driver.grip('T3'), { x: driver.grip('T3').x, y: 20 }, 8);
    await driver.rest();
    expect(scrollY).to.equal(0);
    const table = driver.find('.table').getBoundingClientRect();
    const from = { x: table.left + 3, y: table.bottom - 20 };
    const scrolled = oneEvent(document, 'scroll');
    await touch.drag(from, { x: from.x, y: from.y - 300 }, 10);
    await scrolled;
    expect(scrollY).to.be.greaterThan(0);
    scrollTo(0, 0);
  });

  it('and the mouse take turns', async () => {
    const driver = await open();
    await touch.start(driver.grip('T4'));
    await touch.move({ x: 400, y: 500 });
    await touch.end();
    await driver.rest();
    await mouse.click(driver.grip('T4'));
    await driver.tap('F4');
    await driver.rest();
    expect(driver.size('F4')).to.equal(1);
  });
});
