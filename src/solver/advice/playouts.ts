import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { compiledRules, noPile } from '../general/compiled-rules.js';
import type { CompiledGroup, CompiledRules } from '../general/compiled-rules.js';
import { countOf, fromOf, others, packedMove, toOf } from '../general/general-move.js';
import type { GeneralMove } from '../general/general-move.js';
import { GeneralMoves } from '../general/general-moves.js';
import { GeneralState } from '../general/general-state.js';
import type { Random } from '../random.js';

/** Moves of a playout at the most: a game of two decks takes no more that get anywhere. */
const longest = 400;

/** Moves in a row that bring no card home, at the most. */
const patience = 60;

/** Moves in a stride. */
const stride = 8;

/** A position from which a game is played on by chance, again and again. */
export class Playouts {
  readonly #compiled: CompiledRules;
  readonly #state: GeneralState;
  readonly #moves: GeneralMoves;

  constructor(start: Position) {
    this.#compiled = compiledRules(start.rules);
    this.#state = new GeneralState(this.#compiled, start);
    this.#moves = new GeneralMoves(this.#state);
  }

  /**
   * The share of the cards that comes home when the game is played on by chance after some moves: home
   * what fits, else a card turned, else any play, else the stock. More than 1 for a win.
   */
  *worthOf(moves: readonly Move[], random: Random): Generator<undefined, number> {
    const state = this.#state;
    const start = state.mark;
    for (const move of moves) state.make(packedMove(this.#compiled, move));
    let idle = 0;
    for (let made = 0; made < longest && idle < patience && state.toGo > 0; made += 1) {
      const move = this.#anyMove(random);
      if (move === undefined) break;
      idle = this.#isHome(move) ? 0 : idle + 1;
      state.make(move);
      if (made % stride === 0) yield undefined;
    }
    const worth = state.toGo === 0 ? 1.5 : this.#homeCount() / this.#compiled.rules.deck.length;
    state.unmake(start);
    return worth;
  }

  #homeCount(): number {
    const { groupOf } = this.#compiled;
    return this.#state.heights.reduce(
      (sum, height, pile) => sum + (groupOf[pile]?.isFoundation ? height : 0),
      0,
    );
  }

  #isHome(move: GeneralMove): boolean {
    return countOf(move) > 0 && this.#compiled.groupOf[toOf(move)]?.isFoundation === true;
  }

  #anyMove(random: Random): GeneralMove | undefined {
    const end = this.#moves.write(0);
    const moves = this.#moves.list.subarray(0, end).filter((move) => !this.#isPointless(move));
    const kinds: readonly ((move: GeneralMove) => boolean)[] = [
      (move) => this.#isHome(move),
      (move) => countOf(move) === 0 && toOf(move) === others.reveal,
      // Runs moved to and fro get nowhere: now and then the stock goes first.
      (move) => countOf(move) > 0 && random.next() < 0.8,
      (move) => countOf(move) === 0,
      () => true,
    ];
    for (const isOfKind of kinds) {
      const some = moves.filter(isOfKind);
      if (some.length > 0) return some[random.below(some.length)];
    }
    return undefined;
  }

  /** A play that only renames piles: see the engine's `isPointless`. */
  #isPointless(move: GeneralMove): boolean {
    const count = countOf(move);
    if (count === 0) return false;
    const { heights } = this.#state;
    const { groupOf, refilled } = this.#compiled;
    const [from, to] = [fromOf(move), toOf(move)];
    const group = groupOf[from] as CompiledGroup;
    if (group !== groupOf[to] || heights[to] !== 0 || heights[from] !== count) return false;
    return group !== refilled || !this.#refills();
  }

  /** Whether a pile that is left empty would be filled. */
  #refills(): boolean {
    const { refillFrom } = this.#compiled;
    const { cards, heights, spent, width } = this.#state;
    if (refillFrom === noPile) return false;
    const first = refillFrom * width;
    return cards
      .subarray(first, first + (heights[refillFrom] as number))
      .some((card) => card !== spent);
  }
}
