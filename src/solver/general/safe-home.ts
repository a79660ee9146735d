import { ranks, suits } from '../../engine/card.js';
import { emptyTakes, noPile } from './compiled-rules.js';
import type { CompiledGroup, CompiledRules, Fits } from './compiled-rules.js';
import { faceCount, rankOfCode, suitOfCode } from './face-code.js';
import type { FaceCode } from './face-code.js';
import { countOf, fromOf, toOf } from './general-move.js';
import type { GeneralMove } from './general-move.js';
import { noCard } from './general-state.js';
import type { GeneralState } from './general-state.js';

/** Where a group's cards may come to lie before they go home, and what that has to do with others. */
interface Roaming {
  /** The tables by which something might lie on a card there, and be carried with it. */
  readonly tables: readonly Fits[];
  /** A pile that a card leaves empty takes another, and what it took would have been that card's. */
  readonly isRefilled: boolean;
  /** While the stock has cards, the card goes nowhere but home. */
  readonly waits: boolean;
}

/**
 * The plays that send a card home which no line could need where it lies, so that a search need try
 * no other: whatever can be done with the card c on the table can be done with c at home. Take any
 * line that wins from a position, and leave out of it what is done with c. It wins from the position
 * with c at home, if the following holds, which is asked here:
 *
 * - Nothing comes back from the foundations, and all of them are ladders: a space takes one rank, and
 *   then rank follows rank. So once a ladder has passed a rank it never takes it again.
 * - c has one place there: each card that fits where c goes has a ladder of its own that waits for it
 *   now, all in one group and alike, and no other group could ever take c. So whichever ladder the
 *   line sends c to, it can be this one, the cards above it changing places with it.
 * - Nothing that is not home fits onto c, or is lifted together with it, wherever c could come to
 *   lie; or any card lies on any other there and in any space, one at a time, so that what lay on c
 *   lies as well on what is under it.
 * - That c is gone brings nothing about: no refill that the line would not have had, no other order
 *   of the stock. The wildcard, which looks at the foundations, has been played.
 *
 * Where one of these cannot be told from the rules alone, no play of that kind is among them.
 */
export class SafeHome {
  /** By source pile; absent where no card is ever sent. */
  readonly #roamings: readonly (Roaming | undefined)[];
  readonly #isRegular: boolean;

  constructor(private readonly state: GeneralState) {
    const { compiled } = state;
    this.#isRegular = hasLadders(state);
    const byGroup = new Map(compiled.groups.map((group) => [group, roamingOf(compiled, group)]));
    this.#roamings = compiled.groupOf.map((group) => byGroup.get(group));
  }

  /** Whether a legal move is such a play. */
  isSafe(move: GeneralMove): boolean {
    const { state } = this;
    const { compiled } = state;
    if (!this.#isRegular || countOf(move) !== 1) return false;
    const from = fromOf(move);
    const target = compiled.groupOf[toOf(move)] as CompiledGroup;
    const roaming = this.#roamings[from];
    if (!target.isFoundation || !roaming) return false;
    if (compiled.wild !== noPile && (state.heights[compiled.wild] as number) > 0) return false;
    const face = state.faces[state.top(from)] as number;
    return (
      this.#leavesQuietly(from, roaming) &&
      this.#carriesNothing(face, roaming) &&
      this.#hasOnePlace(face, toOf(move), target)
    );
  }

  #leavesQuietly(from: number, roaming: Roaming): boolean {
    const { state } = this;
    const { compiled } = state;
    if (from === compiled.waste) {
      const { click, redealFrom, passes } = compiled;
      const comesOneByOne = click && 'to' in click && click.to === from && click.count === 1;
      const isLastPass = state.isStockEmpty && (redealFrom === noPile || state.pass >= passes);
      // Of several cards turned at once each one taken shifts all that follow.
      return comesOneByOne === true || isLastPass;
    }
    if (!roaming.isRefilled || state.isStockEmpty) return true;
    return roaming.waits && (state.heights[from] as number) > 1;
  }

  #carriesNothing(face: FaceCode, { tables }: Roaming): boolean {
    const { away } = this.state;
    for (const fits of tables) {
      for (let guest = 0; guest < faceCount; guest += 1) {
        if ((away[guest] as number) > 0 && fits[guest * faceCount + face] === 1) return false;
      }
    }
    return true;
  }

  #hasOnePlace(face: FaceCode, target: number, group: CompiledGroup): boolean {
    const { state } = this;
    const { compiled, away } = state;
    const top = state.top(target);
    for (const other of compiled.groups) {
      if (other !== group && other.isFoundation && this.#mayTake(other, face)) return false;
    }
    if (top === noCard && group.onePerSuit) {
      let spaces = 0;
      let suitsToBegin = 0;
      for (let pile = group.first; pile < group.end; pile += 1) {
        if (state.heights[pile] === 0) spaces += 1;
      }
      for (let suit = 0; suit < suits.length; suit += 1) {
        if (!state.isSuitBegun(group, suit)) suitsToBegin += 1;
      }
      return spaces >= suitsToBegin && away[face] === 1;
    }
    let places = 0;
    for (let pile = group.first; pile < group.end; pile += 1) {
      const under = state.top(pile);
      const isLike = (under === noCard) === (top === noCard);
      if (isLike && (top === noCard || this.#fits(group, face, under))) places += 1;
    }
    let rivals = 0;
    for (let rival = 0; rival < faceCount; rival += 1) {
      if (away[rival] === 0) continue;
      const fits =
        top === noCard ? rankOfCode(rival) === group.empty : this.#fits(group, rival, top);
      if (fits) rivals += away[rival] as number;
    }
    return rivals <= places;
  }

  #fits(group: CompiledGroup, face: FaceCode, under: number): boolean {
    return group.fits?.[face * faceCount + (this.state.faces[under] as number)] === 1;
  }

  /** Whether a group of ladders, now or later, could take a face. */
  #mayTake(group: CompiledGroup, face: FaceCode): boolean {
    const { state } = this;
    const { fits } = group;
    const isBegun = group.onePerSuit && state.isSuitBegun(group, suitOfCode(face));
    for (let pile = group.first; pile < group.end; pile += 1) {
      const top = state.top(pile);
      if (top === noCard) {
        if (!isBegun) return true;
        continue;
      }
      if (fits && mayReach(fits, state.faces[top] as number, face)) return true;
    }
    return false;
  }
}

