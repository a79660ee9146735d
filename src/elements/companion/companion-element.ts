import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SolitaireErrorEvent } from '../../events.js';
import { asError } from '../as-error.js';
import { textOr } from '../attribute-converter.js';
import { barStyles } from '../bar/bar.styles.js';
import { ElementSheets } from '../element-sheets.js';
import { LanguageController } from '../language/language-controller.js';
import { property } from '../property.js';
import type { Wording } from '../wording.js';
import { companionStyles } from './companion.styles.js';
import { GameFinder } from './game-finder.js';
import type { PlayedGame } from './played-game.js';

/** What all companions of a game have in common: the game that they go with, and their language. */
export abstract class CompanionElement extends LitElement {
  static override readonly styles = [companionStyles, barStyles];

  protected readonly sheets = new ElementSheets(this, CompanionElement.styles);
  readonly #finder = new GameFinder(this);
  readonly #language = new LanguageController(this, (error) => this.tell(error));

  /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
  @property({ converter: textOr(undefined) }) for: string | undefined;

  /** @internal */
  get played(): PlayedGame | undefined {
    return this.#finder.found;
  }

  /** @internal */
  adoptedCallback(): void {
    this.sheets.adoptAll();
  }

  /** What it shows of a game. */
  protected abstract draw(played: PlayedGame, words: Wording): unknown;

  protected tell(error: unknown): void {
    this.dispatchEvent(new SolitaireErrorEvent(asError(error)));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { played } = this;
    const { wording } = this.#language;
    if (!played) return nothing;
    return html`<div class="companion" lang=${wording.language.tag}>
      ${this.draw(played, wording)}
    </div>`;
  }
}
