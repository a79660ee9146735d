import { parseSync } from 'vite';
import type { Plugin } from 'vite';

/*
 * The bundler leaves template literals as they are written. In the modules for script tags the styles go
 * without comments and white space that mean nothing, and the markup without its indentation.
 */

function minifiedStyles(styles: string): string {
  return styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

/** Between two elements one white space means what many do, and a line break keeps the lines' numbers. */
function minifiedMarkup(markup: string): string {
  return markup.replace(/[ \t]*\n[ \t]*/g, '\n');
}

interface Quasi {
  readonly type: 'TemplateElement';
  readonly start: number;
  readonly value: { readonly raw: string };
}

/** The texts of all templates of lit's in a syntax tree. */
function* quasis(node: unknown): Generator<Quasi> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as {
    readonly type?: string;
    readonly tag?: { readonly name?: string };
    readonly quasi?: { readonly quasis: readonly Quasi[] };
  };
  if (type === 'TaggedTemplateExpression' && (tag?.name === 'html' || tag?.name === 'svg')) {
    yield* quasi?.quasis ?? [];
  }
  for (const inner of Object.values(node)) yield* quasis(inner);
}

function withMinifiedMarkup(file: string, code: string): string {
  let result = '';
  let at = 0;
  for (const { start, value } of [...quasis(parseSync(file, code).program)].sort(
    (a, b) => a.start - b.start,
  )) {
    const from = code.indexOf(value.raw, start);
    result += code.slice(at, from) + minifiedMarkup(value.raw);
    at = from + value.raw.length;
  }
  return result + code.slice(at);
}

/** A plugin for the build: the styles of every `*.styles.ts`, and the markup of every other module. */
export function minifiedTemplates(): Plugin {
  return {
    name: 'script-tag:minified-templates',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/elements\/.*\.ts$/ },
      // Only the text within a literal changes, so that every line of code stays where it was mapped.
      handler: (code, id) => ({
        code: id.endsWith('.styles.ts')
          ? code.replace(
              /(css)?`([^`$]*)`/g,
              (_, tag = '', styles: string) => `${tag}\`${minifiedStyles(styles)}\``,
            )
          : withMinifiedMarkup(id, code),
        map: null,
      }),
    },
  };
}
