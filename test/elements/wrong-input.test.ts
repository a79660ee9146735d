import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireGameElement } from '../../src/index.js';
import { accessibilityTree, findAccessible } from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

interface Wrong {
  readonly name: string;
  readonly attribute: string;
  readonly value: string;
  /** What the message has to name. */
  readonly allowed: readonly string[];
  readonly also?: Readonly<Record<string, string>>;
}

const wrong: readonly Wrong[] = [
  {
    name: 'an unknown variant',
    attribute: 'variant',
    value: 'chess',
    allowed: ['"chess"', 'klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty'],
  },
  { name: 'a variant in capitals', attribute: 'variant', value: 'KLONDIKE', allowed: ['klondike'] },
  { name: 'an empty variant', attribute: 'variant', value: '', allowed: ['klondike', 'colorado'] },
  {
    name: 'an unknown scoring',
    attribute: 'scoring',
    value: 'golf',
    allowed: ['standard', 'timed', 'no-clock', 'cards', 'windows', 'vegas', 'none'],
  },
  { name: 'two cards to draw', attribute: 'draw', value: '2', allowed: ['draw', '1, 3'] },
  { name: 'words to draw', attribute: 'draw', value: 'three', allowed: ['draw', '1, 3'] },
  { name: 'no pass', attribute: 'passes', value: '0', allowed: ['passes', 'unlimited', '1'] },
  { name: 'half a pass', attribute: 'passes', value: '1.5', allowed: ['passes', 'unlimited'] },
  { name: 'an unknown reveal', attribute: 'reveal', value: 'never', allowed: ['auto, manual'] },
  {
    name: 'an unknown undo',
    attribute: 'undo',
    value: 'twice',
    allowed: ['none, once, unlimited'],
  },
  {
    name: 'a time limit below 0',
    attribute: 'time-limit',
    value: '-1',
    allowed: ['time-limit', 'none'],
  },
  { name: 'a time limit in words', attribute: 'time-limit', value: '5min', allowed: ['none'] },
  {
    name: 'a time bonus in hex',
    attribute: 'time-bonus',
    value: '0x10',
    allowed: ['time-bonus', '0'],
  },
  {
    name: 'base points of 0',
    attribute: 'base-points',
    value: '0',
    allowed: ['base-points', 'from 1'],
    also: { scoring: 'no-clock' },
  },
  {
    name: 'a timer from 0',
    attribute: 'timer-start',
    value: '0',
    allowed: ['timer-start', 'from 1'],
    also: { scoring: 'timed' },
  },
  {
    name: 'a timer that stands',
    attribute: 'timer-rate',
    value: '0',
    allowed: ['timer-rate', 'from 1'],
    also: { scoring: 'timed' },
  },
  {
    name: 'undo under timed scoring',
    attribute: 'undo',
    value: 'once',
    allowed: ['undo', 'none'],
    also: { scoring: 'timed' },
  },
  {
    name: 'a wildcard bonus below 0',
    attribute: 'wildcard-bonus',
    value: '-5',
    allowed: ['wildcard-bonus'],
    also: { variant: 'tournament', wildcard: '' },
  },
  { name: 'a seed over 128 bytes', attribute: 'seed', value: 'a'.repeat(129), allowed: ['128'] },
  {
    name: 'a seed of few letters and many bytes',
    attribute: 'seed',
    value: '€'.repeat(43),
    allowed: ['128'],
  },
  { name: 'a seed with half a letter', attribute: 'seed', value: 'x\ud800', allowed: ['seed'] },
];

function alertOf({ shadowRoot }: SolitaireGameElement): HTMLElement | null {
  return shadowRoot?.querySelector<HTMLElement>('[role=alert]') ?? null;
}

