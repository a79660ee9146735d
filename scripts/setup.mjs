// Makes a fresh clone ready for the command that called this: packages as the lock says and, with
// `--browser`, a Chromium. Uses nothing but Node, for nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    // npm's words help; a package manager's thousand lines would bury them, but not its errors.
    stdio: ['ignore', command === 'npm' ? 'inherit' : 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function packagesIn(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {};
}

/** npm notes what it installed in a lock of its own; packages for other platforms are not in it. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled() && !run('npm', 'ci', '--include=dev')) fail('npm ci failed.');

if (process.argv.includes('--browser') && !findChromium()) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium, for the tests …');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'chromium');
  }
  if (!findChromium()) {
    fail('The tests need Chromium or Chrome: install one, or set CHROME_PATH to its executable.');
  }
}
