import { performance } from 'node:perf_hooks';
import {
  createGame,
  formatMove,
  NotationError,
  OptionError,
  parsePosition,
  variants,
} from '../engine/index.js';
import type { Position } from '../engine/index.js';
import { longestSeed, seedFault } from '../engine/shuffle.js';
import { solve } from '../solver/index.js';
import type { Verdict } from '../solver/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command, Terminal } from './command.js';
import { pipedName, sizeOf, textOf } from './input-file.js';
import { linesOf } from './lines.js';
import { asUsage, optionFlags, optionHelp, optionsOf } from './option-arguments.js';
import { SolveProgress } from './solve-progress.js';

const help = `Usage: solitaire-game solve [OPTION]… --variant NAME --seed SEED…
       solitaire-game solve [OPTION]… --variant NAME --seeds FILE
       solitaire-game solve [OPTION]… --position FILE…

Says of each deal or position, all cards known, whether it can be won, on a line of JSON:
  {"variant":"klondike","seed":"k1","verdict":"winnable","moves":"D D D D …","nodes":62,"milliseconds":3.1}
"unwinnable" is only said when that is proven; "unknown" when the budget was spent.

  --variant NAME    ${variants()
    .map(({ id }) => id)
    .join(', ')}
  --seed SEED       a deal; may be given often
  --seeds FILE      a seed on each line; - is what is piped in, each line answered as it comes
  --position FILE   a position as "deal" shows it, cards not named being out of play; may be given
                    often; - is what is piped in
  --seconds NUMBER  time for each (10 when neither time nor nodes are limited)
  --nodes COUNT     positions to look at for each: the same answer on every machine
  --memory MIB      memory to use (200)

As the element's attributes of these names, which may change how a seed is dealt and played:
  --scoring NAME
  --contest
${optionHelp}

Exit code: 0 everything was looked at, 2 called wrongly or a file that cannot be read.
`;

/** Flags that say how a seed is dealt and played. */
const dealFlags = ['variant', 'scoring', 'contest', ...Object.keys(optionFlags)];

/** Something to solve, with how its answer names it. */
interface Task {
  readonly name: { readonly variant: string; readonly seed?: string; readonly position?: string };
  /** Dealt when its turn comes: a list may be long. */
  readonly position: () => Position;
}

/** Some editors begin every file with it, and it would be a part of the first seed. */
const byteOrderMark = /^\ufeff/;

async function contents(file: string, terminal: Terminal): Promise<string> {
  let text = '';
  for await (const piece of textOf(file, terminal)) text += piece;
  return text.replace(byteOrderMark, '');
}

/** The seeds of a list, one after the other as they are read. */
async function* seedsIn(file: string, terminal: Terminal): AsyncGenerator<string> {
  let number = 0;
  for await (const line of linesOf(textOf(file, terminal))) {
    number += 1;
    const seed = (number === 1 ? line.replace(byteOrderMark, '') : line).replace(/\r$/, '');
    if (seed === '') continue;
    checkSeed(seed, `${file}:${number}: `);
    yield seed;
  }
}

function checkSeed(seed: string, place = ''): void {
  const fault = seedFault(seed);
  if (fault === undefined) return;
  throw new UsageError(
    `${place}a seed is a text of at most ${longestSeed} bytes of UTF-8: ${fault}`,
  );
}

function numberOf(
  option: string,
  given: string | undefined,
  { isWhole = false } = {},
): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (value > 0 && (!isWhole || Number.isInteger(value))) return value;
  const allowed = `a ${isWhole ? 'whole ' : ''}number above 0`;
  throw new UsageError(`--${option} takes ${allowed}, not "${given}"`);
}

/** How many seeds a list has; `undefined` for one that can be read only once. */
async function countOf(file: string, terminal: Terminal): Promise<number | undefined> {
  if ((await sizeOf(file)) === undefined) return undefined;
  const seeds = seedsIn(file, terminal);
  let count = 0;
  while (!(await seeds.next()).done) count += 1;
  return count;
}

function nothingToSolve(): UsageError {
  return new UsageError('Nothing to solve: a --seed or a --position');
}

