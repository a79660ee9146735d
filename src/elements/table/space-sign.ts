import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { moveFault } from '../../engine/index.js';
import type { PileRules, Position } from '../../engine/index.js';
import { passesLeft } from './stock-action.js';

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** What an empty place shows: the rank it begins with, or whether the stock may be gone through again. */
export function spaceSign(
  position: Position,
  { group }: PileRules,
): TemplateResult | typeof nothing {
  if (group.kind === 'stock') {
    const again = !moveFault(position, { type: 'redeal' });
    const path = again
      ? 'M12 4a8 8 0 1 0 8 8h-2.5A5.5 5.5 0 1 1 12 6.5V10l5-4.5L12 1z'
      : 'M5.6 4.2 4.2 5.6 10.6 12l-6.4 6.4 1.4 1.4 6.4-6.4 6.4 6.4 1.4-1.4-6.4-6.4 6.4-6.4-1.4-1.4-6.4 6.4z';
    const left = passesLeft(position);
    return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
      ${again && left > 0 ? html`<span class="left" aria-hidden="true">${left}</span>` : nothing}`;
  }
  const empty = group.accept?.empty;
  if (typeof empty !== 'object') return nothing;
  return html`<span class="sign" aria-hidden="true">${letters[empty.rank] ?? empty.rank}</span>`;
}
