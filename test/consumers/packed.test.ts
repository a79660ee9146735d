import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tour } from '../pages/tour.js';
import { Consumer } from '../support/consumer.js';
import { openThings } from '../support/open-things.js';
import { filesIn } from '../support/site.js';

const { serve, visit } = openThings();
const require = createRequire(import.meta.url);

/** The command of a package that this project has. */
function tool(name: string, command: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), command);
}

const vite = tool('vite', 'bin/vite.js');
const esbuild = tool('esbuild', 'bin/esbuild');
const tsc = tool('typescript', 'bin/tsc');

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.begin({
    'solitaire-game': `file:${inject('tarball')}`,
    '@types/react': '19.3.3',
    preact: '11.2.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'solid-js': '1.9.20',
    webpack: '5.113.0',
  });
});

afterAll(() => consumer.end());

/** Runs a module in Node and gives what it prints as JSON. */
async function printed(code: string): Promise<unknown> {
  consumer.write('run.js', code);
  const { output, errors } = await consumer.node('run.js');
  expect(errors).toBe('');
  return JSON.parse(output);
}

/** The first block of code in a chapter of README. */
function shownIn(chapter: string, language: string): string {
  const [, text = ''] = readFileSync('README.md', 'utf8').split(`\n## ${chapter}\n`);
  const [, code] = text.split(`\`\`\`${language}\n`);
  if (code === undefined) throw new Error(`README shows no ${language} of “${chapter}”.`);
  return code.slice(0, code.indexOf('```'));
}

