/*
 * Colorado by a player who sees only what lies open, k1 to k1000. `npm run bench:no-peek`; numbers
 * after it: games, and orders of the unseen cards to try with every pile. The processor's time counts.
 */
import { cpuUsage } from 'node:process';
import { deal } from '../src/engine/deal.js';
import { isWon } from '../src/engine/position.js';
import { plainPlayOptions, rulesOf } from '../src/engine/rules.js';
import { colorado } from '../src/engine/variants/colorado.js';
import { visibleMove } from '../src/solver/index.js';
import { replay } from '../test/solver/replay.js';
import { readArguments } from './arguments.js';

const {
  numbers: { games, samples },
} = readArguments({ games: 1000, samples: 8 });
const rules = rulesOf(colorado, plainPlayOptions);
let won = 0;
for (let game = 1; game <= games; game += 1) {
  let position = deal(rules, `k${game}`);
  for (;;) {
    const move = visibleMove(position, { samples, seed: game });
    if (!move) break;
    position = replay(position, [move]);
  }
  if (isWon(position)) won += 1;
}
const share = ((100 * won) / games).toFixed(1);
const { user, system } = cpuUsage();
const each = ((user + system) / 1000 / games).toFixed(0);
console.log(`${won} of ${games} won without peeking (${share} %), ${each} ms a game`);
