import type { LocaleModule } from '@lit/localize';

export type LoadLocale = () => Promise<LocaleModule>;

/** Where the messages of the languages come from that a page has added. */
export const loaders = new Map<string, LoadLocale>();

const listeners = new Set<() => void>();

/**
 * Adds a language, or replaces one that comes with the package: `load` gives a module of messages
 * in the run-time format of @lit/localize. Elements that wait for it take it up at once.
 */
export function defineLocale(tag: string, load: LoadLocale): void {
  loaders.set(Intl.getCanonicalLocales(tag)[0] ?? tag, load);
  for (const listener of listeners) listener();
}

/** Calls back whenever a language is added; the function returned ends it. */
export function onLocaleDefined(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
