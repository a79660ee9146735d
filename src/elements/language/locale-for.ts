import type { LoadLocale } from '../../locales/registry.js';

/** A language that there is. */
export interface FoundLocale {
  /** What its messages are in: as it was asked for, unless they are written in another script. */
  readonly tag: string;
  readonly load: LoadLocale;
}

/**
 * The nearest language that there is to what `lang` says: for `de-AT` that of `de`; for `zh-TW` that
 * of `zh-Hant` where a page has added it, else that of `zh`.
 */
export function localeFor(
  lang: string,
  loaders: ReadonlyMap<string, LoadLocale>,
): FoundLocale | undefined {
  const tag = canonical(lang);
  if (tag === undefined) return undefined;
  const { language, script } = likely(tag);
  for (let part = tag; part !== ''; part = shorter(part)) {
    const ofScript = `${language}-${script}`;
    const found = part === language && loaders.has(ofScript) ? ofScript : part;
    const load = loaders.get(found);
    if (load) return { tag: likely(found).script === script ? tag : found, load };
  }
  return undefined;
}

/**
 * A page may write anything: `pt_BR`, ` fr `, `de_AT.UTF-8`. As much of it as is a language counts,
 * from its beginning.
 */
function canonical(lang: string): string | undefined {
  const [written = ''] = lang
    .trim()
    .replaceAll('_', '-')
    .split(/[^\w-]/);
  for (let tag = written; tag !== ''; tag = shorter(tag)) {
    try {
      return Intl.getCanonicalLocales(tag)[0];
    } catch {
      // On with less.
    }
  }
  return undefined;
}

/** A tag with what it leaves open. */
function likely(tag: string): Intl.Locale {
  return new Intl.Locale(tag).maximize();
}

/** A tag without its last part; of the last one nothing is left. */
function shorter(tag: string): string {
  return tag.slice(0, Math.max(tag.lastIndexOf('-'), 0));
}
