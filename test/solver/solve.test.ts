import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/engine/at-once.js';
import { createGame } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';
import { ownVariants } from '../../src/engine/variants/index.js';
import { advising } from '../../src/solver/advice/advise.js';
import { knownOf } from '../../src/solver/advice/known.js';
import { solve, solverClient, visibleMove } from '../../src/solver/index.js';
import { buildCli, runNode } from '../support/built-cli.js';

const { start } = createGame({ variant: 'klondike', seed: 'k1' });

describe('a budget', () => {
  it.each([
    [{ nodes: NaN }, 'nodes: NaN is not allowed; allowed: a whole number from 0 on'],
    [{ nodes: -1 }, 'nodes: -1 is not allowed'],
    [{ nodes: 0.5 }, 'nodes: 0.5 is not allowed; allowed: a whole number from 0 on'],
    [{ nodes: -Infinity }, 'nodes: -Infinity is not allowed'],
    [{ memory: NaN }, 'memory: NaN is not allowed; allowed: a number from 0 on'],
    [{ milliseconds: -1, now: () => 0 }, 'milliseconds: -1 is not allowed'],
    [{ milliseconds: 5 }, 'milliseconds are counted by a clock: now is missing'],
  ])('that would be none is refused: %o', (budget, message) => {
    expect(() => solve(start, budget)).toThrow(new RegExp(`^${message}`));
  });

  it.each(ownVariants.map(({ id }) => id))('is never exceeded: %s', (variant) => {
    const position = createGame({ variant, seed: 'k3' }).start;
    for (const nodes of [1, 2, 3, 50]) {
      expect(solve(position, { nodes })).toMatchObject({ verdict: 'unknown', spent: { nodes } });
    }
  });

  it.each([{ nodes: 0 }, { memory: 0 }, { milliseconds: 0, now: () => 0 }])(
    'of nothing is spent at once: %o',
    (budget) => {
      for (const { id } of ownVariants) {
        const { position } = createGame({ variant: id, seed: 'k3' });
        const { verdict, spent } = solve(position, budget);
        expect([id, verdict]).toEqual([id, 'unknown']);
        expect(spent.nodes).toBeLessThan(2);
        expect(spent.nodes).toBeLessThanOrEqual(budget.nodes ?? 1);
      }
      const unknown: Position = { ...start, faces: start.faces.map(() => undefined) };
      expect(() => solve(unknown, budget), 'and what cannot be asked stays so').toThrow(RangeError);
    },
  );

  it('may be without end', () => {
    const budget = { nodes: Infinity, milliseconds: Infinity, memory: Infinity };
    expect(solve(start, budget).verdict).toBe('winnable');
  });
});

describe('how often something is tried', () => {
  const known = knownOf(start, () => false);

  it.each([0, 0.5, -1, NaN, Infinity])('is a whole number from 1 on, not %d', (count) => {
    const message = `${count} is not allowed; allowed: a whole number from 1 on`;
    expect(() => visibleMove(start, { samples: count })).toThrow(
      new RangeError(`samples: ${message}`),
    );
    expect(() => atOnce(advising(known, { traces: [], worlds: count }))).toThrow(
      new RangeError(`worlds: ${message}`),
    );
  });
});

describe('the client', () => {
  it('answers where there is no page', async () => {
    expect((await solverClient().solve(start, { nodes: 1000 })).verdict).toBe('winnable');
  });

  it('lets a process end that has had its answers', async () => {
    const built = buildCli();
    const script = `
      import { createGame } from '${built}/engine/index.js';
      import { solverClient } from '${built}/solver/index.js';
      const { start } = createGame({ variant: 'klondike', seed: 'k1' });
      const asked = solverClient().solve(start, { nodes: 1000 });
      const taken = new AbortController();
      const other = solverClient().solve(start, { signal: taken.signal });
      const message = other.catch((error) => error.message);
      taken.abort(new Error('taken back'));
      console.log((await asked).verdict, await message);
      // Nobody waits for this one either.
      setTimeout(() => process.exit(9), 3000).unref();`;
    expect(await runNode(['--input-type=module', '--eval', script])).toEqual({
      code: 0,
      output: 'winnable taken back\n',
      errors: '',
    });
  });
});
