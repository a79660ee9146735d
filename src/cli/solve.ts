import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import {
  attributeOf,
  createGame,
  formatMove,
  optionNames,
  OptionError,
  parseOption,
  parsePosition,
  variants,
} from '../engine/index.js';
import { solve } from '../solver/index.js';
import type { Budget, Verdict } from '../solver/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command, Terminal } from './command.js';

const help = `Usage: solitaire-game solve [OPTION]… --variant NAME --seed SEED…
       solitaire-game solve [OPTION]… --variant NAME --seeds FILE
       solitaire-game solve [OPTION]… --position FILE…

Says of each deal or position, all cards known, whether it can be won. One line of JSON for each:
"winnable" with the moves, "unwinnable" when that is proven, or "unknown", with what was spent.

  --variant NAME    ${variants()
    .map(({ id }) => id)
    .join(', ')}
  --seed SEED       a deal; may be given often
  --seeds FILE      a seed on each line; - is the standard input
  --position FILE   a position as text; may be given often; - is the standard input
  --seconds NUMBER  time for each (10 when neither time nor nodes are limited)
  --nodes NUMBER    positions to look at for each: the same answer on every machine
  --memory MIB      memory to use (200)
  --contest         played under contest conditions
${optionNames.map((name) => `  --${attributeOf(name)} VALUE`).join('\n')}
`;

type Position = ReturnType<typeof parsePosition>;

/** Something to solve, with how its answer names it. */
interface Task {
  readonly name: { readonly variant: string; readonly seed?: string; readonly position?: string };
  readonly position: Position;
}

async function contents(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return text(terminal.input);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function numberOf(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!(value > 0)) throw new UsageError(`--${option}: a number above 0, not "${given}"`);
  return value;
}

/** What the arguments say of the engine's options, a wrong one told as a fault of the call. */
function asUsage<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof OptionError || error instanceof RangeError
      ? new UsageError(error.message)
      : error;
  }
}

function answerOf({ name }: Task, answer: Verdict): string {
  const { verdict, spent } = answer;
  const milliseconds = Math.round((spent.milliseconds ?? 0) * 10) / 10;
  return JSON.stringify({
    ...name,
    verdict,
    ...(verdict === 'winnable' ? { moves: answer.moves.map(formatMove).join(' ') } : {}),
    nodes: spent.nodes,
    milliseconds,
  });
}

export const solveCommand: Command = {
  help,
  async run(args, terminal) {
    const { values, positionals } = parsed({
      args: [...args],
      allowPositionals: true,
      options: {
        variant: { type: 'string' },
        seed: { type: 'string', multiple: true },
        seeds: { type: 'string' },
        position: { type: 'string', multiple: true },
        seconds: { type: 'string' },
        nodes: { type: 'string' },
        memory: { type: 'string' },
        contest: { type: 'boolean' },
        ...Object.fromEntries(
          optionNames.map((name) => [attributeOf(name), { type: 'string' as const }]),
        ),
      },
    });
    if (positionals.length > 0) {
      throw new UsageError(`"${positionals[0] ?? ''}": deals are named by --variant and --seed`);
    }
    const given: Readonly<Record<string, unknown>> = values;
    const options = Object.fromEntries(
      optionNames.flatMap((name) => {
        const value = given[attributeOf(name)];
        if (typeof value !== 'string') return [];
        return [[name, asUsage(() => parseOption(name, value))] as const];
      }),
    );

    const tasks: Task[] = [];
    for (const file of values.position ?? []) {
      const source = await contents(file, terminal);
      const position = parsePosition(source);
      tasks.push({ name: { variant: position.rules.definition.id, position: file }, position });
    }
    const lines = values.seeds === undefined ? '' : await contents(values.seeds, terminal);
    const seeds = [...(values.seed ?? []), ...lines.split('\n').filter((line) => line !== '')];
    const { variant } = values;
    if (seeds.length > 0 && variant === undefined) throw new UsageError('--variant is missing');
    for (const seed of seeds) {
      const game = asUsage(() =>
        createGame({ variant: variant ?? '', seed, contest: values.contest, ...options }),
      );
      tasks.push({ name: { variant: variant ?? '', seed }, position: game.start });
    }
    if (tasks.length === 0) throw new UsageError('Nothing to solve: a --seed or a --position');

    const nodes = numberOf('nodes', values.nodes);
    const seconds = numberOf('seconds', values.seconds) ?? (nodes === undefined ? 10 : undefined);
    const memory = numberOf('memory', values.memory);
    const budget: Budget = {
      ...(nodes === undefined ? {} : { nodes }),
      ...(seconds === undefined ? {} : { milliseconds: seconds * 1000 }),
      ...(memory === undefined ? {} : { memory: memory * 2 ** 20 }),
      now: () => performance.now(),
    };
    for (const [index, task] of tasks.entries()) {
      const show = (looked: number): void => {
        if (!terminal.errors.isTTY) return;
        terminal.errors.write(`\r${index + 1} of ${tasks.length}, ${looked} positions\u001b[K`);
      };
      let shown = 0;
      const answer = solve(task.position, {
        ...budget,
        onProgress: (spent) => {
          if (spent.nodes - shown < 200_000) return;
          shown = spent.nodes;
          show(shown);
        },
      });
      if (shown > 0 && terminal.errors.isTTY) terminal.errors.write('\r\u001b[K');
      await write(terminal.output, `${answerOf(task, answer)}\n`);
    }
    return 0;
  },
};
