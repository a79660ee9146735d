import { html, LitElement } from 'lit';
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
  #finder: GameFinder | undefined;
  #language: LanguageController | undefined;

  /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
  @property({ converter: textOr(undefined) }) for: string | undefined;

  /**
   * The game in whose own bar it stands: it is a part of that one's tree, has its styles and speaks with
   * its words. Any other finds its game, and its language.
   * @internal
   */
  home: PlayedGame | undefined;

  /** @internal */
  get played(): PlayedGame | undefined {
    return this.home ?? this.#finder?.found;
  }

  /** @internal */
  override connectedCallback(): void {
    if (!this.home) {
      this.#finder ??= new GameFinder(this);
      this.#language ??= new LanguageController(this, (error) => this.tell(error));
    }
    super.connectedCallback();
  }

  /** @internal */
  adoptedCallback(): void {
    this.sheets.adoptAll();
  }

  /** At once. @internal */
  draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  /** What it shows of a game. */
  protected abstract show(played: PlayedGame, words: Wording): unknown;

  protected tell(error: unknown): void {
    this.dispatchEvent(new SolitaireErrorEvent(asError(error)));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return this.home ? this : super.createRenderRoot();
  }

  protected override render(): unknown {
    const { played } = this;
    const { wording } = this.#language ?? {};
    if (!played || !wording) return played && this.show(played, played.words);
    return html`<div class="companion" lang=${wording.language.tag}>
      ${this.show(played, wording)}
    </div>`;
  }
}
