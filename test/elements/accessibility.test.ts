import { expect } from '@open-wc/testing';
import { commit, createGame, formatRecord, parsePosition } from '../../src/engine/index.js';
import {
  accessibilityTree,
  emulateMedia,
  findAccessible,
  nextFrame,
  press,
} from '../support/commands.js';
import type { AccessibleNode, Media } from '../support/commands.js';
import { FakeStorage, quotaError } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

const games: Readonly<Record<string, Attributes>> = {
  klondike: { variant: 'klondike', seed: 'w979728', 'time-limit': 300 },
  tournament: { variant: 'tournament', seed: 'w859918', wildcard: '' },
  colorado: { variant: 'colorado', seed: 'w386028' },
  'sir-tommy': { variant: 'sir-tommy', seed: 'w979728' },
  twenty: { variant: 'twenty', seed: 'w979728' },
};

async function open(attributes: Attributes): Promise<TableDriver> {
  const driver = await TableDriver.open(attributes, { time: new FakeTime(), style: still });
  driver.element.focus();
  await driver.rest();
  return driver;
}

/** The tree as text: a line for each node, two spaces a level. */
function textOf({ role, name, properties, children }: AccessibleNode, depth = 0): string {
  const states = ['pressed', 'disabled', 'focused'].filter((state) => {
    const value = properties[state];
    return value === true || value === 'true';
  });
  const line = [role, name && `"${name}"`, ...states].filter(Boolean).join(' ');
  if (role === 'InlineTextBox') return '';
  // Boxes that mean nothing are passed through.
  const isBox = role === 'generic' || role === 'LabelText' || role === 'paragraph';
  const inner = children.map((child) => textOf(child, isBox ? depth : depth + 1));
  if (isBox) return inner.filter(Boolean).join('\n');
  return [`${'  '.repeat(depth)}${line}`, ...inner].filter(Boolean).join('\n');
}

/** What the element says of itself at the start, without the page around it. */
async function spokenStart(): Promise<string> {
  const { children } = await accessibilityTree();
  return `${children
    .map((child) => textOf(child))
    .filter(Boolean)
    .join('\n')}\n`;
}

async function fixtureOf(name: string): Promise<string> {
  const response = await fetch(new URL(`./cases/accessibility-${name}.txt`, import.meta.url));
  return response.ok ? response.text() : '';
}

/** Each state of the table, and how to come to it from the start. */
const states: Readonly<Record<string, (driver: TableDriver) => unknown>> = {
  start: () => undefined,
  'with a held card': () => press('Enter'),
  'after a refusal': () => press('Enter', 'Home', 'Enter'),
  paused: ({ element }) => void element.pause(),
  'given up': ({ element }) => void element.giveUp(),
  'with the line for typed moves': () => press('/'),
  'with the help': async ({ nodes }) => {
    await press('?');
    while (!nodes.help?.open) await nextFrame();
  },
  'with an error': ({ element }) => {
    element.variant = 'whist';
  },
};

/** Ends that no few keys lead to: positions in notation, and what is played there. */
const ends: Readonly<Record<string, readonly [string, string?]>> = {
  'klondike, stuck': ['klondike / T1: 9H / T2: 9D'],
  'klondike, won': ['klondike / F1: AC / T1: 2C', 'T1>F1'],
  'tournament with its wildcard unused, won': [
    'tournament wildcard=true / X: ** / F1: AC / T1: 2C',
    'T1>F1',
  ],
  'sir-tommy, stuck': ['sir-tommy / T1: 5H / T2: 7D'],
  'sir-tommy, won': ['sir-tommy / F1: AC / T1: 2S', 'T1>F1'],
  'tournament, stuck': ['tournament / T1: 9H / T2: 9D'],
  'twenty, stuck': ['twenty / T1: 5H / T2: 5D'],
  'twenty, won': ['twenty / A1: AS / T1: 2S', 'T1>A1'],
  'colorado, stuck': ['colorado / T1: 5H / T2: 5D'],
  'colorado, won': ['colorado / A1: AS / T1: 2S', 'T1>A1'],
};

const themes: Readonly<Record<string, Media>> = {
  light: {},
  dark: { 'prefers-color-scheme': 'dark' },
  'forced colours': { 'forced-colors': 'active' },
};

