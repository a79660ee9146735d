import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, mouse, nextFrame, press, setViewport } from '../support/commands.js';
import type { Point } from '../support/commands.js';
import {
  createGame,
  formatMove,
  formatPosition,
  formatRecord,
  parsePosition,
} from '../../src/engine/index.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { middleOf, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };
const slow = { style: '--solitaire-move-duration: 400ms' };

/** Stops all that is on its way at a share of its time. */
function freeze(driver: TableDriver, share: number): void {
  for (const each of driver.animations) {
    each.pause();
    each.currentTime = share * Number(each.effect?.getComputedTiming().endTime ?? 0);
  }
}

/** Stops all that is on its way so many ms after it began. */
function stopAt(driver: TableDriver, offset: number): void {
  for (const each of driver.animations) {
    each.pause();
    each.currentTime = offset;
  }
}

/** A game that T1>F1 wins. */
async function beforeTheEnd(): Promise<TableDriver> {
  const driver = await TableDriver.open(klondike);
  const position = parsePosition('klondike / F1: AC / F2: AH / T1: 2C');
  driver.element.record = formatRecord(createGame({ variant: 'klondike', position }));
  await driver.rest();
  return driver;
}

function lastMove({ game }: TableDriver): string | undefined {
  const move = game.log.at(-1)?.move;
  return move && game.moves > 0 ? formatMove(move) : undefined;
}

/** What moves a card by itself; the shake of a refused one is added on top. */
function flights(node: Element): readonly Animation[] {
  return node
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.composite === 'replace');
}

function expectNear(node: Element, point: Point, within = 2): void {
  const middle = middleOf(node);
  expect(Math.hypot(middle.x - point.x, middle.y - point.y)).to.be.below(within);
}

