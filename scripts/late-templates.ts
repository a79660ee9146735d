import type { Plugin } from 'vite';

const id = '\0late-templates';

/*
 * What the modules that are loaded late need of lit: templates, styles, and nothing to render them,
 * for that is done by the script. With all of lit in each of them every one would be three kilobytes
 * larger, and would ask for a policy of Trusted Types under a name that the script has taken.
 */
const code = `
  const template = (type) => (strings, ...values) => ({ _$litType$: type, strings, values });
  export const html = template(1);
  export const svg = template(2);
  export const css = ({ raw }, ...values) =>
    ({ cssText: raw.map((text, index) => text + (values[index]?.cssText ?? values[index] ?? '')).join('') });
  export const nothing = Symbol.for('lit-nothing');
  export const noChange = Symbol.for('lit-noChange');
`;

/** For Vite: lit as it is in a module that is loaded late. */
export function lateTemplates(): Plugin {
  return {
    name: 'script-tag:late-templates',
    apply: 'build',
    enforce: 'pre',
    resolveId: (specifier) => (specifier === 'lit' ? id : null),
    load: (asked) => (asked === id ? code : null),
  };
}
