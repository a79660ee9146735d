import { availableParallelism } from 'node:os';
import { checkExpected, ExpectationError } from '../engine/index.js';
import type { Expected } from '../engine/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command, Terminal } from './command.js';
import { sizeOf, textOf } from './input-file.js';
import { ProgressBar } from './progress-bar.js';
import { recordsOf } from './record-stream.js';
import type { RecordItem } from './record-stream.js';
import { judged } from './verify-pool.js';

const help = `Usage: solitaire-game verify [OPTION]… FILE…
       … | solitaire-game verify [OPTION]… -

Plays records again and tells of each, on a line of JSON, whether it is valid:
  {"id":"a1","valid":true,"score":215,"outcome":"time","elapsed":300000}
  {"id":"a2","valid":false,"line":31,"reason":"score","message":"The score is 40, not 90"}

A file holds one record, whose id is then the file's name, or a stream: on each line a JSON
object {"id": …, "record": "…"}, with "expected" where something is expected of this one.
The verdicts come in the order of the records.

  --expect JSON   what is expected of every record, as for verify() in solitaire-game/engine:
                  variant, scoring, contest, options, seed, commitment, shortest, longest, limits.
                  What is not named is not looked at; "options": {} allows the defaults only. E.g.
                  --expect '{"variant":"klondike","scoring":"standard","contest":true,"options":{}}'
  --jobs N        threads; 1 when absent, 0 for as many as the machine has

Exit code: 0 all valid, 1 some not, 2 called wrongly or a file that cannot be read.
`;

function parseExpected(text: string): Expected {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError('--expect takes a JSON object');
  }
  try {
    checkExpected(value);
  } catch (error) {
    throw error instanceof ExpectationError ? new UsageError(`--expect: ${error.message}`) : error;
  }
  return value;
}

function parseJobs(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError('--jobs takes a whole number');
  return Number(text) || availableParallelism();
}

async function* recordsOfAll(
  names: readonly string[],
  terminal: Terminal,
  onBytes: (bytes: number) => void,
): AsyncGenerator<RecordItem> {
  for (const name of names) yield* recordsOf(textOf(name, terminal, onBytes), name);
}

export const verifyCommand: Command = {
  help,
  async run(args, terminal) {
    const { values, positionals } = parsed({
      args: [...args],
      allowPositionals: true,
      options: {
        expect: { type: 'string', default: '{}' },
        jobs: { type: 'string', default: '1' },
      },
    });
    const expected = parseExpected(values.expect);
    const jobs = parseJobs(values.jobs);
    if (positionals.length === 0) throw new UsageError('No file is named; - is what is piped in');

    const sizes = await Promise.all(positionals.map(sizeOf));
    const all = sizes.reduce<number | undefined>(
      (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
      0,
    );
    const progress = new ProgressBar(terminal.errors, all);
    const items = recordsOfAll(positionals, terminal, (bytes) => {
      progress.done += bytes;
    });
    let records = 0;
    let invalid = 0;
    for await (const verdicts of judged(items, expected, jobs)) {
      records += verdicts.length;
      invalid += verdicts.filter(({ valid }) => !valid).length;
      await write(terminal.output, verdicts.map(({ text }) => `${text}\n`).join(''));
      progress.show(records, invalid);
    }
    progress.clear();
    return invalid === 0 ? 0 : 1;
  },
};
