import { basename } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { lateTemplates } from './late-templates.js';
import { minifiedTemplates } from './minified-templates.js';
import { noPreload } from './no-preload.js';

interface LazyModules {
  /** Beside the script. */
  readonly folder: string;
  readonly target: string;
}

/**
 * For Vite: each module that is imported by `import()` becomes a file of its own in a folder beside
 * the script, named after its source, with all that it needs; so does each worker, and what these
 * import by `import()`. It shares no code with the script: the script stays one file, which a host
 * may rename or give a `?version`, and is never loaded twice.
 */
export function lazyModules({ folder, target }: LazyModules): Plugin {
  const sources = new Map<string, string>();
  const built = new Set<string>();
  let outDir = '';

  /** Notes what is imported lazily; `from` is the folder of the importing file in what is built. */
  const cut = (from: string): Plugin => ({
    name: 'script-tag:lazy-modules',
    enforce: 'pre',
    async resolveId(specifier, importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      const file = basename(resolved.id).replace(/\.ts$/, '.js');
      sources.set(file, resolved.id);
      return { id: `./${from}${file}`, external: true };
    },
  });

  const buildOne = async (file: string, source: string): Promise<void> => {
    await build({
      configFile: false,
      logLevel: 'warn',
      base: './',
      plugins: [cut(''), lateTemplates(), minifiedTemplates(), noPreload()],
      worker: {
        format: 'es',
        rolldownOptions: { output: { entryFileNames: `${folder}/[name].js` } },
      },
      build: {
        target,
        outDir,
        emptyOutDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: source,
          preserveEntrySignatures: 'exports-only',
          output: { entryFileNames: `${folder}/${file}`, codeSplitting: false },
        },
      },
    });
  };

  return {
    ...cut(`${folder}/`),
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      // What is built may import others.
      for (const [file, source] of sources) {
        if (built.has(file)) continue;
        built.add(file);
        await buildOne(file, source);
      }
      sources.clear();
      built.clear();
    },
  };
}
