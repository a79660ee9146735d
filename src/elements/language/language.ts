import { defaultMsg } from '@lit/localize/internal/default-msg.js';
import type { MsgFn } from '@lit/localize/internal/types.js';

/**
 * One language, as one element speaks it: its messages, plurals, numbers and lists.
 *
 * The messages are @lit/localize's, in its run-time format. Its own `setLocale` is not used, because
 * it knows one locale for a whole page and may be configured only once: each element follows its own
 * `lang`, and the page may localize itself with the same package.
 */
export class Language {
  readonly #number: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;
  readonly #plural: Intl.PluralRules;
  readonly #list: Intl.ListFormat;

  constructor(
    /** As in `lang="…"`. */
    readonly tag: string,
    /** A message in this language; in English unless it is translated. */
    readonly msg: MsgFn = defaultMsg,
    /** What an error says to the player: errors themselves are in English. */
    readonly faultText = (error: Error): string => error.message,
  ) {
    // The digits of the cards, which are drawn, are those of every number beside them.
    const digits = { numberingSystem: 'latn' } as const;
    this.#number = new Intl.NumberFormat(tag, digits);
    this.#signed = new Intl.NumberFormat(tag, { ...digits, signDisplay: 'exceptZero' });
    this.#plural = new Intl.PluralRules(tag);
    this.#list = new Intl.ListFormat(tag);
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  /** With its sign, which stays before the number where text runs to the left. */
  signed(value: number): string {
    const text = this.#signed.format(value);
    return /^(ar|fa|he|ur)\b/.test(this.tag) ? `\u2066${text}\u2069` : text;
  }

  list(items: readonly string[]): string {
    return this.#list.format(items);
  }

  /**
   * The form that goes with a number, `#` being the number itself: `one:# card|# cards`. Each form
   * but the last is led by its category; the last one is for all others.
   */
  plural(count: number, forms: string): string {
    const category = `${this.#plural.select(count)}:`;
    const all = forms.split('|');
    const form = all.find((each) => each.startsWith(category)) ?? `:${all.at(-1) ?? ''}`;
    return form.slice(form.indexOf(':') + 1).replace('#', this.number(count));
  }
}

/** What is spoken until another language is asked for and has been loaded. */
export const english = new Language('en');
