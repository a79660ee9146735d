import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** What a command has printed. */
export interface Output {
  readonly output: string;
  readonly errors: string;
}

/** A project outside this one's tree that has the package installed as it is published. */
export class Consumer {
  private constructor(readonly folder: string) {}

  /** Begins a project with these packages, each as npm is to find it. */
  static async begin(packages: Readonly<Record<string, string>>): Promise<Consumer> {
    const consumer = new Consumer(mkdtempSync(join(tmpdir(), 'solitaire-consumer-')));
    const project = { name: 'consumer', private: true, type: 'module', dependencies: packages };
    consumer.write('package.json', JSON.stringify(project));
    await consumer.npm('install');
    return consumer;
  }

  /** Goes on with a project that is there. */
  static at(folder: string): Consumer {
    return new Consumer(folder);
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  async npm(...args: readonly string[]): Promise<Output> {
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--prefer-offline'];
    return this.run('npm', ...args, ...quiet);
  }

  /** Runs a script of this project's Node. */
  async node(...args: readonly string[]): Promise<Output> {
    return this.run(process.execPath, ...args);
  }

  /** Runs a command in the project. @throws Error with what it said, when it fails. */
  async run(command: string, ...args: readonly string[]): Promise<Output> {
    // As somebody calls it, not as a test of this project.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    return new Promise((resolve, reject) => {
      execFile(
        command,
        args,
        { cwd: this.folder, env, maxBuffer: 2 ** 26 },
        (error, output, errors) => {
          if (error) reject(new Error(`${command} ${args.join(' ')}\n${output}\n${errors}`));
          else resolve({ output, errors });
        },
      );
    });
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
