import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const impure = [
  'Date',
  'performance',
  'document',
  'window',
  'navigator',
  'localStorage',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
  'crypto',
  'console',
].map((name) => ({
  name,
  message: 'The rules read no clock, no chance and no page: take it as an argument.',
}));

export default defineConfig(
  // What frameworks make of it is checked with their own tools.
  globalIgnores(['dist/', 'storybook-static/', '.reports/', 'frameworks/', 'examples/']),
  eslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { eqeqeq: 'error', 'object-shorthand': 'error', 'prefer-template': 'error' },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // `as` says what an index in range holds where `!` is not allowed.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/engine/**', 'src/solver/**'],
    ignores: ['src/solver/{worker,client,slices}.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...['style-map', 'unsafe-html', 'unsafe-svg'].map((name) => ({
          name: `lit/directives/${name}.js`,
          message: 'A strict Content Security Policy or Trusted Types forbid what it does.',
        })),
      ],
    },
  },
  {
    files: ['src/{elements,controllers}/**', 'stories/**', 'test/**'],
    extends: [
      lit.configs['flat/recommended'],
      wc.configs['flat/best-practice'],
      litA11y.configs.recommended,
    ],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    // lit's own lifecycle methods may be absent from the base class.
    rules: { 'wc/guard-super-call': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Some of chai's assertions are properties; `equal` is declared as a promise but is none.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: 'Equal', package: 'chai' }] },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', module: 'writable' },
    },
  },
);
