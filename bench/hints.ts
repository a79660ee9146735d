/*
 * How often one wins who follows the hints, k1 to k200 of each game. `npm run bench:hints`; a number
 * after it takes fewer deals, a word only the games whose name has it.
 */
import { exit } from 'node:process';
import { performance } from 'node:perf_hooks';
import { atOnce } from '../src/engine/at-once.js';
import { createGame, isRefusal } from '../src/engine/index.js';
import type { Game, NewGame } from '../src/engine/index.js';
import { play } from '../src/engine/play.js';
import { advising } from '../src/solver/advice/advise.js';
import { glancing, sightOf, Trail } from '../src/solver/sight.js';
import type { Advice, Sight } from '../src/solver/sight.js';
import { readArguments } from './arguments.js';

interface Match {
  readonly name: string;
  readonly request: Omit<NewGame, 'seed' | 'position'>;
}

const matches: readonly Match[] = [
  { name: 'klondike-draw-1', request: { variant: 'klondike', draw: 1 } },
  { name: 'klondike-draw-3', request: { variant: 'klondike', draw: 3 } },
  { name: 'tournament', request: { variant: 'tournament' } },
  { name: 'tournament-wildcard', request: { variant: 'tournament', wildcard: true } },
  { name: 'colorado', request: { variant: 'colorado' } },
  { name: 'sir-tommy', request: { variant: 'sir-tommy' } },
  { name: 'twenty', request: { variant: 'twenty' } },
];

type Adviser = (sight: Sight) => Advice | undefined;

function thought({ known, traces }: Sight): Advice | undefined {
  return atOnce(advising(known, { traces }));
}

const {
  numbers: { deals },
  wants,
} = readArguments(
  { deals: 200 },
  matches.map(({ name }) => name),
);
/** Nobody who is led on needs more moves. */
const mostMoves = 1500;
let endless = 0;

function follow(start: Game, adviser: Adviser, spent: number[]): Game {
  let game = start;
  const trail = new Trail({ play });
  for (let made = 0; made < mostMoves; made += 1) {
    if (game.isOver) return game;
    const begun = performance.now();
    const advice = adviser(sightOf(game, atOnce(trail.following(game))));
    spent.push(performance.now() - begun);
    const [move] = advice?.plan ?? [];
    if (!move) return game;
    const next = game.play(move, 0);
    if (isRefusal(next)) throw new Error(`Advice was refused: ${next.reason}`);
    game = next;
  }
  endless += 1;
  return game;
}

for (const { name, request } of matches) {
  if (!wants(name)) continue;
  for (const [kind, adviser] of [
    ['thought', thought],
    ['at sight', (sight: Sight) => atOnce(glancing(sight))],
  ] as const) {
    const spent: number[] = [];
    let won = 0;
    for (let index = 1; index <= deals; index += 1) {
      const start = createGame({ ...request, scoring: 'none', seed: `k${index}` });
      if (follow(start, adviser, spent).outcome === 'won') won += 1;
    }
    spent.sort((one, other) => one - other);
    const at = (share: number): string =>
      `${(spent[Math.min(spent.length - 1, Math.floor(spent.length * share))] ?? 0).toFixed(1)} ms`;
    const percent = ((100 * won) / deals).toFixed(1);
    console.log(
      `${name.padEnd(20)} ${kind.padEnd(9)} ${won} of ${deals} won (${percent} %), ` +
        `${(spent.length / deals).toFixed(0)} hints a game, median ${at(0.5)}, p95 ${at(0.95)}`,
    );
  }
}
if (endless > 0) {
  console.error(`${endless} games did not come to an end`);
  exit(1);
}