describe('motion', () => {
  it('deals from the stock, and takes input meanwhile', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const driver = new TableDriver(document.createElement('solitaire-game'));
    const { element } = driver;
    element.seed = klondike.seed;
    parent.append(element);
    await element.updateComplete;
    expect(driver.animations.length).to.be.greaterThan(20);
    expect(element.play('T4>F4')).to.equal(true);
    await element.updateComplete;
    element.draw();
    await driver.rest();
    expectAtRest(driver);
  });

  it('flies a card from where it lay', async () => {
    const driver = await klondikeBefore('T7>T4', {}, slow);
    const node = driver.card('T7');
    const from = middleOf(node);
    driver.element.play('T7>T4');
    await driver.element.updateComplete;
    freeze(driver, 0);
    expectNear(driver.card('T4'), from);
    freeze(driver, 1);
    for (const each of driver.animations) each.finish();
    await driver.rest();
    expectAtRest(driver);
  });

  it('lets a dropped card settle from where it was dropped', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, slow);
    const grip = driver.grip('T7', 4);
    const target = driver.dropPoint('T7', 'T2', 4);
    await mouse.move(grip);
    await mouse.down();
    await mouse.move({ x: target.x + 9, y: target.y + 30 });
    const run = [4, 3, 2, 1].map((fromTop) => driver.card('T7', fromTop));
    const places = new Map(run.map((node) => [node.card, middleOf(node)]));
    await mouse.up();
    await driver.element.updateComplete;
    freeze(driver, 0);
    for (const fromTop of [4, 3, 2, 1]) {
      const node = driver.card('T2', fromTop);
      expect(flights(node)).to.have.length(1);
      expectNear(node, places.get(node.card) ?? grip);
    }
  });

  it('lets a refused card go home once, from where it was dropped', async () => {
    const driver = await klondikeBefore('T7>T4', {}, slow);
    const home = middleOf(driver.card('T7'));
    const drop = driver.dropPoint('T7', 'T1');
    await mouse.move(driver.grip('T7'));
    await mouse.down();
    await mouse.move(drop);
    await mouse.up();
    await driver.element.updateComplete;
    const node = driver.card('T7');
    expect(flights(node)).to.have.length(1);
    for (const each of flights(node)) {
      each.pause();
      each.currentTime = 0;
    }
    expectNear(node, drop, 8);
    for (const each of driver.animations) each.finish();
    await driver.rest();
    expectNear(node, home);
    expectAtRest(driver);
  });

  for (const offset of [0, 50, 100, 200]) {
    it(`never holds up the next drag, ${offset} ms after a move began: another pile`, async () => {
      const driver = await TableDriver.open(klondike);
      await driver.drag('T4', 'F4');
      await driver.element.updateComplete;
      stopAt(driver, offset);
      await driver.drag('T1', 'F2');
      await driver.element.updateComplete;
      expect(driver.size('F2')).to.equal(1);
      for (const each of driver.animations) each.play();
      await driver.rest();
      expectAtRest(driver);
    });

    it(`never holds up the next drag, ${offset} ms after a move began: the same pile`, async () => {
      const driver = await klondikeBefore('T7>T2*4');
      // The run goes over, and at once from where it goes to, back to where it came from.
      await driver.drag('T7', 'T2', 4);
      await driver.element.updateComplete;
      stopAt(driver, offset);
      expect(driver.element.undo()).to.equal(true);
      await driver.element.updateComplete;
      stopAt(driver, offset);
      await driver.drag('T7', 'T2', 4);
      await driver.element.updateComplete;
      for (const each of driver.animations) each.play();
      await driver.rest();
      expectAtRest(driver);
      // It was caught in the air and laid where it was meant to lie, or the press was another card's.
      expect(['T7>T2*4', undefined]).to.include(lastMove(driver));
    });

    it(`never holds up the next drag, ${offset} ms after the table refilled a column`, async () => {
      const driver = await TableDriver.open({ variant: 'colorado', seed: 'w1' });
      const move = driver.game
        .legalMoves()
        .find((each) => each.type === 'play' && each.from.startsWith('T'));
      if (move?.type !== 'play') throw new Error('Nothing to play.');
      await driver.drag(move.from, move.to);
      await driver.element.updateComplete;
      expect(driver.size(move.from)).to.equal(1);
      stopAt(driver, offset);
      const next = driver.game
        .legalMoves()
        .find((each) => each.type === 'play' && each.from !== move.from && each.to !== move.to);
      if (next?.type !== 'play') throw new Error('Nothing to play next.');
      await driver.drag(next.from, next.to);
      await driver.element.updateComplete;
      expect(lastMove(driver)).to.equal(formatMove(next));
      for (const each of driver.animations) each.play();
      await driver.rest();
      expectAtRest(driver);
    });
  }

  for (const share of [0, 0.25, 0.5, 0.9]) {
    it(`hands over a card in flight: ${share * 100} % on the way`, async () => {
      const driver = await klondikeBefore('T7>T4', {}, slow);
      driver.element.play('T7>T4');
      await driver.element.updateComplete;
      freeze(driver, share);
      const node = driver.card('T4');
      const grip = middleOf(node);
      await mouse.move(grip);
      await mouse.down();
      const to = { x: grip.x + 30, y: grip.y + 40 };
      await mouse.move(to);
      const isLifted = node.matches('.lifted');
      // Either the hand has taken it, and then it is under the pointer, or another card was meant.
      if (isLifted) expectNear(node, to);
      await mouse.up();
      for (const each of driver.animations) each.play();
      await driver.rest();
      expectAtRest(driver);
    });
  }

  it('goes on from where a card is when it is taken back on its way', async () => {
    const driver = await klondikeBefore('T7>T4', {}, slow);
    driver.element.play('T7>T4');
    await driver.element.updateComplete;
    freeze(driver, 0.3);
    const { card } = driver.card('T4');
    const where = middleOf(driver.card('T4'));
    driver.element.undo();
    await driver.element.updateComplete;
    expect(driver.card('T7').card).to.equal(card);
    freeze(driver, 0);
    expectNear(driver.card('T7'), where);
    for (const each of driver.animations) each.play();
    await driver.rest();
    expectAtRest(driver);
  });

  it('ends right after ten undos in a second, and ten redos', async () => {
    const driver = await klondikeBefore('T2>T4*5', {}, slow);
    const positions: string[] = [];
    driver.element.addEventListener('solitaire-move', () =>
      positions.push(formatPosition(driver.game.position)),
    );
    const before = formatPosition(driver.game.position);
    const undo = driver.tool('undo');
    for (let round = 0; round < 10; round += 1) await mouse.click(undo);
    expect(positions).to.have.length(10);
    await driver.rest();
    expectAtRest(driver);
    driver.element.focus();
    await press(...Array.from({ length: 10 }, () => 'Shift+u'));
    await driver.rest();
    expect(formatPosition(driver.game.position)).to.equal(before);
    expectAtRest(driver);
    for (let round = 0; round < 10; round += 1) driver.element.undo();
    for (let round = 0; round < 10; round += 1) driver.element.redo();
    await driver.rest();
    expect(formatPosition(driver.game.position)).to.equal(before);
    expectAtRest(driver);
  });

  const changes: Readonly<Record<string, (driver: TableDriver) => unknown>> = {
    'the window': () => setViewport({ width: 500, height: 800 }),
    'its width': ({ element }) => (element.style.inlineSize = '400px'),
    'its side': ({ element }) => (element.leftHanded = true),
    'the direction of text': ({ element }) => (element.dir = 'rtl'),
    'the faces': ({ element }) => (element.fourColor = true),
    'the stock': ({ element }) => element.draw(),
    'the column that it left': ({ element }) => element.play('T2>F4'),
    'the game, by an undo': ({ element }) => element.undo(),
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`ends right when a run is on its way and this changes: ${name}`, async () => {
      const driver = await klondikeBefore('T2>T4*5', {}, slow);
      await driver.drag('T2', 'T4', 5);
      await driver.element.updateComplete;
      freeze(driver, 0.4);
      await change(driver);
      await driver.element.updateComplete;
      for (const each of driver.animations) each.play();
      await driver.rest();
      expectAtRest(driver);
    });
  }

  const ends: Readonly<Record<string, (driver: TableDriver) => unknown>> = {
    'a new game': ({ element }) => element.newGame('another'),
    'the same game again': ({ element }) => element.restart(),
    'another variant': ({ element }) => (element.variant = 'colorado'),
    'undo to the start': ({ element }) => {
      while (element.moves > 0) element.undo();
    },
    'the element out and in': ({ element }) => {
      const { parentElement } = element;
      element.remove();
      parentElement?.append(element);
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    it(`leaves nothing behind when this comes in mid-flight: ${name}`, async () => {
      const driver = await klondikeBefore('T7>T2*4', {}, slow);
      driver.element.play('T7>T2*4');
      await driver.element.updateComplete;
      freeze(driver, 0.4);
      end(driver);
      await driver.element.updateComplete;
      for (const each of driver.animations) each.finish();
      await driver.rest();
      expectAtRest(driver);
    });
  }

  it('celebrates a win with the cards that have come home, and ends', async () => {
    const driver = await beforeTheEnd();
    driver.element.play('T1>F1');
    await driver.element.updateComplete;
    expect(driver.element.status).to.equal('won');
    expect(flights(driver.card('F2'))).to.have.length(1);
    expect(driver.find('.outcome').textContent).to.contain('You won!');
    for (const each of driver.animations) each.finish();
    await driver.rest();
    expectAtRest(driver);
  });

  it('ends a celebration when another game begins', async () => {
    const driver = await beforeTheEnd();
    driver.element.play('T1>F1');
    await driver.element.updateComplete;
    freeze(driver, 0.5);
    driver.element.newGame('another');
    await driver.rest();
    expect(driver.game.seed).to.equal('another');
    expectAtRest(driver);
  });

  it('shows the card that a move lays open at once', async () => {
    for (const way of ['drag', 'click', 'tap', 'double-click'] as const) {
      const driver = await TableDriver.open(klondike, slow);
      expect(driver.card('T4', 2).matches('.closed')).to.equal(true);
      await driver.play('T4>F4', way);
      await driver.element.updateComplete;
      expect(driver.card('T4').matches('.open'), way).to.equal(true);
      expect(driver.card('T4').getAttribute('aria-label'), way).to.match(/ of /);
      await driver.rest();
      expectAtRest(driver);
    }
  });

  it('shows a card once when the clock takes it out of the hand', async () => {
    const time = new FakeTime();
    const attributes = { variant: 'tournament', seed: 'w859918' };
    const driver = await TableDriver.open(attributes, { time, ...slow });
    await driver.click('S');
    await driver.rest();
    const recorder = new EventRecorder(driver.element);
    const { card } = driver.card('W');
    await mouse.move(driver.grip('W'));
    await mouse.down();
    await mouse.move({ x: 400, y: 400 });
    time.pass(20_000);
    await driver.element.updateComplete;
    expect(driver.nodes.cards.filter((node) => node.card === card)).to.have.length(1);
    await mouse.move({ x: 420, y: 400 });
    await mouse.up();
    await driver.rest();
    expect(recorder.types).to.deep.equal(['move']);
    expectAtRest(driver);
  });
});

