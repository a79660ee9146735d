/**
 * Checks how often something is to be tried.
 * @throws RangeError for what is no whole number from 1 on: it would never end, or begin.
 */
export function checkCount(counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) {
    if (Number.isSafeInteger(count) && count > 0) continue;
    throw new RangeError(`${name}: ${count} is not allowed; allowed: a whole number from 1 on`);
  }
}
