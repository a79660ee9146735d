import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loaders, onLocaleDefined } from '../../locales/registry.js';
import { asError } from '../as-error.js';
import { Wording } from '../wording.js';
import { langOf, rootsOf } from './lang-of.js';
import { english, Language } from './language.js';

const englishWording = new Wording(english);

/**
 * Has its host speak the language that `lang` asks for, on itself or on whatever it stands in, also
 * when that changes. Until a language is loaded, the one before it goes on being spoken.
 */
export class LanguageController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #failed: (error: Error) => void;
  readonly #observer = new MutationObserver(() => void this.#follow());
  #wording = englishWording;
  #wanted: string | undefined = english.tag;
  #forget: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, failed: (error: Error) => void) {
    this.#host = host;
    this.#failed = failed;
    host.addController(this);
  }

  get wording(): Wording {
    return this.#wording;
  }

  hostConnected(): void {
    for (const root of rootsOf(this.#host)) {
      this.#observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    }
    this.#forget = onLocaleDefined(() => {
      this.#wanted = undefined;
      void this.#follow();
    });
    void this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#forget?.();
  }

  async #follow(): Promise<void> {
    const lang = langOf(this.#host);
    if (lang === this.#wanted) return;
    this.#wanted = lang;
    try {
      const language = await languageOf(lang);
      if (lang === this.#wanted) this.#speak(language);
    } catch (error) {
      this.#failed(asError(error));
    }
  }

  #speak(language: Language): void {
    this.#wording = language === english ? englishWording : new Wording(language);
    this.#host.requestUpdate();
  }
}

/** English of some country has its own numbers. What there is not is answered in plain English. */
async function languageOf(lang: string): Promise<Language> {
  if (/^en(-[A-Z]{2})?$/.test(lang) && !loaders.has(lang)) {
    return lang === english.tag ? english : new Language(lang);
  }
  const { translated } = await import('./translated.js');
  const found = await translated(lang, loaders);
  return found ? new Language(found.tag, found.msg, found.faultText) : english;
}
