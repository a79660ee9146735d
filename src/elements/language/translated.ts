import { runtimeMsg } from '@lit/localize/internal/runtime-msg.js';
import type { MsgFn } from '@lit/localize/internal/types.js';
import { ownLocales } from '../../locales/own-locales.js';
import type { LoadLocale } from '../../locales/registry.js';
import { faultText } from './fault-text.js';
import { localeFor } from './locale-for.js';

/** All that is said otherwise than in English. */
export interface Translated {
  /** As in `lang="…"`. */
  readonly tag: string;
  readonly msg: MsgFn;
  readonly faultText: (error: Error) => string;
}

/**
 * The language that comes nearest to what `lang` says, `undefined` where there is none. What its
 * messages lack is in English.
 * @param added by the page, or put in the place of one that comes with the package.
 */
export async function translated(
  lang: string,
  added: ReadonlyMap<string, LoadLocale>,
): Promise<Translated | undefined> {
  const found = localeFor(lang, new Map([...ownLocales, ...added]));
  if (!found) return undefined;
  const { templates } = await found.load();
  const msg = ((template, options) => runtimeMsg(templates, template, options)) as MsgFn;
  return { tag: found.tag, msg, faultText: (error) => faultText(error, msg) };
}
