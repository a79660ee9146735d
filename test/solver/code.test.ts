import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPairs, spreadDown, spreadUp } from '../../src/solver/klondike/code.js';

const sets = fc.integer({ min: 0, max: allPairs });

/** What a step at a time adds, until no step adds anything. */
function stepByStep(set: number, step: (reached: number) => number): number {
  let reached = set;
  for (;;) {
    const more = reached | step(reached);
    if (more === reached) return reached;
    reached = more;
  }
}

test('sets of pairs spread as they do step by step', () => {
  fc.assert(
    fc.property(sets, sets, (set, passes) => {
      expect(spreadDown(set, passes)).toBe(stepByStep(set, (reached) => passes & (reached >>> 2)));
      expect(spreadUp(set, passes)).toBe(stepByStep(set, (reached) => passes & (reached << 2)));
    }),
    { numRuns: 2000 },
  );
  // A run of every rank: by chance there is none.
  for (const color of [0x1555555, 0x2aaaaaa]) {
    expect(spreadDown(color & (3 << 24), color)).toBe(color);
    expect(spreadUp(color & 3, color)).toBe(color);
  }
});
