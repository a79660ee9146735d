import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

/** What a server sends for a path. */
export interface Answer {
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Which of them a server has; for other paths it says 404. */
export type Answers = (path: string) => Answer | undefined;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The header that says what a file is. */
export function typeOf(path: string): Readonly<Record<string, string>> {
  return { 'content-type': types[extname(path)] ?? 'application/octet-stream' };
}

/** The files of a folder, under a prefix of the path: `/` for all of it. */
export function filesIn(
  folder: string,
  prefix = '/',
  headers: Readonly<Record<string, string>> = {},
): Answers {
  return (path) => {
    if (!path.startsWith(prefix)) return undefined;
    const name = path.slice(prefix.length);
    const file = normalize(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    if (file.startsWith('..')) return undefined;
    try {
      return { body: readFileSync(join(folder, file)), headers: { ...typeOf(file), ...headers } };
    } catch {
      return undefined;
    }
  };
}

/** One page at one path. */
export function page(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Answers {
  return (asked) =>
    asked === path ? { body, headers: { ...typeOf('page.html'), ...headers } } : undefined;
}

/** A real server on a port of its own, so that two of them are two origins. */
export class Site {
  /** The paths that were asked for, in their order. */
  readonly requests: string[] = [];
  readonly #server: Server;

  private constructor(private readonly answers: readonly Answers[]) {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      this.#answer(decodeURIComponent(pathname), response);
    });
  }

  static async open(...answers: readonly Answers[]): Promise<Site> {
    const site = new Site(answers);
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(path: string, response: ServerResponse): void {
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    this.requests.push(path);
    for (const answers of this.answers) {
      const answer = answers(path);
      if (answer) {
        response.writeHead(200, answer.headers).end(answer.body);
        return;
      }
    }
    response.writeHead(404).end();
  }
}