function positionIn(file: string, text: string): Position {
  try {
    return parsePosition(text);
  } catch (error) {
    if (!(error instanceof NotationError) && !(error instanceof OptionError)) throw error;
    throw new UsageError(`${file}: ${error.message}`);
  }
}

/** The answer, or what makes the position none that can be asked about. */
function answerTo({ name, position }: Task, budget: Parameters<typeof solve>[1]): Verdict {
  try {
    return solve(position(), budget);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(`${name.position ?? name.seed ?? ''}: ${error.message}`);
  }
}

function lineOf({ name }: Task, answer: Verdict): string {
  const { verdict, spent } = answer;
  return JSON.stringify({
    ...name,
    verdict,
    ...(verdict === 'winnable' ? { moves: answer.moves.map(formatMove).join(' ') } : {}),
    nodes: spent.nodes,
    milliseconds: Math.round((spent.milliseconds ?? 0) * 10) / 10,
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
        seed: { type: 'string', multiple: true, default: [] },
        seeds: { type: 'string' },
        position: { type: 'string', multiple: true, default: [] },
        seconds: { type: 'string' },
        nodes: { type: 'string' },
        memory: { type: 'string' },
        scoring: { type: 'string' },
        contest: { type: 'boolean' },
        ...optionFlags,
      },
    });
    const [stray] = positionals;
    if (stray !== undefined) {
      throw new UsageError(`"${stray}": what to solve is named by --seed, --seeds or --position`);
    }
    const { variant, scoring, contest } = values;
    const nodes = numberOf('nodes', values.nodes, { isWhole: true });
    const seconds = numberOf('seconds', values.seconds) ?? (nodes === undefined ? 10 : undefined);
    const memory = numberOf('memory', values.memory);
    const options = optionsOf(values);

    const areSeedsNamed = values.seed.length > 0 || values.seeds !== undefined;
    const stranded = areSeedsNamed ? undefined : dealFlags.find((name) => name in values);
    if (stranded !== undefined && values.position.length > 0) {
      throw new UsageError(`--${stranded} goes with a seed: a position names its own game`);
    }
    const files = [...values.position, ...(values.seeds === undefined ? [] : [values.seeds])];
    if (files.filter((file) => file === pipedName).length > 1) {
      throw new UsageError(`What is piped in as ${pipedName} can be read only once`);
    }
    if (areSeedsNamed && variant === undefined) {
      throw new UsageError('A seed deals a game: --variant is missing');
    }
    if (files.length + values.seed.length === 0) throw nothingToSolve();
    // What is wrong is told before anything is solved, where it can be known by then.
    const request = { variant: variant ?? '', scoring, contest, ...options };
    const dealt = (seed: string): Position => createGame({ ...request, seed }).start;
    for (const seed of values.seed) checkSeed(seed);
    if (areSeedsNamed) asUsage(() => dealt(''));
    const positions: Task[] = [];
    for (const file of values.position) {
      const position = positionIn(file, await contents(file, terminal));
      const name = { variant: position.rules.definition.id, position: file };
      positions.push({ name, position: () => position });
    }
    const { seeds: list } = values;
    const listed = list === undefined ? 0 : await countOf(list, terminal);

    async function* tasks(): AsyncGenerator<Task> {
      yield* positions;
      const named = (seed: string): Task => ({
        name: { variant: request.variant, seed },
        position: () => dealt(seed),
      });
      yield* values.seed.map(named);
      if (list === undefined) return;
      for await (const seed of seedsIn(list, terminal)) yield named(seed);
    }

    const now = (): number => performance.now();
    const all = listed === undefined ? undefined : positions.length + values.seed.length + listed;
    const progress = new SolveProgress(terminal.errors, all, now);
    let solved = 0;
    for await (const task of tasks()) {
      const answer = answerTo(task, {
        ...(nodes === undefined ? {} : { nodes }),
        ...(seconds === undefined ? {} : { milliseconds: seconds * 1000 }),
        ...(memory === undefined ? {} : { memory: memory * 2 ** 20 }),
        now,
        onProgress: (spent) => progress.thinks(spent.nodes),
      });
      solved += 1;
      progress.clear();
      await write(terminal.output, `${lineOf(task, answer)}\n`);
      progress.solved(answer.verdict);
    }
    progress.clear();
    if (solved === 0) throw nothingToSolve();
    return 0;
  },
};
