import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Within the project, so that its packages are found; each thread of the tests has its own. */
const built = join(root, '.reports/cli', process.env['VITEST_POOL_ID'] ?? '');

/**
 * Compiles the command as it is published, with what it imports, but without checking its types: that
 * is done elsewhere.
 * @returns the folder that it is in.
 */
export function buildCli(): string {
  rmSync(built, { recursive: true, force: true });
  for (const layer of ['engine', 'solver', 'cli']) {
    const from = join(root, 'src', layer);
    for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const { outputText } = ts.transpileModule(readFileSync(join(from, file), 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
      });
      const to = join(built, layer, file.replace(/ts$/, 'js'));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, outputText);
    }
  }
  return built;
}

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in a process of its own, with something piped in. */
export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runNode([join(built, 'cli/main.js'), ...args], options);
}

interface RunOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Told of what is written, with what may yet be piped in; else all that is ends with `input`. */
  readonly onOutput?: (output: string, pipe: Writable) => void;
}

/** Runs Node in a process of its own. */
export function runNode(
  args: readonly string[],
  { input = '', env = {}, onOutput }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(output, child.stdin);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
    // A command that is called wrongly reads nothing.
    child.stdin.on('error', () => undefined);
    child.stdin.write(input);
    if (!onOutput) child.stdin.end();
  });
}