/** What stands over the table or in its place, each from its own start. */
const scenes: Readonly<Record<string, () => Promise<TableDriver>>> = {
  'the Start of a contest': async () => {
    const attributes = { variant: 'klondike', seed: 'start', contest: '', 'time-limit': 300 };
    const commitment = commit('start');
    const stage = { time: new FakeTime(), style: still, isWaiting: true };
    const driver = await TableDriver.open({ ...attributes, commitment }, stage);
    driver.find('.start .commitment');
    return driver;
  },
  'the statistics': async () => {
    const storage = new FakeStorage();
    const stage = { time: new FakeTime(), style: still, storage };
    const driver = await TableDriver.open({ variant: 'klondike', persist: 'axe' }, stage);
    for (const variant of ['klondike', 'colorado']) {
      driver.element.variant = variant;
      await driver.rest();
      driver.element.draw();
    }
    driver.tool('statistics').click();
    while (!driver.root.querySelector('.tallies tbody tr')) await nextFrame();
    return driver;
  },
  'a notice': async () => {
    const storage = new FakeStorage();
    const stage = { time: new FakeTime(), style: still, storage };
    const driver = await TableDriver.open({ variant: 'klondike', persist: 'axe' }, stage);
    storage.cannotWrite = quotaError();
    driver.element.draw();
    await driver.rest();
    driver.find('.notice');
    return driver;
  },
  'a replay': async () => {
    const { record = '' } = (await drawn(3)).element;
    const stage = { time: new FakeTime(), style: still };
    const driver = await TableDriver.open({ readonly: '', record }, stage);
    driver.element.at = 2;
    await driver.rest();
    driver.find('.replay');
    return driver;
  },
};

/** A game with some draws. */
async function drawn(count: number): Promise<TableDriver> {
  const driver = await open({ variant: 'klondike', seed: 'w979728' });
  for (let draws = 0; draws < count; draws += 1) driver.element.draw();
  return driver;
}

describe('the accessibility tree', () => {
  for (const [name, attributes] of Object.entries(games)) {
    it(`of the start of ${name} is the one that was reviewed`, async () => {
      await open(attributes);
      expect(await spokenStart()).to.equal(await fixtureOf(name));
    });
  }

  it('counts closed cards and never names them', async () => {
    const driver = await open({ variant: 'klondike', seed: 'w979728' });
    const buttons = findAccessible(
      await accessibilityTree(),
      'button',
      / of (clubs|diamonds|hearts|spades)$/,
    );
    expect(buttons).to.have.length(7);
    expect(driver.element.textContent).to.equal('');
  });
});

describe('axe finds nothing', function () {
  this.timeout(120_000);

  for (const [theme, media] of Object.entries(themes)) {
    for (const [name, attributes] of Object.entries(games)) {
      it(`in ${name}, ${theme}, in every state`, async () => {
        await emulateMedia(media);
        document.documentElement.style.colorScheme = 'light dark';
        for (const [state, reach] of Object.entries(states)) {
          const driver = await open(attributes);
          await reach(driver);
          await driver.rest();
          await expect(driver.element, state).to.be.accessible();
          driver.element.remove();
        }
        document.documentElement.style.colorScheme = '';
      });
    }

    it(`in what stands over the table or in its place, ${theme}`, async () => {
      await emulateMedia(media);
      document.documentElement.style.colorScheme = 'light dark';
      for (const [scene, reach] of Object.entries(scenes)) {
        const { element } = await reach();
        await expect(element, scene).to.be.accessible();
        element.remove();
      }
      document.documentElement.style.colorScheme = '';
    });

    it(`at the end of a game, ${theme}`, async () => {
      await emulateMedia(media);
      document.documentElement.style.colorScheme = 'light dark';
      for (const [end, [text, move]] of Object.entries(ends)) {
        const position = parsePosition(text);
        const driver = await open({ seed: 'w979728' });
        const { element } = driver;
        element.record = formatRecord(
          createGame({ variant: position.rules.definition.id, position }),
        );
        await driver.rest();
        if (move !== undefined) expect(element.play(move), end).to.equal(true);
        await driver.rest();
        expect(element.status, end).to.equal(move === undefined ? 'stuck' : 'won');
        await expect(element, end).to.be.accessible();
        element.remove();
      }
      document.documentElement.style.colorScheme = '';
    });
  }
});
