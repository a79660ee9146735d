import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isBonus, sumOf } from '../engine/index.js';
import type { Game } from '../engine/index.js';
import { formatClock } from './clock-time.js';
import type { Wording } from './wording.js';

/** What stands over the table at the end: what happened, the score with its bonus, a new game. */
export function outcomeTemplate(
  game: Game,
  words: Wording,
  newGame: (() => void) | undefined,
  afterword: unknown,
): TemplateResult | typeof nothing {
  const { outcome } = game;
  if (outcome === undefined) return nothing;
  const { language } = words;
  const bonus = sumOf((game.lastEntry?.points ?? []).filter(isBonus));
  return html`<div class="veil" tabindex="-1" role="group" aria-label=${words.outcomes[outcome]}>
    <slot name="outcome">
      <div class="outcome ${outcome}">
        <p class="outcome-title">${words.outcomes[outcome]}</p>
        ${
          game.settings.scoring.id === 'none'
            ? nothing
            : html`<p class="outcome-score">${words.finalScore(language.number(game.score))}</p>`
        }
        <p class="outcome-detail">
          ${bonus === 0 ? nothing : html`<span>${words.bonus(language.number(bonus))}</span>`}
          <span>${words.elapsed(formatClock(game.elapsed / 1000))}</span>
          <span>${words.movesMade(game.moves)}</span>
        </p>
        ${
          newGame
            ? html`<button type="button" class="again" @click=${newGame}>${words.newGame}</button>`
            : nothing
        }
        ${afterword}
      </div>
    </slot>
  </div>`;
}
