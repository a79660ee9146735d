import type { Game, Move, play } from '../engine/index.js';
import { adviceAtSight, sightOf } from '../solver/sight.js';
import type { Advice, HintReason, Sight } from '../solver/sight.js';
import type { GameController } from './game-controller.js';
import type { SolverSource } from './solver-source.js';
import type { TimeSource } from './time-source.js';

export type { HintReason };

/** How much of a hint the player has been shown: that there is one, where, what. */
export const hintSteps = ['exists', 'where', 'move'] as const;
export type HintStep = (typeof hintSteps)[number];

/** A move for the player, by what he sees; after the game by what was true. */
export interface Hint {
  readonly step: HintStep;
  readonly move: Move;
  /** What it is good for, the most important first. */
  readonly reasons: readonly HintReason[];
}

/** What is shown of a hint. */
export type ShownHint =
  | { readonly type: 'hint'; readonly step: HintStep; readonly game: Game; readonly advice: Advice }
  /** Nothing gets the player any further. */
  | { readonly type: 'none' }
  /** The game knows no hints. */
  | { readonly type: 'contest' }
  /** After the game: whether it could have been won from here. */
  | { readonly type: 'truth'; readonly game: Game; readonly advice: Advice }
  | { readonly type: 'lost' }
  | { readonly type: 'unknown' };

/** Ms that a player waits for a better answer than that of a glance. */
const patience = 80;

/** What is spent on the truth. */
const truthBudget = { nodes: 3_000_000, milliseconds: 20_000 };

interface Inquiry {
  readonly game: Game;
  readonly glance: Advice | undefined;
  readonly thought: Promise<Advice | undefined>;
  readonly abort: AbortController;
  steps: number;
  /** Once it has been shown where, the hint is not changed any more. */
  settled: Advice | undefined;
}

/**
 * Hints in steps: each asks for one more, and any change of the game begins anew. What is shown at
 * once comes from a glance; what is shown where, from a search elsewhere, if it is there in time.
 */
export class HintController {
  #inquiry: Inquiry | undefined;
  shown: ShownHint | undefined;

  constructor(
    private readonly games: GameController,
    private readonly engine: { readonly play: typeof play },
    private readonly solver: SolverSource,
    private readonly time: () => TimeSource,
    /** Told whenever something else is shown. */
    private readonly changed: () => void,
  ) {
    games.listen({ started: () => this.drop(), changed: () => this.drop() });
  }

  /** Shows nothing any more; the next hint begins with its first step. */
  drop(): void {
    this.#inquiry?.abort.abort();
    this.#inquiry = undefined;
    if (this.shown) this.#show(undefined);
  }

  /** The next step of the hint; `undefined` where there is none, or the game has gone on. */
  async next(): Promise<Hint | undefined> {
    const { game } = this.games;
    if (!game || this.games.isPaused) return undefined;
    if (game.options.contest) {
      this.#show({ type: 'contest' });
      return undefined;
    }
    if (game.isOver) return this.#truth(game);
    const inquiry = (this.#inquiry ??= this.#inquire(game));
    const step = hintSteps[Math.min(inquiry.steps, hintSteps.length - 1)] ?? 'move';
    inquiry.steps += 1;
    return step === 'exists' ? this.#first(inquiry) : this.#further(inquiry, step);
  }

  #inquire(game: Game): Inquiry {
    const sight = sightOf(game, this.engine);
    const glance = adviceAtSight(sight);
    const abort = new AbortController();
    const thought = this.#think(sight, abort.signal).catch(() => glance);
    return { game, glance, thought, abort, steps: 0, settled: undefined };
  }

  async #think(sight: Sight, signal: AbortSignal): Promise<Advice | undefined> {
    const solver = await this.solver();
    return solver.advise(sight, { signal });
  }

  async #first(inquiry: Inquiry): Promise<Hint | undefined> {
    const { glance, thought, game } = inquiry;
    // A glance sees no move that only makes room for another, and may look at the stock instead.
    const isPlay = glance?.plan[0]?.type === 'play' || glance?.plan[0]?.type === 'reveal';
    const early = isPlay ? glance : await this.#inTime(inquiry);
    if (this.#inquiry !== inquiry) return undefined;
    if (inquiry.steps === 1) this.#showAdvice('exists', game, early);
    const advice = await thought;
    if (this.#inquiry !== inquiry) return undefined;
    const settled = (inquiry.settled ??= advice);
    if (inquiry.steps === 1 && (!early || !settled)) this.#showAdvice('exists', game, settled);
    return hintOf('exists', settled);
  }

  async #further(inquiry: Inquiry, step: HintStep): Promise<Hint | undefined> {
    inquiry.settled ??= await this.#inTime(inquiry);
    if (this.#inquiry !== inquiry) return undefined;
    this.#showAdvice(step, inquiry.game, inquiry.settled);
    return hintOf(step, inquiry.settled);
  }

  /** What has been thought of, or the glance where that takes too long. */
  async #inTime({ thought, glance }: Inquiry): Promise<Advice | undefined> {
    let cancel: (() => void) | undefined;
    const late = new Promise<Advice | undefined>((resolve) => {
      cancel = this.time().after(patience, () => resolve(glance));
    });
    const advice = await Promise.race([thought, late]);
    cancel?.();
    return advice;
  }

  async #truth(game: Game): Promise<Hint | undefined> {
    if (game.outcome === 'won') return undefined;
    const solver = await this.solver();
    const answer = await solver.solve(game.position, truthBudget);
    if (this.games.game !== game) return undefined;
    switch (answer.verdict) {
      case 'winnable': {
        const advice: Advice = { plan: answer.moves, reasons: [] };
        this.#show({ type: 'truth', game, advice });
        return hintOf('move', advice);
      }
      case 'unwinnable':
        this.#show({ type: 'lost' });
        return undefined;
      case 'unknown':
        this.#show({ type: 'unknown' });
        return undefined;
    }
  }

  #showAdvice(step: HintStep, game: Game, advice: Advice | undefined): void {
    this.#show(advice ? { type: 'hint', step, game, advice } : { type: 'none' });
  }

  #show(shown: ShownHint | undefined): void {
    this.shown = shown;
    this.changed();
  }
}

function hintOf(step: HintStep, advice: Advice | undefined): Hint | undefined {
  const [move] = advice?.plan ?? [];
  return move && advice && { step, move, reasons: advice.reasons };
}
