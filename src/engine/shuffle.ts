import { sha256 } from './sha256.js';
import { utf8 } from './utf8.js';

/** The longest seed, in bytes of UTF-8. */
export const longestSeed = 128;

/** Why a text cannot be a seed, in words; `undefined` when it can. */
export function seedFault(seed: string): string | undefined {
  // No character takes less than a byte: a long text need not be looked through.
  if (seed.length > longestSeed) return `${seed.length} characters are too many`;
  if (/\p{Surrogate}/u.test(seed)) return 'a lone surrogate has no UTF-8';
  const { length } = utf8(seed);
  return length > longestSeed ? `${length} bytes of UTF-8 are too many` : undefined;
}

/**
 * A stream of uniform numbers that a seed determines (rules.md 7, steps 1 and 2). Frozen: a seed
 * means the same deal for ever.
 */
function uniformSource(seed: string): (below: number) => number {
  let counter = 0;
  let block: Uint8Array = new Uint8Array(0);
  let offset = 0;

  const nextWord = (): number => {
    if (offset === block.length) {
      block = sha256(utf8(`solitaire-deal:1\n${seed}\n${counter}`));
      counter += 1;
      offset = 0;
    }
    let word = 0;
    for (let index = 0; index < 4; index += 1) word = word * 256 + (block[offset + index] ?? 0);
    offset += 4;
    return word;
  };

  return (below) => {
    const limit = Math.floor(2 ** 32 / below) * below;
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % below;
  };
}

/**
 * The deck in the order in which a seed deals it, the first card dealt first (deal algorithm 1,
 * rules.md 7). The deck given is left as it was.
 * @throws RangeError for a text that cannot be a seed.
 */
export function shuffle<T>(seed: string, deck: readonly T[]): readonly T[] {
  const fault = seedFault(seed);
  if (fault) {
    throw new RangeError(`A seed is a text of at most ${longestSeed} bytes of UTF-8: ${fault}`);
  }
  const uniform = uniformSource(seed);
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = uniform(last + 1);
    const [a, b] = [cards[last] as T, cards[other] as T];
    cards[last] = b;
    cards[other] = a;
  }
  return cards;
}
