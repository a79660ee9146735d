import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loaderFor, onLocaleDefined } from '../../locales/registry.js';
import type { LoadLocale } from '../../locales/registry.js';
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
  #wanted = english.tag;
  #load: LoadLocale | undefined;
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
    this.#forget = onLocaleDefined(() => void this.#follow());
    void this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#forget?.();
  }

  async #follow(): Promise<void> {
    const tag = langOf(this.#host);
    const load = loaderFor(tag);
    if (tag === this.#wanted && load === this.#load) return;
    this.#wanted = tag;
    this.#load = load;
    try {
      const language = load ? await loaded(tag, load) : speaksEnglish(tag);
      if (tag === this.#wanted && load === this.#load) this.#speak(language);
    } catch (error) {
      this.#failed(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #speak(language: Language): void {
    this.#wording = language === english ? englishWording : new Wording(language);
    this.#host.requestUpdate();
  }
}

/** English of some country has its numbers; a language that there is not is answered in plain English. */
function speaksEnglish(tag: string): Language {
  return tag.startsWith('en-') ? new Language(tag) : english;
}

async function loaded(tag: string, load: LoadLocale): Promise<Language> {
  const [module, { translated }] = await Promise.all([load(), import('./translated.js')]);
  return new Language(tag, translated(module));
}
