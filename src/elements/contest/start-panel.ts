import { str } from '@lit/localize/internal/str-tag.js';
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../../engine/index.js';
import { formatClock } from '../clock-time.js';
import type { Part } from '../part.js';
import type { Wording } from '../wording.js';

/** What a contest is played under, before a card is shown: its time begins with the Start. */
export class StartPanel implements Part {
  readonly styles = css`
    .start {
      display: grid;
      place-content: center;
      justify-items: center;
      gap: 14px;
      min-block-size: 320px;
      padding: 24px 16px;
      text-align: center;
    }
    .start-title {
      font-size: 24px;
      font-weight: 700;
      line-height: 1.2;
      text-wrap: balance;
    }
    .start ul {
      display: grid;
      gap: 4px;
      max-inline-size: 544px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .commitment {
      display: block;
      overflow-wrap: anywhere;
      font:
        13px/1.4 ui-monospace,
        monospace;
      user-select: text;
      -webkit-user-select: text;
    }
  `;

  constructor(
    private readonly game: Game,
    private readonly commitment: string | undefined,
    private readonly start: () => void,
  ) {}

  draw(words: Wording): TemplateResult {
    const { definition } = this.game.settings;
    const { msg } = words.language;
    return html`<section class="start" aria-labelledby="start-title">
      <h2 class="start-title" id="start-title">${msg(str`Contest: ${words.named(definition)}`)}</h2>
      <ul>
        ${this.#conditions(words).map((each) => html`<li>${each}</li>`)}
        ${
          this.commitment === undefined
            ? nothing
            : html`<li>
                ${msg('Commitment to the deal (SHA-256 of its seed)')}
                <code class="commitment" dir="ltr">${this.commitment}</code>
              </li>`
        }
      </ul>
      <button type="button" class="again on-table" @click=${this.start}>${msg('Start')}</button>
    </section>`;
  }

  #conditions({ language }: Wording): readonly string[] {
    const { msg } = language;
    const { scoring, values } = this.game.settings;
    const undo: Readonly<Record<typeof values.undo, string>> = {
      none: msg('No undo'),
      once: msg('Undo: one move, if it turned up no new card'),
      unlimited: msg('Undo: as far as you like'),
    };
    return [
      ...(values.timeLimit === 'none'
        ? []
        : [msg(str`Time limit ${formatClock(values.timeLimit)}`)]),
      ...(scoring.timer?.drives
        ? [msg(str`Points timer from ${language.number(values.timerStart)}`)]
        : []),
      undo[values.undo],
      msg('One try: no pause, no restart'),
      msg('The time begins with the Start and goes on when you leave the page.'),
    ];
  }
}
