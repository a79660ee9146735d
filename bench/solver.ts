/*
 * The solver on 1 000 full deals of each game, k1 to k1000. `npm run bench:solver`; a number after
 * it takes fewer deals, and a word only the games whose name has it. Klondike's answers are compared
 * with those of another program; every line is played by the engine.
 */
import { readFileSync } from 'node:fs';
import { exit } from 'node:process';
import { performance } from 'node:perf_hooks';
import { deal } from '../src/engine/deal.js';
import { isWon } from '../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../src/engine/rules.js';
import type { PlayOptions } from '../src/engine/rules.js';
import type { VariantDefinition } from '../src/engine/variant.js';
import { colorado } from '../src/engine/variants/colorado.js';
import { klondike } from '../src/engine/variants/klondike.js';
import { sirTommy } from '../src/engine/variants/sir-tommy.js';
import { tournament } from '../src/engine/variants/tournament.js';
import { solve } from '../src/solver/index.js';
import { replay } from '../test/solver/replay.js';
import { readArguments } from './arguments.js';

interface Match {
  readonly name: string;
  readonly variant: VariantDefinition;
  readonly options?: Partial<PlayOptions>;
  readonly seconds: number;
  readonly unwinnable?: readonly string[];
}

interface Cases {
  readonly klondike_draw1: { readonly unwinnable: readonly string[] };
  readonly klondike_draw3: { readonly unwinnable: readonly string[] };
}

const cases = JSON.parse(readFileSync('test/solver/cases/klondike.json', 'utf8')) as Cases;
/** The seeds up to this one are in the list of the other program. */
const listed = 500;

const matches: readonly Match[] = [
  {
    name: 'klondike-draw-1',
    variant: klondike,
    seconds: 30,
    unwinnable: cases.klondike_draw1.unwinnable,
  },
  {
    name: 'klondike-draw-3',
    variant: klondike,
    options: { draw: 3 },
    seconds: 5,
    unwinnable: cases.klondike_draw3.unwinnable,
  },
  { name: 'tournament', variant: tournament, seconds: 5 },
  { name: 'tournament-wildcard', variant: tournament, options: { wildcard: true }, seconds: 5 },
  { name: 'colorado', variant: colorado, seconds: 2 },
  { name: 'sir-tommy', variant: sirTommy, seconds: 10 },
];

const {
  numbers: { deals },
  wants,
} = readArguments(
  { deals: 1000 },
  matches.map(({ name }) => name),
);
let faults = 0;

function percent(part: number): string {
  return `${((100 * part) / deals).toFixed(1)} %`;
}

function at(sorted: readonly number[], part: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return `${value.toFixed(2)} ms`;
}

for (const { name, variant, options, seconds, unwinnable } of matches) {
  if (!wants(name)) continue;
  const rules = rulesOf(variant, { ...plainPlayOptions, ...options });
  const results: { verdict: string; milliseconds: number }[] = [];
  let memory = 0;
  for (let index = 1; index <= deals; index += 1) {
    const seed = `k${index}`;
    const position = deal(rules, seed);
    const start = performance.now();
    const answer = solve(position, { milliseconds: seconds * 1000, now: () => performance.now() });
    results.push({ verdict: answer.verdict, milliseconds: performance.now() - start });
    memory = Math.max(memory, answer.spent.memory);
    const known = unwinnable && index <= listed ? unwinnable.includes(seed) : undefined;
    const wrong =
      (answer.verdict === 'winnable' && known === true) ||
      (answer.verdict === 'unwinnable' && known === false) ||
      (answer.verdict === 'winnable' && !isWon(replay(position, answer.moves)));
    if (wrong) {
      faults += 1;
      console.error(`${name} ${seed}: ${answer.verdict} is wrong`);
    }
  }
  console.log(`${name}: ${deals} deals, ${(memory / 2 ** 20).toFixed(0)} MiB at the most`);
  for (const limit of [0.1, 1, 5, 30].filter((each) => each <= seconds)) {
    const within = (verdict: string): number =>
      results.filter((each) => each.verdict === verdict && each.milliseconds <= limit * 1000)
        .length;
    const [won, lost] = [within('winnable'), within('unwinnable')];
    console.log(
      `  within ${limit} s: winnable ${percent(won)}, proven not ${percent(lost)}, undecided ${percent(deals - won - lost)}`,
    );
  }
  const times = results.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(
    `  mean ${mean.toFixed(2)} ms, median ${at(times, 0.5)}, p95 ${at(times, 0.95)}, p99 ${at(times, 0.99)}`,
  );
}
exit(faults === 0 ? 0 : 1);
