// Writes the licences of the packages that the built scripts contain into the folder that goes with the
// script: whoever puts it on a server passes them on, as they ask for.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = 'dist/solitaire-game';
const maps = ['dist/solitaire-game.js.map', 'dist/solitaire-game.classic.js.map'];
for (const name of await readdir(folder)) if (name.endsWith('.map')) maps.push(`${folder}/${name}`);

const names = new Set();
for (const file of maps) {
  const { sources } = JSON.parse(await readFile(file, 'utf8'));
  for (const source of sources) {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    if (name) names.add(name);
  }
}

const sections = [...names].sort().map(async (name) => {
  const { version, license } = JSON.parse(
    await readFile(`node_modules/${name}/package.json`, 'utf8'),
  );
  const text = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
});
const rule = `\n${'-'.repeat(80)}\n\n`;
await writeFile(
  `${folder}/third-party-licenses.txt`,
  ['The scripts contain these packages.\n', ...(await Promise.all(sections))].join(rule),
);
