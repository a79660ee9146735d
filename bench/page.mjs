/*
 * What a player feels, measured in a real browser on a processor slowed four times: frames while a
 * run of thirteen is dragged, hints meanwhile, the delay from a click to its picture, the page's work a
 * frame and a play, the longest slices of thought where no worker is allowed, redrawn piles a move, and
 * what memory a long session keeps. Gaps and delays are times of the clock, so that whatever else the
 * machine does counts; work and slices are the page's own time of the processor.
 * Needs a build; `npm run bench:page`, or `node bench/page.mjs hints slices` for some of it.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';

/* global document, customElements, requestAnimationFrame, performance, PerformanceObserver, MutationObserver -- of the page */

const measures = {
  drag: measureDrag,
  hints: measureHints,
  slices: measureSlices,
  plays: measurePlays,
  redraws: measureRedraws,
  memory: measureMemory,
};
const wanted = process.argv.slice(2);
const strange = wanted.find((name) => !Object.hasOwn(measures, name));
if (strange !== undefined) {
  console.error(`Nothing is "${strange}".\nAllowed: ${Object.keys(measures).join(' ')}`);
  process.exit(2);
}

const slowdown = 4;
const types = { '.js': 'text/javascript', '.html': 'text/html' };
const dist = new URL('../dist/', import.meta.url);

let policy = '';
const server = createServer((request, response) => {
  if (policy !== '') response.setHeader('content-security-policy', policy);
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/') {
    response.setHeader('content-type', types['.html']);
    response.end(
      '<!doctype html><html lang="en"><body style="margin:0"><script type="module" src="/solitaire-game.js"></script>',
    );
    return;
  }
  readFile(new URL(`.${path}`, dist)).then(
    (body) => {
      response.setHeader('content-type', types['.js']);
      response.end(body);
    },
    () => {
      response.statusCode = 404;
      response.end();
    },
  );
});
await new Promise((ready) => server.listen(0, ready));

const browser = await launch({ executablePath: findChromium(), args: chromiumArguments });
const page = await browser.newPage();
await page.setViewport({ width: 1024, height: 900 });
const client = await page.createCDPSession();
await client.send('Performance.enable', { timeDomain: 'threadTicks' });

