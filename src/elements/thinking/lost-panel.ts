import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Part } from '../part.js';
import type { Wording } from '../wording.js';

/** How far the question where a game was lost has come. */
export type LostState = 'open' | 'searching' | 'never' | 'unknown';

/** After a game that was not won: offers to show where it was lost. */
export class LostPanel implements Part {
  readonly styles = css`
    .afterword {
      display: grid;
      gap: 8px;
      justify-items: center;
    }
    .afterword p:empty {
      display: none;
    }
    .afterword progress {
      inline-size: min(16em, 100%);
      accent-color: currentColor;
    }
  `;

  state: LostState = 'open';
  /** How much of the search is done, from 0 up to 1. */
  progress = 0;

  constructor(
    private readonly search: () => void,
    /** Ends the search. */
    private readonly cancel: () => void,
  ) {}

  draw({ language }: Wording): TemplateResult {
    const { msg } = language;
    const texts: Readonly<Record<LostState, string>> = {
      open: '',
      searching: msg('Looking for the last position that could be won…'),
      never: msg('This deal cannot be won.'),
      unknown: msg('No way to win it was found.'),
    };
    return html`<div class="afterword">
      <p role="status">${texts[this.state]}</p>
      ${this.#ways(language)}
    </div>`;
  }

  #ways({ msg }: Wording['language']): TemplateResult | typeof nothing {
    switch (this.state) {
      case 'open':
        return html`<button type="button" class="again second where" @click=${this.search}>
          ${msg('Where was it lost?')}
        </button>`;
      case 'searching':
        return html`<progress aria-label=${msg('Progress')} .value=${this.progress}></progress>
          <button type="button" class="again second cancel" @click=${this.cancel}>
            ${msg('Cancel')}
          </button>`;
      case 'never':
      case 'unknown':
        return nothing;
    }
  }
}
