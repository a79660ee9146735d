import type { SolverSource } from '../../src/controllers/solver-source.js';
import type { Position } from '../../src/engine/index.js';
import type { SolverClient } from '../../src/solver/client.js';
import { solve } from '../../src/solver/solve.js';
import type { Verdict } from '../../src/solver/solve.js';

/** A question that a controller has asked. */
export interface Asked {
  readonly position: Position;
  readonly signal: AbortSignal | undefined;
}

/** A solver that answers as the test says; by itself as the true one does, at once. */
export function solverNow(
  answer: (position: Position) => Verdict | Promise<Verdict> = (position) =>
    solve(position, { nodes: 20_000 }),
): { readonly source: SolverSource; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const client = {
    async solve(position: Position, { signal }: { signal?: AbortSignal } = {}): Promise<Verdict> {
      asked.push({ position, signal });
      await Promise.resolve();
      signal?.throwIfAborted();
      const verdict = await answer(position);
      signal?.throwIfAborted();
      return verdict;
    },
  };
  // Of the client nothing else is asked.
  return { source: () => Promise.resolve(client as unknown as SolverClient), asked };
}
