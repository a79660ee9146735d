// Writes into CONTRIBUTING.md where each kilobyte of what is built is, between two comments. With
// `--check` it writes nothing, and fails when a row is wrong by more than what nobody need hear of.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';

const file = 'CONTRIBUTING.md';
const script = 'dist/solitaire-game.js';
/** Of kB, by which a row may be wrong: what is added in small steps is written anew now and then. */
const tolerance = 0.5;

/** Which sources make up which share; the first that fits has a source. */
const shares = [
  ['lit, and of its other packages a few lines', /node_modules\//],
  ['games and scorings, as data', /engine\/(variants|scorings)\//],
  ['deals: SHA-256, shuffle', /engine\/(sha256|shuffle|deal|utf8|commitment)\./],
  ['records and notation', /engine\/(record|notation)/],
  ['the rules: moves, undo, time, points', /engine\//],
  [
    'pointer, hand, focus, motion',
    /controllers\/(drag|hand|focus|motion|linear-map|table-nodes|spots|area)/,
  ],
  ['the other controllers, and events', /controllers\/|events\./],
  ['cards: faces, backs, and how they look', /elements\/card\//],
  ['the table, and how it looks', /elements\/table\/|solitaire-game\.styles/],
  ['bar and companions', /elements\/(bar|companion)\/|solitaire-(score|clock|controls|rules)\./],
  ['texts in English, languages', /elements\/(wording|language)|locales\//],
  ['the element, and what loads the rest', /./],
];

const sizeOf = (text) => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** A module cut into pieces, each with the source that it came from. */
function piecesOf(code, map) {
  const found = new SourceMap(map);
  const pieces = [];
  code.split('\n').forEach((line, row) => {
    const starts = new Map();
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource, generatedColumn } = found.findEntry(row, column);
      if (originalSource) starts.set(generatedColumn, originalSource);
    }
    const columns = [...starts.keys()].sort((a, b) => a - b);
    const ends = [...columns.slice(1), line.length];
    // What comes before the first mapping of a line belongs to the line before.
    const head = line.slice(0, columns[0] ?? line.length);
    pieces.push({ source: pieces.at(-1)?.source ?? '', text: head });
    columns.forEach((column, index) => {
      pieces.push({ source: starts.get(column), text: line.slice(column, ends[index]) });
    });
    pieces.push({ source: pieces.at(-1)?.source ?? '', text: '\n' });
  });
  return pieces;
}

/** What a module would be smaller without each share; together as much as it weighs. */
async function sharesOf(path) {
  const [code, map] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')]);
  const pieces = piecesOf(code, JSON.parse(map)).map(({ source, text }) => ({
    share: shares.findIndex(([, pattern]) => pattern.test(source)),
    text,
  }));
  const whole = sizeOf(code);
  const saved = shares.map((_, share) => {
    const rest = pieces.filter((piece) => piece.share !== share);
    return whole - sizeOf(rest.map(({ text }) => text).join(''));
  });
  const sum = saved.reduce((total, bytes) => total + bytes, 0);
  return [
    ...shares.map(([name], index) => [name, (saved[index] / sum) * whole]),
    ['**the script**', whole],
  ];
}

async function lateModules() {
  const names = (await readdir('dist/solitaire-game')).filter((name) => name.endsWith('.js'));
  const isLanguage = (name) => /^[a-z]{2}\.js$/.test(name);
  const sized = await Promise.all(
    names.map(async (name) => [name, sizeOf(await readFile(`dist/solitaire-game/${name}`))]),
  );
  const languages = sized.filter(([name]) => isLanguage(name)).map(([, bytes]) => bytes);
  const others = sized.filter(([name]) => !isLanguage(name)).sort(([, a], [, b]) => b - a);
  return [
    ...others.map(([name, bytes]) => [`\`${name}\``, bytes]),
    ['the largest language', Math.max(...languages)],
  ];
}

/** What of a package's entry a bundler keeps when a page imports so much of it. */
async function bundled(imported) {
  const entry = '\0entry';
  const engine = new URL('../dist/engine/index.js', import.meta.url).pathname;
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'exports-only' },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export ${imported} from ${JSON.stringify(engine)}` : null),
      },
    ],
  });
  return sizeOf(output[0].code);
}

const tables = {
  script: ['script tag', await sharesOf(script)],
  late: ['loaded when it is first wanted', await lateModules()],
  engine: [
    'of `solitaire-game/engine`',
    [
      ['`createGame`: every game and scoring, played', await bundled('{ createGame }')],
      ['all of it', await bundled('*')],
    ],
  ],
};

const before = await readFile(file, 'utf8');
const [place, written] = /<!-- weights -->([^]*)<!-- \/weights -->/.exec(before) ?? [];
if (place === undefined) throw new Error(`${file} has no place for the weights.`);

if (process.argv.includes('--check')) {
  const stale = Object.values(tables).flatMap(([, rows]) =>
    rows.flatMap(([name, bytes]) => {
      const row = written.split('\n').find((line) => line.includes(`| ${name} `));
      const told = Number(/\| +([\d.]+) +\|$/.exec(row ?? '')?.[1]);
      const isRight = Math.abs(told - bytes / 1000) <= tolerance;
      return isRight ? [] : [`${name}: ${kilobytes(bytes)} kB, not ${told}`];
    }),
  );
  if (stale.length > 0) {
    console.error(`${file} is stale, run \`npm run weights\`:\n${stale.join('\n')}`);
    process.exitCode = 1;
  }
} else {
  const table = ([title, rows]) =>
    [`| ${title} | kB |`, '| --- | ---: |']
      .concat(rows.map(([name, bytes]) => `| ${name} | ${kilobytes(bytes)} |`))
      .join('\n');
  const text = before.replace(
    place,
    () =>
      `<!-- weights -->\n\n${Object.values(tables).map(table).join('\n\n')}\n\n<!-- /weights -->`,
  );
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
