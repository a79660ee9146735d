import { sha256Hex } from './sha256.js';
import { longestSeed, seedFault } from './shuffle.js';

/**
 * What a host publishes before a contest to bind itself to a seed that it tells only afterwards: the
 * SHA-256 of the seed's UTF-8 bytes, in lower-case hexadecimal digits. Whoever can guess the seed
 * finds it out, so a seed to be kept must hold chance enough: 128 random bits.
 * @throws RangeError for a text that cannot be a seed.
 */
export function commit(seed: string): string {
  const fault = seedFault(seed);
  if (fault) {
    throw new RangeError(`A seed is a text of at most ${longestSeed} bytes of UTF-8: ${fault}`);
  }
  return sha256Hex(seed);
}
