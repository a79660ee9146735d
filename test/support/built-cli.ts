import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Within the project, so that its packages are found. */
const built = join(root, '.reports/cli');

/** Compiles the command as it is published, but without checking its types: that is done elsewhere. */
export function buildCli(): void {
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
}

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in a process of its own, with something piped in. */
export function runCli(
  args: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(built, 'cli/main.js'), ...args], {
      env: { ...process.env, ...env },
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
    // A command that is called wrongly reads nothing.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
