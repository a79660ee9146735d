/*
 * The searches against judges who try everything, on many small deals of every game.
 * `npm run bench:reduced`; a number after it takes more or fewer deals of each, a second one lets the
 * judges look at more or fewer positions, and a word takes only the games whose name has it.
 */
import { exit } from 'node:process';
import { nameOf, seldomLost, smalls, tally, tallyOfLost } from '../test/solver/smalls.js';
import { readArguments } from './arguments.js';

const {
  numbers: { deals, limit },
  wants,
} = readArguments({ deals: 500, limit: 30_000 }, [...smalls, ...seldomLost].map(nameOf));
/** So many times more deals are looked at where hardly one is lost. */
const seldom = 10;
const seedsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `b${index + 1}`);
const sum = { winnable: 0, unwinnable: 0, unjudged: 0, faults: 0 };

for (const small of [...smalls, ...seldomLost]) {
  const name = nameOf(small);
  if (!wants(name)) continue;
  const isSeldom = seldomLost.includes(small);
  const { winnable, unwinnable, unjudged, undecided, faults } = isSeldom
    ? tallyOfLost(small, seedsOf(deals * seldom), limit)
    : tally(small, seedsOf(deals), limit);
  console.log(
    `${name}${isSeldom ? ', the lost ones judged' : ''}: winnable ${winnable}, not ${unwinnable}, unjudged ${unjudged}, undecided ${undecided}`,
  );
  for (const fault of faults) console.error(`  ${fault}`);
  sum.winnable += winnable;
  sum.unwinnable += unwinnable;
  sum.unjudged += unjudged;
  sum.faults += faults.length;
}
console.log(
  `all: winnable ${sum.winnable}, not ${sum.unwinnable}, unjudged ${sum.unjudged}, wrong ${sum.faults}`,
);
exit(sum.faults === 0 ? 0 : 1);
