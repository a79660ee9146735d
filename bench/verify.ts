/*
 * How fast `verify` plays records again, beside chess.js's `move()` in the same run, and what memory
 * a long stream of records takes. One core; `npm run bench:verify`.
 */
import { cpuUsage, memoryUsage } from 'node:process';
import { performance } from 'node:perf_hooks';
import { PassThrough, Writable } from 'node:stream';
import { Chess } from 'chess.js';
import { write } from '../src/cli/command.js';
import { run } from '../src/cli/run.js';
import { createGame, formatRecord, scorings, variants, verify } from '../src/engine/index.js';
import { playAtRandom, seededRandom } from '../test/support/random-player.js';
import { readArguments } from './arguments.js';

readArguments({});

interface Work {
  readonly name: string;
  readonly actions: number;
  readonly play: () => void;
}

const rounds = 7;

/**
 * Actions in a second of the processor's time, of several rounds the best: what else the machine
 * does only slows down.
 */
function rateOf({ actions, play }: Work): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuUsage();
    play();
    const { user, system } = cpuUsage(before);
    best = Math.min(best, user + system);
  }
  return (actions * 1_000_000) / best;
}

/** Records of whole games, played at random. */
function recordsOf(variant: string, scoring: string, contest: boolean, games: number): string[] {
  const random = seededRandom(1);
  return Array.from({ length: games }, (_, number) => {
    const start = createGame({ variant, scoring, contest, seed: `bench ${number}` });
    return formatRecord(playAtRandom(start, random, 200).game);
  });
}

function verifyWork(variant: string, scoring: string, contest: boolean): Work {
  const records = recordsOf(variant, scoring, contest, 60);
  return {
    name: `verify ${variant}, ${scoring}, ${contest ? 'contest' : 'casual'}`,
    actions: records.reduce((sum, record) => sum + (record.match(/^\d/gm)?.length ?? 0), 0),
    play: () => {
      for (const record of records) {
        const verdict = verify(record);
        if (!verdict.valid) throw new Error(`${verdict.line}: ${verdict.message}\n${record}`);
      }
    },
  };
}

/** Whole chess games, played at random, as lists of moves in algebraic notation. */
function chessWork(): Work {
  const random = seededRandom(1);
  const games = Array.from({ length: 20 }, () => {
    const chess = new Chess();
    const moves: string[] = [];
    while (moves.length < 200 && !chess.isGameOver()) {
      const legal = chess.moves();
      const move = legal[random(legal.length)] ?? '';
      chess.move(move);
      moves.push(move);
    }
    return moves;
  });
  return {
    name: 'chess.js move()',
    actions: games.reduce((sum, moves) => sum + moves.length, 0),
    play: () => {
      for (const moves of games) {
        const chess = new Chess();
        for (const move of moves) chess.move(move);
      }
    },
  };
}

function tell(name: string, rate: number, chess: number): void {
  const times = (rate / chess).toFixed(1);
  console.log(`${name.padEnd(44)} ${Math.round(rate).toLocaleString('en')}/s  ×${times}`);
}

async function memoryOfStream(count: number): Promise<void> {
  const records = variants().flatMap(({ id }) => recordsOf(id, 'standard', false, 40));
  const megabytes = (): string => `${Math.round(memoryUsage().rss / 2 ** 20)} MB`;
  // Not Readable.from(): with a generator it keeps something of every piece.
  const input = new PassThrough();
  const send = async (): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      if (number % (count / 5) === 0) console.log(`  after ${number} records: ${megabytes()}`);
      const record = records[number % records.length];
      await write(input, `${JSON.stringify({ id: number, record })}\n`);
    }
    input.end();
  };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const start = performance.now();
  const terminal = { input, output: nowhere, errors: nowhere };
  const [code] = await Promise.all([run(['verify', '-'], terminal), send()]);
  const seconds = (performance.now() - start) / 1000;
  console.log(`  after ${count} records: ${megabytes()}; exit code ${code}`);
  console.log(`  ${Math.round(count / seconds)} records a second`);
}

const chess = rateOf(chessWork());
tell('chess.js move()', chess, chess);
for (const { id } of variants()) {
  for (const contest of [false, true]) {
    const work = verifyWork(id, 'standard', contest);
    tell(work.name, rateOf(work), chess);
  }
}
for (const { id } of scorings()) {
  const work = verifyWork('klondike', id, true);
  tell(work.name, rateOf(work), chess);
}
console.log('A stream of records through the command:');
await memoryOfStream(100_000);
