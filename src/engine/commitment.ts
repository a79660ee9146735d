import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
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
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
