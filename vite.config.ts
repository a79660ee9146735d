import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{engine,solver,cli}/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    // The engine holds no state, so its test files may share one: many times faster.
    isolate: false,
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
});
