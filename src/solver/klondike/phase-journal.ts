import type { Visited } from '../visited.js';
import { isStockDebt, noDebt } from './moves.js';
import type { Debt } from './moves.js';
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

  note(state: KlondikeState, debt: Debt): boolean | undefined {
    const { visited } = this;
    const { firstWord, secondWord, thirdWord } = state;
    if (state.anyOrder) {
      const place = visited.find(firstWord, secondWord, thirdWord);
      if (place < 0) return undefined;
      const note = visited.note(place);
      const own = 1 << debt;
      // Without the debt for a stock card all that may follow with it was tried, and more.
      if ((note & (isStockDebt(debt) ? own | 1 : own)) !== 0) return false;
      visited.setNote(place, note | own);
      return true;
    }
    /*
     * Where a stock card was just laid, what has nothing to do with it goes before it, on another way to
     * the same: so of that position, too, nothing more is owed, whichever way leads to it.
     */
    const owed = isStockDebt(debt) ? noDebt : debt;
    const place = visited.find(firstWord, secondWord, thirdWord | owed);
    if (place < 0) return undefined;
    const note = visited.note(place);
    if (isCovered(state, note)) return false;
    visited.setNote(place, noted(state, note));
    return true;
  }
}

/** A note with the present place in the stock put down. */
function noted(state: KlondikeState, note: number): number {
  const phase = (state.drawn % state.draw) * bitsOfPhase;
  return (note & ~(phaseMask << phase)) | ((state.drawn + 1) << phase);
}

/** Whether a note tells of a place in the stock as good as the present one. */
function isCovered(state: KlondikeState, note: number): boolean {
  if (note === 0) return false;
  if (state.endless && state.drawn === 0) return true;
  const least = (note >> ((state.drawn % state.draw) * bitsOfPhase)) & phaseMask;
  return least > 0 && least <= state.drawn + 1;
}
