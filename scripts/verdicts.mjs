// Has every browser at hand judge the same records by the minified engine, in other time zones and
// languages, and compares what it says with what Node says by the sources, byte by byte. Installs
// nothing: it uses the Chromium, Firefox and WebKit that it finds. `npm run verdicts -- 500` takes
// 500 games and what is made of them.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { inNode, minifiedEngine } from '../test/support/minified.mjs';
import { chromiumArguments, findChromium } from './chromium.mjs';

/** No browser needs so long for some thousand records. */
const longestWait = 300_000;

const places = [
  { timeZone: 'UTC', language: 'en-US' },
  { timeZone: 'Pacific/Kiritimati', language: 'tr-TR' },
  { timeZone: 'America/St_Johns', language: 'ar-EG' },
];

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** WebKit's own small browser has no mode without a screen. */
function webkitCommand() {
  const libraries = process.platform === 'linux' ? ['.', ...readdirSync('/usr/lib')] : [];
  const browser = libraries
    .flatMap((each) => ['4.1', '4.0'].map((v) => `/usr/lib/${each}/webkit2gtk-${v}/MiniBrowser`))
    .find(isExecutable);
  if (!browser) return undefined;
  if (process.env.DISPLAY) return [browser];
  const screen = onPath('xvfb-run');
  return screen && [screen, '-a', browser];
}

/** Each browser: how it is started with a page, in an empty folder of its own. */
const browsers = {
  Chromium: {
    command: [findChromium()].filter(Boolean),
    start: (folder, { language }) => [
      '--headless=new',
      `--user-data-dir=${folder}`,
      `--lang=${language}`,
      '--remote-debugging-port=0',
      ...chromiumArguments,
    ],
  },
  Firefox: {
    command: [onPath('firefox-esr', 'firefox')].filter(Boolean),
    start: (folder, { language }) => {
      const preferences = {
        'intl.accept_languages': language,
        'javascript.use_us_english_locale': false,
        'browser.shell.checkDefaultBrowser': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        'app.normandy.enabled': false,
        'toolkit.telemetry.enabled': false,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        'extensions.update.enabled': false,
      };
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
      );
      writeFileSync(join(folder, 'user.js'), lines.join(''));
      return ['--headless', '--no-remote', '--profile', folder];
    },
  },
  WebKit: { command: webkitCommand() ?? [], start: () => ['--private'] },
};

const page = `<!doctype html><meta charset="utf-8"><title>Verdicts</title>
<script type="module">
  const answer = (value) =>
    fetch('/answer', { method: 'POST', body: JSON.stringify(value) });
  try {
    const { verify } = await import('/engine.js');
    const texts = await (await fetch('/texts.json')).json();
    const verdicts = JSON.stringify(texts.map((text) => verify(text)));
    const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
    await answer({ verdicts, timeZone, locale, language: navigator.language });
  } catch (error) {
    await answer({ error: String(error) });
  }
</script>`;

const deals = process.argv[2] ?? '200';
if (!/^[1-9][0-9]*$/.test(deals)) {
  console.error(`A whole number from 1 is allowed, not "${deals}".`);
  process.exit(2);
}
const { archive } = await inNode('test/support/record-archive.ts');
const { texts, verdicts } = archive(Number(deals));
const served = {
  '/': ['text/html', page],
  '/engine.js': ['text/javascript', await minifiedEngine()],
  '/texts.json': ['application/json', JSON.stringify(texts)],
};

let answered = () => {};
const server = createServer((request, response) => {
  if (request.url === '/answer') {
    const pieces = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      response.end();
      answered(JSON.parse(Buffer.concat(pieces).toString('utf8')));
    });
    return;
  }
  const [type, text] = served[request.url] ?? [];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' });
  response.end(text);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const address = `http://127.0.0.1:${server.address().port}/`;

/** What a browser answers in one place. */
async function answerOf({ command, start }, place) {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  const [program, ...before] = command;
  const code = `${place.language.replace('-', '_')}.UTF-8`;
  const browser = spawn(program, [...before, ...start(folder, place), address], {
    // A group of its own: a browser is many processes, and all of them end with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      TZ: place.timeZone,
      LANG: code,
      LC_ALL: code,
      LANGUAGE: place.language,
    },
  });
  const ended = new Promise((end) => browser.on('close', end));
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      answered = resolve;
      timer = setTimeout(() => reject(new Error('There came no answer.')), longestWait);
      browser.on('error', reject);
      browser.on('close', (exit) => reject(new Error(`It ended with ${exit} before it answered.`)));
    });
  } finally {
    clearTimeout(timer);
    try {
      process.kill(-browser.pid);
    } catch {
      // It has ended by itself.
    }
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

let compared = 0;
let different = 0;
for (const [name, browser] of Object.entries(browsers)) {
  if (browser.command.length === 0) {
    console.log(`${name}: not on this machine`);
    continue;
  }
  for (const place of places) {
    const answer = await answerOf(browser, place).catch(({ message }) => ({ error: message }));
    compared += 1;
    const isSame = answer.verdicts === verdicts;
    if (!isSame) different += 1;
    const { timeZone = place.timeZone, locale = place.language, language = '' } = answer;
    const told = answer.error ?? (isSame ? 'identical' : 'DIFFERENT');
    console.log(`${name}, ${timeZone}, ${locale} (${language}): ${told}`);
  }
}
server.close();
console.log(
  `${texts.length} records, ${compared - different} of ${compared} comparisons identical with Node`,
);
process.exit(compared > 0 && different === 0 ? 0 : 1);
