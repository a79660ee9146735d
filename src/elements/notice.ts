import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Part } from './part.js';
import type { Wording } from './wording.js';

/** What went wrong, or a text about it. */
export type Said = Error | ((words: Wording) => string);

/** What the player is told of something that went wrong, until it is taken note of. */
export class Notice implements Part {
  readonly styles = css`
    .notice {
      display: flex;
      gap: 12px;
      align-items: center;
      justify-content: space-between;
      padding: 6px 8px 6px 14px;
      background: #fff3c4;
      color: #3a2c00;
      overflow-wrap: anywhere;
      user-select: text;
      -webkit-user-select: text;
    }
  `;

  constructor(
    readonly said: Said,
    private readonly close: () => void,
  ) {}

  draw(words: Wording): TemplateResult {
    const { said } = this;
    return html`<div class="notice" role="alert">
      <span>${typeof said === 'function' ? said(words) : words.language.faultText(said)}</span>
      <button type="button" class="tool" aria-label=${words.close} @click=${this.close}>×</button>
    </div>`;
  }
}
