import type { Plugin } from 'vite';

/*
 * The bundler leaves template literals as they are written. In the one module for script tags the
 * styles go without comments and white space that mean nothing.
 */

function minified(styles: string): string {
  return styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

/** A plugin for the build: the styles of every `*.styles.ts`. */
export function minifiedStyles(): Plugin {
  return {
    name: 'script-tag:minified-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      // Only the text within a literal changes, so that every line of code stays where it was mapped.
      handler: (code) => ({
        code: code.replace(/css`([^`$]*)`/g, (_, styles: string) => `css\`${minified(styles)}\``),
        map: null,
      }),
    },
  };
}
