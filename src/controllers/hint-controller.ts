import { atOnce } from '../engine/at-once.js';
import type { Game, Move, play } from '../engine/index.js';
import { glancing, seeingPlay, sightOf, Trail } from '../solver/sight.js';
import type { Advice, HintReason, Sight } from '../solver/sight.js';
import type { GameController } from './game-controller.js';
import { afterPicture, atLeisure } from './leisure.js';
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
  /** There is a move; which one is still thought about. */
  | { readonly type: 'exists' }
  | { readonly type: 'hint'; readonly step: HintStep; readonly game: Game; readonly advice: Advice }
  /** Nothing gets the player any further. */
  | { readonly type: 'none' }
  /** The game knows no hints. */
  | { readonly type: 'contest' }
  /** After the game: the truth is searched for. */
  | { readonly type: 'searching' }
  /** Whether it could have been won from here. */
  | { readonly type: 'truth'; readonly game: Game; readonly advice: Advice }
  | { readonly type: 'lost' }
  | { readonly type: 'unknown' };

/** Ms from the wish on that a player waits for a better answer than that of a glance. */
const patience = 25;

/** Ms after a move until a hint is prepared: the move comes first. */
const rest = 250;

/** Ms after which a search is taken for one that never answers. */
const longest = 5000;

/** What is spent on the truth. */
const truthBudget = { nodes: 3_000_000, milliseconds: 20_000 };

/** What is known of a game before any search. */
interface Outset {
  readonly game: Game;
  readonly sight: Sight;
  /** Whether a play that leads on is seen at a glance. */
  readonly isSeen: boolean;
  /** Where none is: what a glance tells, once it has been taken. */
  readonly glance?: Advice | undefined;
}

interface Inquiry extends Outset {
  readonly thought: Promise<Advice | undefined>;
  readonly abort: AbortController;
  steps: number;
  /** Once it has been shown where, the hint is not changed any more. */
  settled: Advice | undefined;
}

/**
 * Hints in steps: each asks for one more, and any change of the game begins anew. What is shown at
 * once comes from a glance, prepared while the player thinks; what is shown where, from a search
 * elsewhere, if it is there in time.
 */
export class HintController {
  readonly #trail: Trail;
  #outset: Outset | undefined;
  #cancel: (() => void) | undefined;
  #inquiry: Inquiry | undefined;
  /** The search for the truth. */
  #search: AbortController | undefined;
  shown: ShownHint | undefined;

  constructor(
    private readonly games: GameController,
    engine: { readonly play: typeof play },
    private readonly solver: SolverSource,
    private readonly time: () => TimeSource,
    /** Told whenever something else is shown. */
    private readonly changed: () => void,
  ) {
    this.#trail = new Trail(engine);
    const begin = (): void => {
      this.drop();
      this.prepare();
    };
    games.listen({ started: begin, changed: begin });
  }

