import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFault } from '../../src/engine/build.js';
import type { Build } from '../../src/engine/build.js';
import { CompiledRules } from '../../src/solver/general/compiled-rules.js';
import { faceCount, facesByCode } from '../../src/solver/general/face-code.js';
import { anyRules } from './any-variant.js';

/** The pairs of faces in which the one may be laid on the other, by the engine, one by one. */
function pairs(build: Build): readonly number[] {
  return facesByCode.flatMap((upper, row) =>
    facesByCode.flatMap((under, column) =>
      buildFault(build, upper, under) ? [] : [faceCount * row + column],
    ),
  );
}

test('any game’s tables say what the engine says of each card on each other', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyRules, (rules) => {
      const compiled = new CompiledRules(rules);
      for (const { fits, first } of compiled.groups) {
        const build = rules.piles[first]?.group.accept?.build;
        expect(fits === undefined).toBe(build === undefined);
        if (!fits || !build) continue;
        met.add(`${build.rank} ${build.suit}`);
        expect([...fits.keys()].filter((pair) => fits[pair] === 1)).toEqual(pairs(build));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
  expect([...met].sort()).toEqual([
    'any alternate',
    'any any',
    'any same',
    'down alternate',
    'down any',
    'down same',
    'up alternate',
    'up any',
    'up same',
  ]);
});
