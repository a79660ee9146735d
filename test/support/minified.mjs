import { Buffer } from 'node:buffer';
import { build } from 'vite';

/** A module of the sources with all that it needs, as one text. */
async function bundled(input, { minify, external = [] }) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify,
      target: 'es2022',
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  });
  return output[0].code;
}

/** The engine as it is published for script tags: minified, in one module. */
export function minifiedEngine() {
  return bundled('src/engine/index.ts', { minify: true });
}

/** What a module of the tests exports, run here. */
export async function inNode(input) {
  const code = await bundled(input, { minify: false, external: [/^node:/] });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
