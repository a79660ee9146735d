import { waitUntil } from '@open-wc/testing';

/** Waits for what the page does by itself; on a loaded machine as long as the test may take. */
export function until(isSo: () => unknown, what: string): Promise<void> {
  return waitUntil(isSo, what, { timeout: 15_000 });
}
