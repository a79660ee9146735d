import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import { settingUp } from './search-of.js';

/** What a search may cost, and who may end it. */
export interface Budget {
  /** Positions to look at, a whole number from 0 on; without a limit when absent. */
  readonly nodes?: number;
  /** Bytes that the search may hold, from 0 on; it takes some 2 kB however few they are. */
  readonly memory?: number;
  /** Milliseconds, from 0 on, by the clock that is given, without which there are none. */
  readonly milliseconds?: number;
  /** A clock in milliseconds; the solver has none of its own. */
  readonly now?: () => number;
  /** Asked now and then; the search ends when it says so. */
  readonly shouldStop?: () => boolean;
  readonly onProgress?: (spent: Spent) => void;
}

/** What a search has cost. */
export interface Spent {
  /** Positions looked at. */
  readonly nodes: number;
  /** Bytes held. */
  readonly memory: number;
  /** By the clock that was given; absent without one. */
  readonly milliseconds?: number;
}

export type Verdict =
  /** The moves lead from the position to the win; the engine takes each of them. */
  | { readonly verdict: 'winnable'; readonly moves: readonly Move[]; readonly spent: Spent }
  /** Proven: no moves lead to a win. */
  | { readonly verdict: 'unwinnable'; readonly spent: Spent }
  | { readonly verdict: 'unknown'; readonly spent: Spent };

/** Bytes that a search may hold where its budget does not say. */
export const defaultMemory = 200 * 2 ** 20;

/** A limit that is none would never end a search, or end it elsewhere than it says. */
function checkBudget({ nodes, memory, milliseconds, now }: Budget): void {
  for (const [name, limit] of Object.entries({ nodes, memory, milliseconds })) {
    if (limit === undefined || limit === Infinity) continue;
    const isCount = name === 'nodes';
    if (limit >= 0 && (!isCount || Number.isInteger(limit))) continue;
    const allowed = `a ${isCount ? 'whole ' : ''}number from 0 on`;
    throw new RangeError(`${name}: ${limit} is not allowed; allowed: ${allowed}`);
  }
  if (milliseconds !== undefined && milliseconds < Infinity && !now) {
    throw new RangeError('milliseconds are counted by a clock: now is missing');
  }
}

/** Positions between two looks at the clock: some milliseconds' work. */
const defaultStride = 2048;

/**
 * Whether a position can be won, and how. All its cards must be known; where they are not, fill in
 * `faces` first.
 *
 * With a budget in nodes and memory alone the answer is the same every time. `unwinnable` is only
 * said when everything was tried. A limit of 0, what is left when all is spent, is answered by
 * `unknown` at once.
 * @throws RangeError for a position with unknown cards, a limit that is not allowed, and for
 * milliseconds without a clock.
 */
export function solve(position: Position, budget: Budget = {}): Verdict {
  const thinking = solving(position, budget);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (value) budget.onProgress?.(value);
  }
}

/**
 * The same in strides, for a thread that has other things to do: it may be left after each and taken
 * up again, or never.
 * @param stride how many positions the next one has; the verdict doesn't depend on it.
 * @throws RangeError for a position with unknown cards, a limit that is not allowed, and for
 * milliseconds without a clock.
 */
export function* solving(
  position: Position,
  budget: Omit<Budget, 'onProgress'>,
  stride: () => number = () => defaultStride,
): Generator<Spent | undefined, Verdict> {
  const { nodes = Infinity, milliseconds = Infinity, memory = defaultMemory } = budget;
  const { now, shouldStop } = budget;
  checkBudget(budget);
  const start = now?.() ?? 0;
  const search = yield* settingUp(position, memory);
  const spent = (): Spent => ({
    // One that is set up has looked at its position.
    nodes: Math.min(search.nodes, nodes),
    memory: search.bytes,
    ...(now ? { milliseconds: now() - start } : {}),
  });
  if (nodes === 0 || milliseconds === 0 || memory === 0) {
    return { verdict: 'unknown', spent: spent() };
  }
  // To set a search up, and to write down its line, takes as long as a stride or two.
  yield undefined;
  for (;;) {
    const ending = search.advance(Math.min(stride(), nodes - search.nodes));
    if (ending === 'won') {
      yield undefined;
      const moves = search.writing ? yield* search.writing() : search.line();
      return { verdict: 'winnable', moves, spent: spent() };
    }
    if (ending === 'lost') return { verdict: 'unwinnable', spent: spent() };
    const isOver =
      ending === 'full' ||
      search.nodes >= nodes ||
      (now !== undefined && now() - start >= milliseconds) ||
      shouldStop?.() === true;
    if (isOver) return { verdict: 'unknown', spent: spent() };
    yield spent();
  }
}
