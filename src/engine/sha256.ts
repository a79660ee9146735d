import { utf8 } from './utf8.js';

/** Words written as eight hexadecimal digits each, one after the other. */
function words(digits: string): Int32Array {
  return Int32Array.from(digits.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16));
}

// As literals, not as roots of primes: no two machines need agree on a root's last bit.
const roundConstants = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5' +
    'd807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85' +
    'a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
    '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const startState = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** One block of 64 bytes into the state. */
function compress(state: Int32Array, block: DataView): void {
  const schedule = new Int32Array(64);
  const at = (index: number): number => schedule[index] as number;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      schedule[index] = block.getInt32(index * 4);
      continue;
    }
    const [late, early] = [at(index - 2), at(index - 15)];
    const lateMix = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    const earlyMix = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    schedule[index] = lateMix + at(index - 7) + earlyMix + at(index - 16);
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index += 1) {
    const mixE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + mixE + choice + (roundConstants[index] as number) + at(index)) | 0;
    const mixA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] as number) + word;
  });
}

/**
 * SHA-256 (FIPS 180-4). Written here because the platform's own answers only later (`crypto.subtle`)
 * where a deal is needed at once, and a library takes a fifth of the room that the engine has.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  // The length in bits; a message of half a gigabyte is not for this function.
  view.setUint32(padded.length - 4, message.length * 8);
  const state = Int32Array.from(startState);
  for (let offset = 0; offset < padded.length; offset += 64) {
    compress(state, new DataView(padded.buffer, offset, 64));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** SHA-256 of a text's UTF-8, in lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(utf8(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
