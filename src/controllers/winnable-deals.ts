import type { Game } from '../engine/index.js';
import { poolNameOf, provenSeeds } from './proven-seeds.js';
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

/** Deals that are looked at before the search is given up: of the hardest game one in ten is won. */
const mostTries = 40;

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
  /** Searched ahead, for games like this one. */
  #ahead: { readonly like: string; readonly seed: string } | undefined;
  #searching: { readonly like: string; readonly ending: AbortController } | undefined;

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
    const seeds = provenSeeds(game.position.rules);
    const seed = seeds[Math.floor(this.#options.random() * seeds.length)];
    return seed === undefined ? undefined : deal(seed);
  }

  /**
   * Searches for a proven deal, the random one first. If none is found, one of which it is not known.
   * @throws the signal's reason, once it is aborted, or why there is no solver.
   */
  async search(game: Game, deal: (seed: string) => Game, signal: AbortSignal): Promise<Deal> {
    const solver = await this.#options.solver();
    let best: Deal = { game, verdict: 'unwinnable' };
    let tried = game;
    for (let tries = 1; ; tries += 1) {
      const { verdict } = await solver.solve(tried.start, { ...budget, signal });
      if (verdict === 'winnable') return { game: tried, verdict };
      if (verdict === 'unknown' && best.verdict === 'unwinnable') best = { game: tried, verdict };
      if (tries === mostTries) return best;
      tried = deal(this.#options.drawSeed());
    }
  }

  /** Searches ahead for the deal after this one. */
  prepare(game: Game, deal: (seed: string) => Game): void {
    const like = likeOf(game);
    if (this.#ahead?.like === like || this.#searching?.like === like) return;
    this.rest();
    const ending = new AbortController();
    const searching = { like, ending };
    this.#searching = searching;
    this.search(deal(this.#options.drawSeed()), deal, ending.signal).then(
      ({ game: found, verdict }) => {
        if (this.#searching !== searching) return;
        this.#searching = undefined;
        const { seed } = found;
        if (verdict === 'winnable' && seed !== undefined) this.#ahead = { like, seed };
      },
      // Without one the next is searched for when it is wanted.
      () => {
        if (this.#searching === searching) this.#searching = undefined;
      },
    );
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
