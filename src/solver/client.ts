import { engineVersion } from '../engine/engine-version.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { AdviceOptions } from './advice/advise.js';
import { writtenKnown } from './advice/written-known.js';
import type { VisibleOptions } from './parking/visible-move.js';
import { written } from './question.js';
import type { AnswerTo, Question } from './question.js';
import type { Advice, Sight } from './sight.js';
import type { Budget, Verdict } from './solve.js';
import { ThreadPool } from './thread-pool.js';
import type { Asking } from './thread-pool.js';
import { openSlices, openWorker } from './threads.js';

/** What a search in a page may cost, who may end it, and who hears of it. */
export type PageBudget = Asking & Pick<Budget, 'nodes' | 'milliseconds' | 'memory'>;

/** Bytes that a search may hold; on a phone they are few. */
const memoryOfSearch = 96 * 2 ** 20;

/**
 * The solver for a page: what is asked is thought of in a worker, or where none is allowed in slices
 * of the page's own time, and never delays what the page does. A question is taken back by the
 * signal given with it.
 */
export class SolverClient {
  constructor(private readonly pool: ThreadPool) {}

  /**
   * Whether a position can be won, and how: `solve`, elsewhere.
   * @throws RangeError for a position with unknown cards; the signal's reason, once it is aborted.
   */
  solve(
    position: Position,
    { nodes, milliseconds, memory = memoryOfSearch, ...asking }: PageBudget = {},
  ): Promise<Verdict> {
    return this.#ask(
      {
        kind: 'solve',
        position: written(position),
        ...(nodes === undefined ? {} : { nodes }),
        ...(milliseconds === undefined ? {} : { milliseconds }),
        memory,
      },
      asking,
    );
  }

  /**
   * A good move by what the player sees: `visibleMove`, elsewhere. It is urgent.
   * @throws the signal's reason, once it is aborted.
   */
  visibleMove(
    position: Position,
    { samples, seed, ...asking }: Asking & VisibleOptions = {},
  ): Promise<Move | undefined> {
    return this.#ask(
      {
        kind: 'visible-move',
        position: written(position),
        ...(samples === undefined ? {} : { samples }),
        ...(seed === undefined ? {} : { seed }),
      },
      { isUrgent: true, ...asking },
    );
  }

  /**
   * A good move by what the player sees of a game, elsewhere: see `advising`. It is urgent.
   * @throws the signal's reason, once it is aborted.
   * @internal
   */
  advise(
    { known, traces }: Sight,
    { worlds, seed, ...asking }: Asking & Omit<AdviceOptions, 'traces'> = {},
  ): Promise<Advice | undefined> {
    return this.#ask(
      {
        kind: 'advice',
        known: writtenKnown(known),
        traces,
        ...(worlds === undefined ? {} : { worlds }),
        ...(seed === undefined ? {} : { seed }),
      },
      { isUrgent: true, ...asking },
    );
  }

  async #ask<Asked extends Question>(question: Asked, asking: Asking): Promise<AnswerTo<Asked>> {
    // A thinker answers each kind of question in its kind.
    return (await this.pool.ask(question, asking)) as AnswerTo<Asked>;
  }
}

/** Threads of a page at a time: one is left to the page, and memory is not without end. */
function workers(): number {
  // A server that makes the page ready may have none.
  const cores = 'navigator' in globalThis ? navigator.hardwareConcurrency : 1;
  return Math.max(1, Math.min(2, cores - 1));
}

const shared = Symbol.for(`solitaire-game/solver@${engineVersion}`);

/**
 * The one client of a page: every game on it shares its threads, whichever script brought it. They
 * are begun with the first question, and let go when there has been none for a while.
 */
export function solverClient(): SolverClient {
  const page: Record<symbol, SolverClient | undefined> = globalThis;
  return (page[shared] ??= new SolverClient(
    new ThreadPool({
      ways: [
        { open: openWorker, limit: workers() },
        { open: openSlices, limit: 1 },
      ],
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        // A number in a page; in Node what would keep the process from its end.
        (Object(timer) as { unref?(): void }).unref?.();
        return () => clearTimeout(timer);
      },
    }),
  ));
}
