import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireGameElement } from '../../src/index.js';
import { EventRecorder } from '../support/event-recorder.js';
import { build, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

/** Counts how often an element is drawn. */
function countUpdates(element: SolitaireGameElement): { count: number } {
  const counter = { count: 0 };
  element.addController({ hostUpdated: () => (counter.count += 1) });
  return counter;
}

describe('attributes', () => {
  it('that change together start one game and draw once', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element } = driver;
    const recorder = new EventRecorder(element);
    const updates = countUpdates(element);
    element.setAttribute('variant', 'colorado');
    element.setAttribute('scoring', 'no-clock');
    element.setAttribute('seed', 'together');
    element.setAttribute('base-points', '300');
    await element.updateComplete;
    expect(recorder.heard).to.deep.equal([
      { type: 'solitaire-start', variant: 'colorado', scoring: 'no-clock', seed: 'together' },
    ]);
    expect(element.game?.options.basePoints).to.equal(300);
    expect(updates.count).to.equal(1);
  });

  it('that change to and fro start none', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element, game } = driver;
    const recorder = new EventRecorder(element);
    element.setAttribute('variant', 'colorado');
    element.setAttribute('variant', 'klondike');
    await element.updateComplete;
    expect(recorder.types).to.deep.equal([]);
    expect(element.game).to.equal(game);
  });

  it('that are of no rule start none', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element, game } = driver;
    for (const name of ['muted', 'readonly', 'disabled', 'four-color', 'left-handed', 'lang']) {
      element.toggleAttribute(name);
      await element.updateComplete;
    }
    expect(element.game).to.equal(game);
  });

  it('may come before the element is known to the page', async () => {
    const foreign = document.implementation.createHTMLDocument();
    const element = foreign.createElement('solitaire-game');
    expect(element.matches(':defined')).to.equal(false);
    Object.assign(element, { variant: 'twenty', scoring: 'vegas', seed: 'early', muted: true });
    const recorder = new EventRecorder(document);
    (await fixture<HTMLElement>(html`<div></div>`)).append(element);
    await element.updateComplete;
    recorder.stop();
    expect(recorder.heard).to.deep.equal([
      { type: 'solitaire-start', variant: 'twenty', scoring: 'vegas', seed: 'early' },
    ]);
    expect(element.game?.options.variant).to.equal('twenty');
    expect(element.muted).to.equal(true);
    element.variant = 'klondike';
    await element.updateComplete;
    expect(element.game?.options.variant).to.equal('klondike');
  });

  it('may come in markup', async () => {
    const element = await fixture<SolitaireGameElement>(
      html`<solitaire-game variant="colorado" scoring="no-clock"></solitaire-game>`,
    );
    expect(element.game?.options).to.include({ variant: 'colorado', scoring: 'no-clock' });
  });

  it('leave a seed to be drawn, which can be read and played again', async () => {
    const one = await TableDriver.open({ variant: 'klondike' }, { style: still });
    const { seed } = one.element;
    expect(seed).to.match(/^\w{20,}$/);
    expect(one.game.seed).to.equal(seed);
    const other = await TableDriver.open(
      { variant: 'klondike', seed: String(seed) },
      { style: still },
    );
    expect(other.game.position.faces).to.deep.equal(one.game.position.faces);
    const third = await TableDriver.open({ variant: 'klondike' }, { style: still });
    expect(third.element.seed).not.to.equal(seed);
  });

  it('draw another seed with other rules, and keep one that the page gave', async () => {
    const own = await TableDriver.open({ variant: 'klondike' }, { style: still });
    const drawn = own.element.seed;
    own.element.variant = 'colorado';
    await own.rest();
    expect(own.element.seed).not.to.equal(drawn);
    const given = await TableDriver.open(klondike, { style: still });
    given.element.variant = 'colorado';
    await given.rest();
    expect(given.game.seed).to.equal(klondike.seed);
    given.element.newGame();
    await given.rest();
    const again = given.element.seed;
    expect(again).not.to.equal(klondike.seed);
    given.element.variant = 'twenty';
    await given.rest();
    expect(given.element.seed).not.to.equal(again);
  });

  it('are options of the game as the engine reads them', async () => {
    const driver = await TableDriver.open(
      { ...klondike, draw: 3, passes: 4, reveal: 'manual', undo: 'once', 'time-limit': 90 },
      { style: still },
    );
    expect(driver.game.options).to.include({
      draw: 3,
      passes: 4,
      reveal: 'manual',
      undo: 'once',
      timeLimit: 90,
    });
    driver.element.setAttribute('passes', 'unlimited');
    driver.element.setAttribute('time-limit', 'none');
    driver.element.removeAttribute('undo');
    await driver.rest();
    expect(driver.game.options).to.include({
      passes: 'unlimited',
      timeLimit: 'none',
      undo: 'unlimited',
    });
  });
});

type BooleanName =
  | 'contest'
  | 'wildcard'
  | 'autoplay'
  | 'winnable'
  | 'readonly'
  | 'disabled'
  | 'muted'
  | 'required'
  | 'fourColor'
  | 'leftHanded';
