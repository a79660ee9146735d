import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Part } from './part.js';
import type { Wording } from './wording.js';

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
    readonly text: string,
    private readonly close: () => void,
  ) {}

  draw({ close }: Wording): TemplateResult {
    return html`<div class="notice" role="alert">
      <span>${this.text}</span>
      <button type="button" class="tool" aria-label=${close} @click=${this.close}>×</button>
    </div>`;
  }
}
