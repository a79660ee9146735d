import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** For Vite: its helper preloads styles and scripts by the head of the page; here there are none. */
export function noPreload(): Plugin {
  return {
    name: 'script-tag:no-preload',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