/** Whether a face could come to lie on another, or on what is laid on that. */
function mayReach(fits: Fits, under: FaceCode, face: FaceCode): boolean {
  const step = stepOf(fits);
  if ((rankOfCode(face) - rankOfCode(under)) * step <= 0) return false;
  return isAnySuit(fits) || suitOfCode(face) === suitOfCode(under);
}

/** Up or down, where one rank follows the other; 0 where it does not. */
function stepOf(fits: Fits): 1 | -1 | 0 {
  const [low, next] = [0, 1];
  const other = ranks.length;
  const fitsUp = fits[next * faceCount + low] === 1 || fits[(other + next) * faceCount + low] === 1;
  const fitsDown =
    fits[low * faceCount + next] === 1 || fits[(other + low) * faceCount + next] === 1;
  if (fitsUp === fitsDown) return 0;
  return fitsUp ? 1 : -1;
}

/** Whether a card may ever lie on one of another suit. */
function isAnySuit(fits: Fits): boolean {
  const [low, next] = [0, 1];
  const other = ranks.length;
  return (
    fits[(other + next) * faceCount + low] === 1 || fits[(other + low) * faceCount + next] === 1
  );
}

/** Whether nothing comes back from the foundations, and rank follows rank on each. */
function hasLadders(state: GeneralState): boolean {
  const { compiled } = state;
  const { click, refilled, redealFrom, refillFrom } = compiled;
  const fed = click && ('each' in click ? click.each : compiled.groupOf[click.to]);
  if (fed?.isFoundation || refilled?.isFoundation) return false;
  for (const pile of [redealFrom, refillFrom]) {
    if (compiled.groupOf[pile]?.isFoundation) return false;
  }
  return compiled.groups
    .filter((group) => group.isFoundation)
    .every((group) => {
      const { fits, empty, gives } = group;
      const hasBase = empty !== emptyTakes.none && empty !== emptyTakes.any;
      if (gives || !hasBase || !fits || stepOf(fits) === 0) return false;
      for (let pile = group.first; pile < group.end; pile += 1) {
        if ((state.closed[pile] as number) > 0 || !isLadder(state, pile, empty, fits)) return false;
      }
      return true;
    });
}

function isLadder(
  { cards, heights, faces, width }: GeneralState,
  pile: number,
  base: number,
  fits: Fits,
): boolean {
  const list = Array.from(
    cards.subarray(pile * width, pile * width + (heights[pile] as number)),
    (card) => faces[card] as number,
  );
  return list.every((face, index) => {
    const under = list[index - 1];
    return under === undefined ? rankOfCode(face) === base : fits[face * faceCount + under] === 1;
  });
}

/** What a card of a group might do before it goes home; `undefined` where that is too much to tell. */
function roamingOf(compiled: CompiledRules, source: CompiledGroup): Roaming | undefined {
  const { stock, waste, click, redealFrom, refilled, refillFrom, rules } = compiled;
  // Cards laid on the stock come again in an order that depends on each of them.
  if (source.isHome || rules.stock?.group.accept) return undefined;
  const isStock = source.first === stock;
  if (isStock && (click || redealFrom !== noPile || refilled)) return undefined;
  const reached = new Set([source]);
  for (const group of reached) {
    for (const taker of compiled.takers[group.first] ?? []) {
      const taking = compiled.groupOf[taker];
      if (taking && !taking.isHome) reached.add(taking);
    }
  }
  const others = [...reached].filter((group) => group !== source);
  if (others.some(({ first }) => [stock, waste, refillFrom, redealFrom].includes(first))) {
    return undefined;
  }
  if (source.first === waste) {
    // What goes back to the stock is dealt from there, onto whatever takes it.
    if (refilled || (redealFrom !== noPile && redealFrom !== waste)) return undefined;
    if (redealFrom === waste && !(click && 'to' in click && click.to === waste)) return undefined;
  } else if (redealFrom === source.first || refillFrom === source.first) {
    return undefined;
  }
  if (refilled && (others.length > 0 || refillFrom !== stock || redealFrom !== noPile)) {
    return undefined;
  }
  const tables: Fits[] = [];
  for (const { fits, runs, empty, onePerSuit } of reached) {
    const holdsAll = fits?.every((each) => each === 1) === true;
    if (holdsAll && !runs && empty === emptyTakes.any && !onePerSuit) continue;
    if (fits) tables.push(fits);
    if (runs) tables.push(runs);
  }
  const takers = (compiled.takers[source.first] ?? []).map((pile) => compiled.groupOf[pile]);
  return {
    tables,
    isRefilled: refilled === source,
    waits: takers.every((group) => group?.isHome === true || group?.whenStockEmpty === true),
  };
}
