// Opens every story and docs page of the built storybook in a real browser, and fails on whatever
// a visitor would call broken: a story that throws, an error in the console, a file that is missing.
import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { launch } from 'puppeteer-core';
import { chromiumArguments, findChromium } from './chromium.mjs';

const folder = 'storybook-static';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function serve(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  // Browsers ask for it by themselves.
  if (pathname === '/favicon.ico') return response.writeHead(204).end();
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** Every reason to call the page broken; none when it is well. */
async function visit(browser, address, { id, type }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.emulateFocusedPage(true);
  try {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=${type}`);
    await page.waitForFunction(settled, { timeout: 20_000 }, type);
    await page.waitForNetworkIdle({ idleTime: 100 });
    faults.push(...(await page.evaluate(complaints)));
    if (type === 'docs') {
      await page.setViewport({ width: 360, height: 740 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await page.reload();
      await page.waitForFunction(settled, { timeout: 20_000 }, type);
      faults.push(...(await page.evaluate(nightComplaints)));
    }
  } catch (error) {
    faults.push(String(error));
  }
  await context.close();
  return faults;
}

/* global document, window, innerWidth, getComputedStyle -- of the page that three of the functions run in */

/** Runs in the page. A story is done after its play function and checks; a docs page shows text. */
function settled(type) {
  const shown = document.body.classList;
  if (shown.contains('sb-show-errordisplay') || shown.contains('sb-show-nopreview')) return true;
  if (type === 'docs') return Boolean(document.querySelector('#storybook-docs')?.innerText.trim());
  return Boolean(window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
}

/** Runs in the page. What storybook itself and its accessibility check have against the story. */
function complaints() {
  const shown = document.body.classList;
  if (shown.contains('sb-show-errordisplay') || shown.contains('sb-show-nopreview')) {
    return [document.querySelector('#error-message')?.innerText ?? 'The story was not found.'];
  }
  const [finished] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
  const violations = (finished?.reporters ?? []).flatMap(({ result }) => result?.violations ?? []);
  return [
    ...(finished?.status === 'error' && violations.length === 0 ? ['The story failed.'] : []),
    ...violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×)`),
  ];
}

/** Runs in the page. What a visitor with a phone has against a docs page at night. */
function nightComplaints() {
  const { scrollWidth } = document.documentElement;
  const page = getComputedStyle(document.querySelector('.sbdocs-wrapper')).backgroundColor;
  const [red, green, blue] = page.match(/[\d.]+/g).map(Number);
  return [
    ...(scrollWidth > innerWidth ? [`It is ${scrollWidth} px wide on a phone.`] : []),
    ...(red + green + blue > 3 * 80 ? [`It stands on ${page} where a dark page is wanted.`] : []),
  ];
}

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const server = createServer(serve).listen(0, '127.0.0.1');
const browser = await launch({ executablePath: findChromium(), args: chromiumArguments });
const address = `http://127.0.0.1:${server.address().port}`;

let passed = 0;
let failed = 0;
for (const entry of Object.values(entries)) {
  const faults = await visit(browser, address, entry);
  if (faults.length === 0) passed += 1;
  else {
    failed += 1;
    console.error([`${entry.title}: ${entry.name}`, ...faults].join('\n  '));
  }
}
await browser.close();
server.close();

await mkdir('.reports', { recursive: true });
await writeFile('.reports/stories.json', `${JSON.stringify({ passed, failed })}\n`);
console.log(`Stories: ${passed} well, ${failed} broken.`);
process.exitCode = failed > 0 ? 1 : 0;
