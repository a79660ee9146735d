import { defineConfig } from 'vitest/config';

/** Tests of what is built and packed, as a page or another project uses it: see `npm run test:built`. */
export default defineConfig({
  test: {
    include: ['test/{pages,consumers,examples}/**/*.test.ts'],
    globalSetup: 'test/support/built-package.ts',
    environment: 'node',
    // Browsers, bundlers and package managers: one after the other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.reports/built.json' }]],
  },
});