  /** Gets ready for a hint, beside all else that the page does. */
  prepare(): void {
    this.#cancel?.();
    const { game } = this.games;
    if (!game || game.isOver || game.options.contest) return;
    this.#cancel = this.time().after(rest, () => {
      this.#cancel = atLeisure(this.time(), this.#glancing(game), (outset) => {
        this.#outset = outset;
        // Its script, and no thread yet: that is begun with the first question.
        void this.solver().catch(() => undefined);
      });
    });
  }

  /** Shows nothing any more; the next hint begins with its first step. */
  drop(): void {
    this.#cancel?.();
    this.#search?.abort();
    this.#inquiry?.abort.abort();
    this.#inquiry = this.#search = undefined;
    if (this.shown) this.#show(undefined);
  }

  /** The next step of the hint; `undefined` where there is none, or the game has gone on. */
  async next(): Promise<Hint | undefined> {
    const { game } = this.games;
    const asked = this.time().now();
    if (!game || this.games.isPaused) return undefined;
    if (game.options.contest) {
      this.#show({ type: 'contest' });
      return undefined;
    }
    if (game.isOver) return this.#truth(game);
    const inquiry = (this.#inquiry ??= this.#inquire(game));
    const step = hintSteps[Math.min(inquiry.steps, hintSteps.length - 1)] ?? 'move';
    inquiry.steps += 1;
    const end = asked + patience;
    return step === 'exists' ? this.#first(inquiry, end) : this.#further(inquiry, step, end);
  }

  *#looking(game: Game): Generator<undefined, Outset> {
    const sight = sightOf(game, yield* this.#trail.following(game));
    yield undefined;
    return { game, sight, isSeen: yield* seeingPlay(sight) };
  }

  *#glancing(game: Game): Generator<undefined, Outset> {
    const outset = yield* this.#looking(game);
    return outset.isSeen ? outset : { ...outset, glance: yield* glancing(outset.sight) };
  }

  #inquire(game: Game): Inquiry {
    this.#cancel?.();
    const outset = this.#outset?.game === game ? this.#outset : atOnce(this.#looking(game));
    this.#outset = outset;
    const abort = new AbortController();
    const { signal } = abort;
    const thought = this.#think(outset.sight, signal).catch(() =>
      signal.aborted ? undefined : glanceOf(outset),
    );
    return { ...outset, thought, abort, steps: 0, settled: undefined };
  }

  async #think(sight: Sight, signal: AbortSignal): Promise<Advice | undefined> {
    // A thread takes a while to begin, and what is said first is known without it.
    await afterPicture();
    const solver = await this.solver();
    return solver.advise(sight, { signal });
  }

  async #first(inquiry: Inquiry, end: number): Promise<Hint | undefined> {
    const { isSeen, game } = inquiry;
    // That there is none is said by a glance only where a search takes too long.
    const early = isSeen ? undefined : (glanceOf(inquiry) ?? (await this.#inTime(inquiry, end)));
    if (this.#inquiry !== inquiry) return undefined;
    if (isSeen) this.#show({ type: 'exists' });
    else if (inquiry.steps === 1) this.#showAdvice('exists', game, early);
    const advice = await this.#inTime(inquiry, this.time().now() + longest);
    if (this.#inquiry !== inquiry) return undefined;
    const settled = (inquiry.settled ??= advice);
    // A glance sees no move that only makes room for another, and may look at the stock instead.
    const isRight = isSeen ? settled : kindOf(settled) === kindOf(early);
    if (inquiry.steps === 1 && !isRight) this.#showAdvice('exists', game, settled);
    return hintOf('exists', settled);
  }

  async #further(inquiry: Inquiry, step: HintStep, end: number): Promise<Hint | undefined> {
    inquiry.settled ??= await this.#inTime(inquiry, end);
    if (this.#inquiry !== inquiry) return undefined;
    this.#showAdvice(step, inquiry.game, inquiry.settled);
    return hintOf(step, inquiry.settled);
  }

  /** What has been thought of until a time, or else what a glance tells. */
  async #inTime(inquiry: Inquiry, end: number): Promise<Advice | undefined> {
    let cancel: (() => void) | undefined;
    const late = new Promise<Advice | undefined>((resolve) => {
      const time = this.time();
      cancel = time.after(end - time.now(), () => resolve(glanceOf(inquiry)));
    });
    const advice = await Promise.race([inquiry.thought, late]);
    cancel?.();
    return advice;
  }

  /** Asked for again while it is searched for, the search is given up. */
  async #truth(game: Game): Promise<Hint | undefined> {
    if (this.#search) {
      this.drop();
      this.#show({ type: 'unknown' });
      return undefined;
    }
    if (game.outcome === 'won') return undefined;
    const search = (this.#search = new AbortController());
    this.#show({ type: 'searching' });
    let found: ShownHint = { type: 'unknown' };
    try {
      const solver = await this.solver();
      const { signal } = search;
      const answer = await solver.solve(game.position, { ...truthBudget, signal, isUrgent: true });
      if (answer.verdict === 'winnable') {
        found = { type: 'truth', game, advice: { plan: answer.moves, reasons: [] } };
      } else if (answer.verdict === 'unwinnable') found = { type: 'lost' };
    } catch (error) {
      if (search.signal.aborted) return undefined;
      this.#search = undefined;
      this.#show(found);
      throw error;
    }
    if (this.#search !== search) return undefined;
    this.#search = undefined;
    this.#show(found);
    return found.type === 'truth' ? hintOf('move', found.advice) : undefined;
  }

  #showAdvice(step: HintStep, game: Game, advice: Advice | undefined): void {
    this.#show(advice ? { type: 'hint', step, game, advice } : { type: 'none' });
  }

  #show(shown: ShownHint | undefined): void {
    this.shown = shown;
    this.changed();
  }
}

function glanceOf({ sight, glance }: Outset): Advice | undefined {
  return glance ?? atOnce(glancing(sight));
}

/** What the first step of a hint tells of advice: that there is none, or to lay a card or look at the stock. */
function kindOf(advice: Advice | undefined): 'stock' | 'table' | undefined {
  const [move] = advice?.plan ?? [];
  return move && (move.type === 'draw' || move.type === 'redeal' ? 'stock' : 'table');
}

function hintOf(step: HintStep, advice: Advice | undefined): Hint | undefined {
  const [move] = advice?.plan ?? [];
  return move && advice && { step, move, reasons: advice.reasons };
}