describe('in Node', () => {
  it('the package is imported without a page, and registers nothing', async () => {
    const code = `
      import * as all from 'solitaire-game';
      console.log(JSON.stringify([
        all.SolitaireGameElement.name,
        globalThis.customElements?.get('solitaire-game') === undefined,
        typeof document,
      ]));`;
    expect(await printed(code)).toEqual(['SolitaireGameElement', true, 'undefined']);
  });

  it('even the tag may be defined, as a server does that renders what a browser will run', async () => {
    const code = `
      import 'solitaire-game/define';
      console.log(JSON.stringify(typeof document));`;
    expect(await printed(code)).toBe('undefined');
  });

  it('the engine plays and verifies', async () => {
    const code = `
      import { createGame, formatRecord, verify } from 'solitaire-game/engine';
      const game = createGame({ variant: 'klondike', seed: 'w979728' });
      const played = game.play(game.legalMoves()[0], 1000);
      const { valid, score } = verify(formatRecord(played));
      console.log(JSON.stringify([valid, score === played.score, played.moves]));`;
    expect(await printed(code)).toEqual([true, true, 1]);
  });

  it('the solver finds a win', async () => {
    const code = `
      import { createGame } from 'solitaire-game/engine';
      import { solve } from 'solitaire-game/solver';
      const { position } = createGame({ variant: 'klondike', draw: 1, seed: 'w979728' });
      console.log(JSON.stringify(solve(position)));`;
    expect(await printed(code)).toMatchObject({ verdict: 'winnable' });
  });

  it.each(['The rules alone', 'The solver alone'])(
    'what README shows of “%s” runs as it stands there, and comes to an end',
    async (chapter) => {
      consumer.write('shown.js', shownIn(chapter, 'js'));
      const { output, errors } = await consumer.node('shown.js');
      expect(errors).toBe('');
      expect(output).not.toBe('');
    },
  );

  it('the command does what README says', async () => {
    consumer.write(
      'begin.js',
      `import { writeFileSync } from 'node:fs';
      import { createGame, formatRecord } from 'solitaire-game/engine';
      writeFileSync('game.txt', formatRecord(createGame({ variant: 'klondike', seed: 'k1' })));`,
    );
    await consumer.node('begin.js');
    const lines = shownIn('The command', 'sh').trim().split('\n');
    const outputs: string[] = [];
    for (const line of lines) {
      const [command = '', ...args] = line.replace(/ *#.*/, '').split(' ');
      outputs.push((await consumer.run(command, ...args)).output);
    }
    const [verdict = '', told, dealt, solved = ''] = outputs;
    expect(JSON.parse(verdict)).toMatchObject({ valid: true, outcome: 'playing' });
    expect(told).toContain('Klondike, standard scoring');
    expect(dealt).toMatch(/^klondike\n/);
    const answers = solved.trim().split('\n');
    expect(answers.map((answer) => JSON.parse(answer) as unknown)).toMatchObject(
      ['k1', 'k2'].map((seed) => ({ seed, verdict: 'winnable' })),
    );
  });

  it('what editors and servers read is found by its name', async () => {
    const code = `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const manifest = require('solitaire-game/custom-elements.json');
      const integrity = require('solitaire-game/integrity.json');
      const html = require('solitaire-game/editors/vscode.html-custom-data.json');
      const web = require('solitaire-game/package.json')['web-types'];
      console.log(JSON.stringify([
        manifest.schemaVersion[0], integrity['solitaire-game.js'].slice(0, 7), html.tags.map(({ name }) => name).includes('solitaire-game'),
        require('solitaire-game/' + web.slice(2)).name,
      ]));`;
    expect(await printed(code)).toEqual(['1', 'sha384-', true, 'solitaire-game']);
  });
});

const index = `<!doctype html>
  <html lang="en">
    <meta charset="utf-8">
    <title>A project</title>
    <body>
      <solitaire-game variant="klondike" seed="w979728" muted></solitaire-game>
      <script type="module" src="SCRIPT"></script>
    </body>
  </html>`;

describe('with a bundler', () => {
  it('Vite builds a page that plays', async () => {
    consumer.write('vite/main.js', "import 'solitaire-game/define';");
    consumer.write('vite/index.html', index.replace('SCRIPT', './main.js'));
    await consumer.node(vite, 'build', 'vite', '--logLevel', 'warn');
    const site = await serve(filesIn(join(consumer.folder, 'vite/dist')));
    const visited = await visit(site.origin);
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
  });

  it('esbuild builds a page that plays', async () => {
    consumer.write('esbuild/main.js', "import 'solitaire-game/define';");
    consumer.write('esbuild/index.html', index.replace('SCRIPT', 'dist/main.js'));
    const options = ['--bundle', '--splitting', '--format=esm', '--minify', '--log-level=error'];
    await consumer.run(esbuild, 'esbuild/main.js', ...options, '--outdir=esbuild/dist');
    const site = await serve(filesIn(join(consumer.folder, 'esbuild')));
    const visited = await visit(site.origin);
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
  });

  const solverPage = (bundler: string): string => `solver/${bundler}`;

  const bundlers: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
    [
      'vite',
      true,
      () => {
        consumer.write('solver/index.html', index.replace('SCRIPT', './main.js'));
        return consumer.node(vite, 'build', 'solver', '--outDir', 'vite', '--logLevel', 'warn');
      },
    ],
    [
      'webpack',
      true,
      () => {
        const configuration = {
          mode: 'development',
          entry: './solver/main.js',
          output: { path: join(consumer.folder, solverPage('webpack')) },
        };
        consumer.write(
          'solver/build.js',
          `import webpack from 'webpack';
          webpack(${JSON.stringify(configuration)}, (error, stats) => {
            if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString());
          });`,
        );
        consumer.write('solver/webpack/index.html', index.replace('SCRIPT', 'main.js'));
        return consumer.node('solver/build.js');
      },
    ],
    [
      'esbuild, which knows no workers',
      false,
      () => {
        const options = ['--bundle', '--splitting', '--format=esm', '--log-level=error'];
        consumer.write('solver/esbuild/index.html', index.replace('SCRIPT', 'main.js'));
        return consumer.run(esbuild, 'solver/main.js', ...options, '--outdir=solver/esbuild');
      },
    ],
  ];

  it.each(bundlers)(
    'the solver answers with %s, in a worker: %s',
    async (name, inWorker, build) => {
      consumer.write(
        'solver/main.js',
        `
      import 'solitaire-game/define';
      import { createGame } from 'solitaire-game/engine';
      import { solverClient } from 'solitaire-game/solver';
      const { start } = createGame({ variant: 'klondike', draw: 3, seed: 'k1' });
      const client = solverClient();
      const giveUp = new AbortController();
      const long = createGame({ variant: 'tournament', seed: 'k1', wildcard: true }).start;
      const refused = client.solve(long, { signal: giveUp.signal }).catch(({ name }) => name);
      const { verdict } = await client.solve(start, { nodes: 100_000 });
      giveUp.abort();
      const hint = await document.querySelector('solitaire-game').hint();
      document.title = [verdict, await refused, hint.step].join(' ');`,
      );
      await build();
      const [folder = ''] = name.split(',');
      const site = await serve(filesIn(join(consumer.folder, solverPage(folder))));
      const visited = await visit(site.origin);
      const game = await visited.game();
      await game.until(() => document.title !== 'A project');
      expect(await visited.page.title()).toBe('winnable AbortError exists');
      expect(visited.page.workers().length > 0).toBe(inWorker);
      if (inWorker) expect(visited.faults).toEqual([]);
    },
  );

  it('what is not used is left out', async () => {
    consumer.write(
      'shake/engine.js',
      "import { createGame } from 'solitaire-game/engine'; console.log(createGame);",
    );
    consumer.write('shake/nothing.js', "import 'solitaire-game'; import 'solitaire-game/engine';");
    for (const [file, most] of [
      ['engine.js', 60_000],
      ['nothing.js', 100],
    ] as const) {
      const options = ['--bundle', '--minify', '--format=esm', '--log-level=error'];
      const { output } = await consumer.run(esbuild, `shake/${file}`, ...options);
      expect(output.length, file).toBeLessThan(most);
      expect(output).not.toContain('customElements');
    }
  });
});

