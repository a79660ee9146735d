import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isBonus, sumOf } from '../engine/index.js';
import type { Game } from '../engine/index.js';
import { formatClock } from './clock-time.js';
import { outcomeText, text } from './wording.js';

/** What stands over the table at the end: what happened, the score with its bonus, a new game. */
export function outcomeTemplate(
  game: Game,
  lang: string,
  newGame: () => void,
): TemplateResult | typeof nothing {
  const { outcome } = game;
  if (outcome === undefined) return nothing;
  const number = new Intl.NumberFormat(lang);
  const bonus = sumOf((game.lastEntry?.points ?? []).filter(isBonus));
  return html`<div class="veil">
    <slot name="outcome">
      <div class="outcome ${outcome}">
        <p class="outcome-title">${outcomeText[outcome]}</p>
        ${
          game.settings.scoring.id === 'none'
            ? nothing
            : html`<p class="outcome-score">${text.finalScore(number.format(game.score))}</p>`
        }
        <p class="outcome-detail">
          ${bonus === 0 ? nothing : html`<span>${text.bonus(number.format(bonus))}</span>`}
          <span>${text.elapsed(formatClock(game.elapsed / 1000))}</span>
          <span>${text.movesMade(game.moves)}</span>
        </p>
        <button type="button" class="again" @click=${newGame}>${text.newGame}</button>
      </div>
    </slot>
  </div>`;
}