describe('wrong input', () => {
  for (const { name, attribute, value, allowed, also } of wrong) {
    it(`${name} is told in place, once, and a right value brings a game`, async () => {
      const recorder = new EventRecorder(document);
      const right = { ...klondike, ...also };
      const attributes = { ...right, [attribute]: value };
      const driver = await TableDriver.open(attributes, { style: still });
      const { element } = driver;
      const message = alertOf(element)?.textContent ?? '';
      for (const each of allowed) expect(message).to.contain(each);
      expect(recorder.types).to.deep.equal(['error']);
      expect(message).to.contain(String(recorder.of('error')[0]?.['message']));
      expect(element.game).to.equal(undefined);
      expect(driver.root.querySelector('.table')).to.equal(null);

      // It stays as it is, whatever else happens to the element.
      element.muted = true;
      element.requestUpdate();
      await element.updateComplete;
      expect(recorder.types).to.deep.equal(['error']);
      expect(alertOf(element)).not.to.equal(null);

      const back = (right as Record<string, string>)[attribute];
      if (back === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, back);
      await driver.rest();
      recorder.stop();
      expect(alertOf(element)).to.equal(null);
      expect(recorder.types).to.deep.equal(['error', 'start']);
      expect(element.game?.options.variant).to.equal(right.variant);
      expect(element.play({ type: 'draw' })).to.equal(true);
    });

    it(`${name} in mid-game leaves the game to come back to`, async () => {
      const right = { ...klondike, ...also };
      const driver = await TableDriver.open(right, { style: still });
      const { element } = driver;
      element.draw();
      await driver.rest();
      const { game } = element;
      const recorder = new EventRecorder(element);
      element.setAttribute(attribute, value);
      await driver.rest();
      expect(recorder.types).to.deep.equal(['error']);
      expect(alertOf(element)).not.to.equal(null);

      const back = (right as Record<string, string>)[attribute];
      if (back === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, back);
      await driver.rest();
      expect(recorder.types).to.deep.equal(['error']);
      expect(element.game).to.equal(game);
      expectAtRest(driver);
      expect(element.draw()).to.equal(true);
    });
  }

  it('halts the game behind it: nothing is played, and its clock stands still', async () => {
    const time = new FakeTime();
    const driver = await TableDriver.open(
      { variant: 'tournament', seed: 'w859918' },
      { style: still, time },
    );
    const { element } = driver;
    time.pass(5_000);
    element.variant = 'chess';
    await driver.rest();
    time.pass(60_000);
    expect([element.draw(), element.undo(), element.giveUp(), element.pause()]).to.deep.equal(
      Array(4).fill(false),
    );
    element.variant = 'tournament';
    await driver.rest();
    expect(element.game?.position.piles['S']?.cards).to.have.length(24);
    // The points timer goes on where it stood, at 150: 15 s are left of its 20.
    time.pass(14_999);
    expect(element.game?.position.piles['S']?.cards).to.have.length(24);
    time.pass(1);
    expect(element.game?.position.piles['S']?.cards).to.have.length(23);
  });

  it('is no pause for a contest: its clock runs on behind the message', async () => {
    const time = new FakeTime();
    const driver = await TableDriver.open(
      { variant: 'tournament', seed: 'w859918', contest: '' },
      { style: still, time },
    );
    const { element } = driver;
    element.variant = 'chess';
    await driver.rest();
    expect(element.draw()).to.equal(false);
    time.pass(20_000);
    element.variant = 'tournament';
    await driver.rest();
    expect(element.game?.position.piles['S']?.cards).to.have.length(23);
  });

  it('is told to those who cannot see it', async () => {
    await TableDriver.open({ variant: 'chess' }, { style: still });
    const [alert] = findAccessible(await accessibilityTree(), 'alert');
    expect(JSON.stringify(alert)).to.contain('klondike');
  });

  it('is told again when it is another one', async () => {
    const driver = await TableDriver.open({ variant: 'chess' }, { style: still });
    const recorder = new EventRecorder(driver.element);
    driver.element.variant = 'checkers';
    await driver.rest();
    expect(recorder.of('error')).to.have.length(1);
    expect(alertOf(driver.element)?.textContent).to.contain('checkers');
  });

  it('takes text as text', async () => {
    const driver = await TableDriver.open({ variant: '<img src=x>' }, { style: still });
    expect(driver.root.querySelector('img')).to.equal(null);
    expect(alertOf(driver.element)?.textContent).to.contain('<img src=x>');
  });

  it('gives a game of a seed of its own back, too', async () => {
    const driver = await TableDriver.open({ variant: 'klondike' }, { style: still });
    const { element, game } = driver;
    element.setAttribute('draw', '2');
    await driver.rest();
    expect(alertOf(element)).not.to.equal(null);
    element.removeAttribute('draw');
    await driver.rest();
    expect(driver.game).to.equal(game);
    expect(element.seed).to.equal(game.seed);
  });

  it('by newGame() is told once', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const recorder = new EventRecorder(driver.element);
    driver.element.newGame('x'.repeat(200));
    await driver.rest();
    expect(recorder.types).to.deep.equal(['error']);
    expect(alertOf(driver.element)).not.to.equal(null);
    driver.element.newGame('x');
    await driver.rest();
    expect(recorder.types).to.deep.equal(['error', 'start']);
    expectAtRest(driver);
  });

  it('set as a property of any kind is told, and a right value brings the game back', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element, game } = driver;
    const circle: { self?: unknown } = {};
    circle.self = circle;
    for (const value of [NaN, 10n, Symbol('3'), circle, {}, [1]]) {
      Object.assign(element, { scoring: value, drawCount: value });
      await driver.rest();
      expect(alertOf(element), typeof value).not.to.equal(null);
      element.scoring = element.drawCount = undefined;
      await driver.rest();
      expect(alertOf(element), typeof value).to.equal(null);
      expect(element.game).to.equal(game);
    }
  });

  it('is no null, which frameworks write for a property that is not set', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element } = driver;
    Object.assign(element, { scoring: null, drawCount: null, contest: null, seed: null });
    await driver.rest();
    expect(alertOf(element)).to.equal(null);
    expect(element.seed).to.have.length.above(8);
    expect(element.game?.seed).to.equal(element.seed);
  });

  it('a seed of exactly 128 bytes is none', async () => {
    for (const seed of ['a'.repeat(128), `${'€'.repeat(42)}ab`]) {
      const driver = await TableDriver.open({ ...klondike, seed }, { style: still });
      expect(driver.game.seed).to.equal(seed);
    }
  });
});