const booleans: readonly (readonly [BooleanName, string])[] = [
  ['contest', 'contest'],
  ['wildcard', 'wildcard'],
  ['autoplay', 'autoplay'],
  ['winnable', 'winnable'],
  ['readonly', 'readonly'],
  ['disabled', 'disabled'],
  ['muted', 'muted'],
  ['required', 'required'],
  ['fourColor', 'four-color'],
  ['leftHanded', 'left-handed'],
];

describe('a boolean', () => {
  for (const [name, attribute] of booleans) {
    it(`${attribute} is off when absent or "false", else on`, () => {
      const element = build({ variant: 'tournament' });
      expect(element[name], 'absent').to.equal(false);
      for (const [value, isOn] of [
        ['', true],
        ['true', true],
        ['false', false],
        [attribute, true],
      ] as const) {
        element.setAttribute(attribute, value);
        expect(element[name], `"${value}"`).to.equal(isOn);
      }
      element.removeAttribute(attribute);
      expect(element[name], 'removed').to.equal(false);
    });
  }

  it('set as a property to a text is what its attribute would be', () => {
    const element = build({ variant: 'tournament' });
    for (const [name, attribute] of booleans) {
      for (const value of ['', 'true', 'false', '0', attribute]) {
        Object.assign(element, { [name]: value });
        const byProperty = element[name];
        element.setAttribute(attribute, value);
        expect(byProperty, `${name} = "${value}"`).to.equal(element[name]);
        expect(byProperty).to.equal(value !== 'false');
      }
    }
  });

  it('has its effect by attribute and by property', async () => {
    const driver = await TableDriver.open(
      { variant: 'tournament', wildcard: 'true', contest: 'false' },
      { style: still },
    );
    const { element } = driver;
    expect(driver.game.options).to.include({ wildcard: true, contest: false });
    element.wildcard = false;
    element.contest = true;
    await element.updateComplete;
    element.start();
    await element.updateComplete;
    expect(driver.game.options).to.include({ wildcard: false, contest: true });
    expect(element.matches(':state(contest)')).to.equal(true);
  });

  it('takes no null or undefined for on', async () => {
    const driver = await TableDriver.open({ variant: 'tournament' }, { style: still });
    const { element } = driver;
    Object.assign(element, { contest: undefined, wildcard: null, disabled: null });
    await element.updateComplete;
    expect(driver.game.options).to.include({ contest: false, wildcard: false });
    await driver.click('S');
    expect(driver.size('W')).to.equal(1);
  });
});

describe('readonly and disabled', () => {
  for (const name of ['readonly', 'disabled']) {
    it(`${name} takes no play by the player`, async () => {
      const driver = await TableDriver.open({ ...klondike, [name]: '' }, { style: still });
      const { game } = driver;
      const recorder = new EventRecorder(driver.element);
      await driver.drag('T4', 'F4');
      await driver.play('T4>F4', 'click');
      await driver.click('S');
      driver.tool('new').click();
      driver.tool('give-up').click();
      await driver.rest();
      expect(driver.game).to.equal(game);
      expect(recorder.types).to.deep.equal([]);
      driver.element.removeAttribute(name);
      await driver.rest();
      await driver.drag('T4', 'F4');
      expect(driver.size('F4')).to.equal(1);
    });
  }
});

describe('an option', () => {
  it('is set by a framework as the property that it finds under the name of the attribute', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    const { element } = driver;
    Object.assign(element, { draw: 3, undo: 'unlimited', passes: '2' });
    await driver.rest();
    expect(element).to.include({ drawCount: 3, undoPolicy: 'unlimited', passes: 2 });
    expect(driver.game.options).to.include({ draw: 3, undo: 'unlimited', passes: 2 });
    expect(element.draw(), 'is a method still').to.equal(true);
    expect(driver.size('W')).to.equal(3);
    expect(element.undo()).to.equal(true);
    Object.assign(element, { draw: '1', undo: 'once' });
    await driver.rest();
    expect(driver.game.options).to.include({ draw: 1, undo: 'once', passes: 2 });
    Object.assign(element, { draw: undefined, undo: null });
    await driver.rest();
    expect(element.drawCount).to.equal(undefined);
    expect(element.draw()).to.equal(true);
  });

  it('left out by a framework, as null or undefined, are as they are without it', async () => {
    const plain = await TableDriver.open({}, { style: still });
    const names = [
      ...['variant', 'scoring', 'commitment', 'passes', 'reveal', 'assist', 'verbosity', 'at'],
      ...['persist', 'name', 'record', 'autoplay', 'winnable', 'readonly', 'required', 'muted'],
    ] as const;
    for (const nothing of [null, undefined]) {
      const driver = await TableDriver.open({ variant: 'colorado' }, { style: still });
      const recorder = new EventRecorder(driver.element);
      Object.assign(driver.element, Object.fromEntries(names.map((name) => [name, nothing])));
      await driver.rest();
      expect(recorder.types, String(nothing)).to.deep.equal(['start']);
      for (const name of names.filter((each) => each !== 'record')) {
        expect(driver.element[name as 'name'], name).to.equal(plain.element[name as 'name']);
      }
      expect(driver.root.querySelector('.tool.statistics')).to.equal(null);
    }
  });
});
