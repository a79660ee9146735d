import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { sumOf } from '../../engine/index.js';
import type { Game } from '../../engine/index.js';
import { appearance } from '../appearance.js';
import { formatClock } from '../clock-time.js';
import type { Wording } from '../wording.js';
import { showsTimer } from './clocked.js';

/** Of the points timer: the last part of its way, when it is urgent. */
const urgentShare = 0.25;

/** The points timer, where it is the player's business. */
export function timerTemplate(
  game: Game,
  elapsed: number,
  words: Wording,
): TemplateResult | typeof nothing {
  if (!showsTimer(game)) return nothing;
  const value = game.timerValue(elapsed) ?? 0;
  const share = value / game.settings.values.timerStart;
  return html`<div
    part="timer"
    class="timer ${share <= urgentShare ? 'urgent' : ''}"
    role="timer"
    aria-label=${words.pointsTimer}
  >
    <span class="timer-value" part="value">${words.language.number(value)}</span>
    <span class="timer-bar" aria-hidden="true"
      ><span class="timer-left" ${appearance({ '--left': String(share) })}></span
    ></span>
  </div>`;
}

/** The time of play, or what is left of it. */
export function clockTemplate(game: Game, elapsed: number, words: Wording): TemplateResult {
  const { timeLimit } = game.settings.values;
  // A time limit counts down to its very end: the last second shows as 0:01 until it is over.
  const seconds =
    timeLimit === 'none' ? elapsed / 1000 : Math.ceil((timeLimit * 1000 - elapsed) / 1000);
  const label = timeLimit === 'none' ? words.time : words.timeLeft;
  return figure(label, formatClock(seconds), 'clock');
}

function figure(label: string, value: string, name: string): TemplateResult {
  return html`<div class="figure ${name}" part=${name}>
    <span class="label" part="label">${label}</span>
    <span class="value" part="value">${value}</span>
  </div>`;
}

/** The score; what the last action earned rises from it, anew for each entry of the log. */
function scoreTemplate(
  { score, lastEntry, settings }: Game,
  words: Wording,
): TemplateResult | typeof nothing {
  if (settings.scoring.id === 'none') return nothing;
  const { language } = words;
  const points = sumOf(lastEntry?.points ?? []);
  const rise =
    points === 0
      ? nothing
      : html`<span class="rise ${points < 0 ? 'loss' : ''}" aria-hidden="true"
          >${language.signed(points)}</span
        >`;
  return html`<div class="figure score" part="score">
    <span class="label" part="label">${words.score}</span>
    <span class="value" part="value">${language.number(score)}</span>
    ${keyed(lastEntry, rise)}
  </div>`;
}

function passTemplate(
  { position, settings }: Game,
  words: Wording,
): TemplateResult | typeof nothing {
  const { passes } = settings.values;
  if (!settings.definition.redeal) return nothing;
  const { pass } = position;
  const label = passes === 'unlimited' ? words.pass(pass) : words.passOf(pass, passes);
  // Without a limit the first pass is no news; the second finds its room kept.
  return html`<div class="figure pass" part="pass">
    ${
      passes === 'unlimited' && pass === 1
        ? html`<span class="label room" data-room=${label}></span>`
        : html`<span class="label" part="label">${label}</span>`
    }
  </div>`;
}

/** The score, the moves, and the pass where passes are counted. */
export function figuresTemplate(game: Game, words: Wording): TemplateResult {
  return html`${scoreTemplate(game, words)}
  ${figure(words.moves, words.language.number(game.moves), 'moves')} ${passTemplate(game, words)}`;
}