describe('an option of no use', () => {
  const warn = console.warn;
  let warnings: string[] = [];
  beforeEach(() => {
    warnings = [];
    console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('is left out, with one warning', async () => {
    const attributes = { variant: 'colorado', draw: 3, 'time-bonus': 5, seed: 'x' };
    const driver = await TableDriver.open(attributes, { style: still });
    expect(driver.game.options.variant).to.equal('colorado');
    expect(driver.game.options).not.to.have.any.keys('draw', 'timeBonus');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('solitaire-game').and.contain('draw').and.contain('time-bonus');
    driver.element.requestUpdate();
    driver.element.muted = true;
    driver.element.restart();
    driver.element.newGame();
    await driver.rest();
    expect(warnings, 'for the same options').to.have.length(1);
  });

  it('is no error even with a value that is none', async () => {
    const recorder = new EventRecorder(document);
    const driver = await TableDriver.open(
      { variant: 'sir-tommy', 'base-points': 7, wildcard: '' },
      { style: still },
    );
    recorder.stop();
    expect(recorder.types).to.deep.equal(['start']);
    expect(driver.game.options.scoring).to.equal('cards');
    expect(warnings).to.have.length(1);
  });

  it('draws no warning where it is of use', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    await TableDriver.open({ ...klondike, draw: 3, 'time-bonus': 5 }, { parent, style: still });
    await TableDriver.open(
      { variant: 'tournament', wildcard: '', 'wildcard-bonus': 10 },
      { parent, style: still },
    );
    expect(warnings).to.deep.equal([]);
  });
});
