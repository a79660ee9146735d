import type { LoadLocale } from './registry.js';

/** The languages that come with the package; each is loaded only when it is used. */
export const ownLocales: ReadonlyMap<string, LoadLocale> = new Map<string, LoadLocale>([
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
