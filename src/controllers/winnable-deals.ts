import type { Game } from '../engine/index.js';
import { poolNameOf, provenSeeds } from '../engine/variants/proven-seeds.js';
import type { SolverSource } from './solver-source.js';

/** What is known of a deal; `unknown` when the search for an answer was given up. */
export type DealVerdict = 'winnable' | 'unwinnable' | 'unknown';

/** A deal, with what is known of it. */
export interface Deal {
  readonly game: Game;
  readonly verdict: DealVerdict;
}

/** What a search of one deal may cost. */
const budget = { nodes: 200_000, milliseconds: 2000 };

/** Deals and ms of search until it is given up: of the hardest game one deal in fifty is won, and soon. */
const mostTries = 400;
const mostMilliseconds = 30_000;

interface WinnableDealsOptions {
  readonly solver: SolverSource;
  /** A number from 0 up to 1, by chance. */
  readonly random: () => number;
  readonly drawSeed: () => string;
}

/**
 * Deals that are proven winnable. The first one is out of a pool, the next is searched for while it is
 * played, so that there is no wait for either; only where there is no pool is the first searched for.
 */
export class WinnableDeals {
  readonly #options: WinnableDealsOptions;
  /** Of the pools. */
  readonly #dealt = new Set<string>();
  /** Searched ahead, for games like this one. */
  #ahead: { readonly like: string; readonly seed: string } | undefined;
  #searching:
    | {
        readonly like: string;
        readonly ending: AbortController;
        /** Done when nothing is searched for any more; what was found is ahead then. */
        readonly done: Promise<void>;
      }
    | undefined;

  constructor(options: WinnableDealsOptions) {
    this.#options = options;
  }

  /** A proven deal that is at hand in place of a random one. */
  atHand(game: Game, deal: (seed: string) => Game): Game | undefined {
    const ahead = this.#ahead;
    if (ahead?.like === likeOf(game)) {
      this.#ahead = undefined;
      return deal(ahead.seed);
    }
    // Of a pool that all can read a player could learn every deal.
    if (game.options.contest) return undefined;
    const seed = this.#drawnFrom(provenSeeds(game.position.rules));
    return seed === undefined ? undefined : deal(seed);
  }

  /** One by chance, and none a second time before all have been dealt. */
  #drawnFrom(pool: readonly string[]): string | undefined {
    if (pool.every((seed) => this.#dealt.has(seed))) {
      for (const seed of pool) this.#dealt.delete(seed);
    }
    const seeds = pool.filter((seed) => !this.#dealt.has(seed));
    const seed = seeds[Math.floor(this.#options.random() * seeds.length)];
    if (seed !== undefined) this.#dealt.add(seed);
    return seed;
  }

  /**
   * Searches for a proven deal, the random one first, or waits for the one that is searched for
   * ahead, whichever is found sooner. If none is found, one of which it is not known.
   * @throws the signal's reason, once it is aborted, or why there is no solver.
   */
  async search(game: Game, deal: (seed: string) => Game, signal: AbortSignal): Promise<Deal> {
    signal.throwIfAborted();
    const ending = new AbortController();
    const end = (): void => ending.abort(signal.reason);
    signal.addEventListener('abort', end);
    try {
      return await Promise.race([
        this.#try(game, deal, { signal: ending.signal, isUrgent: true }),
        this.#comingOf(game, deal),
      ]);
    } finally {
      signal.removeEventListener('abort', end);
      ending.abort();
    }
  }

  /** What is being searched for ahead, once it is found; else nothing ever comes of it. */
  async #comingOf(game: Game, deal: (seed: string) => Game): Promise<Deal> {
    const like = likeOf(game);
    if (this.#searching?.like === like) {
      await this.#searching.done;
      const ahead = this.#ahead;
      if (ahead?.like === like) {
        this.#ahead = undefined;
        return { game: deal(ahead.seed), verdict: 'winnable' };
      }
    }
    return new Promise(() => undefined);
  }

  async #try(
    game: Game,
    deal: (seed: string) => Game,
    asking: { readonly signal: AbortSignal; readonly isUrgent: boolean },
  ): Promise<Deal> {
    const solver = await this.#options.solver();
    let best: Deal = { game, verdict: 'unwinnable' };
    let tried = game;
    let took = 0;
    for (let tries = 1; ; tries += 1) {
      const { verdict, spent } = await solver.solve(tried.start, { ...budget, ...asking });
      took += spent.milliseconds ?? 0;
      if (verdict === 'winnable') return { game: tried, verdict };
      if (verdict === 'unknown' && best.verdict === 'unwinnable') best = { game: tried, verdict };
      if (tries === mostTries || took > mostMilliseconds) return best;
      tried = deal(this.#options.drawSeed());
    }
  }

  /** Searches ahead for the deal after this one. */
  prepare(game: Game, deal: (seed: string) => Game): void {
    const like = likeOf(game);
    if (this.#ahead?.like === like || this.#searching?.like === like) return;
    this.rest();
    const ending = new AbortController();
    const { signal } = ending;
    const found = this.#try(deal(this.#options.drawSeed()), deal, { signal, isUrgent: false });
    const done = found.then(
      ({ game: { seed }, verdict }) => {
        if (this.#searching?.ending !== ending) return;
        this.#searching = undefined;
        if (verdict === 'winnable' && seed !== undefined) this.#ahead = { like, seed };
      },
      // Without one the next is searched for when it is wanted.
      () => {
        if (this.#searching?.ending === ending) this.#searching = undefined;
      },
    );
    this.#searching = { like, ending, done };
  }

  /** Searches no longer. */
  rest(): void {
    this.#searching?.ending.abort();
    this.#searching = undefined;
  }
}

/** Games of which a seed deals the same, with the same chances. */
function likeOf({ position }: Game): string {
  return poolNameOf(position.rules);
}
