import { engineVersion } from '../engine/index.js';
import { UsageError, write } from './command.js';
import type { ExitCode, Terminal } from './command.js';
import { commands } from './commands.js';

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return `Usage: solitaire-game COMMAND …

${rows.join('\n')}

solitaire-game COMMAND --help tells more; solitaire-game --version tells the version.
`;
}

/** Runs the command that the arguments name. Never throws: what is wrong is told, and is the code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  try {
    if (name === '--version') {
      await write(terminal.output, `${engineVersion}\n`);
      return 0;
    }
    if (name === undefined || name === '--help' || name === '-h') {
      await write(name === undefined ? terminal.errors : terminal.output, help());
      return name === undefined ? 2 : 0;
    }
    const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!entry) {
      const names = Object.keys(commands).join(', ');
      throw new UsageError(`There is no command ${JSON.stringify(name)}; commands: ${names}`);
    }
    const command = await entry.load();
    const end = rest.indexOf('--');
    const flags = end < 0 ? rest : rest.slice(0, end);
    if (flags.includes('--help') || flags.includes('-h')) {
      await write(terminal.output, command.help);
      return 0;
    }
    return await command.run(rest, terminal);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    terminal.errors.write(`solitaire-game: ${message}\n`);
    if (error instanceof UsageError) {
      const about = name !== undefined && Object.hasOwn(commands, name) ? `${name} ` : '';
      terminal.errors.write(`solitaire-game ${about}--help tells how it is called.\n`);
    }
    return 2;
  }
}
