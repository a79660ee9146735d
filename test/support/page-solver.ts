import { engineVersion } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';
import type { Advice } from '../../src/solver/sight.js';
import type { Verdict } from '../../src/solver/solve.js';

/** What the page's solver is asked does not come to an end while a test runs, unless it is taken back. */
export function withoutAnswers(test: () => Promise<void>): Promise<void> {
  const ask = (_subject: unknown, { signal }: { readonly signal: AbortSignal }): Promise<never> =>
    new Promise((_resolve, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
    });
  return withSolver({ solve: ask, advise: ask }, test);
}

/** Whatever advice the page's solver is asked for while a test runs, this is what it says. */
export function withAnswer(advice: Advice, test: () => Promise<void>): Promise<void> {
  return withSolver({ advise: () => Promise.resolve(advice) }, test);
}

/** What a test says of a position is the page's solver's answer while it runs. */
export function withVerdicts(
  answer: (position: Position) => Promise<Verdict['verdict']>,
  test: () => Promise<void>,
): Promise<void> {
  const solve = async (position: Position): Promise<unknown> => ({
    verdict: await answer(position),
    moves: [],
    spent: {},
  });
  return withSolver({ solve }, test);
}

async function withSolver(solver: unknown, test: () => Promise<void>): Promise<void> {
  const key = Symbol.for(`solitaire-game/solver@${engineVersion}`);
  const page = globalThis as unknown as Record<symbol, unknown>;
  const client = page[key];
  page[key] = solver;
  try {
    await test();
  } finally {
    page[key] = client;
  }
}
