import { expect, waitUntil } from '@open-wc/testing';
import { createGame, formatRecord, parsePosition } from '../../src/engine/index.js';
import { press } from '../support/commands.js';
import { FakeStorage } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728', 'time-limit': 300 };

interface Change {
  /** What the page or the player does; each is drawn before the next. */
  readonly acts: readonly ((driver: TableDriver) => unknown)[];
  /** Where the focus is then: inside of what. */
  readonly comesTo: string;
  readonly attributes?: Attributes;
}

function recordOf(position: string, move?: string): string {
  const start = parsePosition(position);
  const game = createGame({ variant: start.rules.definition.id, position: start });
  const next = move === undefined ? game : game.giveUp(1000);
  return 'reason' in next ? '' : formatRecord(next);
}

const unfinished = recordOf('klondike / F1: AC / T1: 2C');
const finished = recordOf('klondike / F1: AC / T1: 2C', 'end');

async function openStatistics(driver: TableDriver): Promise<void> {
  driver.tool('statistics').click();
  await waitUntil(() => driver.root.activeElement?.closest('.tallies'));
}

async function openHelp({ nodes }: TableDriver): Promise<void> {
  await press('?');
  await waitUntil(() => nodes.help?.open);
}

const changes: Readonly<Record<string, Change>> = {
  'a wrong option and a right one': {
    acts: [
      ({ element }) => Object.assign(element, { drawCount: 9 }),
      ({ root }) => expect(root.activeElement?.matches('.error')).to.equal(true),
      ({ element }) => Object.assign(element, { drawCount: 9, passes: 0 }),
      ({ element }) => Object.assign(element, { drawCount: 3, passes: undefined }),
    ],
    comesTo: '.table',
  },
  'another variant': { acts: [({ element }) => (element.variant = 'twenty')], comesTo: '.table' },
  'a contest': {
    acts: [({ element }) => (element.contest = true)],
    comesTo: '.start',
  },
  'a contest, its Start, and a new one by script': {
    acts: [
      ({ element }) => (element.contest = true),
      () => press('Enter'),
      ({ root }) => expect(root.activeElement?.closest('.table')).not.to.equal(null),
      ({ element }) => element.newGame(),
    ],
    comesTo: '.start',
  },
  'a new contest that cannot be': {
    attributes: { contest: '' },
    acts: [({ element }) => element.newGame('x'.repeat(129))],
    comesTo: '.error',
  },
  'a contest that is taken back while it waits': {
    acts: [({ element }) => (element.contest = true), ({ element }) => (element.contest = false)],
    comesTo: '.table',
  },
  'a record that goes on': {
    acts: [({ element }) => (element.record = unfinished)],
    comesTo: '.table',
  },
  'a record that is over': {
    acts: [({ element }) => (element.record = finished)],
    comesTo: '.veil',
  },
  'a wrong record, and its notice closed': {
    acts: [
      ({ element }) => (element.record = 'none'),
      ({ root }) => root.querySelector<HTMLElement>('.notice .tool')?.focus(),
      () => press('Enter'),
    ],
    comesTo: '.table',
  },
  'a replay, and a game again': {
    acts: [
      ({ element }) => (element.record = unfinished),
      ({ element }) => (element.readonly = true),
      ({ root }) => expect(root.querySelector('.replay')).not.to.equal(null),
      ({ element }) => (element.readonly = false),
    ],
    comesTo: '.table',
  },
  'a pause': { acts: [({ element }) => element.pause()], comesTo: '.halted > .veil' },
  'a pause that is over': {
    acts: [({ element }) => element.pause(), ({ element }) => element.resume()],
    comesTo: '.table',
  },
  'a pause behind a wrong option': {
    acts: [
      ({ element }) => element.pause(),
      ({ element }) => Object.assign(element, { drawCount: 9 }),
      ({ element }) => Object.assign(element, { drawCount: undefined }),
    ],
    comesTo: '.halted > .veil',
  },
  'the end and a new game': {
    acts: [({ element }) => element.giveUp(), ({ element }) => element.newGame()],
    comesTo: '.table',
  },
  'the end': { acts: [({ element }) => element.giveUp()], comesTo: '.veil' },
  'the help, opened and closed': {
    acts: [openHelp, ({ nodes }) => nodes.help?.close()],
    comesTo: '.table',
  },
  'a contest that comes while the help is open': {
    acts: [openHelp, ({ element }) => (element.contest = true)],
    comesTo: '.start',
  },
  'an end while the help is open': {
    acts: [
      openHelp,
      ({ element }) => element.resume(),
      ({ element }) => element.giveUp(),
      ({ nodes }) => nodes.help?.close(),
    ],
    comesTo: '.veil',
  },
  'the statistics, opened and closed': {
    attributes: { persist: 'focus' },
    acts: [openStatistics, () => press('Escape')],
    comesTo: '.table',
  },
  'a new game under the statistics': {
    attributes: { persist: 'focus' },
    acts: [openStatistics, ({ element }) => element.newGame()],
    comesTo: '.veil .tallies',
  },
  'no input': { acts: [({ element }) => (element.disabled = true)], comesTo: '.table' },
  'a change of language': { acts: [({ element }) => (element.lang = 'ar')], comesTo: '.table' },
  'a seat for the left hand': {
    acts: [({ element }) => (element.leftHanded = true)],
    comesTo: '.table',
  },
};

async function drawn(driver: TableDriver): Promise<void> {
  await driver.rest();
  // What follows from a dialog's end comes in a task of its own.
  await new Promise(requestAnimationFrame);
  await driver.rest();
}

describe('focus, once in the game, stays there', () => {
  for (const [name, { acts, comesTo, attributes }] of Object.entries(changes)) {
    it(`through ${name}`, async () => {
      const driver = await TableDriver.open(
        { ...klondike, ...attributes },
        { style: still, time: new FakeTime(), storage: new FakeStorage() },
      );
      const { element, root } = driver;
      element.focus();
      await drawn(driver);
      for (const act of acts) {
        await act(driver);
        await drawn(driver);
        expect(document.activeElement, String(act)).to.equal(element);
      }
      expect(root.activeElement?.closest(comesTo), root.activeElement?.className).not.to.equal(
        null,
      );
    });
  }

  it('on a button that goes, and no other button is pressed in its stead', async () => {
    const driver = await TableDriver.open(klondike, { style: still, time: new FakeTime() });
    const { element, root } = driver;
    element.draw();
    await drawn(driver);
    driver.tool('undo').focus();
    element.undoPolicy = 'none';
    await drawn(driver);
    expect(root.activeElement?.closest('.table')).not.to.equal(null);
    await press(' ');
    expect(element.status).to.equal('playing');
  });

  it('on the button that halts a game, which then lets it go on', async () => {
    const driver = await TableDriver.open(klondike, { style: still, time: new FakeTime() });
    driver.tool('pause').focus();
    await press('Enter');
    await drawn(driver);
    expect(driver.root.activeElement).to.equal(driver.tool('resume'));
    await press('Enter');
    await drawn(driver);
    expect(driver.element.status).to.equal('playing');
  });

  it('and is not taken back from where the player has gone meanwhile', async () => {
    const driver = await TableDriver.open(klondike, { style: still, time: new FakeTime() });
    const { element } = driver;
    const input = document.createElement('input');
    element.after(input);
    element.focus();
    await drawn(driver);
    element.contest = true;
    await Promise.resolve();
    input.focus();
    await drawn(driver);
    expect(driver.root.querySelector('.start')).not.to.equal(null);
    expect(document.activeElement).to.equal(input);
    input.remove();
  });
});