/** A fresh page with one game, the processor slowed once it stands. */
async function open(attributes, moves = [], rate = slowdown) {
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.evaluate(
    async (attributes, moves) => {
      await customElements.whenDefined('solitaire-game');
      const element = document.createElement('solitaire-game');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.muted = true;
      document.body.append(element);
      await element.updateComplete;
      for (const move of moves) element.play(move);
      await element.updateComplete;
      await Promise.all(element.renderRoot.getAnimations?.().map(({ finished }) => finished) ?? []);
    },
    attributes,
    moves,
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The middle of the strip that shows of a card, or of a pile's place. */
function spotOf(pile, index) {
  return page.evaluate(
    (pile, index) => {
      const { renderRoot } = document.querySelector('solitaire-game');
      const node = [...renderRoot.querySelectorAll('.card, .space')].find(
        ({ spot }) => spot.pile === pile && spot.index === index,
      );
      const { x, y, width } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + 6 };
    },
    pile,
    index,
  );
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(what, value) {
  console.log(`${what.padEnd(58)} ${value}`);
}

const ms = (value) => `${value.toFixed(1)} ms`;

async function metrics() {
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

async function heap() {
  await client.send('HeapProfiler.collectGarbage');
  return (await metrics()).JSHeapUsedSize / 1e6;
}

async function measureDrag() {
  const { seed, moves } = JSON.parse(
    await readFile(new URL('../stories/long-column.json', import.meta.url), 'utf8'),
  );
  await open({ seed }, moves.split(' '));
  const run = await page.evaluate(() => {
    const { game } = document.querySelector('solitaire-game');
    const [longest] = Object.values(game.position.piles)
      .filter(({ id }) => id.startsWith('T'))
      .sort((a, b) => b.cards.length - b.closed - a.cards.length + a.closed);
    const { id, cards, closed } = longest;
    return { pile: id, lead: closed, count: cards.length - closed };
  });
  const from = await spotOf(run.pile, run.lead);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 20);
  await page.evaluate(() => {
    globalThis.gaps = [];
    let last = performance.now();
    const frame = (now) => {
      globalThis.gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await metrics();
  for (let step = 0; step < 240; step += 1) {
    const angle = (step / 240) * Math.PI * 6;
    await page.mouse.move(500 + 300 * Math.cos(angle), 400 + 200 * Math.sin(angle));
  }
  const after = await metrics();
  const gaps = await page.evaluate(() => globalThis.gaps.slice(2));
  await page.mouse.up();
  report(`frames while a run of ${run.count} is dragged, median`, ms(percentile(gaps, 0.5)));
  report(
    `frames while a run of ${run.count} is dragged, 95th percentile`,
    ms(percentile(gaps, 0.95)),
  );
  report(
    'work a frame of it',
    ms(((after.TaskDuration - before.TaskDuration) * 1000) / gaps.length),
  );
}

/** Games, the moves made in them, and those of the pointer in the drag until the key is pressed. */
const hintedGames = Array.from({ length: 24 }, (_, index) => ({
  seed: String(index + 1),
  made: [0, 60, 0, 150][index % 4] ?? 0,
  wait: [30, 15, 60][index % 3] ?? 30,
}));

/**
 * While a run is dragged the key H is pressed: until something of the hint is to be seen, each step;
 * as the first act on a fresh page, and in mid-game.
 */
async function measureHints() {
  const delays = [];
  const work = [];
  const frames = [];
  let repeated = 0;
  for (const { seed, made, wait } of hintedGames) {
    await open({ variant: 'klondike', seed });
    const from = await page.evaluate(async (made) => {
      const element = document.querySelector('solitaire-game');
      for (let turn = 0; turn < made; turn += 1) {
        const moves = element.game.legalMoves();
        element.play(moves[(turn * 7) % moves.length]);
      }
      await element.updateComplete;
      const flights = [...element.renderRoot.querySelectorAll('.card')].flatMap((card) =>
        card.getAnimations(),
      );
      await Promise.all(flights.map(({ finished }) => finished));
      const { piles } = element.game.position;
      const { id, cards } = Object.values(piles).findLast(
        ({ id, cards }) => id.startsWith('T') && cards.length > 0,
      );
      return [id, cards.length - 1];
    }, made);
    const { x, y } = await spotOf(...from);
    await page.evaluate(() => {
      const element = document.querySelector('solitaire-game');
      globalThis.hints = [];
      globalThis.gaps = [];
      let last = performance.now();
      let pressed;
      const shown = () => element.renderRoot.querySelector('.advice')?.textContent.trim() ?? '';
      const frame = (now) => {
        globalThis.gaps.push(now - last);
        last = now;
        if (pressed && shown() !== pressed.text) {
          globalThis.hints.push(performance.now() - pressed.at);
          pressed = undefined;
        }
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      // What a search has put right since the press before is no answer to the next one.
      const note = ({ key, timeStamp }) => {
        if (key === 'h') pressed = { at: timeStamp, text: shown() };
      };
      // Before the element hears of it.
      globalThis.addEventListener('keydown', note, { capture: true });
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= wait + 100; step += 1) {
      const angle = (step / 240) * Math.PI * 6;
      await page.mouse.move(500 + 300 * Math.cos(angle), 400 + 200 * Math.sin(angle));
      if (![0, 40, 80].includes(step - wait)) continue;
      const before = await metrics();
      await page.keyboard.press('h');
      work.push(((await metrics()).TaskDuration - before.TaskDuration) * 1000);
    }
    const hints = await page.evaluate(() => globalThis.hints);
    delays.push(hints);
    // That no move gets any further is all there is to say, however often it is asked for.
    const isAtEnd = await page.evaluate(
      async () => (await document.querySelector('solitaire-game').hint()) === undefined,
    );
    if (isAtEnd) repeated += 3 - hints.length;
    frames.push(...(await page.evaluate(() => globalThis.gaps.slice(2))));
    await page.mouse.up();
  }
  const first = delays.map(([delay]) => delay ?? Infinity);
  const later = delays.flatMap(([, ...others]) => others);
  report(
    'presses of the key for a hint, changes shown, nothing to add',
    `${hintedGames.length * 3}, ${first.length + later.length}, ${repeated}`,
  );
  report('first hint of a page shown in mid-drag, median', ms(percentile(first, 0.5)));
  report('first hint of a page shown in mid-drag, most', ms(Math.max(...first)));
  report('further hints, median', ms(percentile(later, 0.5)));
  report('further hints, most', ms(Math.max(...later)));
  report('work of a press, median', ms(percentile(work, 0.5)));
  report('work of a press, most', ms(Math.max(...work)));
  report('frames meanwhile, median', ms(percentile(frames, 0.5)));
  report('frames meanwhile, 95th percentile', ms(percentile(frames, 0.95)));
}

/**
 * The longest tasks of thought on the page's own thread: the first ones, and those after them, at full
 * speed and slowed.
 */
async function measureSlices() {
  for (const rate of [1, slowdown]) await measureSlicesAt(rate);
}

async function measureSlicesAt(rate) {
  policy = "worker-src 'none'";
  // What goes before each, and what is asked.
  const questions = {
    'a hint': [() => undefined, async (element) => void (await element.hint())],
    'whether the deal can be won': [
      () => undefined,
      (element) =>
        new Promise((told) => {
          element.winnable = true;
          if (element.verdict) told();
          element.addEventListener('solitaire-verdict', told);
        }),
    ],
    'where it was lost': [
      async (element) => {
        for (let turn = 0; turn < 60 && element.status === 'playing'; turn += 1) {
          const moves = element.game.legalMoves();
          element.play(moves[(turn * 7) % moves.length]);
        }
        element.giveUp();
        while (!element.renderRoot.querySelector('.where'))
          await new Promise(requestAnimationFrame);
      },
      async (element) => {
        element.renderRoot.querySelector('.where').click();
        await element.updateComplete;
        while (element.renderRoot.querySelector('.afterword .cancel')) {
          await new Promise(requestAnimationFrame);
        }
      },
    ],
  };
  const games = [
    { variant: 'klondike' },
    { variant: 'klondike', draw: '3' },
    { variant: 'tournament' },
    { variant: 'colorado' },
    { variant: 'twenty' },
  ];
  for (const game of games) {
    for (const [what, [prepare, ask]] of Object.entries(questions)) {
      await open({ ...game, seed: 'k2' }, [], 1);
      await page.evaluate(`(${prepare})(document.querySelector('solitaire-game'))`);
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      const events = [];
      const collect = ({ value }) => events.push(...value);
      client.on('Tracing.dataCollected', collect);
      await client.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['devtools.timeline'] },
      });
      await page.evaluate(`(${ask})(document.querySelector('solitaire-game'))`);
      const done = new Promise((complete) => client.once('Tracing.tracingComplete', complete));
      await client.send('Tracing.end');
      await done;
      client.off('Tracing.dataCollected', collect);
      const slices = events
        .filter(
          ({ name, args }) => name === 'FunctionCall' && args?.data?.url?.endsWith('/slices.js'),
        )
        .sort((one, other) => one.ts - other.ts)
        .map(({ tdur, dur }) => (tdur ?? dur) / 1000)
        // One that is under way at the end of the trace has no length.
        .filter(Number.isFinite);
      const name = `${rate}x, slices of ${Object.values(game).join(' ')}: ${what}`;
      report(`${name}, longest of the first ten`, ms(Math.max(...slices.slice(0, 10))));
      report(
        `${name}, ${Math.max(slices.length - 10, 0)} more, 99th percentile and longest`,
        `${ms(percentile(slices.slice(10), 0.99))}, ${ms(Math.max(0, ...slices.slice(10)))}`,
      );
    }
  }
  policy = '';
}

async function measurePlays() {
  await open({ variant: 'klondike', seed: 'bench' });
  await page.evaluate(() => {
    globalThis.delays = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (!interactionId) continue;
        const { delays } = globalThis;
        delays.set(interactionId, Math.max(delays.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const before = await metrics();
  let plays = 0;
  for (let turn = 0; plays < 200 && turn < 400; turn += 1) {
    const move = await page.evaluate((turn) => {
      const element = document.querySelector('solitaire-game');
      const moves = element.game.legalMoves().filter(({ type }) => type !== 'reveal');
      const move = moves[turn % Math.max(moves.length, 1)];
      if (!move || element.game.isOver) return undefined;
      if (move.type !== 'play') {
        const top = element.game.position.piles.S.cards.length - 1;
        return { from: ['S', top] };
      }
      const { cards } = element.game.position.piles[move.from];
      const target = element.game.position.piles[move.to].cards.length - 1;
      return { from: [move.from, cards.length - move.count], to: [move.to, target] };
    }, turn);
    if (!move) {
      await page.evaluate(() => document.querySelector('solitaire-game').newGame());
      continue;
    }
    for (const [pile, index] of move.to ? [move.from, move.to] : [move.from]) {
      const { x, y } = await spotOf(pile, index);
      await page.mouse.click(x, y);
    }
    plays += 1;
  }
  const after = await metrics();
  const delays = await page.evaluate(() => [...globalThis.delays.values()]);
  report(
    `interaction to next paint over ${plays} plays, 98th percentile`,
    ms(percentile(delays, 0.98)),
  );
  report('interaction to next paint, median of those over 16 ms', ms(percentile(delays, 0.5)));
  const work = (name) => ((after[name] - before[name]) * 1000) / plays;
  report('work a play', ms(work('TaskDuration')));
  report('style work a play', ms(work('RecalcStyleDuration')));
  report('layout work a play', ms(work('LayoutDuration')));
}

async function measureRedraws() {
  await open({ variant: 'klondike', seed: '1' });
  const counts = await page.evaluate(async () => {
    const element = document.querySelector('solitaire-game');
    const changed = new Set();
    const counts = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const pile = (target.nodeType === 1 ? target : target.parentElement)?.closest('.pile');
        if (pile) changed.add(pile);
      }
    });
    observer.observe(element.renderRoot, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (let turn = 0; turn < 100; turn += 1) {
      const moves = element.game.legalMoves();
      const move = moves[turn % moves.length];
      if (!move) break;
      element.play(move);
      await element.updateComplete;
      await Promise.resolve();
      if (move.type === 'play') counts.push(changed.size);
      changed.clear();
    }
    return counts;
  });
  report(
    'piles redrawn a play, mean and most',
    `${(counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(2)}, ${Math.max(...counts)}`,
  );
}

async function measureMemory() {
  await open({ variant: 'klondike', seed: 'bench' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const start = await heap();
  await page.evaluate(async () => {
    const element = document.querySelector('solitaire-game');
    for (let turn = 0; turn < 1000; turn += 1) {
      const moves = element.game.legalMoves();
      if (moves.length === 0) element.newGame();
      else element.play(moves[turn % moves.length]);
      if (turn % 10 === 0) await element.updateComplete;
    }
    await element.updateComplete;
  });
  const played = await heap();
  await page.evaluate(async () => {
    const element = document.querySelector('solitaire-game');
    for (let turn = 0; turn < 100; turn += 1) {
      element.newGame();
      await element.updateComplete;
    }
  });
  const renewed = await heap();
  report('heap as dealt', `${start.toFixed(1)} MB`);
  report('heap after 1 000 moves', `${played.toFixed(1)} MB`);
  report('heap after 100 new games more', `${renewed.toFixed(1)} MB`);
}

console.log(`On a processor slowed ${slowdown} times:\n`);
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
await browser.close();
server.close();
