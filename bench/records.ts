/*
 * 10 000 random games recorded and verified; 100 000 mutated records, each of which must be refused
 * at the right line, or be another game that was really played. `npm run bench:records`; the test
 * suite does the same with fewer.
 */
import { argv, cpuUsage, exit } from 'node:process';
import { formatRecord, parseRecord, verify } from '../src/engine/index.js';
import { seededRandom } from '../test/support/random-player.js';
import { randomGame } from '../test/support/random-record.js';
import { faultOfVerdict, mutated, mutationNames } from '../test/support/record-mutations.js';

const [games = 10_000, mutants = 100_000, seed = 1] = argv.slice(2).map(Number);
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

const pick = (): string => records[random(records.length)] ?? '';
const times: number[] = [];
let again = 0;
const inTime = 50;
for (let number = 0; number < mutants; number += 1) {
  const name = mutationNames[number % mutationNames.length] ?? '';
  const original = pick();
  const mutant = mutated(name, original, pick(), random);
  // The processor's time, not the clock's: another program may have had the core meanwhile.
  const timed = (): number => {
    const before = cpuUsage();
    verify(mutant);
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
  const time = timed();
  times.push(time);
  // Collecting garbage or compiling may fall into one answer; what is slow is so every time.
  if (time > inTime) {
    again += 1;
    if (Math.min(timed(), timed(), timed()) > inTime) fault(`${name}: slower than 50 ms`, mutant);
  }
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
