import { expect, fixture, html } from '@open-wc/testing';
import { accessibilityTree, findAccessible, mouse, nextFrame, press } from '../support/commands.js';
import type { Point } from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };
const open = (): Promise<TableDriver> => TableDriver.open(klondike, { style: still });

function lifted({ root }: TableDriver): number {
  return root.querySelectorAll('.lifted').length;
}

/** Presses on a card and drags it some way off, not letting go. */
async function lift(
  driver: TableDriver,
  pile = 'T4',
  to: Point = { x: 420, y: 480 },
): Promise<void> {
  await mouse.move(driver.grip(pile));
  await mouse.down();
  await mouse.move(to);
  expect(lifted(driver)).to.equal(1);
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** So far within a box (negative: outside of it), in whole px as a mouse tells them. */
function within({ left, right, top, bottom }: Edges, by: number): Edges {
  const [low, high] = by > 0 ? [Math.ceil, Math.floor] : [Math.floor, Math.ceil];
  return {
    left: low(left + by),
    right: high(right - by),
    top: low(top + by),
    bottom: high(bottom - by),
  };
}

/** How far in from its box's corner, along each side, a card's round corner is cut on the diagonal. */
function cutOf({ width }: DOMRect): number {
  return 0.07 * width * (1 - Math.SQRT1_2);
}

/** How many cards a click picks up; they are laid down again. */
async function heldBy(driver: TableDriver, point: Point): Promise<number> {
  await mouse.click(point);
  await driver.rest();
  const { length } = driver.root.querySelectorAll('.card.held');
  const table = driver.find('.table').getBoundingClientRect();
  await mouse.click({ x: table.left + 2, y: table.top + 2 });
  await driver.rest();
  expect(driver.root.querySelector('.held')).to.equal(null);
  return length;
}

/** All is as if nothing had been, and the next drag works. */
async function expectUntouched(driver: TableDriver, game: unknown): Promise<void> {
  await driver.rest();
  expect(driver.game).to.equal(game);
  expectAtRest(driver);
  await driver.drag('T4', 'F4');
  await driver.rest();
  expect(driver.size('F4')).to.equal(1);
}

/** The time of every event, which stands still until the test moves it. */
function eventTime(): { pass(ms: number): void; restore(): void } {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  if (!own) throw new Error('Events have no time.');
  let now = performance.now();
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now });
  return {
    pass: (ms) => (now += ms),
    restore: () => Object.defineProperty(Event.prototype, 'timeStamp', own),
  };
}

