import type { Move } from '../../engine/move.js';
import type { CompiledRules } from './compiled-rules.js';

/**
 * A move in one number. A play: the pile that cards leave, the one that takes them, and how many
 * they are, at least 1. With a count of 0: something else, told by the place of the taker.
 */
export type GeneralMove = number;

const bitsOfPile = 12;
const pileMask = (1 << bitsOfPile) - 1;

export const others = { reveal: 0, draw: 1, redeal: 2 } as const;

export function packPlay(from: number, to: number, count: number): GeneralMove {
  return from | (to << bitsOfPile) | (count << (2 * bitsOfPile));
}

export const drawMove: GeneralMove = packPlay(0, others.draw, 0);
export const redealMove: GeneralMove = packPlay(0, others.redeal, 0);

export function packReveal(pile: number): GeneralMove {
  return packPlay(pile, others.reveal, 0);
}

export const fromOf = (move: GeneralMove): number => move & pileMask;
export const toOf = (move: GeneralMove): number => (move >> bitsOfPile) & pileMask;
export const countOf = (move: GeneralMove): number => move >> (2 * bitsOfPile);

/** The move in the engine's words. */
export function writtenMove({ ids }: CompiledRules, move: GeneralMove): Move {
  const from = ids[fromOf(move)] ?? '';
  const count = countOf(move);
  if (count > 0) return { type: 'play', from, to: ids[toOf(move)] ?? '', count };
  switch (toOf(move)) {
    case others.reveal:
      return { type: 'reveal', pile: from };
    case others.draw:
      return { type: 'draw' };
    default:
      return { type: 'redeal' };
  }
}

/** A move in the engine's words as one number. */
export function packedMove({ ids }: CompiledRules, move: Move): GeneralMove {
  switch (move.type) {
    case 'play':
      return packPlay(ids.indexOf(move.from), ids.indexOf(move.to), move.count);
    case 'reveal':
      return packReveal(ids.indexOf(move.pile));
    case 'draw':
      return drawMove;
    case 'redeal':
      return redealMove;
  }
}
