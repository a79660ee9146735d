import { expect } from '@open-wc/testing';
import { createGame, formatRecord, parsePosition } from '../../src/engine/index.js';
import { mouse, nextFrame } from '../support/commands.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

/** What began to sound: the pitch of each tone, in Hz. */
let pitches: number[] = [];
let contexts = 0;

const realContext = window.AudioContext;
const realNode = window.OscillatorNode;

/** The page's own, counted: no ear is needed to hear what is played. */
function listen(): void {
  window.AudioContext = class extends realContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts += 1;
    }
  };
  window.OscillatorNode = class extends realNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      pitches.push(options?.frequency ?? NaN);
    }
  };
}

/** Until a sound has come that was made: the first loads how sounds are made. */
async function heard(): Promise<readonly number[]> {
  await import('../../src/controllers/sounds.js');
  await nextFrame();
  const all = pitches;
  pitches = [];
  return all;
}

const pickUp = [520];
const lay = [260, 900];
const turn = [700];
const deal = [340];
const refuse = [170, 130];
const win = [523, 659, 784, 1047];

// In this order: the page knows no gesture before the first press.
describe('sound', () => {
  before(listen);
  after(() => {
    window.AudioContext = realContext;
    window.OscillatorNode = realNode;
  });
  beforeEach(() => (pitches = []));

  it('waits for a gesture', async () => {
    expect(navigator.userActivation.hasBeenActive).to.equal(false);
    const { element } = await TableDriver.open(klondike, { style: still });
    element.draw();
    element.play('T1>T2');
    expect(await heard()).to.deep.equal([]);
    expect(contexts).to.equal(0);
  });

  it('tells picking up, laying down, turning, dealing, refusing and winning apart', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element } = driver;
    await mouse.click(middleOf(driver.card('S')));
    expect(await heard(), 'a draw').to.deep.equal(deal);
    await driver.click('T1');
    expect(await heard(), 'picked up').to.deep.equal(pickUp);
    await driver.click('T2');
    expect(await heard(), 'refused').to.deep.equal(refuse);
    await driver.click('F2');
    expect(await heard(), 'laid down').to.deep.equal(lay);
    await driver.drag('T4', 'F1');
    expect(await heard(), 'a card turned').to.deep.equal([...pickUp, ...turn]);
    element.undo();
    await element.updateComplete;
    expect(await heard(), 'taken back').to.deep.equal(lay);
  });

  it('rings at a win', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const position = parsePosition('klondike / F1: AC / T1: 2C');
    driver.element.record = formatRecord(createGame({ variant: 'klondike', position }));
    await driver.rest();
    await mouse.doubleClick(driver.card('T1'));
    await driver.rest();
    expect(driver.element.status).to.equal('won');
    expect(await heard()).to.deep.equal([...pickUp, ...win]);
  });

  it('is switched off and on by the button and by the attribute', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    await mouse.click(driver.tool('mute'));
    expect(driver.element.muted).to.equal(true);
    await driver.click('S');
    expect(await heard()).to.deep.equal([]);
    driver.element.toggleAttribute('muted', false);
    driver.element.muted = false;
    await driver.click('S');
    expect(await heard()).to.deep.equal(deal);
  });

  it('has one context, however many games there are', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    for (const seed of ['one', 'two', 'three']) {
      const driver = await TableDriver.open({ ...klondike, seed }, { parent: page, style: still });
      driver.element.draw();
      expect(await heard()).to.deep.equal(deal);
    }
    page.remove();
    expect(contexts).to.equal(1);
  });
});
