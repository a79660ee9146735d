import { formatPosition, parseRecord, RecordError } from '../engine/index.js';
import type { Game, LogEntry } from '../engine/index.js';
import { parsed, UsageError, write } from './command.js';
import type { Command } from './command.js';
import { textOf } from './input-file.js';
import { gapInWords, timeInWords, Wording } from './wording.js';

const help = `Usage: solitaire-game replay [OPTION]… FILE
       … | solitaire-game replay [OPTION]… -

Tells the game of a record in words: what was done when, what it earned and what the score was
after it; then the position that the game came to.

  --seed SEED   the seed, for a record that holds a commitment in its place

Exit code: 0, 1 when the record is not valid, 2 when the command was called wrongly.
`;

function entryLine(entry: LogEntry, wording: Wording): string {
  const points = entry.points.reduce((sum, each) => sum + each.points, 0);
  const earned = points === 0 ? '' : `  ${points > 0 ? '+' : ''}${points} = ${entry.score}`;
  return `${timeInWords(entry.t).padStart(10)}  ${wording.entry(entry)}${earned}`;
}

function tellingOf(game: Game): string {
  const { settings, seed, log, gaps } = game;
  const wording = new Wording(game.start.faces);
  const conditions = settings.contest ? 'contest' : 'casual';
  const deal = seed === undefined ? 'from a position' : `seed ${JSON.stringify(seed)}`;
  const lines = [
    `${settings.definition.name}, ${settings.scoring.id} scoring, ${conditions}, ${deal}`,
    '',
  ];
  let told = 0;
  const tell = (until: number): void => {
    for (const entry of log.slice(told, until)) lines.push(entryLine(entry, wording));
    told = until;
  };
  for (const gap of gaps) {
    tell(gap.after);
    lines.push(`${timeInWords(gap.to).padStart(10)}  ${gapInWords(gap)}`);
  }
  tell(log.length);
  lines.push(
    '',
    `${game.status} after ${timeInWords(game.elapsed)}, score ${game.score}`,
    '',
    formatPosition(game.position),
    '',
  );
  return lines.join('\n');
}

export const replayCommand: Command = {
  help,
  async run(args, terminal) {
    const { values, positionals } = parsed({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) {
      throw new UsageError('One file is to be named; - is what is piped in');
    }
    let text = '';
    for await (const piece of textOf(name, terminal)) text += piece;
    try {
      await write(terminal.output, tellingOf(parseRecord(text, values.seed)));
      return 0;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      terminal.errors.write(`${name}:${error.line}: ${error.message} (${error.reason})\n`);
      return 1;
    }
  },
};
