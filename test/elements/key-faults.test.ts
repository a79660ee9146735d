import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { createGame, formatRecord, parsePosition } from '../../src/engine/index.js';
import { emulateMedia, nextFrame, press } from '../support/commands.js';
import { still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

async function open(): Promise<TableDriver> {
  const driver = await TableDriver.open(klondike, { style: still });
  driver.element.focus();
  await driver.rest();
  return driver;
}

async function openHelp(driver: TableDriver): Promise<void> {
  await press('?');
  await waitUntil(() => driver.nodes.help?.open);
}

async function closeHelp(driver: TableDriver): Promise<void> {
  await press('Escape');
  await waitUntil(() => driver.root.activeElement?.closest('.table'));
}

describe('keys', () => {
  it('work one after the other, the help opened and closed among them', async () => {
    const driver = await open();
    const { element } = driver;
    for (let round = 1; round <= 5; round += 1) {
      await press('d', 'd', 'u');
      await driver.rest();
      expect(driver.size('W'), `round ${round}`).to.equal(round);
      await openHelp(driver);
      await closeHelp(driver);
      await press('/');
      await driver.rest();
      expect(driver.root.activeElement).to.equal(driver.nodes.typingLine);
      await press('Escape', 'ArrowLeft', 'ArrowRight');
      await driver.rest();
      expect(driver.root.activeElement?.closest('.table')).not.to.equal(null);
      expect(driver.root.activeElement?.matches(':focus-visible')).to.equal(true);
    }
    element.blur();
    element.focus();
    await press('d');
    await driver.rest();
    expect(driver.size('W')).to.equal(6);
  });

  it('are the help’s while it is open: none of them plays', async () => {
    const driver = await open();
    const { game } = driver;
    await openHelp(driver);
    await press('d', 'u', 'n', '=', '1', 't', '/', 'ArrowLeft', '?', 'h', 'm');
    await driver.rest();
    expect(driver.element.game).to.equal(game);
    expect(driver.nodes.help?.open).to.equal(true);
    expect(driver.root.querySelector('.held')).to.equal(null);
    await closeHelp(driver);
    await press('d');
    await driver.rest();
    expect(driver.size('W')).to.equal(1);
  });

  it('open and close the help inside of two shadow roots, one of them closed', async () => {
    const outer = await fixture<HTMLElement>(html`<div></div>`);
    const inner = document.createElement('div');
    // eslint-disable-next-line wc/no-closed-shadow-root
    outer.attachShadow({ mode: 'closed' }).append(inner);
    const parent = inner.attachShadow({ mode: 'open' });
    const driver = await TableDriver.open(klondike, { parent, style: still });
    driver.element.focus();
    await driver.rest();
    await openHelp(driver);
    await closeHelp(driver);
    await press('d');
    await driver.rest();
    expect(driver.size('W')).to.equal(1);
  });
});

describe('the help and the clock', () => {
  const clocked = { ...klondike, 'time-limit': 300 };

  it('halts a casual game that has one, and lets it go on', async () => {
    const driver = await TableDriver.open(clocked, { style: still });
    driver.element.focus();
    await driver.rest();
    await openHelp(driver);
    expect(driver.element.status).to.equal('paused');
    await closeHelp(driver);
    expect(driver.element.status).to.equal('playing');
  });

  it('leaves a game paused that was paused before', async () => {
    const driver = await TableDriver.open(clocked, { style: still });
    driver.element.focus();
    driver.element.pause();
    await driver.rest();
    await openHelp(driver);
    await press('Escape');
    await waitUntil(() => driver.root.activeElement?.matches('.veil .again'));
    expect(driver.element.status).to.equal('paused');
  });

  it('halts no game without one, and no contest, which is told', async () => {
    const casual = await open();
    await openHelp(casual);
    expect(casual.element.status).to.equal('playing');
    expect(casual.root.querySelector('.help-note')).to.equal(null);
    const contest = await TableDriver.open({ ...clocked, contest: '' }, { style: still });
    contest.element.focus();
    await contest.rest();
    await openHelp(contest);
    expect(contest.element.status).to.equal('playing');
    expect(contest.find('.help-note').textContent).to.equal('The clock goes on while you read.');
  });
});

describe('reduced motion', () => {
  it('wins without any', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const driver = await TableDriver.open(klondike);
    const position = parsePosition('klondike / F1: AC / T1: 2C');
    driver.element.record = formatRecord(createGame({ variant: 'klondike', position }));
    await driver.rest();
    expect(driver.element.play('T1>F1')).to.equal(true);
    await driver.element.updateComplete;
    expect(driver.element.status).to.equal('won');
    expect(driver.root.getAnimations()).to.have.length(0);
    await nextFrame();
    expect(driver.root.getAnimations()).to.have.length(0);
  });
});

/** How far apart two colours are, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((each) => {
        const part = Number(each) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => b - a);
  return (light ?? 1) / (dark ?? 1);
}

describe('in forced colours', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`cards, backs, spaces, what is held, focus and buttons are seen: ${scheme}`, async () => {
      await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
      document.documentElement.style.colorScheme = 'light dark';
      const driver = await open();
      const styleOf = (selector: string): CSSStyleDeclaration =>
        getComputedStyle(driver.find(selector));
      const felt = styleOf('.root').backgroundColor;

      const face = styleOf('.card.open .face');
      for (const path of driver.find('.tableau .card.open .face').querySelectorAll('path')) {
        const { fill, stroke, display } = getComputedStyle(path);
        if (display === 'none') continue;
        const inks = [fill, stroke].filter((ink) => ink.startsWith('rgb'));
        const best = Math.max(...inks.map((ink) => contrast(ink, face.backgroundColor)));
        expect(best, path.getAttribute('class') ?? '').to.be.above(4.5);
      }
      const back = styleOf('.card.closed .back');
      expect(parseFloat(back.borderTopWidth)).to.be.at.least(1);
      expect(contrast(back.borderTopColor, felt), 'a back').to.be.above(3);
      const space = styleOf('.foundation .space');
      expect(contrast(space.borderTopColor, felt), 'a space').to.be.above(3);
      const tool = styleOf('.tool.new');
      expect(parseFloat(tool.borderTopWidth)).to.be.at.least(1);
      expect(contrast(tool.borderTopColor, tool.backgroundColor), 'a button').to.be.above(3);
      expect(contrast(tool.color, tool.backgroundColor), 'its name').to.be.above(4.5);

      const focused = driver.root.activeElement;
      if (!(focused instanceof HTMLElement)) throw new Error('Nothing has the focus.');
      const ring = getComputedStyle(focused);
      expect(ring.outlineStyle).to.equal('solid');
      expect(parseFloat(ring.outlineWidth)).to.be.at.least(2);
      expect(contrast(ring.outlineColor, felt), 'the focus').to.be.above(3);
      const unheld = getComputedStyle(driver.find('.card.open .face')).outlineStyle;
      await press('Enter');
      await driver.rest();
      const held = styleOf('.card.held .face');
      expect([unheld, held.outlineStyle], 'what is held').to.deep.equal(['none', 'solid']);
      document.documentElement.style.colorScheme = '';
    });
  }
});
