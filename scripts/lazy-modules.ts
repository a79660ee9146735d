import { basename } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

interface LazyModules {
  /** Beside the script. */
  readonly folder: string;
  readonly target: string;
}

const preloadHelper = '\0vite/preload-helper.js';

/**
 * For Vite: each module that is imported by `import()` becomes a file of its own in a folder beside
 * the script, named after its source, with all that it needs. It shares no code with the script: the
 * script stays one file, which a host may rename or give a `?version`, and is never loaded twice.
 */
export function lazyModules({ folder, target }: LazyModules): Plugin {
  const sources = new Map<string, string>();
  let outDir = '';
  return {
    name: 'lazy-modules',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    enforce: 'pre',
    async resolveId(specifier, importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      const file = `${folder}/${basename(resolved.id).replace(/\.ts$/, '.js')}`;
      sources.set(file, resolved.id);
      return { id: `./${file}`, external: true };
    },
    /** Vite's helper preloads styles and scripts by the head of the page; here there are none. */
    load(id) {
      return id === preloadHelper ? 'export const __vitePreload = (load) => load();' : null;
    },
    async closeBundle() {
      for (const [file, source] of sources) {
        await build({
          configFile: false,
          logLevel: 'warn',
          base: './',
          build: {
            target,
            outDir,
            emptyOutDir: false,
            sourcemap: true,
            rolldownOptions: {
              input: source,
              preserveEntrySignatures: 'exports-only',
              output: { entryFileNames: file, codeSplitting: false },
            },
          },
        });
      }
      sources.clear();
    },
  };
}
