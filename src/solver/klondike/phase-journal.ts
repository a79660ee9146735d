import { noteBits } from '../visited.js';
import type { Visited } from '../visited.js';
import {
  anyStockDebt,
  dependentsOnly,
  everything,
  isStockDebt,
  nothing,
  stockOnly,
} from './moves.js';
import type { Debt, MoveWriter, Owed } from './moves.js';
import type { KlondikeState } from './state.js';
import type { Journal } from './walk.js';

/** A note holds, for each phase of the draw, the least number of cards on the waste, plus 1. */
const bitsOfPhase = 5;
const phaseMask = 31;

/**
 * Where a search of the game itself has been.
 *
 * Two positions that differ only in how much lies on the waste are compared: the next cards to be
 * had are every `draw`-th from there, so of two places in the same phase the earlier one gives all
 * that the later one does. Where redeals are free, the start gives the least of all.
 */
export class PhaseJournal implements Journal {
  constructor(private readonly visited: Visited) {}

  note(state: KlondikeState, writer: MoveWriter, debt: Debt): Owed | undefined {
    if (!isStockDebt(debt)) return this.#visit(state, debt, everything);
    const { firstWord, secondWord, thirdWord } = state;
    // Without the debt all that may follow with it was tried, and more.
    const free = this.visited.peek(firstWord, secondWord, thirdWord);
    if (isCovered(state, free)) return nothing;
    if (state.anyOrder) return this.#visit(state, debt, everything);
    // What the stock gives next is the same whichever card was laid.
    const stock = this.#visit(state, anyStockDebt, stockOnly);
    if (stock === undefined || !writer.hasDependents(debt)) return stock;
    const dependents = this.#visit(state, debt, dependentsOnly);
    return dependents === undefined ? undefined : stock | dependents;
  }

  /** `owed` for a position to which none as good was noted. */
  #visit(state: KlondikeState, debt: Debt, owed: Owed): Owed | undefined {
    const { visited } = this;
    const key = state.thirdWord | (debt << noteBits);
    const place = visited.find(state.firstWord, state.secondWord, key);
    if (place < 0) return undefined;
    const note = visited.note(place);
    if (isCovered(state, note)) return nothing;
    const phase = (state.drawn % state.draw) * bitsOfPhase;
    visited.setNote(place, (note & ~(phaseMask << phase)) | ((state.drawn + 1) << phase));
    return owed;
  }
}

/** Whether a note tells of a place in the stock as good as the present one. */
function isCovered(state: KlondikeState, note: number): boolean {
  if (note === 0) return false;
  if (state.endless && state.drawn === 0) return true;
  const least = (note >> ((state.drawn % state.draw) * bitsOfPhase)) & phaseMask;
  return least > 0 && least <= state.drawn + 1;
}
