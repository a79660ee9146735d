import { str } from '@lit/localize/internal/str-tag.js';
import { css, html } from 'lit';
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import { ReplayController, speeds } from '../../controllers/replay-controller.js';
import type { TimeSource } from '../../controllers/time-source.js';
import type { Game } from '../../engine/index.js';
import type { Part } from '../part.js';
import { saidOfEntry } from '../spoken-play/said-of-entry.js';
import { SpokenWording } from '../spoken-play/spoken-wording.js';
import type { Wording } from '../wording.js';

const icons = {
  previous: 'M18 6l-8 6 8 6zM7 6v12',
  run: 'M8 5v14l11-7z',
  halt: 'M9 5v14M15 5v14',
  next: 'M6 6l8 6-8 6zM17 6v12',
};

/** The score along the steps, as a line in a field of 100 by 20. */
function scoreLine(steps: readonly Game[]): string {
  const scores = steps.map(({ score }) => score);
  const low = Math.min(...scores);
  const range = Math.max(...scores) - low || 1;
  const last = Math.max(steps.length - 1, 1);
  const points = scores.map((score, index) => {
    const [x, y] = [(index / last) * 100, 19 - ((score - low) / range) * 18];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

/** Plays a record back: step by step, by itself at a speed, or to wherever the slider is put. */
export class ReplayBar implements Part {
  readonly styles: CSSResult = css`
    .replay {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      gap: 6px 10px;
      align-items: center;
    }
    .replay .track {
      position: relative;
      flex: 1 1 192px;
      block-size: 40px;
    }
    .replay .track svg {
      position: absolute;
      inset: 0 8px;
      inline-size: calc(100% - 16px);
      block-size: 26px;
      fill: none;
      stroke: var(--highlight);
      stroke-width: 2;
      opacity: 0.85;
    }
    :host(:dir(rtl)) .replay svg {
      transform: scaleX(-1);
    }
    .replay input {
      position: absolute;
      inset-block-end: 0;
      inset-inline: 0;
      inline-size: 100%;
      margin: 0;
      accent-color: var(--highlight);
    }
    .replay input:focus-visible {
      outline: 3px solid var(--focus);
    }
    /* As high for any move, so that the table below stands still. */
    .replay .what {
      flex: 0 1 23em;
      min-block-size: 2lh;
      font-variant-numeric: tabular-nums;
      font-size: 14px;
    }
    @container solitaire (width < 600px) {
      .replay .what {
        flex-basis: 100%;
      }
    }
    .replay .speed {
      min-inline-size: 48px;
    }
  `;

  /** Whether it stands beside a game that was played: no page can replace it, and it has no end of its own. */
  readonly isAside: boolean = false;
  readonly replay: ReplayController;
  readonly #line: string;
  #spoken: SpokenWording | undefined;

  constructor(
    host: ReactiveControllerHost,
    games: GameController,
    steps: readonly [Game, ...Game[]],
    time: () => TimeSource,
    at?: number,
    /** What it belongs to, where that is not the last step. */
    end?: Game,
  ) {
    this.replay = new ReplayController(host, games, steps, time, at, end);
    this.#line = scoreLine(steps);
  }

  draw(words: Wording): TemplateResult {
    const { replay } = this;
    const { language } = words;
    const { msg } = language;
    const { at, last, isPlaying } = replay;
    const where = msg(str`Step ${language.number(at)} of ${language.number(last)}`);
    const score = words.finalScore(language.number(replay.game.score));
    return html`<div class="replay" role="group" aria-label=${msg('Replay')}>
      ${this.#button('previous', msg('Step back'), at === 0, () => this.#step(-1))}
      ${
        isPlaying
          ? this.#button('halt', words.pause, false, () => replay.pause())
          : this.#button('run', msg('Play'), last === 0, () => replay.play())
      }
      ${this.#button('next', msg('Step forward'), at === last, () => this.#step(1))}
      <button
        type="button"
        class="tool speed"
        aria-label=${msg(str`Speed ${replay.speed}`)}
        @click=${() => this.#faster()}
      >
        ${replay.speed}×
      </button>
      <div class="track">
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <path d=${this.#line} vector-effect="non-scaling-stroke" />
        </svg>
        <input
          type="range"
          min="0"
          max=${last}
          step="1"
          aria-label=${msg('Position in the game')}
          aria-valuetext=${words.joined(where, score)}
          .value=${String(at)}
          @input=${(event: Event) => this.#slide(event)}
        />
      </div>
      <p class="what">${words.joined(where, ...this.#what(words))}</p>
    </div>`;
  }

  /** What was done last, in the words in which it is told. */
  #what(words: Wording): readonly string[] {
    const { game, at } = this.replay;
    const { lastEntry } = game;
    if (at === 0 || !lastEntry) return [];
    const { cause, move, outcome } = lastEntry;
    if (!move || cause === 'give-up') return outcome ? [words.outcomes[outcome]] : [];
    if (this.#spoken?.words !== words) this.#spoken = new SpokenWording(words);
    return [saidOfEntry(game, lastEntry, this.#spoken, 'brief')];
  }

  #step(by: number): void {
    this.replay.pause();
    this.replay.seek(this.replay.at + by);
  }

  #slide({ target }: Event): void {
    if (target instanceof HTMLInputElement) this.replay.seek(Number(target.value));
  }

  #faster(): void {
    const next = speeds[(speeds.indexOf(this.replay.speed) + 1) % speeds.length];
    this.replay.speed = next ?? 1;
  }

  #button(
    icon: keyof typeof icons,
    label: string,
    isIdle: boolean,
    press: () => void,
  ): TemplateResult {
    return html`<button
      type="button"
      class="tool ${icon}"
      title=${label}
      aria-label=${label}
      aria-disabled=${isIdle ? 'true' : 'false'}
      @click=${() => {
        if (!isIdle) press();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[icon]} /></svg>
    </button>`;
  }
}
