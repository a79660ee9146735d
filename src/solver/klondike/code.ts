import { suits } from '../../engine/card.js';
import type { Face, Suit } from '../../engine/card.js';

/** A card as a number: four to a rank, from the ace of clubs (0), suits C D H S. */
export type Code = number;

/**
 * The two cards of one rank and colour as a number. Both may be laid on the same cards and take the
 * same cards, so a search need not tell them apart there. Two pairs to a rank, numbered so that a
 * pair's hosts are always two further on: black cards of odd ranks and red ones of even ranks only
 * ever meet each other, and so do the rest.
 */
export type Pair = number;

/** A pair that does not exist, where tables are asked for what lies above a king or below an ace. */
export const noPair: Pair = 26;

/** The set of all pairs. */
export const allPairs = (1 << 26) - 1;

/** No card. */
export const noCode: Code = 63;

/** The pair of no card: nothing is ever laid on it, nor has it hosts. */
const pairOfNone: Pair = 28;

/** By suit, the code of its ace. */
const aces = Object.fromEntries(suits.map((suit, index) => [suit, index])) as Record<Suit, Code>;

export function codeOf(face: Face): Code {
  return (face.rank - 1) * 4 + aces[face.suit];
}

const codes = Array.from({ length: 52 }, (_, code) => code);
const pairs = Array.from({ length: 26 }, (_, pair) => pair);

export function isRed(code: Code): boolean {
  return (code & 3) === 1 || (code & 3) === 2;
}

/** The pair that a card belongs to. */
export const pairOf = Uint8Array.from({ length: 64 }, (_, code) =>
  code < 52 ? (code >> 2) * 2 + (((code >> 2) % 2) ^ (isRed(code) ? 1 : 0)) : pairOfNone,
);

/** The cards of a pair, two to each. */
export const cardsOfPair = Uint8Array.from(
  pairs.flatMap((pair) => codes.filter((code) => pairOf[code] === pair)),
);

/** The other card of the pair. */
export const twinOf = Uint8Array.from(codes, (code) => code ^ 3);

/** The pair that a pair's cards are laid on: a rank higher, the other colour. */
export const hostsOf = Uint8Array.from(pairs, (pair) => (pair >= 24 ? noPair : pair + 2));

/** The pair whose cards are laid on a pair's. */
export const guestsOf = Uint8Array.from(pairs, (pair) => (pair < 2 ? noPair : pair - 2));

/**
 * A set of hosts, with those cards of another set that are laid on one of them, and so on down. By
 * steps that double: that leaves no branches to a processor that cannot foresee them.
 */
export function spreadDown(hosts: number, loose: number): number {
  let passes = loose;
  let reached = hosts;
  reached |= passes & (reached >>> 2);
  passes &= passes >>> 2;
  reached |= passes & (reached >>> 4);
  passes &= passes >>> 4;
  reached |= passes & (reached >>> 8);
  passes &= passes >>> 8;
  return reached | (passes & (reached >>> 16));
}

/** The same upwards: a set of pairs, with those of another set that any of them is laid on. */
export function spreadUp(pairs: number, hosts: number): number {
  let passes = hosts;
  let reached = pairs;
  reached |= passes & (reached << 2);
  passes &= passes << 2;
  reached |= passes & (reached << 4);
  passes &= passes << 4;
  reached |= passes & (reached << 8);
  passes &= passes << 8;
  return reached | (passes & (reached << 16));
}
