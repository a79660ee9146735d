import { env, platform } from 'node:process';
import { defineConfig } from 'vitest/config';
import { classicScript } from './scripts/classic-script.js';
import { lazyModules } from './scripts/lazy-modules.js';
import { minifiedTemplates } from './scripts/minified-templates.js';
import { noPreload } from './scripts/no-preload.js';

const hasDisplay =
  !env['CI'] && (platform !== 'linux' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']));

const target = 'es2022';

export default defineConfig({
  // A script tag may name the module from anywhere: what it loads is found beside it.
  base: './',
  plugins: [
    minifiedTemplates(),
    noPreload(),
    lazyModules({ folder: 'solitaire-game', target }),
    classicScript({
      input: 'src/define.ts',
      file: 'solitaire-game.classic.js',
      folder: 'solitaire-game',
      name: 'SolitaireGame',
      target,
    }),
  ],
  server: { open: hasDisplay },
  build: {
    target,
    sourcemap: true,
    // `build.lib` would leave the white space in.
    rolldownOptions: {
      input: { 'solitaire-game': 'src/define.ts' },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
  test: {
    include: ['test/{engine,solver,cli}/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    // Many times faster. What one test file defines, others find in the registry: whoever goes through
    // all games takes `ownVariants`.
    isolate: false,
    // A loaded machine must not fail a test: only one that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
});
