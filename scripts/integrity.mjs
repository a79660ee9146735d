// Writes dist/integrity.json: what `integrity` has to say of each file that a script tag loads.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = 'solitaire-game';
const late = (await readdir(`dist/${folder}`)).map((name) => `${folder}/${name}`);
const files = [`${folder}.js`, `${folder}.classic.js`, ...late.sort()].filter((name) =>
  name.endsWith('.js'),
);

const hashes = {};
for (const name of files) {
  const text = await readFile(`dist/${name}`);
  hashes[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
await writeFile('dist/integrity.json', `${JSON.stringify(hashes, undefined, 2)}\n`);
