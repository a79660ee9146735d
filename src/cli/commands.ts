import type { Command } from './command.js';

/** A subcommand as the list of them shows it. */
interface CommandEntry {
  readonly summary: string;
  /** What it needs is loaded only when it is called. */
  readonly load: () => Promise<Command>;
}

export const commands: Readonly<Record<string, CommandEntry>> = {
  verify: {
    summary: 'play records again and say which are valid',
    load: async () => (await import('./verify.js')).verifyCommand,
  },
  replay: {
    summary: 'tell a recorded game in words',
    load: async () => (await import('./replay.js')).replayCommand,
  },
  deal: {
    summary: 'show the position that a seed deals',
    load: async () => (await import('./deal.js')).dealCommand,
  },
  solve: {
    summary: 'say which deals or positions can be won, and how',
    load: async () => (await import('./solve.js')).solveCommand,
  },
};
