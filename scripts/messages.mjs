// Gathers every message of the sources into xliff/, for translators, and makes src/locales/ out of
// what they have translated there.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const run = (...args) => execFileSync('npx', args, { stdio: 'inherit' });

run('lit-localize', 'extract');
run('lit-localize', 'build');
const folder = 'src/locales';
for (const file of await readdir(folder)) {
  if (!/^[a-z-]+\.ts$/i.test(file) || file === 'registry.ts') continue;
  const text = await readFile(`${folder}/${file}`, 'utf8');
  const tidied = text
    .replaceAll(/^\s*\/\* eslint-disable .*\n/gm, '')
    // Of the package only the tag is wanted.
    .replace("'@lit/localize'", "'@lit/localize/internal/str-tag.js'");
  await writeFile(`${folder}/${file}`, tidied);
}
run('prettier', '--write', '--log-level', 'warn', folder);
