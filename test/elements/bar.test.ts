import { expect, nextFrame } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { figures } from '../../src/elements/card/index.js';
import {
  SolitaireClockElement,
  SolitaireControlsElement,
  SolitaireScoreElement,
} from '../../src/index.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';

// All is drawn again when the figures of the cards come: here they are awaited.
await figures.want();

const kinds = [SolitaireScoreElement, SolitaireClockElement, SolitaireControlsElement] as const;

/** The elements that the bar of a game is made of. */
function partsOf({ root }: TableDriver): readonly LitElement[] {
  const all = [...root.querySelectorAll<LitElement>('.bar *')];
  return kinds.flatMap((kind) => all.filter((each) => each instanceof kind));
}

const open = (time: FakeTime, attributes = {}): Promise<TableDriver> =>
  TableDriver.open(
    { variant: 'klondike', seed: 'bar', 'time-limit': 600, ...attributes },
    { time, style: still },
  );

/** How often each of some elements is drawn while something is done. */
async function drawings(
  elements: readonly LitElement[],
  driver: TableDriver,
  act: () => unknown,
): Promise<readonly number[]> {
  const counts = elements.map(() => 0);
  const counters = elements.map((_, index) => ({
    hostUpdated: () => void (counts[index] = (counts[index] ?? 0) + 1),
  }));
  elements.forEach((element, index) => {
    const counter = counters[index];
    if (counter) element.addController(counter);
  });
  await act();
  await driver.rest();
  await nextFrame();
  elements.forEach((element, index) => {
    const counter = counters[index];
    if (counter) element.removeController(counter);
  });
  return counts;
}

describe('the bar of a game', () => {
  let time: FakeTime;
  beforeEach(() => {
    time = new FakeTime();
  });

  it('is made of the elements that a page may put elsewhere, and of nothing else', async () => {
    const driver = await open(time);
    const parts = partsOf(driver);
    expect(parts.map(({ localName }) => localName)).to.deep.equal([
      'solitaire-score',
      'solitaire-clock',
      'solitaire-controls',
    ]);
    const inside = [...driver.root.querySelectorAll('.bar :is(.figure, .timer, .tool)')];
    expect(inside).to.have.length.greaterThan(8);
    expect(inside.every((each) => parts.some((part) => part.contains(each)))).to.equal(true);
  });

  it('has the figures in the order in which they always stood', async () => {
    for (const [attributes, parts] of [
      [{}, ['score', 'moves', 'clock', 'pass']],
      [{ variant: 'tournament', 'time-limit': 'none' }, ['timer', 'score', 'moves']],
      [{ variant: 'tournament' }, ['timer', 'score', 'moves', 'clock']],
    ] as const) {
      const driver = await open(time, attributes);
      const figures = [
        ...driver.root.querySelectorAll<HTMLElement>('.status :is(.figure, .timer)'),
      ];
      const seen = figures
        .map((figure) => ({ part: figure.part.value, at: figure.getBoundingClientRect().left }))
        .sort((a, b) => a.at - b.at)
        .map(({ part }) => part);
      expect(seen).to.deep.equal(parts);
    }
  });

  it('is drawn once with its game, and not at all for what is only looked at', async () => {
    const driver = await open(time);
    const parts = [driver.element, ...partsOf(driver)];
    expect(await drawings(parts, driver, () => driver.element.draw())).to.deep.equal([1, 1, 1, 1]);
    expect(await drawings(parts, driver, () => driver.element.undo())).to.deep.equal([1, 1, 1, 1]);
  });

  it('shows the time without the game being drawn again', async () => {
    for (const attributes of [{}, { 'time-limit': 'none', scoring: 'windows' }]) {
      const driver = await open(time, attributes);
      driver.element.draw();
      await driver.rest();
      const before = driver.find('.clock').textContent;
      const [game, score, clock] = await drawings(
        [driver.element, ...partsOf(driver)],
        driver,
        () => time.pass(1000),
      );
      expect([game, score, clock]).to.deep.equal([0, 0, 1]);
      expect(driver.find('.clock').textContent).to.not.equal(before);
    }
  });

  it('lets a points timer run without the game being drawn again', async () => {
    const driver = await open(time, { variant: 'tournament', scoring: 'timed' });
    const before = driver.find('.timer-value').textContent;
    const [game, , clock] = await drawings([driver.element, ...partsOf(driver)], driver, () =>
      time.pass(200),
    );
    expect(game).to.equal(0);
    expect(clock).to.equal(1);
    expect(driver.find('.timer-value').textContent).to.not.equal(before);
  });
});
