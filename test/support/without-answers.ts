import { engineVersion } from '../../src/engine/index.js';

/** What the page's solver is asked does not come to an end while a test runs, unless it is taken back. */
export async function withoutAnswers(test: () => Promise<void>): Promise<void> {
  const key = Symbol.for(`solitaire-game/solver@${engineVersion}`);
  const page = globalThis as unknown as Record<symbol, unknown>;
  const client = page[key];
  const ask = (_subject: unknown, { signal }: { readonly signal: AbortSignal }): Promise<never> =>
    new Promise((_resolve, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
    });
  page[key] = { solve: ask, advise: ask };
  try {
    await test();
  } finally {
    page[key] = client;
  }
}
