import type { TemplateResult } from 'lit';
import { CompanionElement } from './companion/companion-element.js';
import type { PlayedGame } from './companion/played-game.js';
import type * as Help from './help/help-panel.js';
import type { Wording } from './wording.js';

/**
 * How to play the game of solitaire that lies on the table: its rules, its points and the keys, out of
 * the game's own data and options. Inside the game's element, or anywhere else with `for` and the game's
 * id. A contest's can be read before its Start. Empty while there is no game.
 *
 * @summary Tells how to play a `<solitaire-game>`.
 *
 * @tagname solitaire-rules
 *
 * @fires {SolitaireErrorEvent} solitaire-error - Its texts cannot be loaded.
 *
 * @csspart rules - All of it.
 */
export class SolitaireRulesElement extends CompanionElement {
  #help: typeof Help | undefined;
  #loading: Promise<void> | undefined;

  /** What could not be loaded is tried again. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#help) this.#loading = undefined;
  }

  protected override draw({ settings }: PlayedGame, words: Wording): TemplateResult | undefined {
    this.#loading ??= this.#load();
    return settings && this.#help?.rulesTemplate(settings, words);
  }

  async #load(): Promise<void> {
    try {
      this.#help = await import('./help/help-panel.js');
      this.sheets.add(this.#help.helpStyles);
      this.requestUpdate();
    } catch (error) {
      this.tell(error);
    }
  }

  /** What is loaded because it is wanted now belongs to the update. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loading;
    return super.getUpdateComplete();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-rules': SolitaireRulesElement;
  }
}
