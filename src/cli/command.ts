import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
}

/** 0: all is well; 1: some record is not valid; 2: the command was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** A subcommand, loaded when it is called. */
export interface Command {
  /** What `--help` says. */
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** The command was called wrongly, or a file cannot be read; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Writes, and waits while the reader cannot keep up. */
export async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}

/**
 * The arguments by Node's own parser.
 * @throws UsageError
 */
export function parsed<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}
