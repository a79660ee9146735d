import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Wording } from './wording.js';

/** What went wrong, or a text about it. */
export type Said = Error | ((words: Wording) => string);

/** What the player is told of something that went wrong, until it is taken note of. */
export function noticeTemplate(said: Said, words: Wording, close: () => void): TemplateResult {
  return html`<div class="notice" role="alert">
    <span>${typeof said === 'function' ? said(words) : words.language.faultText(said)}</span>
    <button type="button" class="tool" aria-label=${words.close} @click=${close}>×</button>
  </div>`;
}
