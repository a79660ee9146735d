// Fails when `npm run messages` would change what is committed: a message that nobody gathered, or a
// translation that did not get into src/locales. What it finds it leaves as it was.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';

async function texts() {
  const files = [];
  for (const folder of ['xliff', 'src/locales']) {
    for (const name of await readdir(folder)) files.push(`${folder}/${name}`);
  }
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])),
  );
}

const before = await texts();
execFileSync('npm', ['run', '--silent', 'messages'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = await texts();
const changed = [...after].filter(([file, text]) => before.get(file) !== text);
for (const [file] of changed) {
  const text = before.get(file);
  if (text !== undefined) await writeFile(file, text);
  console.error(`${file} is not what \`npm run messages\` makes of the sources.`);
}
if (changed.length > 0) process.exitCode = 1;
