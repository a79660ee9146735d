import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { parseMove } from '../../src/engine/index.js';
import { emulateMedia, mouse, press, setViewport } from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeStorage } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };
const limited = { ...klondike, 'time-limit': '300' };

function clock(driver: TableDriver): string | null {
  return driver.find('.clock .value').textContent;
}

describe('two games on one page', () => {
  async function two(): Promise<readonly [TableDriver, TableDriver]> {
    const parent = await fixture<HTMLElement>(
      html`<div style="display: grid; grid-template-columns: 380px 380px; gap: 8px"></div>`,
    );
    return [
      await TableDriver.open({ ...klondike, draw: 3 }, { parent, style: still }),
      await TableDriver.open({ variant: 'colorado', seed: 'w386028' }, { parent, style: still }),
    ];
  }

  it('have each its own game, options and events', async () => {
    const [one, other] = await two();
    const recorders = [one, other].map(({ element }) => new EventRecorder(element));
    const before = other.game;
    await one.click('S');
    await one.rest();
    expect(one.size('W')).to.equal(3);
    expect(other.game).to.equal(before);
    expect(recorders.map(({ types }) => types)).to.deep.equal([['before-move', 'move'], []]);

    const played = one.game;
    one.element.fourColor = true;
    await other.drag('T6', 'K2');
    await other.rest();
    expect(other.size('K2')).to.equal(1);
    expect(one.game).to.equal(played);
    expect(other.element.fourColor).to.equal(false);
    expect(one.game.options.draw).to.equal(3);
    expect(other.game.options.draw).to.equal(undefined);
  });

  it('take no card from each other', async () => {
    const [one, other] = await two();
    const [before, beside] = [one.game, other.game];
    await mouse.drag(one.grip('T4'), other.grip('T6'), 4);
    await one.rest();
    await other.rest();
    expect(one.game).to.equal(before);
    expect(other.game).to.equal(beside);
    expectAtRest(one);
    expectAtRest(other);
  });

  it('hold each its own cards', async () => {
    const [one, other] = await two();
    await one.click('T4');
    await other.click('T6');
    await one.rest();
    await other.rest();
    expect(one.root.querySelectorAll('.card.held')).to.have.length(1);
    expect(other.root.querySelectorAll('.card.held')).to.have.length(1);
  });

  it('hear only the keys that are meant for them', async () => {
    const [one, other] = await two();
    one.element.draw();
    other.element.play('T6>K2');
    const before = other.game;
    one.element.focus();
    await press('u');
    await one.rest();
    expect(one.size('W')).to.equal(0);
    expect(other.game).to.equal(before);
  });

  it('share no id', async () => {
    const [one, other] = await two();
    const ids = [one, other].flatMap(({ root }) =>
      [...root.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids).to.deep.equal([...new Set(ids)]);
  });

  it('end each by itself', async () => {
    const [one, other] = await two();
    one.element.giveUp();
    await one.rest();
    expect(one.element.status).to.equal('given-up');
    expect(other.element.status).to.equal('playing');
    expect(other.root.querySelector('.outcome')).to.equal(null);
  });
});

describe('an element taken out of the page and put back', () => {
  async function open(
    attributes: Record<string, string>,
  ): Promise<{ driver: TableDriver; time: FakeTime; parent: HTMLElement }> {
    const time = new FakeTime();
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const driver = await TableDriver.open(attributes, { time, parent, style: still });
    return { driver, time, parent };
  }

  it('goes on with the same game', async () => {
    const { driver, parent } = await open(klondike);
    await driver.play('T4>F4', 'drag');
    await driver.click('S');
    const { game } = driver;
    const recorder = new EventRecorder(driver.element);
    driver.element.remove();
    parent.append(driver.element);
    await driver.rest();
    expect(driver.game).to.equal(game);
    expect(recorder.types).to.deep.equal([]);
    expectAtRest(driver);
    expect(driver.element.undo()).to.equal(true);
    await driver.play('T1>F2', 'drag');
    expect(driver.size('F2')).to.equal(1);
    expect(driver.element.moves).to.equal(2);
    expect(recorder.types).to.deep.equal(['move', 'before-move', 'move', 'score']);
  });

  it('has its time stand still while it is out, unless it is a contest', async () => {
    for (const [conditions, shown, then, at] of [
      [{}, '4:50', '4:49', 10_000],
      [{ contest: '' }, '4:45', '4:44', 15_000],
    ] as const) {
      const { driver, time, parent } = await open({ ...limited, ...conditions });
      time.pass(10_000);
      await driver.rest();
      driver.element.remove();
      time.pass(5000);
      parent.append(driver.element);
      await driver.rest();
      expect(clock(driver)).to.equal(shown);
      driver.element.draw();
      expect(driver.game.log.at(-1)?.t).to.equal(at);
      expect(time.waiting, 'one wake-up for the limit and one for the eye').to.equal(2);
      time.pass(1000);
      await driver.rest();
      expect(clock(driver)).to.equal(then);
    }
  });

  it('wakes nobody while it is out', async () => {
    for (const contest of [{}, { contest: '' }]) {
      const { driver, time } = await open({ ...limited, ...contest });
      expect(time.waiting).to.be.greaterThan(0);
      driver.element.remove();
      await driver.element.updateComplete;
      expect(time.waiting).to.equal(0);
    }
  });

  for (const variant of ['klondike', 'tournament']) {
    it(`wakes nobody either when it was still to be drawn: ${variant}`, async () => {
      const time = new FakeTime();
      const driver = await TableDriver.open({ variant, 'time-limit': 100 }, { time, style: still });
      driver.element.requestUpdate();
      driver.element.remove();
      await driver.rest();
      expect(time.waiting).to.equal(0);
    });
  }

  it('comes back to a contest that is over by its clock', async () => {
    const { driver, time, parent } = await open({ ...limited, contest: '' });
    const recorder = new EventRecorder(driver.element);
    driver.element.remove();
    time.pass(400_000);
    parent.append(driver.element);
    time.pass(0);
    await driver.rest();
    expect(driver.element.status).to.equal('time');
    expect(recorder.of('end')).to.have.length(1);
    expect(recorder.of('end')[0]).to.include({ elapsed: 300_000 });
    expect(clock(driver)).to.equal('0:00');
  });

  it('stays paused', async () => {
    const { driver, time, parent } = await open(limited);
    time.pass(10_000);
    driver.element.pause();
    driver.element.remove();
    time.pass(5000);
    parent.append(driver.element);
    time.pass(5000);
    await driver.rest();
    expect(driver.element.status).to.equal('paused');
    driver.element.resume();
    await driver.rest();
    expect(clock(driver)).to.equal('4:50');
  });

  it('is the same when it is moved to another parent', async () => {
    const { driver, time } = await open(limited);
    await driver.play('T4>F4', 'click');
    time.pass(10_000);
    const { game } = driver;
    const recorder = new EventRecorder(driver.element);
    const other = await fixture<HTMLElement>(html`<section></section>`);
    other.append(driver.element);
    await driver.rest();
    expect(driver.game).to.equal(game);
    expect(recorder.types).to.deep.equal([]);
    time.pass(1000);
    await driver.rest();
    expect(clock(driver)).to.equal('4:49');
    expect(time.waiting).to.equal(2);
    await driver.play('T1>F2', 'drag');
    expect(driver.size('F2')).to.equal(1);
  });

  it('lays down what was being dragged', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const driver = await klondikeBefore('T7>T2*4', {}, { parent });
    const { game } = driver;
    const recorder = new EventRecorder(driver.element);
    await mouse.move(driver.grip('T7', 4));
    await mouse.down();
    await mouse.move(driver.dropPoint('T7', 'T2', 4));
    expect(driver.root.querySelectorAll('.lifted')).to.have.length(4);
    driver.element.remove();
    await mouse.move({ x: 300, y: 300 });
    parent.append(driver.element);
    await driver.rest();
    await mouse.up();
    await driver.rest();
    expect(driver.game).to.equal(game);
    expect(recorder.types).to.deep.equal([]);
    expectAtRest(driver);
    await driver.drag('T7', 'T2', 4);
    await driver.rest();
    expect(driver.game.log.at(-1)?.moves).to.equal(game.moves + 1);
    expectAtRest(driver);
  });

  it('lays down what was on its way', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const driver = await klondikeBefore('T7>T2*4', {}, { parent });
    await driver.drag('T7', 'T2', 4);
    await driver.element.updateComplete;
    driver.element.undo();
    await driver.element.updateComplete;
    expect(driver.animations.length).to.be.greaterThan(0);
    driver.element.remove();
    parent.append(driver.element);
    await driver.rest();
    expectAtRest(driver);
    expect(driver.element.play('T7>T2*4')).to.equal(true);
    await driver.rest();
    expectAtRest(driver);
  });
});

