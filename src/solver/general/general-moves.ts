import { emptyTakes, flips, noPile } from './compiled-rules.js';
import type { CompiledGroup } from './compiled-rules.js';
import { faceCount, noFace, rankOfCode, suitOfCode } from './face-code.js';
import { drawMove, packPlay, packReveal, redealMove } from './general-move.js';
import type { GeneralState } from './general-state.js';

/** Where a pile's top lies face down. */
const closedTop = noFace + 1;

/** Writes down the legal moves of a position: those of the engine, in its order. */
export class GeneralMoves {
  list = new Int32Array(1 << 12);
  #end = 0;
  /** By pile: the face of its top; `noFace` for a space. */
  readonly #tops: Uint8Array;

  constructor(private readonly state: GeneralState) {
    this.#tops = new Uint8Array(state.compiled.pileCount);
  }

  /** Writes the moves from `start` on; the place after the last is returned. */
  write(start: number): number {
    const { state } = this;
    const { compiled } = state;
    this.#end = start;
    if (compiled.wild !== noPile && (state.heights[compiled.wild] as number) > 0)
      state.markPlayed();
    this.#lookAtTops();
    for (let pile = 0; pile < compiled.pileCount; pile += 1) {
      const group = compiled.groupOf[pile] as CompiledGroup;
      if (state.isTopClosed(pile)) {
        if (group.flip === flips.manual) this.#add(packReveal(pile));
      } else if (group.gives && (state.heights[pile] as number) > 0) {
        if (group.isWild) this.#wild(pile);
        else this.#plays(pile, group);
      }
    }
    const { click, redealFrom, passes } = compiled;
    if (!state.isStockEmpty) {
      if (click) this.#add(drawMove);
    } else if (redealFrom !== noPile && (state.heights[redealFrom] as number) > 0) {
      if (state.pass < passes) this.#add(redealMove);
    }
    return this.#end;
  }

  #lookAtTops(): void {
    const { cards, closed, faces, heights, width } = this.state;
    for (let pile = 0; pile < heights.length; pile += 1) {
      const height = heights[pile] as number;
      let top: number = noFace;
      if (height > 0) {
        const isClosed = closed[pile] === height;
        top = isClosed ? closedTop : (faces[cards[pile * width + height - 1] as number] as number);
      }
      this.#tops[pile] = top;
    }
  }

  /** How many cards of a pile, from the top, may be lifted together. */
  #runLength(pile: number, { runs }: CompiledGroup): number {
    if (!runs) return 1;
    const { cards, faces, heights, closed, width } = this.state;
    const row = pile * width;
    const least = row + (closed[pile] as number);
    let place = row + (heights[pile] as number) - 1;
    const top = place;
    while (place > least) {
      const upper = faces[cards[place] as number] as number;
      const under = faces[cards[place - 1] as number] as number;
      if (runs[upper * faceCount + under] === 0) break;
      place -= 1;
    }
    return top - place + 1;
  }

  #plays(source: number, group: CompiledGroup): void {
    const { state } = this;
    const { cards, faces, heights, width, compiled } = state;
    const { takers: late, earlyTakers } = compiled;
    const takers = (state.isStockEmpty ? late : earlyTakers)[source] as readonly number[];
    if (takers.length === 0) return;
    const tops = this.#tops;
    const { groupOf } = compiled;
    const longest = this.#runLength(source, group);
    const above = source * width + (heights[source] as number);
    for (let count = 1; count <= longest; count += 1) {
      const lead = faces[cards[above - count] as number] as number;
      const row = lead * faceCount;
      for (const target of takers) {
        const top = tops[target] as number;
        const taking = groupOf[target] as CompiledGroup;
        if (top === noFace) {
          if (!this.#takesInSpace(taking, lead)) continue;
        } else if (top === closedTop || taking.fits?.[row + top] !== 1) {
          continue;
        }
        if (taking.single && count > 1) continue;
        this.#add(packPlay(source, target, count));
      }
    }
  }

  #takesInSpace(group: CompiledGroup, lead: number): boolean {
    if (group.empty !== emptyTakes.any && group.empty !== rankOfCode(lead)) return false;
    return !group.onePerSuit || !this.state.isSuitBegun(group, suitOfCode(lead));
  }

  #wild(pile: number): void {
    const { state } = this;
    for (const target of state.compiled.takers[pile] ?? []) {
      if (state.wildFace(target) !== noFace) this.#add(packPlay(pile, target, 1));
    }
  }

  #add(move: number): void {
    if (this.#end === this.list.length) {
      const longer = new Int32Array(this.list.length * 2);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.#end] = move;
    this.#end += 1;
  }
}
