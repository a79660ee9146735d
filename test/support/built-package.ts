import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as it is published. */
    tarball: string;
  }
}

/** Packs what is built, once for all tests. */
export default function setup(project: TestProject): void {
  if (!existsSync('dist/solitaire-game.js') || !existsSync('dist/index.d.ts')) {
    throw new Error('There is nothing built to test: npm run build');
  }
  const folder = resolve('.reports/package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const packed = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as readonly [
    { readonly filename: string },
  ];
  project.provide('tarball', join(folder, packed[0].filename));
}
