import { ranks, suits } from '../../engine/card.js';
import type { Face } from '../../engine/card.js';
import { faceOf } from '../../engine/card.js';

/** A face as a number: thirteen to a suit from the ace on, suits C D H S. */
export type FaceCode = number;

export const faceCount = ranks.length * suits.length;

/** What a wildcard shows in the hand: the code after the last. */
export const noFace: FaceCode = ranks.length * suits.length;

export function faceCodeOf({ rank, suit }: Face): FaceCode {
  return suits.indexOf(suit) * ranks.length + rank - 1;
}

/** From 1. */
export function rankOfCode(code: FaceCode): number {
  return (code % ranks.length) + 1;
}

/** From 0, in the order C D H S. */
export function suitOfCode(code: FaceCode): number {
  return Math.floor(code / ranks.length);
}

/** Every face, at its code. */
export const facesByCode: readonly Face[] = suits.flatMap((suit) =>
  ranks.map((rank) => faceOf(rank, suit)),
);
