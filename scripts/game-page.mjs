// Pages with games on them, from the sources as they are, in a real browser: for pictures.
import { readFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import { createServer } from 'vite';
import { chromiumArguments, findChromium } from './chromium.mjs';

const cases = new URL('../test/engine/cases/', import.meta.url);
const { games: wins } = JSON.parse(await readFile(new URL('wins.json', cases), 'utf8'));

/**
 * A game that is won in the end: what it is called in the test cases, and how much of it is played.
 * @returns {{ attributes: Record<string, unknown>, moves: string[] }}
 */
export function wonGame(name, share = 1) {
  const { options, seed, moves } = wins[name];
  const all = moves.split(' ');
  return { attributes: { ...options, seed }, moves: all.slice(0, Math.round(all.length * share)) };
}

const blankPage = {
  name: 'blank-page',
  configureServer({ middlewares }) {
    middlewares.use('/blank', (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html>
        <html lang="en" style="color-scheme: light dark">
        <script type="module" src="/src/define.ts"></script>
        <body style="margin: 0; display: flex; gap: 16px"></body>`);
    });
  },
};

/* global document, customElements -- of the page that the next function runs in */

/** Runs in the page. Lays the games beside each other, by their shares of the width, and plays. */
async function layOut(games) {
  await customElements.whenDefined('solitaire-game');
  const elements = games.map(({ attributes, share = 1 }) => {
    const element = document.createElement('solitaire-game');
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== false) element.setAttribute(name, value === true ? '' : value);
    }
    element.muted = true;
    element.style.cssText = `flex: ${share}; min-inline-size: 0`;
    return element;
  });
  document.body.replaceChildren(...elements);
  for (const [index, element] of elements.entries()) {
    await element.updateComplete;
    for (const move of games[index].moves) {
      if (!element.play(move)) throw new Error(`${element.variant} refused ${move}.`);
    }
    await element.updateComplete;
  }
}

/** Opens the browser. `picture` takes one of games; `close` ends it all. */
export async function openGamePage() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { open: false, hmr: false },
    plugins: [blankPage],
  });
  await server.listen();
  const browser = await launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  await page.goto(new URL('blank', server.resolvedUrls.local[0]).href);
  return {
    async picture(games, { width, height, scale = 1, scheme = 'light' }, screenshot) {
      await page.setViewport({ width, height, deviceScaleFactor: scale });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.evaluate(layOut, games);
      const body = await page.$('body');
      return body.screenshot(screenshot);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
