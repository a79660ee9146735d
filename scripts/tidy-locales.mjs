// Tidies what lit-localize has written into src/locales/.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = 'src/locales';
for (const file of await readdir(folder)) {
  const text = await readFile(`${folder}/${file}`, 'utf8');
  if (!text.includes('Do not modify this file by hand')) continue;
  const tidied = text
    .replaceAll(/^\s*\/\* eslint-disable .*\n/gm, '')
    // Of the package only the tag is wanted.
    .replace("'@lit/localize'", "'@lit/localize/internal/str-tag.js'");
  await writeFile(`${folder}/${file}`, tidied);
}
