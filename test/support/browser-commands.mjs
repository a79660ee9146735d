// The Node side of commands.ts: what a page cannot do to itself, done through the browser.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inNode, minifiedEngine } from './minified.mjs';

const screenshots = '.reports/screenshots';

const clients = new WeakMap();

/** The DevTools session of a page, opened once. */
function devtools(page) {
  if (!clients.has(page)) clients.set(page, page.createCDPSession());
  return clients.get(page);
}

/** Each takes the test's page and what the test sent; what it returns goes back to the test. */
const commands = {
  /** The browser takes them in their order; only the last of them is waited for. */
  async mouse(page, { actions }) {
    const done = actions.map(({ x, y, action, button, clickCount }) =>
      action === 'move' ? page.mouse.move(x, y) : page.mouse[action]({ button, clickCount }),
    );
    await Promise.all(done);
  },

  async touch(page, { actions }) {
    const client = await devtools(page);
    const done = actions.map(({ type, points }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points }),
    );
    await Promise.all(done);
  },

  async viewport(page, { width, height, deviceScaleFactor }) {
    await page.setViewport({ width, height, deviceScaleFactor });
  },

  async media(page, features) {
    const client = await devtools(page);
    await client.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },

  /** Where the page believes to be; without a value, where it is. */
  async place(page, { timeZone = '', locale }) {
    const client = await devtools(page);
    await client.send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
    await client.send('Emulation.setLocaleOverride', locale ? { locale } : {});
  },

  /** Records with the verdicts of Node, and the engine to compare. */
  async archive() {
    const { archive } = await inNode('test/support/record-archive.ts');
    return { ...archive(), engine: await minifiedEngine() };
  },

  async screenshot(page, { name, clip }) {
    await mkdir(screenshots, { recursive: true });
    const path = join(screenshots, `${name}.png`);
    await page.screenshot({ path, ...(clip && { clip }) });
    return path;
  },

  async accessibility(page) {
    const client = await devtools(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return nodes;
  },
};

export function browserCommands() {
  return {
    name: 'browser-commands',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      const result = await commands[command](session.browser.getPage(session.id), payload);
      // The runner takes `undefined` for a command that no plugin knows.
      return result ?? true;
    },
  };
}
