import type { TemplateResult } from 'lit';
import { CompanionElement } from './companion/companion-element.js';
import type { PlayedGame } from './companion/played-game.js';
import { Late } from './late.js';
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
  readonly #help = new Late(
    () => import('./help/help-panel.js'),
    (error) => this.tell(error),
  );

  /** @internal */
  override connectedCallback(): void {
    super.connectedCallback();
    void this.#help.use(({ helpStyles }) => {
      this.sheets.add(helpStyles);
      this.requestUpdate();
    });
  }

  protected override show({ settings }: PlayedGame, words: Wording): TemplateResult | undefined {
    return settings && this.#help.thing?.rulesTemplate(settings, words);
  }

  /** What is loaded because it is wanted now belongs to the update. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#help.loading;
    return super.getUpdateComplete();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-rules': SolitaireRulesElement;
  }
}
