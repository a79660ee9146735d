/*
 * 10 000 random games recorded and verified; the longest records that `verify` reads; 100 000 mutated
 * records, each of which must be refused at the right line, or be another game that was really
 * played. No answer may take longer than 50 ms. `npm run bench:records`; the test suite does the same
 * with fewer, and without a clock.
 */
import { cpuUsage, exit } from 'node:process';
import {
  createGame,
  formatRecord,
  isRefusal,
  parseRecord,
  scorings,
  variants,
  verify,
} from '../src/engine/index.js';
import type { Game } from '../src/engine/index.js';
import { pickMove, seededRandom } from '../test/support/random-player.js';
import { randomGame } from '../test/support/random-record.js';
import { faultOfVerdict, mutated, mutationNames } from '../test/support/record-mutations.js';
import { readArguments } from './arguments.js';

const {
  numbers: { games, mutants, seed },
} = readArguments({ games: 10_000, mutants: 100_000, seed: 1 });
const random = seededRandom(seed);
const records: string[] = [];
const counts = new Map<string, number>();
let faults = 0;
let actions = 0;

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function fault(what: string, record: string): void {
  faults += 1;
  if (faults <= 5) console.error(`${what}\n${record.slice(0, 6000)}`);
}

/** The table of what was counted, the most frequent first. */
function told(): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  counts.clear();
  return sorted.map(([what, times]) => `${what} ${times}`).join(', ');
}

for (let number = 0; number < games; number += 1) {
  const game = randomGame(random);
  const record = formatRecord(game);
  const verdict = verify(record);
  const same =
    verdict.valid &&
    verdict.score === game.score &&
    verdict.outcome === game.status &&
    verdict.elapsed === game.elapsed;
  if (!same) fault('a game that was played is not valid', record);
  else if (formatRecord(parseRecord(record)) !== record) fault('not the same text again', record);
  count(game.status);
  actions += record.match(/^\d/gm)?.length ?? 0;
  // Enough to mutate; all of them would only fill the memory.
  if (records.length < 2000) records.push(record);
}
console.log(`${games} games, ${actions} lines of what happened, ${faults} faults: ${told()}`);

const inTime = 50;
let again = 0;

/** The processor's time for an answer in ms, not the clock's: another program may have had the core. */
function timed(record: string): number {
  const before = cpuUsage();
  verify(record);
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

/** What is slow once may have met the compiler or the garbage collector: what is slow is so every time. */
function timeOf(what: string, record: string): number {
  const time = timed(record);
  if (time <= inTime) return time;
  again += 1;
  const least = Math.min(time, ...Array.from({ length: 8 }, () => timed(record)));
  if (least > inTime) fault(`${what}: slower than ${inTime} ms`, record);
  return least;
}

/** A game that goes on until its record has as many lines as are read, with undo where there is one. */
function longGame(start: Game): Game {
  let game = start;
  for (let lines = 20; lines < 2000 && !game.isOver; lines += 1) {
    const now = game.advance(game.elapsed + random(20));
    const move = random(3) === 0 ? undefined : pickMove(now, random);
    const next = move ? now.play(move, now.elapsed) : now.undo(now.elapsed);
    game = isRefusal(next) ? now : next;
  }
  return game;
}

const longest = { time: 0, what: 'none', lines: 0 };
for (const { id: variant } of variants()) {
  for (const { id: scoring } of scorings()) {
    for (const contest of [false, true]) {
      const undo = scoring === 'timed' ? {} : { undo: 'unlimited' as const };
      const game = longGame(createGame({ variant, scoring, contest, seed: 'long', ...undo }));
      const record = formatRecord(game);
      const what = `${variant}, ${scoring}, ${contest ? 'contest' : 'casual'}`;
      if (!verify(record).valid) fault(`${what}: a long game is not valid`, record);
      const time = Math.min(...Array.from({ length: 4 }, () => timeOf(what, record)));
      if (time > longest.time)
        Object.assign(longest, { time, what, lines: record.split('\n').length });
    }
  }
}
console.log(
  `the longest records: at most ${longest.time.toFixed(1)} ms (${longest.what}: ${longest.lines} lines)`,
);

const pick = (): string => records[random(records.length)] ?? '';
const times: number[] = [];
for (let number = 0; number < mutants; number += 1) {
  const name = mutationNames[number % mutationNames.length] ?? '';
  const original = pick();
  const mutant = mutated(name, original, pick(), random);
  times.push(timeOf(name, mutant));
  const verdict = verify(mutant);
  count(verdict.valid ? 'valid' : verdict.reason);
  const wrong = faultOfVerdict(mutant, original, verdict);
  if (wrong) fault(`${name}: ${wrong}`, mutant);
}
times.sort((a, b) => a - b);
const at = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2);
console.log(`${mutants} mutants of ${mutationNames.length} kinds, ${faults} faults: ${told()}`);
console.log(
  `ms for an answer: half ${at(0.5)}, 99 % ${at(0.99)}, all ${at(1)} (${again} measured again)`,
);
exit(faults === 0 ? 0 : 1);
