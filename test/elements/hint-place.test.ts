import { expect } from '@open-wc/testing';
import { shiftOf } from '../../src/elements/guidance/advice-place.js';
import type { Area, Sight } from '../../src/elements/guidance/advice-place.js';
import { emulateMedia, mouse, screenshot, setViewport } from '../support/commands.js';
import { setups } from '../support/setups.js';
import { still, TableDriver } from '../support/table-driver.js';

function covers(one: Area, other: Area): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0;
}

/** Which of some things what the hint says lies over. */
function covered(driver: TableDriver, selector: string): readonly string[] {
  const text = driver.find('.advice > .message-text').getBoundingClientRect();
  return [...driver.root.querySelectorAll(selector)]
    .filter((each) => covers(text, each.getBoundingClientRect()))
    .map(({ className }) => className);
}

/** Asks for steps of a hint; false where there is none. */
async function asked(driver: TableDriver, steps: number): Promise<boolean> {
  let hint;
  for (let step = 0; step < steps; step += 1) hint = await driver.element.hint();
  await driver.rest();
  return hint !== undefined;
}

/** How far below its room a text ends. */
function outOf(text: Area, { top, bottom }: Area): number {
  return Math.max(top - text.top, text.bottom - bottom, 0);
}

const area = (top: number, bottom: number, left = 0, right = 100): Area => ({
  left,
  right,
  top,
  bottom,
});
const sight = (top: number, bottom: number, weight = 1): Sight => ({
  area: area(top, bottom),
  weight,
});

describe('where a hint is read', () => {
  it('is its usual place where it covers nothing, and the nearest free one where it would', () => {
    const room = area(0, 400);
    const text = area(300, 320);
    for (const [sights, expected] of [
      [[], 0],
      [[sight(0, 290), sight(330, 400)], 0],
      [[sight(310, 400)], -13],
      [[sight(290, 310)], 13],
      [[{ area: area(310, 400, 100, 200), weight: 1 }], 0],
      // Full from the top to the bottom: over what counts least.
      [[sight(0, 200, 5), sight(200, 250, 1), sight(250, 400, 5)], -73],
    ] as const) {
      expect(shiftOf(text, room, sights), JSON.stringify(sights)).to.equal(expected);
    }
  });

  it('is in what is to be seen of the table, and its usual place where that is too little', () => {
    expect(shiftOf(area(300, 320), area(0, 200), []), 'the page is scrolled down to it').to.equal(
      -120,
    );
    expect(shiftOf(area(300, 320), area(310, 400), []), 'and further').to.equal(10);
    expect(shiftOf(area(300, 320), area(0, 200), [sight(150, 200)])).to.equal(-173);
    expect(shiftOf(area(300, 320), area(0, 19), [])).to.equal(0);
  });

  for (const width of [360, 1440]) {
    for (const { name, variant, options } of setups) {
      it(`leaves free what it is about: ${name}, ${width} px wide`, async () => {
        await setViewport({ width, height: 740 });
        const given = Object.entries(options).map(([option, value]) => [option, String(value)]);
        const attributes = Object.fromEntries(given) as Record<string, string>;
        const driver = await TableDriver.open(
          { variant, seed: 'k5', scoring: 'none', ...attributes },
          { style: still },
        );
        const { element } = driver;
        let seen = 0;
        for (let made = 0; made < 12; made += 1) {
          if (!(await asked(driver, 2))) break;
          expect(covered(driver, '.hinted'), `where, after ${made}`).to.deep.equal([]);
          const hint = await element.hint();
          await driver.rest();
          const pointedAt = '.hinted, .hint-target, .ghost';
          expect(covered(driver, pointedAt), `which, after ${made}`).to.deep.equal([]);
          const text = driver.find('.advice > .message-text').getBoundingClientRect();
          expect(outOf(text, driver.find('.felt').getBoundingClientRect()), 'on the felt').to.equal(
            0,
          );
          seen += 1;
          if (!hint || !element.play(hint.move)) break;
          await driver.rest();
        }
        expect(seen).to.be.greaterThan(3);
      });
    }
  }

  it('leaves the stock and the wildcard of a small table free', async () => {
    await setViewport({ width: 360, height: 740 });
    await emulateMedia({ 'prefers-color-scheme': 'dark' });
    const driver = await TableDriver.open(
      { variant: 'tournament', wildcard: '', scoring: 'none', seed: '5' },
      { style: still },
    );
    for (const step of [1, 2, 3]) {
      expect(await asked(driver, 1)).to.equal(true);
      expect(covered(driver, '.card, .hint-target'), `step ${step}`).to.deep.equal([]);
    }
    await screenshot('hint-place-tournament', driver.element);
  });

  it('is on the screen also where the table goes on below it', async () => {
    await setViewport({ width: 360, height: 740 });
    const driver = await TableDriver.open(
      { variant: 'colorado', seed: '5' },
      { style: `${still}; margin-top: 260px` },
    );
    expect(driver.find('.felt').getBoundingClientRect().bottom).to.be.greaterThan(740);
    for (const step of [1, 2, 3]) {
      expect(await asked(driver, 1)).to.equal(true);
      const { bottom } = driver.find('.advice > .message-text').getBoundingClientRect();
      expect(bottom, `step ${step}`).to.be.at.most(740);
    }
  });

  it('waits for the end of a drag, which must miss no frame', async () => {
    await setViewport({ width: 360, height: 740 });
    const driver = await TableDriver.open(
      { variant: 'tournament', scoring: 'none', seed: '5' },
      { style: still },
    );
    await mouse.move(driver.grip('T1'));
    await mouse.down();
    await mouse.move({ x: 5, y: 5 });
    expect(await asked(driver, 3)).to.equal(true);
    const line = driver.find('.advice');
    expect(line.style.translate).to.equal('');
    await mouse.up();
    await driver.rest();
    expect(driver.find('.advice')).to.equal(line);
    expect(line.style.translate).to.not.equal('');
    expect(covered(driver, '.card, .hint-target')).to.deep.equal([]);
  });

  it('is the same on a table that the page has turned into half its size', async () => {
    await setViewport({ width: 360, height: 740 });
    const driver = await TableDriver.open(
      { variant: 'tournament', scoring: 'none', seed: '5' },
      { style: `${still}; transform: scale(0.5); transform-origin: 0 0` },
    );
    expect(await asked(driver, 3)).to.equal(true);
    expect(covered(driver, '.card, .hint-target')).to.deep.equal([]);
  });
});
