// Two steps of a release, on any machine and in any CI that npm can vouch for:
//   npm run release -- prepare 1.2.0   writes the version into all that names it; commit and tag it
//   npm run release -- publish         builds what is tagged, checks it and publishes it with provenance
// With `--dry-run` publishing does everything but that, and tells what would have stood in the way.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const [step, ...rest] = process.argv.slice(2);
const isDryRun = rest.includes('--dry-run');
const versionFormat = /^\d+\.\d+\.\d+(-[\da-z.-]+)?$/i;

const read = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
const run = (command, ...args) => {
  console.log(`\n== ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit' });
};

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

const packageOf = async () => JSON.parse(await readFile('package.json', 'utf8'));

/** The section of a version in the changelog, without its heading. */
function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m);
  return sections
    .find((each) => each.startsWith(`[${version}]`))
    ?.replace(/^.*\n/, '')
    .trim();
}

async function prepare(version) {
  if (!versionFormat.test(version ?? '')) stop('Which version? npm run release -- prepare 1.2.0');
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  if (!sectionOf(changelog, 'Unreleased')) stop('CHANGELOG.md has nothing under "Unreleased".');
  if (sectionOf(changelog, version) !== undefined) stop(`CHANGELOG.md has ${version} already.`);
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(
    'CHANGELOG.md',
    changelog.replace('## [Unreleased]', `## [Unreleased]\n\n## [${version}] - ${today}`),
  );
  // Every record names the engine that it was played with.
  const file = 'src/engine/engine-version.ts';
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/'[^']*'/, `'${version}'`));
  // The examples name exact versions, of the package as well.
  for (const name of await readdir('examples')) {
    const project = `examples/${name}/package.json`;
    const text = await readFile(project, 'utf8');
    await writeFile(project, text.replace(/("solitaire-game": )"[^"]*"/, `$1"${version}"`));
  }
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  console.log(`\nLook at it, then: git commit -am "Release ${version}" && git tag v${version}`);
}

/** All that stands in the way of publishing what lies here. */
async function obstacles() {
  const { version, repository } = await packageOf();
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const tags = read('git', 'tag', '--points-at', 'HEAD').split('\n');
  return [
    ...(read('git', 'status', '--porcelain') ? ['Not everything is committed.'] : []),
    ...(tags.includes(`v${version}`) ? [] : [`This commit has no tag v${version}.`]),
    ...(sectionOf(changelog, version) ? [] : [`CHANGELOG.md says nothing of ${version}.`]),
    ...(repository
      ? []
      : [
          'package.json names no "repository": provenance binds a package to the public place of its source.',
          '  When there is one: npm pkg set repository.type=git repository.url=git+https://…',
        ]),
  ];
}

async function publish() {
  const found = await obstacles();
  if (found.length > 0) {
    const list = found.join('\n');
    if (!isDryRun) stop(list);
    console.warn(`Without --dry-run this would stop here:\n${list}`);
  }
  run('npm', 'run', 'build');
  for (const check of ['check:package', 'check:size', 'check:weights', 'test:built']) {
    run('npm', 'run', check);
  }
  const { version } = await packageOf();
  // A version such as 2.0.0-beta.1 is for those who ask for it.
  const tag = version.includes('-') ? 'next' : 'latest';
  const how = ['--provenance', '--access', 'public', '--tag', tag];
  // It is built already, and what was checked is what is published.
  run('npm', 'publish', '--ignore-scripts', ...how, ...(isDryRun ? ['--dry-run'] : []));
}

const steps = { prepare: () => prepare(rest[0]), publish };
await (steps[step] ?? (() => stop('npm run release -- prepare <version> | publish [--dry-run]')))();
