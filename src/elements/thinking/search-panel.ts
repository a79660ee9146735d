import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Part } from '../part.js';
import type { Wording } from '../wording.js';

/** While a deal that can be won is searched for: seen only where the search takes long. */
export class SearchPanel implements Part {
  readonly styles = css`
    .search {
      display: grid;
      place-content: center;
      justify-items: center;
      gap: 14px;
      min-block-size: 320px;
      padding: 24px 16px;
      text-align: center;
    }
  `;

  /** @param skip has any game dealt. */
  constructor(private readonly skip: () => void) {}

  draw({ language }: Wording): TemplateResult {
    const { msg } = language;
    return html`<div class="search">
      <p role="status">${msg('Looking for a deal that can be won…')}</p>
      <button type="button" class="again on-table" @click=${this.skip}>
        ${msg('Deal any game')}
      </button>
    </div>`;
  }
}