describe('in TypeScript', () => {
  const strict = {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
  };

  /** What the compiler says of a module; it fails by a throw. */
  async function compile(file: string, code: string, options: object = {}): Promise<string> {
    const folder = dirname(file);
    consumer.write(file, code);
    const compilerOptions = { ...strict, skipLibCheck: false, ...options };
    const files = [file.slice(folder.length + 1)];
    consumer.write(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
    return (await consumer.node(tsc, '-p', folder)).output;
  }

  it('elements, events and rules have their types', async () => {
    const code = `
      import 'solitaire-game/define';
      import type { SolitaireGameElement } from 'solitaire-game';
      import { createGame, isRefusal } from 'solitaire-game/engine';

      const element = document.createElement('solitaire-game') satisfies SolitaireGameElement;
      element.variant = 'colorado';
      element.variant = 'a game of the page';
      element.scoring = 'no-clock';
      element.timeLimit = 'none';
      // @ts-expect-error there is no such scoring
      element.scoring = 'golf';
      // @ts-expect-error nor this number
      element.drawCount = 2;
      // @ts-expect-error it can only be read
      element.score = 3;
      element.addEventListener('solitaire-end', ({ outcome, score, record }) => {
        const all: ['won' | 'stuck' | 'time' | 'given-up', number, string] = [outcome, score, record];
        console.log(all);
      });
      document.addEventListener('solitaire-move', (event) => {
        const cause: 'play' | 'undo' | 'redo' | 'clock' | 'auto' = event.cause;
        console.log(cause, event.notation.length);
        // @ts-expect-error the fields are the event's own
        console.log(event.detail);
      });
      const game = createGame({ variant: 'klondike', seed: 'a', draw: 3 });
      const move = game.legalMoves()[0];
      if (move) {
        const played = game.play(move, 0);
        console.log(isRefusal(played) ? played.reason : played.score);
      }
    `;
    expect(await compile('types/main.ts', code)).toBe('');
  });

  const jsx = (event: string): string => `
    export const page = (
      <solitaire-game
        id="game"
        variant="klondike"
        scoring="vegas"
        draw={3}
        time-limit="300"
        undo="none"
        contest
        ${event}={(event) => {
          const outcome: 'won' | 'stuck' | 'time' | 'given-up' = event.outcome;
          console.log(outcome);
        }}
      >
        <p slot="outcome">Thank you</p>
      </solitaire-game>
    );
    // @ts-expect-error two cards are never drawn
    export const wrong = <solitaire-game draw={2} />;
    // @ts-expect-error there is no such scoring
    export const unknown = <solitaire-game scoring="golf" />;
  `;

  for (const [name, source, event] of [
    ['React', 'react', 'onsolitaire-end'],
    ['Preact', 'preact', 'onsolitaire-end'],
    ['Solid', 'solid-js', 'on:solitaire-end'],
  ] as const) {
    it(`the tag is known in the JSX of ${name}`, async () => {
      const typings = name.toLowerCase();
      const code = `import type {} from 'solitaire-game/${typings}';\n${jsx(event)}`;
      const options = { jsx: 'react-jsx', jsxImportSource: source, skipLibCheck: true };
      expect(await compile(`${typings}/main.tsx`, code, options)).toBe('');
    });
  }
});

describe('rendered on a server', () => {
  it('by React: the page holds the tag, and the browser takes it up', async () => {
    consumer.write(
      'ssr/page.js',
      `
      import { createElement as h, useEffect, useRef, useState } from 'react';
      import 'solitaire-game/define';
      export function Page() {
        const [moves, setMoves] = useState(0);
        const game = useRef(null);
        // React hears no event of a custom element that a server has rendered; the element does.
        useEffect(() => {
          const heard = (event) => setMoves(event.moves);
          game.current.addEventListener('solitaire-move', heard);
          document.title = 'taken up';
          return () => game.current?.removeEventListener('solitaire-move', heard);
        }, []);
        return h('main', null,
          h('solitaire-game', {
            ref: game, variant: 'klondike', seed: 'w979728', draw: 3, muted: true, 'time-limit': 300,
          }),
          h('output', null, moves),
        );
      }`,
    );
    consumer.write(
      'ssr/server.js',
      `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Page } from './page.js';
      console.log(renderToString(createElement(Page)));`,
    );
    consumer.write(
      'ssr/client.js',
      `
      import { createElement } from 'react';
      import { hydrateRoot } from 'react-dom/client';
      import { Page } from './page.js';
      hydrateRoot(document.querySelector('#root'), createElement(Page));`,
    );
    const { output } = await consumer.node('ssr/server.js');
    const rendered = output.trim();
    expect(rendered).toBe(
      '<main><solitaire-game variant="klondike" seed="w979728" draw="3" muted="" time-limit="300"></solitaire-game><output>0</output></main>',
    );
    const options = ['--bundle', '--splitting', '--format=esm', '--log-level=error'];
    await consumer.run(esbuild, 'ssr/client.js', ...options, '--outdir=ssr/dist');
    consumer.write(
      'ssr/dist/index.html',
      `<!doctype html>
        <html lang="en">
          <meta charset="utf-8">
          <title>A server’s page</title>
          <div id="root">${rendered}</div>
          <script type="module" src="client.js"></script>
        </html>`,
    );
    const site = await serve(filesIn(join(consumer.folder, 'ssr/dist')));
    const visited = await visit(site.origin);
    const game = await visited.game();
    await game.until(() => document.title === 'taken up');
    expect(await game.ask((element) => element.game?.options)).toMatchObject({ draw: 3 });
    await game.click('.stock .card.top');
    await game.until(() => document.querySelector('output')?.textContent === '1');
    expect(await game.ask((element) => element.timeLimit)).toBe(300);
    expect(visited.faults).toEqual([]);
  });
});
