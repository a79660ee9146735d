import { utf8 } from './utf8.js';

function isPrime(number: number): boolean {
  for (let by = 2; by < number; by += 1) if (number % by === 0) return false;
  return number > 1;
}

/** The first 64. */
const primes = Array.from({ length: 312 }, (_, number) => number).filter(isPrime);

/*
 * The first 32 bits behind the point of their roots. None of the roots lies nearer to the next bit than
 * 0.02 of it, and a machine's `cbrt` is off by some millionths at the most: all find the same words.
 */
const roundConstants = Int32Array.from(primes, (prime) => Math.cbrt(prime) * 2 ** 32);
const startState = Int32Array.from(primes.slice(0, 8), (prime) => Math.sqrt(prime) * 2 ** 32);

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