describe('reduced motion', () => {
  it('moves nothing: deal, move, undo, refusal, end', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const driver = await TableDriver.open(klondike);
    const { element } = driver;
    const acts: readonly (() => unknown)[] = [
      () => element.newGame(klondike.seed),
      () => element.play('T4>F4'),
      () => element.undo(),
      () => element.redo(),
      () => element.play('T1>T2'),
      () => element.draw(),
      () => element.giveUp(),
    ];
    for (const act of acts) {
      act();
      await element.updateComplete;
      expect(driver.root.getAnimations(), String(act)).to.have.length(0);
      await nextFrame();
      expect(driver.root.getAnimations(), String(act)).to.have.length(0);
    }
  });

  it('celebrates no win, and waits for nothing', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const driver = await beforeTheEnd();
    driver.element.play('T1>F1');
    await driver.element.updateComplete;
    expect(driver.element.status).to.equal('won');
    expect(driver.root.getAnimations()).to.have.length(0);
    expect(driver.find('.outcome').textContent).to.contain('You won!');
    await nextFrame();
    expect(driver.root.getAnimations()).to.have.length(0);
    expectAtRest(driver);
  });

  it('drops a card where it belongs at once', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const driver = await TableDriver.open(klondike);
    await driver.drag('T4', 'F4');
    await driver.element.updateComplete;
    expectAtRest(driver);
    await driver.drag('T1', 'T2');
    await driver.element.updateComplete;
    expectAtRest(driver);
  });

  it('may be asked for in mid-game', async () => {
    const driver = await TableDriver.open(klondike, slow);
    driver.element.play('T4>F4');
    await driver.element.updateComplete;
    expect(driver.animations.length).to.be.greaterThan(0);
    await driver.rest();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    driver.element.undo();
    await driver.element.updateComplete;
    expect(driver.animations).to.have.length(0);
  });

  it('is what a duration of 0 means, too', async () => {
    for (const zero of ['0', '0s', '0ms']) {
      const style = `--solitaire-move-duration: ${zero}`;
      const driver = await TableDriver.open(klondike, { style });
      driver.element.play('T4>F4');
      await driver.element.updateComplete;
      expect(driver.animations, zero).to.have.length(0);
    }
  });
});
