// The layers: a module imports its own layer and what its row names, and nothing else.
// `types` are imports that vanish when compiled.
const lit =
  '(^|/)node_modules/(lit|lit-html|lit-element|@lit/(reactive-element|context|localize))/';

// Node's own modules are seen without their `node:`.
const node = '^(events|fs|os|path|perf_hooks|process|stream|url|util|worker_threads)(/|$)';

const layers = {
  engine: { path: '^src/engine/', imports: [] },
  solver: { path: '^src/solver/', imports: ['^src/engine/'] },
  events: { path: '^src/events\\.ts$', types: ['^src/engine/'] },
  context: { path: '^src/context\\.ts$', imports: [lit], types: ['^src/engine/'] },
  controllers: {
    path: '^src/controllers/',
    imports: ['^src/engine/', '^src/solver/(client|sight)\\.ts$', '^src/events\\.ts$'],
    types: [lit],
  },
  elements: {
    path: '^src/elements/',
    imports: [
      '^src/engine/',
      '^src/controllers/',
      '^src/events\\.ts$',
      '^src/context\\.ts$',
      '^src/locales/',
      lit,
    ],
  },
  'define-elements': { path: '^src/define-elements\\.ts$', imports: ['^src/elements/'] },
  cli: { path: '^src/cli/', imports: ['^src/engine/', '^src/solver/', node] },
  index: { path: '^src/index\\.ts$', imports: ['^src/'] },
  define: { path: '^src/define\\.ts$', imports: ['^src/index\\.ts$'] },
  // What a page may import: the package's own entry points. And the cards, to look at each of them.
  stories: {
    path: '^stories/',
    imports: [
      '^src/(index|define|engine/index|elements/card/index)\\.ts$',
      // Games that the tests hold.
      '^test/engine/cases/.*\\.json$',
      '(^|/)node_modules/',
    ],
  },
};

const outside = (path, allowed) => ({ path: '.', pathNot: [path, ...allowed] });

/** What a layer may not import; and, of what it may import as types, that it takes types only. */
function rulesOf([name, { path, imports = [], types = [] }]) {
  const rule = { severity: 'error', from: { path } };
  return [
    { ...rule, name: `${name}-layer`, to: outside(path, [...imports, ...types]) },
    ...(types.length === 0
      ? []
      : [
          {
            ...rule,
            name: `${name}-types-only`,
            to: { path: types, pathNot: imports, dependencyTypesNot: ['type-only'] },
          },
        ]),
  ];
}

module.exports = {
  forbidden: [
    ...Object.entries(layers).flatMap(rulesOf),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|stories)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
