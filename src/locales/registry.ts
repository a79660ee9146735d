import type { LocaleModule } from '@lit/localize';

export type LoadLocale = () => Promise<LocaleModule>;

/** Where the messages of each language come from; loaded only when it is used. */
export const loaders = new Map<string, LoadLocale>([
  ['ar', () => import('./ar.js')],
  ['de', () => import('./de.js')],
  ['es', () => import('./es.js')],
  ['fr', () => import('./fr.js')],
  ['it', () => import('./it.js')],
  ['ja', () => import('./ja.js')],
  ['pl', () => import('./pl.js')],
  ['pt', () => import('./pt.js')],
  ['zh', () => import('./zh.js')],
]);

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
