import { createGame, formatPosition, variants } from '../engine/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command } from './command.js';
import { asUsage, optionFlags, optionHelp, optionsOf } from './option-arguments.js';

const help = `Usage: solitaire-game deal [OPTION]… VARIANT SEED

Shows the position that a seed deals, pile by pile, the bottom card first; closed cards stand
before a bar. The same seed means the same deal for ever.

VARIANT is one of ${variants()
  .map(({ id }) => id)
  .join(', ')}.

  --scoring NAME    as the element's attributes of these names, which may change
  --contest         how the game is dealt and what it is played with
${optionHelp}
`;

export const dealCommand: Command = {
  help,
  async run(args, terminal) {
    const { values, positionals } = parsed({
      args: [...args],
      allowPositionals: true,
      options: {
        scoring: { type: 'string' },
        contest: { type: 'boolean' },
        ...optionFlags,
      },
    });
    const [variant, seed, ...more] = positionals;
    if (variant === undefined || seed === undefined || more.length > 0) {
      throw new UsageError('A variant and a seed are to be named; a seed with spaces in quotes');
    }
    const game = asUsage(() =>
      createGame({
        variant,
        scoring: values.scoring,
        contest: values.contest,
        ...optionsOf(values),
        seed,
      }),
    );
    await write(terminal.output, `${formatPosition(game.start)}\n`);
    return 0;
  },
};
