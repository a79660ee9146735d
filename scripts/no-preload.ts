import type { Plugin } from 'vite';

/**
 * For Vite: it wraps each `import()` into what preloads styles and scripts by the head of the page.
 * Here there are none, and an `import()` is an `import()`.
 */
export function noPreload(): Plugin {
  return {
    name: 'script-tag:no-preload',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (!wrapping) throw new Error('Vite wraps each import() by another plugin now.');
      wrapping.applyToEnvironment = () => false;
    },
  };
}
