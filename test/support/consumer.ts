import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** What a command has printed. */
export interface Output {
  readonly output: string;
  readonly errors: string;
}

/** What a package.json says, as far as it matters here. */
export interface Project {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A server that a project has started. */
export interface StartedServer {
  readonly origin: string;
  close(): Promise<void>;
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

  /** Begins with a copy of a folder: what its package.json names, but these packages as they are here. */
  static async copy(folder: string, packages: Readonly<Record<string, string>>): Promise<Consumer> {
    const consumer = new Consumer(mkdtempSync(join(tmpdir(), 'solitaire-consumer-')));
    const isOwn = (path: string): boolean => basename(path) !== 'node_modules';
    cpSync(folder, consumer.folder, { recursive: true, filter: isOwn });
    const project = JSON.parse(consumer.read('package.json')) as Project;
    const dependencies = { ...project.dependencies, ...packages };
    consumer.write('package.json', JSON.stringify({ ...project, dependencies }));
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

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
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
    return new Promise((resolve, reject) => {
      execFile(
        command,
        args,
        { cwd: this.folder, env: environment(), maxBuffer: 2 ** 26 },
        (error, output, errors) => {
          if (error) reject(new Error(`${command} ${args.join(' ')}\n${output}\n${errors}`));
          else resolve({ output, errors });
        },
      );
    });
  }

  /** Starts a server in this project's Node, and waits until it says where it is. */
  async start(...args: readonly string[]): Promise<StartedServer> {
    // In a group of its own: what it starts ends with it.
    const options = { cwd: this.folder, env: environment(), detached: true };
    const server = spawn(process.execPath, args, options);
    const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
    let said = '';
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
          if (address !== undefined) resolve(address);
        });
      }
      void ended.then(() => reject(new Error(`${args.join(' ')}\n${said}`)));
    });
    return {
      origin,
      close: async () => {
        if (server.pid !== undefined) process.kill(-server.pid);
        await ended;
      },
    };
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** As somebody calls a command, not as a test of this project; and no tool tells its maker of it. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
}
