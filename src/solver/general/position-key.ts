import { ranks, suits } from '../../engine/card.js';
import type { CompiledGroup, CompiledRules, Fits } from './compiled-rules.js';
import { faceCount, noFace, rankOfCode, suitOfCode } from './face-code.js';
import type { FaceCode } from './face-code.js';

/** Words of a key: 96 bits, so that two positions that differ will not meet in this world. */
export const keyWords = 3;

/** Numbers without a pattern, the same ones every time for the same seed. */
function noise(seed: number, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let state = seed;
  for (let index = 0; index < count; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    numbers[index] = Math.imul(state, 0x9e3779b1) ^ (state >>> 15);
  }
  return numbers;
}

const factors = Int32Array.of(0x85ebca6b, 0xc2b2ae35, 0x2c1b3c6d);

/** Spreads what a word tells over all its bits, for each word of a key in another way. */
export function mixed(value: number, word: number): number {
  let mix = Math.imul(value ^ (value >>> 16), factors[word] as number);
  mix = Math.imul(mix ^ (mix >>> 13), 0x297a2d39);
  return mix ^ (mix >>> 16);
}

/** How much of a card's suit any rule of the game looks at. */
function suitsThatCount({ rules, wild }: CompiledRules): 'suits' | 'colors' | 'none' {
  const groups = rules.piles.map(({ group }) => group);
  const builds = groups.flatMap(({ accept, give }) => [
    ...(accept?.build ? [accept.build] : []),
    ...(give?.unit === 'run' ? [give.run] : []),
  ]);
  const isSuited =
    wild >= 0 ||
    builds.some(({ suit }) => suit === 'same') ||
    groups.some(({ accept }) => accept?.onePerSuit);
  if (isSuited) return 'suits';
  return builds.some(({ suit }) => suit === 'alternate') ? 'colors' : 'none';
}

/** For each face the first one that no rule can tell from it when it lies on top. */
function alike(fits: Fits | undefined): Uint8Array {
  const classes = new Uint8Array(faceCount);
  if (!fits) return classes;
  // Sums that tell most faces apart: to compare all of what each takes would be felt as a pause.
  const sums = new Int32Array(faceCount);
  for (let face = 0; face < faceCount; face += 1) {
    let sum = 0;
    for (let upper = 0; upper < faceCount; upper += 1) {
      if (fits[upper * faceCount + face] !== 0) sum = (sum * 53 + upper + 1) | 0;
    }
    sums[face] = sum;
  }
  return classes.map((_, face) => {
    let first = sums.indexOf(sums[face] as number);
    while (first < face && !takeTheSame(fits, first, face)) first += 1;
    return first;
  });
}

function takeTheSame(fits: Fits, one: FaceCode, other: FaceCode): boolean {
  for (let upper = 0; upper < faceCount; upper += 1) {
    if (fits[upper * faceCount + one] !== fits[upper * faceCount + other]) return false;
  }
  return true;
}

/**
 * The numbers of which a position's key is made (Zobrist hashing). What no rule can tell apart has
 * the same key: piles of a group in any order, unless the stock is dealt onto them in their order;
 * suits where none counts; and what lies deep in a foundation that gives nothing back.
 */
export class KeyTable {
  /** By card: what it counts as in a key. The wildcard counts as what it shows. */
  readonly classOfCard: Uint8Array;
  readonly classOfFace: Uint8Array;
  /**
   * The words of a key for each place in a pile and class of card, at `classes * place + class` and
   * after it. That they overlap saves two thirds of the table: two sets of cards would still have to
   * agree in three sums that are independent of each other.
   */
  readonly places: Int32Array;
  readonly classes: number;
  /** By pile: its group's words, and its own. */
  readonly groupWords: Int32Array;
  readonly pileWords: Int32Array;
  /** By group and face: what a foundation's top is as good as; empty for groups that are no such. */
  readonly #topClasses = new Map<CompiledGroup, Uint8Array>();
  readonly #countsHeights: boolean;
  readonly #byIdentity: boolean;

  constructor(
    compiled: CompiledRules,
    faces: ArrayLike<FaceCode>,
    readonly width: number,
  ) {
    const { rules, groups, groupOf, pileCount, wild } = compiled;
    const kinds = suitsThatCount(compiled);
    this.classOfFace = Uint8Array.from({ length: faceCount + 1 }, (_, code) => {
      if (code === noFace) return faceCount;
      const suit = suitOfCode(code);
      const kept =
        kinds === 'suits' ? suit : kinds === 'colors' ? (suit === 1 || suit === 2 ? 1 : 0) : 0;
      return kept * ranks.length + rankOfCode(code) - 1;
    });
    // Which of two equal cards the wildcard replaces depends on which they are.
    const byIdentity = wild >= 0 && rules.definition.deck.decks > 1;
    this.#byIdentity = byIdentity;
    this.classOfCard = Uint8Array.from(faces, (code, card) =>
      byIdentity ? faceCount + 1 + card : (this.classOfFace[code] as number),
    );
    this.classes = faceCount + 1 + (byIdentity ? faces.length : 0);
    this.places = noise(0x2545f491, width * this.classes + keyWords - 1);
    this.pileWords = noise(0x6a09e667, pileCount * keyWords);
    this.groupWords = new Int32Array(pileCount * keyWords);
    groupOf.forEach(({ first }, pile) => {
      const words = this.pileWords.subarray(first * keyWords, (first + 1) * keyWords);
      this.groupWords.set(words, pile * keyWords);
    });
    for (const group of groups) {
      if (group.isFoundation && isSealed(compiled, group)) {
        this.#topClasses.set(group, alike(group.fits));
      }
    }
    this.#countsHeights = wild >= 0;
  }

  /** A card shows another face from now on. */
  show(card: number, face: FaceCode): void {
    if (!this.#byIdentity) this.classOfCard[card] = this.classOfFace[face] as number;
  }

  /** Whether of a group's piles only what they will take counts. */
  isSealed(group: CompiledGroup): boolean {
    return this.#topClasses.has(group);
  }

  /** What such a pile will take, as a number. */
  sealed(group: CompiledGroup, height: number, base: FaceCode, top: FaceCode): number {
    if (height === 0) return 0;
    const kept = (this.#topClasses.get(group)?.[top] ?? 0) + 1;
    if (!this.#countsHeights && !group.onePerSuit) return kept;
    // The wildcard goes by the foundation that stands highest.
    const tall = this.#countsHeights ? height : 0;
    return kept + (faceCount + 1) * (suitOfCode(base) + suits.length * tall);
  }
}

/** Whether nothing ever leaves the piles of a group. */
function isSealed({ redealFrom, refillFrom }: CompiledRules, group: CompiledGroup): boolean {
  const has = (pile: number): boolean => pile >= group.first && pile < group.end;
  return !group.gives && !has(redealFrom) && !has(refillFrom);
}
