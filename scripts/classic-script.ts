import { build } from 'vite';
import type { Plugin } from 'vite';
import { minifiedTemplates } from './minified-templates.js';
import { noPreload } from './no-preload.js';

interface ClassicScript {
  readonly input: string;
  readonly file: string;
  /** Beside the script, for the worker: a script cannot have that within itself. */
  readonly folder: string;
  /** The global variable that holds what the module exports. */
  readonly name: string;
  readonly target: string;
}

/** A classic script has no `import.meta`, but knows its address while it runs for the first time. */
function scriptUrl(): Plugin {
  return {
    name: 'script-tag:script-url',
    enforce: 'pre',
    transform: (code) =>
      code.includes('import.meta.url')
        ? { code: code.replaceAll('import.meta.url', 'scriptUrl'), map: null }
        : null,
  };
}

/**
 * For Vite: the same once more as one classic script with all that is loaded late. A browser lets a
 * page that was opened as a file (`file:`) load no module, neither by a tag nor by `import()`.
 */
export function classicScript({ input, file, folder, name, target }: ClassicScript): Plugin {
  let outDir = '';
  return {
    name: 'script-tag:classic',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [scriptUrl(), minifiedTemplates(), noPreload()],
        build: {
          target,
          outDir,
          emptyOutDir: false,
          sourcemap: true,
          rolldownOptions: {
            input,
            preserveEntrySignatures: 'exports-only',
            output: {
              format: 'iife',
              name,
              intro: `const scriptUrl = new URL('${folder}/', document.currentScript?.src || document.baseURI).href;`,
              entryFileNames: file,
              codeSplitting: false,
            },
          },
        },
      });
    },
  };
}
