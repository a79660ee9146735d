import {
  attributeOf,
  createGame,
  formatPosition,
  OptionError,
  optionNames,
  parseOption,
  variants,
} from '../engine/index.js';
import type { Game, NewGame } from '../engine/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command } from './command.js';

const help = `Usage: solitaire-game deal [OPTION]… VARIANT SEED

Shows the position that a seed deals, pile by pile, the bottom card first; closed cards stand
before a bar. The same seed means the same deal for ever.

VARIANT is one of ${variants()
  .map(({ id }) => id)
  .join(', ')}.

  --scoring NAME    as the element's attributes of these names, which may change
  --contest         how the game is dealt and what it is played with
${optionNames.map((name) => `  --${attributeOf(name)} VALUE`).join('\n')}
`;

function begun(request: NewGame): Game {
  try {
    return createGame(request);
  } catch (error) {
    throw error instanceof OptionError ? new UsageError(error.message) : error;
  }
}

export const dealCommand: Command = {
  help,
  async run(args, terminal) {
    const { values, positionals } = parsed({
      args: [...args],
      allowPositionals: true,
      options: {
        scoring: { type: 'string' },
        contest: { type: 'boolean' },
        ...Object.fromEntries(
          optionNames.map((name) => [attributeOf(name), { type: 'string' as const }]),
        ),
      },
    });
    const [variant, seed, ...more] = positionals;
    if (variant === undefined || seed === undefined || more.length > 0) {
      throw new UsageError('A variant and a seed are to be named; a seed with spaces in quotes');
    }
    const given: Readonly<Record<string, unknown>> = values;
    const options = optionNames.flatMap((name) => {
      const text = given[attributeOf(name)];
      return typeof text === 'string' ? [[name, asOption(name, text)] as const] : [];
    });
    const game = begun({
      variant,
      scoring: values.scoring,
      contest: values.contest,
      ...Object.fromEntries(options),
      seed,
    });
    await write(terminal.output, `${formatPosition(game.start)}\n`);
    return 0;
  },
};

function asOption(name: (typeof optionNames)[number], text: string): unknown {
  try {
    return parseOption(name, text);
  } catch (error) {
    throw error instanceof OptionError ? new UsageError(error.message) : error;
  }
}
