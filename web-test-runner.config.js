import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { browserCommands } from './test/support/browser-commands.mjs';
import { crossOrigin } from './test/support/cross-origin.mjs';
import { jsonReporter } from './test/support/json-reporter.mjs';
import { typescriptUrls } from './test/support/typescript-urls.mjs';

const chromium = chromeLauncher({
  launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  // A page in a context of its own gets animation frames even while it is not in front.
  async createPage({ browser }) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.emulateFocusedPage(true);
    return page;
  },
});

// A page that two fingers have been on feels no finger in its next document, so none is used again.
const stopSession = chromium.stopSession.bind(chromium);
chromium.stopSession = async (id) => {
  const page = chromium.getPage(id);
  const result = await stopSession(id);
  chromium.inactivePages.length = 0;
  await page.browserContext().close();
  return result;
};

export default {
  files: 'test/{elements,controllers,support}/**/*.test.ts',
  nodeResolve: true,
  concurrency: 1,
  // For the slowest machine: a test waits for what it needs and for nothing else.
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 20_000 } },
  browsers: [chromium],
  middleware: [typescriptUrls, crossOrigin],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    browserCommands(),
  ],
  reporters: [defaultReporter({ reportTestResults: true }), jsonReporter('.reports/browser.json')],
  filterBrowserLogs: ({ args }) => !args.some((arg) => String(arg).includes('Lit is in dev mode')),
};