describe('what is opened and switched during a game', () => {
  const whatever: Readonly<Record<string, (driver: TableDriver) => Promise<void>>> = {
    'the help': async (driver) => {
      driver.tool('help').click();
      await waitUntil(() => driver.nodes.help?.open, 'The help opens.');
      await press('Escape');
      await waitUntil(() => !driver.nodes.help?.open, 'The help closes.');
    },
    'the statistics': async (driver) => {
      driver.tool('statistics').click();
      await waitUntil(() => driver.root.activeElement?.closest('.tallies'), 'The panel comes.');
      await press('Escape');
    },
    'another language': async ({ element }) => {
      element.lang = 'ar';
      await element.updateComplete;
      element.lang = '';
    },
    'another direction of reading': async ({ element }) => {
      element.dir = 'rtl';
      await element.updateComplete;
      element.dir = '';
    },
    sound: async ({ element }) => {
      element.muted = !element.muted;
      await element.updateComplete;
    },
    'other looks': async ({ element }) => {
      element.fourColor = element.leftHanded = true;
      element.verbosity = 'off';
      await element.updateComplete;
    },
    'the night': async ({ element }) => {
      await emulateMedia({ 'prefers-color-scheme': 'dark', 'forced-colors': 'active' });
      await element.updateComplete;
    },
    'a smaller window': async ({ element }) => {
      await setViewport({ width: 400, height: 700 });
      await element.updateComplete;
    },
  };

  for (const [name, act] of Object.entries(whatever)) {
    it(`leaves the game as it is, and its clock running: ${name}`, async () => {
      const time = new FakeTime();
      const attributes = { ...limited, persist: 'key', muted: '' };
      const stage = { time, storage: new FakeStorage(), style: still };
      const driver = await TableDriver.open(attributes, stage);
      const { element } = driver;
      element.draw();
      await driver.rest();
      const { game } = driver;
      const recorder = new EventRecorder(element);
      time.pass(3000);
      await act(driver);
      time.pass(2000);
      await driver.rest();
      expect(element.game).to.equal(game);
      expect(element.status).to.equal('playing');
      // Who reads loses no time by it.
      const isRead = name === 'the help' || name === 'the statistics';
      expect(recorder.types).to.deep.equal(isRead ? ['pause', 'resume'] : []);
      expect(clock(driver)).to.equal('4:55');
      expectAtRest(driver);
      element.draw();
      expect(element.game?.lastEntry?.t).to.equal(5000);
    });
  }

  for (const name of ['another language', 'sound', 'other looks', 'the night']) {
    it(`lets a drag go on: ${name}`, async () => {
      const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
      const grip = driver.grip('T7', 4);
      await mouse.move(grip);
      await mouse.down();
      await mouse.move({ x: grip.x + 30, y: grip.y + 30 });
      expect(driver.root.querySelectorAll('.lifted').length).to.be.greaterThan(0);
      await whatever[name]?.(driver);
      // The other hand's table is laid out otherwise: the drop is where the pile is now.
      const { x, y } = middleOf(driver.card('T2'));
      await mouse.move({ x, y });
      await mouse.up();
      await driver.rest();
      expect(driver.game.lastEntry?.move).to.deep.equal(parseMove('T7>T2*4'));
      expectAtRest(driver);
    });
  }
});

describe('the definition of the tag', () => {
  it('may come twice', async () => {
    const defined = customElements.get('solitaire-game');
    const again = new URL('../../src/define.js?again', import.meta.url).href;
    await import(again);
    expect(customElements.get('solitaire-game')).to.equal(defined);
    const driver = await TableDriver.open(klondike, { style: still });
    await driver.click('S');
    expect(driver.size('W')).to.equal(1);
  });
});
