import { suits } from '../../engine/card.js';
import type { Pile } from '../../engine/pile.js';
import { pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import type { PileRules } from '../../engine/rules.js';

/** A position's mark: three words. */
export type Fingerprint = readonly [number, number, number];

function mixed(hash: number, value: number): number {
  let next = Math.imul(hash ^ value, 0x9e3779b1);
  next = Math.imul(next ^ (next >>> 15), 0x85ebca6b);
  return next ^ (next >>> 13);
}

const starts = [0x2545f491, 0x6a09e667, 0x3c6ef372] as const;

/**
 * Marks positions so that those that play alike have the same mark: cards count by what they show,
 * the piles of a group in any order, and a foundation that gives nothing back only by what it will
 * take. 96 bits, so that two that differ will not meet in this world.
 */
export class Fingerprints {
  /** Piles are shared by the positions that agree in them, so most are marked already. */
  readonly #ofPile = new WeakMap<Pile, Fingerprint>();

  of(position: Position): Fingerprint {
    const { rules, pass, spent } = position;
    const sums: [number, number, number] = [spent ?? -1, 0, 0];
    if (rules.options.passes !== 'unlimited') sums[1] += pass;
    for (const rule of rules.piles) {
      const mark = this.#pile(position, rule);
      // A sum, so that the order of the piles does not matter.
      sums[0] = (sums[0] + mark[0]) | 0;
      sums[1] = (sums[1] + mark[1]) | 0;
      sums[2] = (sums[2] + mark[2]) | 0;
    }
    return [mixed(sums[0], sums[2]), mixed(sums[1], sums[0]), mixed(sums[2], sums[1])];
  }

  #pile(position: Position, rule: PileRules): Fingerprint {
    const pile = pileOf(position, rule.id);
    const known = this.#ofPile.get(pile);
    if (known) return known;
    const { group } = rule;
    const groupNumber = position.rules.definition.piles.indexOf(group);
    const isSealed = group.kind === 'foundation' && !group.give;
    // Under the top of a pile that gives nothing only the number of cards matters.
    const from = isSealed ? Math.max(0, pile.cards.length - 1) : 0;
    const anySuit = isSealed && group.accept?.build?.suit === 'any';
    const mark = starts.map((start) => {
      let hash = mixed(start, groupNumber * 4096 + pile.closed * 64 + pile.cards.length);
      for (const card of pile.cards.slice(from)) {
        const face = position.faces[card];
        const suit = face && !anySuit ? suits.indexOf(face.suit) : 0;
        // The wildcard in hand shows nothing; a spent card is not what it shows.
        const value = face && card !== position.spent ? face.rank * 4 + suit : 63;
        hash = mixed(hash, value);
      }
      return hash;
    }) as [number, number, number];
    this.#ofPile.set(pile, mark);
    return mark;
  }
}
