/** A seed of 128 random bits as a short text. */
export function randomSeed(): string {
  const bits = crypto.getRandomValues(new BigUint64Array(2));
  return Array.from(bits, (part) => part.toString(36).padStart(13, '0')).join('');
}
