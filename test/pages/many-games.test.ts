import type { CDPSession, Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openThings } from '../support/open-things.js';
import { filesIn, page as pageAt } from '../support/site.js';
import { html, script } from './tour.js';

const { serve, visit } = openThings();

const count = 20;
const companions = ['score', 'clock', 'controls', 'rules'];

/** Puts games on the page, each with its companions inside and beside it, and plays some moves on each. */
async function playAll(games: number, names: readonly string[]): Promise<number> {
  const variants = ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty'];
  const elements = Array.from({ length: games }, (_, index) => {
    const element = document.createElement('solitaire-game');
    element.id = `game-${index}`;
    element.variant = variants[index % variants.length] ?? '';
    element.seed = `deal ${index}`;
    const inside = names.map((name) => document.createElement(`solitaire-${name}`));
    const beside = names.map((name) => document.createElement(`solitaire-${name}`));
    for (const each of beside) each.setAttribute('for', element.id);
    element.append(...inside);
    document.body.append(element, ...beside);
    return element;
  });
  for (const element of elements) await element.updateComplete;
  for (let turn = 0; turn < 8; turn += 1) {
    for (const element of elements) {
      const move = element.game?.legalMoves()[0];
      if (move) element.play(move);
      if (turn % 4 === 3) element.undo();
    }
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  // In mid-motion, in the middle of thinking, and each with what comes with the focus.
  for (const element of elements) void element.hint();
  for (const element of elements) element.focus();
  for (const element of elements) await element.updateComplete;
  return elements.reduce((sum, { moves }) => sum + moves, 0);
}

function removeAll(): void {
  for (const element of document.querySelectorAll('body > *')) element.remove();
}

/** Exactly how many objects of a class are left, once all that can be is thrown away. */
async function left(session: CDPSession, name: string): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { result } = await session.send('Runtime.evaluate', {
    expression: `customElements.get('${name}').prototype`,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'left',
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'left' });
  return Number(length.value);
}

/** What the page has made. */
interface Made {
  readonly audio: number;
  readonly workers: number;
}

interface Weight {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

describe('twenty games on a page, all playing', () => {
  let page: Page;
  let session: CDPSession;
  let faults: readonly string[];
  let requests: readonly string[];

  beforeEach(async () => {
    const site = await serve(pageAt('/', html(script, '')), filesIn('dist'));
    const visited = await visit('about:blank');
    ({ page, faults } = visited);
    ({ requests } = site);
    await page.evaluateOnNewDocument(() => {
      const made = { audio: 0, workers: 0 };
      Object.assign(window, { made });
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          made.audio += 1;
        }
      };
      window.Worker = class extends Worker {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          made.workers += 1;
        }
      };
    });
    await page.goto(site.origin);
    session = await page.createCDPSession();
    await session.send('Performance.enable');
  });

  it('leave nothing behind when they are removed', async () => {
    const weights: Weight[] = [];
    for (let round = 0; round < 3; round += 1) {
      expect(await page.evaluate(playAll, count, companions)).toBeGreaterThan(count * 3);
      expect(await left(session, 'solitaire-game')).toBe(count);
      await page.evaluate(removeAll);
      // What was on its way ends with the frame.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      for (const name of ['game', ...companions]) {
        expect(await left(session, `solitaire-${name}`), `round ${round}: ${name}`).toBe(0);
      }
      weights.push(await weigh(session));
    }
    // The first round makes what all share: styles, templates, drawings.
    const [, before, after] = weights;
    if (!before || !after) throw new Error('Nothing was weighed.');
    expect([after.nodes, after.listeners]).toEqual([before.nodes, before.listeners]);
    expect(after.bytes - before.bytes).toBeLessThan(before.bytes * 0.05);
    expect(faults).toEqual([]);
  }, 300_000);

  it('share one audio context, and each file that they load', async () => {
    await page.mouse.click(1, 1);
    await page.evaluate(playAll, count, companions);
    await page.waitForFunction(() => (window as unknown as { made: Made }).made.audio > 0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect((await page.evaluate(() => (window as unknown as { made: Made }).made)).audio).toBe(1);
    expect(requests).toContain('/solitaire-game/sounds.js');
    expect([...new Set(requests)]).toEqual(requests);
    expect(faults).toEqual([]);
  });

  it('share the workers that think of their hints', async () => {
    const hints = await page.evaluate(async (count) => {
      const elements = Array.from({ length: count }, (_, index) => {
        const element = document.createElement('solitaire-game');
        element.seed = `deal ${index}`;
        document.body.append(element);
        return element;
      });
      const hints = await Promise.all(elements.map((element) => element.hint()));
      return hints.filter((hint) => hint !== undefined).length;
    }, count);
    expect(hints).toBe(count);
    const { workers } = await page.evaluate(() => (window as unknown as { made: Made }).made);
    expect(workers).toBeGreaterThan(0);
    // One is left to the page.
    expect(workers).toBeLessThanOrEqual(2);
    expect([...new Set(requests)]).toEqual(requests);
    expect(faults).toEqual([]);
  }, 300_000);
});
