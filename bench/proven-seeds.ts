/*
 * Writes src/engine/variants/proven-seeds.ts anew: for each game under its default options, seeds that
 * were proven winnable, and soon, so that the test which proves them again is soon done.
 * `npm run bench:proven-seeds`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { poolNameOf } from '../src/engine/variants/proven-seeds.js';
import { createGame } from '../src/engine/create-game.js';
import type { NewGame } from '../src/engine/create-game.js';
import { solve } from '../src/solver/index.js';
import { readArguments } from './arguments.js';

readArguments({});

const size = 128;

/** Games, and the positions to look at that a deal may cost. */
const pools: readonly (readonly [Omit<NewGame, 'seed' | 'position'>, number])[] = [
  [{ variant: 'klondike' }, 5000],
  [{ variant: 'klondike', draw: 3 }, 5000],
  // The passes of Vegas.
  [{ variant: 'klondike', passes: 1 }, 5000],
  [{ variant: 'klondike', draw: 3, passes: 3 }, 5000],
  [{ variant: 'tournament' }, 5000],
  [{ variant: 'tournament', wildcard: true }, 5000],
  [{ variant: 'colorado' }, 3000],
  [{ variant: 'sir-tommy' }, 5000],
  [{ variant: 'twenty' }, 400],
];

function gapsOf(request: Omit<NewGame, 'seed' | 'position'>, nodes: number): string {
  let gaps = '';
  let found = 0;
  for (let number = 1, last = 0; found < size; number += 1) {
    const game = createGame({ ...request, seed: `w${number}` });
    if (solve(game.start, { nodes }).verdict !== 'winnable') continue;
    const gap = number - last;
    gaps += '0'.repeat(Math.floor((gap - 1) / 35)) + (((gap - 1) % 35) + 1).toString(36);
    last = number;
    found += 1;
  }
  return gaps;
}

const lines = pools.map(([request, nodes]) => {
  const { start } = createGame({ ...request, seed: 'w1' });
  const name = poolNameOf(start.rules);
  const gaps = gapsOf(request, nodes);
  stdout.write(`${name}: ${gaps.length} bytes\n`);
  return `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${gaps}',\n`;
});

const file = 'src/engine/variants/proven-seeds.ts';
const source = readFileSync(file, 'utf8');
const start = source.indexOf('= {\n') + 4;
const end = source.indexOf('};\n', start);
writeFileSync(file, source.slice(0, start) + lines.join('') + source.slice(end));
