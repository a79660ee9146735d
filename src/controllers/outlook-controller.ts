import { formatMove } from '../engine/index.js';
import type { Game, Move, Position } from '../engine/index.js';
import type { SolverSource } from './solver-source.js';
import type { DealVerdict } from './winnable-deals.js';

/** What is known of a position. */
interface Outlook {
  readonly verdict: DealVerdict;
  /** The moves to the win, where they are known. */
  readonly line: readonly Move[];
}

/** What is known, by position: an undo leads back to the same one. */
export type Outlooks = WeakMap<Position, Outlook>;

/** What a search of one position may cost. */
const budget = { milliseconds: 8000 };

interface OutlookOptions {
  readonly solver: SolverSource;
  readonly known: Outlooks;
  /** An answer has come. */
  readonly changed: () => void;
  /** None will come: there is no solver. */
  readonly failed: (error: unknown) => void;
}

/**
 * Knows of one moment of a game whether it can be won from there, all cards known. It thinks in the
 * background, and thinks no more of what is past.
 */
export class OutlookController {
  readonly #options: OutlookOptions;
  #position: Position | undefined;
  #game: Game | undefined;
  #ending: AbortController | undefined;

  constructor(options: OutlookOptions) {
    this.#options = options;
  }

  /**
   * Looks at a position; `undefined` while it is being thought about.
   * @param game in which it is the last one: what is known of those before it may tell enough.
   */
  look(position: Position, game?: Game): DealVerdict | undefined {
    const { known } = this.#options;
    if (this.#position !== position) {
      const before = this.#game;
      this.rest();
      this.#position = position;
      this.#game = game;
      const inherited = known.has(position) ? undefined : this.#inherited(before, game);
      if (inherited) known.set(position, inherited);
      if (!known.has(position)) void this.#think(position);
    }
    return known.get(position)?.verdict;
  }

  /** Thinks of nothing any more. */
  rest(): void {
    this.#ending?.abort();
    this.#ending = this.#position = this.#game = undefined;
  }

  /** What follows from what was known before: what is lost stays so, and a line goes on. */
  #inherited(before: Game | undefined, now: Game | undefined): Outlook | undefined {
    const { known } = this.#options;
    const deal = now && known.get(now.start);
    if (deal?.verdict === 'unwinnable') return deal;
    const outlook = before && known.get(before.position);
    if (!outlook || before.start !== now?.start) return undefined;
    const entries = now.logSince(before);
    const isPlayed = entries.every(({ cause }) => cause !== 'undo' && cause !== 'redo');
    if (entries.length === 0 || !isPlayed) return undefined;
    const { verdict, line } = outlook;
    if (verdict === 'unwinnable') return outlook;
    const moves = entries.flatMap(({ move }) => (move ? [formatMove(move)] : []));
    const isOnIt = moves.every((move, index) => {
      const next = line[index];
      return next && formatMove(next) === move;
    });
    return isOnIt ? { verdict, line: line.slice(moves.length) } : undefined;
  }

  async #think(position: Position): Promise<void> {
    const { solver, known, changed, failed } = this.#options;
    const ending = new AbortController();
    this.#ending = ending;
    const { signal } = ending;
    try {
      const client = await solver();
      const answer = await client.solve(position, { ...budget, signal });
      const line = answer.verdict === 'winnable' ? answer.moves : [];
      known.set(position, { verdict: answer.verdict, line });
    } catch (error) {
      if (signal.aborted) return;
      known.set(position, { verdict: 'unknown', line: [] });
      failed(error);
    }
    if (!signal.aborted) changed();
  }
}
