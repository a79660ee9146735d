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
  `;

  state: LostState = 'open';

  constructor(private readonly search: () => void) {}

  draw({ language }: Wording): TemplateResult {
    const { msg } = language;
    const texts: Readonly<Record<LostState, string>> = {
      open: '',
      searching: msg('Looking for the last position that could be won…'),
      never: msg('This deal cannot be won.'),
      unknown: msg('No way to win it was found.'),
    };
    const isOpen = this.state === 'open';
    return html`<div class="afterword">
      <p role="status">${texts[this.state]}</p>
      ${
        isOpen
          ? html`<button type="button" class="again second where" @click=${this.search}>
              ${msg('Where was it lost?')}
            </button>`
          : nothing
      }
    </div>`;
  }
}
