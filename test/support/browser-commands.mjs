// The Node side of commands.ts: what a page cannot do to itself, done through the browser.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const screenshots = '.reports/screenshots';

const clients = new WeakMap();

/** The DevTools session of a page, opened once. */
function devtools(page) {
  if (!clients.has(page)) clients.set(page, page.createCDPSession());
  return clients.get(page);
}

/** Each takes the test's page and what the test sent; what it returns goes back to the test. */
const commands = {
  async mouse(page, { x, y, action, button, clickCount }) {
    if (action === 'move') await page.mouse.move(x, y);
    else await page.mouse[action]({ button, clickCount });
  },

  async touch(page, { type, points }) {
    const client = await devtools(page);
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
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