describe('a drag by the mouse', () => {
  it('ends when another button is pressed, and shows no menu', async () => {
    for (const button of ['right', 'middle'] as const) {
      const driver = await open();
      const { game } = driver;
      const menus: boolean[] = [];
      const stop = new AbortController();
      document.addEventListener(
        'contextmenu',
        (event) => {
          menus.push(event.defaultPrevented);
          event.preventDefault();
        },
        stop,
      );
      await lift(driver);
      await mouse.down(button);
      await mouse.move({ x: 430, y: 490 });
      await mouse.up(button);
      expect(menus).to.deep.equal(menus.map(() => true));
      await mouse.up('left');
      await expectUntouched(driver, game);
      stop.abort();
    }
  });

  it('ends when Escape puts the cards back', async () => {
    const driver = await open();
    const { element, game } = driver;
    element.focus();
    await element.updateComplete;
    await lift(driver);
    await press('Escape');
    await element.updateComplete;
    expect(lifted(driver)).to.equal(0);
    expect(element.matches(':state(dragging)')).to.equal(false);
    await mouse.move(driver.top('F4'));
    await mouse.up();
    await expectUntouched(driver, game);
  });

  it('ends when the game takes no more input', async () => {
    for (const name of ['disabled', 'readonly'] as const) {
      const driver = await open();
      const { element, game } = driver;
      await lift(driver);
      await mouse.move(driver.top('F4'));
      element[name] = true;
      await element.updateComplete;
      expect(lifted(driver), name).to.equal(0);
      await mouse.up();
      element[name] = false;
      await expectUntouched(driver, game);
    }
  });

  it('is not begun by another button', async () => {
    for (const button of ['right', 'middle'] as const) {
      const driver = await open();
      const { game } = driver;
      const stop = new AbortController();
      document.addEventListener('contextmenu', (event) => event.preventDefault(), stop);
      await mouse.move(driver.grip('T4'));
      await mouse.down(button);
      await mouse.move(driver.top('F4'));
      expect(lifted(driver)).to.equal(0);
      await mouse.up(button);
      await mouse.click(driver.grip('S'), button);
      await expectUntouched(driver, game);
      stop.abort();
    }
  });

  it('ends wherever the button is released', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <iframe
          title="another page"
          srcdoc="another page"
          style="width: 200px; height: 60px"
        ></iframe>
      </div>`,
    );
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    const { game } = driver;
    const places = [
      driver.tool('new'),
      page.querySelector('iframe') ?? page,
      { x: 2, y: 2 },
      { x: -80, y: 300 },
      { x: 400, y: -50 },
      { x: 900, y: 700 },
    ];
    for (const place of places) {
      await lift(driver);
      await mouse.move(place);
      await mouse.up();
      await driver.rest();
      expect(driver.game).to.equal(game);
      expectAtRest(driver);
    }
    await expectUntouched(driver, game);
  });

  it('ends when the page loses the keyboard', async () => {
    const driver = await open();
    const { game } = driver;
    await lift(driver);
    dispatchEvent(new Event('blur'));
    expect(lifted(driver)).to.equal(0);
    await mouse.up();
    await expectUntouched(driver, game);
  });

  it('ends at the first move without a button when the release was swallowed', async () => {
    const driver = await open();
    const { game } = driver;
    const swallow = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('pointerup', swallow, { capture: true, once: true });
    await lift(driver);
    await mouse.up();
    expect(lifted(driver)).to.equal(1);
    await mouse.move({ x: 430, y: 490 });
    expect(lifted(driver)).to.equal(0);
    await expectUntouched(driver, game);
  });

  it('needs no capture', async () => {
    const driver = await open();
    const table = driver.find('.table');
    table.setPointerCapture = () => {
      throw new DOMException('no such pointer', 'NotFoundError');
    };
    const { game } = driver;
    await lift(driver);
    await mouse.move({ x: -20, y: 300 });
    await mouse.up();
    await expectUntouched(driver, game);
  });

  it('outlives a capture that is lost', async () => {
    const driver = await open();
    const pointers: number[] = [];
    const recorder = new EventRecorder(driver.element);
    driver.element.addEventListener('pointerdown', ({ pointerId }) => pointers.push(pointerId));
    await lift(driver);
    for (const pointer of pointers) driver.find('.table').releasePointerCapture(pointer);
    await mouse.move(driver.top('F4'));
    await mouse.up();
    await driver.rest();
    expect(driver.size('F4')).to.equal(1);
    expect(recorder.of('move')).to.have.length(1);
    expectAtRest(driver);
  });

  it('ends when the cards are taken away', async () => {
    const driver = await open();
    for (const act of [
      () => driver.element.newGame('w979728'),
      () => driver.element.restart(),
      () => driver.element.play('T4>F4') && driver.element.undo(),
    ]) {
      await lift(driver);
      act();
      await driver.rest();
      await mouse.move({ x: 300, y: 300 });
      await mouse.up();
      await driver.rest();
      expect(driver.element.moves).to.equal(0);
      expectAtRest(driver);
    }
    await expectUntouched(driver, driver.game);
  });

  it('works at once after clicks that moved nothing', async () => {
    const driver = await open();
    for (let round = 0; round < 2; round += 1) {
      for (const pile of ['T1', 'T2', 'T3', 'T5', 'T6', 'T7']) await driver.click(pile);
    }
    await driver.drag('T4', 'F4');
    await driver.rest();
    expect(driver.size('F4')).to.equal(1);
    expect(driver.root.querySelector('.held')).to.equal(null);
  });

  it('leaves no listener behind after a thousand clicks', async () => {
    const driver = await open();
    const node = driver.card('T2');
    const { x, y } = middleOf(node);
    const press = {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerId: 1,
      clientX: x,
      clientY: y,
    };
    const add = window.addEventListener.bind(window);
    const live: AbortSignal[] = [];
    window.addEventListener = (type: string, listener: unknown, options?: unknown): void => {
      const signal = (options as AddEventListenerOptions | undefined)?.signal;
      if (!signal) throw new Error(`Nothing ends the listener to ${type}.`);
      live.push(signal);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    };
    try {
      for (let round = 0; round < 1000; round += 1) {
        node.dispatchEvent(new PointerEvent('pointerdown', { ...press, buttons: 1 }));
        node.dispatchEvent(new PointerEvent('pointerup', press));
      }
    } finally {
      window.addEventListener = add;
    }
    expect(live.length).to.be.at.least(1000);
    expect(live.filter(({ aborted }) => !aborted)).to.have.length(0);
    await driver.rest();
    expectAtRest(driver);
  });

  for (const pause of [0, 50, 200, 600]) {
    it(`works ${pause} ms after a double-click that moved nothing`, async () => {
      const driver = await klondikeBefore('T7>T4', {}, { style: still });
      const { game } = driver;
      const time = eventTime();
      try {
        await mouse.doubleClick(driver.grip('T7'));
        expect(driver.game).to.equal(game);
        time.pass(pause);
        await driver.drag('T7', 'T4');
      } finally {
        time.restore();
      }
      await driver.rest();
      expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T7', to: 'T4' });
      expectAtRest(driver);
    });
  }

  it('takes a whole run along, in its order', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
    const { game } = driver;
    const run = [4, 3, 2, 1].map((fromTop) => driver.card('T7', fromTop));
    const places = run.map(middleOf);
    const grip = driver.grip('T7', 4);
    await mouse.move(grip);
    await mouse.down();
    await mouse.move({ x: grip.x + 20, y: grip.y + 30 });
    await mouse.move({ x: grip.x - 90, y: grip.y + 60 });
    expect([...driver.root.querySelectorAll('.lifted')]).to.deep.equal(run);
    for (const [index, node] of run.entries()) {
      const [from, to] = [places[index] ?? grip, middleOf(node)];
      expect(to.x - from.x).to.be.closeTo(-90, 1);
      expect(to.y - from.y).to.be.closeTo(60, 1);
    }
    // Nothing is seen, or told, twice.
    expect(new Set(driver.nodes.cards.map(({ card }) => card)).size).to.equal(
      driver.nodes.cards.length,
    );
    const names = run.map((node) => node.getAttribute('aria-label') ?? '');
    const tree = await accessibilityTree();
    for (const name of names) expect(findAccessible(tree, 'button', name)).to.have.length(1);
    await mouse.move({ x: 2, y: 2 });
    await mouse.up();
    await driver.rest();
    expect(driver.game).to.equal(game);
    expectAtRest(driver);
    expect(run.map(middleOf)).to.deep.equal(places);
    await driver.drag('T7', 'T2', 4);
    await driver.rest();
    expect(driver.game.moves).to.equal(game.moves + 1);
    expectAtRest(driver);
  });

  it('follows the pointer from the start', async () => {
    const driver = await open();
    const grip = driver.grip('T4');
    const node = driver.card('T4');
    const before = middleOf(node);
    await mouse.move(grip);
    await mouse.down();
    for (const by of [5, 17, 80, 200]) {
      await mouse.move({ x: grip.x + by, y: grip.y + by / 2 });
      expect(middleOf(node).x - before.x).to.be.closeTo(by, 1);
      expect(middleOf(node).y - before.y).to.be.closeTo(by / 2, 1);
    }
    await mouse.move(grip);
    await mouse.up();
  });

  it('lights the piles that take the cards', async () => {
    const driver = await open();
    await lift(driver);
    await driver.rest();
    expect(driver.element.matches(':state(dragging)')).to.equal(true);
    const lit = driver.nodes.piles
      .filter((pile) => pile.matches('.target'))
      .map(({ pile }) => pile);
    expect(lit).to.deep.equal(['F1', 'F2', 'F3', 'F4']);
    await mouse.up();
    await driver.rest();
    expect(driver.root.querySelector('.target')).to.equal(null);
    expect(driver.element.matches(':state(dragging)')).to.equal(false);
  });
});

describe('a drop by the mouse', () => {
  for (const [share, isTaken] of [
    [0.1, false],
    [0.25, false],
    [0.35, true],
    [0.5, true],
    [0.9, true],
  ] as const) {
    it(`on ${share * 100} % of the legal pile is ${isTaken ? 'taken' : 'not taken'}`, async () => {
      const driver = await open();
      const card = driver.card('T4').getBoundingClientRect();
      const pile = driver.space('F4').getBoundingClientRect();
      // From the right, where no other pile is: only the share of the width counts.
      const by = { x: pile.x + card.width * (1 - share) - card.x, y: pile.y - card.y };
      // Held at its right edge, the pointer itself is on no pile.
      const grip = { x: card.right - 3, y: card.y + card.height / 2 };
      await mouse.drag(grip, { x: grip.x + by.x, y: grip.y + by.y }, 2);
      await driver.rest();
      expect(driver.size('F4')).to.equal(isTaken ? 1 : 0);
      expectAtRest(driver);
    });
  }

  it('between a legal and an illegal pile goes to the legal one', async () => {
    const driver = await klondikeBefore('T7>T4', {}, { style: still });
    // T4 takes the card, T5 lies more under it.
    const card = driver.card('T7').getBoundingClientRect();
    const [legal, illegal] = ['T4', 'T5'].map((id) => driver.top(id).getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    const x = legal.x + 0.6 * (illegal.x - legal.x);
    const grip = middleOf(driver.card('T7'));
    await mouse.drag(grip, { x: grip.x + x - card.x, y: grip.y + legal.y - card.y }, 2);
    await driver.rest();
    expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T7', to: 'T4' });
  });

  it('far below the last card of a column counts', async () => {
    const driver = await klondikeBefore('T7>T4', {}, { style: still });
    const grip = driver.grip('T7');
    const target = middleOf(driver.top('T4'));
    const { bottom } = driver.pile('T4').getBoundingClientRect();
    await mouse.drag(grip, { x: target.x, y: bottom - 5 }, 2);
    await driver.rest();
    expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T7', to: 'T4' });
  });
});

describe('a click', () => {
  it('acts on the card that is seen there, to its very edge and round its corners', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
    for (const fromTop of [4, 3, 2, 1]) {
      const rect = driver.card('T7', fromTop).getBoundingClientRect();
      const { left, right, top, bottom: end } = within(rect, 1);
      const corner = within(rect, cutOf(rect) + 1);
      const beyond = within(rect, -1);
      const below = driver.nodes.run({ pile: 'T7', index: driver.size('T7') - fromTop + 1 })[0];
      const bottom = below ? within(below.getBoundingClientRect(), -1).top : end;
      const foot = below ? bottom : corner.bottom;
      const [middle, center] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2) + 2];
      for (const point of [
        { x: corner.left, y: corner.top },
        { x: corner.right, y: corner.top },
        { x: corner.left, y: foot },
        { x: corner.right, y: foot },
        { x: middle, y: top },
        { x: middle, y: bottom },
        { x: left, y: center },
        { x: right, y: center },
      ]) {
        expect(await heldBy(driver, point), `${fromTop} at ${point.x}, ${point.y}`).to.equal(
          fromTop,
        );
      }
      // Outside its corners the card below shows; the lowest of the run lies on a closed one.
      const seen = fromTop < 4 ? fromTop + 1 : 0;
      const [x0, x1] = [Math.round(rect.left), Math.round(rect.right) - 1];
      expect(await heldBy(driver, { x: x0, y: Math.round(rect.top) }), 'top left').to.equal(seen);
      expect(await heldBy(driver, { x: x1, y: Math.round(rect.top) }), 'top right').to.equal(seen);
      expect(await heldBy(driver, { x: beyond.left, y: center })).to.equal(0);
      expect(await heldBy(driver, { x: beyond.right, y: center })).to.equal(0);
      if (below) continue;
      const y = Math.round(rect.bottom) - 1;
      expect(await heldBy(driver, { x: x0, y }), 'bottom left').to.equal(0);
      expect(await heldBy(driver, { x: x1, y }), 'bottom right').to.equal(0);
      expect(await heldBy(driver, { x: middle, y: beyond.bottom })).to.equal(0);
    }
  });

  it('draws from the stock to its very edge, and not beside it', async () => {
    const driver = await open();
    const rect = driver.card('S').getBoundingClientRect();
    const [edge, corner, beyond] = [
      within(rect, 1),
      within(rect, cutOf(rect) + 1),
      within(rect, -1),
    ];
    const x = Math.round(rect.x + rect.width / 2);
    const y = Math.round(rect.y + rect.height / 2);
    const points = [
      { x: corner.left, y: corner.top },
      { x: corner.right, y: corner.top },
      { x: corner.left, y: corner.bottom },
      { x: corner.right, y: corner.bottom },
      { x, y: edge.top },
      { x, y: edge.bottom },
      { x: edge.left, y },
      { x: edge.right, y },
    ];
    for (const point of points) await mouse.click(point);
    await driver.rest();
    expect(driver.size('W')).to.equal(points.length);
    for (const point of [
      { x, y: beyond.top },
      { x, y: beyond.bottom },
      { x: beyond.left, y },
      { x: beyond.right, y },
    ]) {
      await mouse.click(point);
    }
    await driver.rest();
    expect(driver.size('W')).to.equal(points.length);
  });

  it('on the stock draws, whatever card flies over it', async () => {
    const driver = await TableDriver.open(klondike, { style: '--solitaire-move-duration: 400ms' });
    const stock = middleOf(driver.card('S'));
    for (let draws = 1; draws <= 3; draws += 1) {
      await mouse.click(stock);
      await driver.element.updateComplete;
      for (const each of driver.animations) {
        each.pause();
        each.currentTime = 0;
      }
      // The card that was drawn still lies over the stock.
      expect(middleOf(driver.card('W')).x).to.be.closeTo(stock.x, 2);
      expect(driver.size('W')).to.equal(draws);
      expect(driver.root.querySelector('.held')).to.equal(null);
    }
    for (const each of driver.animations) each.finish();
    await driver.rest();
    expectAtRest(driver);
  });

  it('on the stock draws wherever on it the button is let go, and not beside it', async () => {
    const driver = await open();
    const stock = driver.card('S').getBoundingClientRect();
    const middle = middleOf(driver.card('S'));
    await mouse.drag(middle, { x: stock.left + 3, y: stock.bottom - 3 });
    await driver.rest();
    expect(driver.size('W')).to.equal(1);
    const { game } = driver;
    for (const end of [
      middleOf(driver.card('W')),
      middleOf(driver.space('F1')),
      { x: middle.x, y: stock.bottom + 6 },
    ]) {
      await mouse.drag(middle, end);
      await driver.rest();
      expect(driver.game).to.equal(game);
      expect(driver.root.querySelector('.held')).to.equal(null);
    }
    await driver.click('S');
    await driver.rest();
    expect(driver.size('W')).to.equal(2);
  });

  it('on the stock draws while the cards are being dealt from it', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const driver = new TableDriver(document.createElement('solitaire-game'));
    driver.element.seed = klondike.seed;
    parent.append(driver.element);
    await driver.element.updateComplete;
    for (const each of driver.animations) {
      each.pause();
      each.currentTime = 0;
    }
    await mouse.click(middleOf(driver.space('S')));
    await driver.element.updateComplete;
    expect(driver.size('W')).to.equal(1);
    for (const each of driver.animations) each.finish();
    await driver.rest();
    expectAtRest(driver);
  });

  it('on an empty place does no harm', async () => {
    const driver = await open();
    const { game } = driver;
    for (const pile of ['F1', 'F2', 'F3', 'F4', 'W']) {
      await driver.click(pile);
      await mouse.doubleClick(driver.space(pile));
      await mouse.drag(driver.space(pile), driver.top('T3'), 2);
      await driver.rest();
      expect(driver.game).to.equal(game);
      expectAtRest(driver);
    }
  });

  it('beside the piles lets go of what is held', async () => {
    const driver = await open();
    await driver.click('T4');
    await driver.rest();
    expect(driver.root.querySelectorAll('.card.held')).to.have.length(1);
    const table = driver.find('.table').getBoundingClientRect();
    await mouse.click({ x: table.left + 2, y: table.top + 2 });
    await driver.rest();
    expect(driver.root.querySelector('.held')).to.equal(null);
  });

  it('may tremble by a few pixels', async () => {
    for (const jitter of [1, 2, 4]) {
      const driver = await open();
      const grip = driver.grip('T4');
      await mouse.drag(grip, { x: grip.x + jitter, y: grip.y }, 1);
      await driver.rest();
      expect(driver.root.querySelectorAll('.card.held'), `${jitter} px`).to.have.length(1);
      const place = middleOf(driver.top('F4'));
      await mouse.drag(place, { x: place.x, y: place.y + jitter }, 1);
      await driver.rest();
      expect(driver.size('F4'), `${jitter} px`).to.equal(1);
    }
  });

  it('selects no text', async () => {
    const driver = await open();
    await lift(driver);
    await mouse.move({ x: 600, y: 400 });
    await mouse.up();
    await mouse.doubleClick(driver.grip('T3'));
    await nextFrame();
    expect(getSelection()?.toString()).to.equal('');
  });
});
