import { str } from '@lit/localize/internal/str-tag.js';
import { css, html, nothing } from 'lit';
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import type { TimeSource } from '../../controllers/time-source.js';
import type { TurningPoint } from '../../controllers/turning-point.js';
import { isRefusal } from '../../engine/index.js';
import type { Game, Move } from '../../engine/index.js';
import { ReplayBar } from '../replay/replay-bar.js';
import { MoveWording } from '../spoken-play/move-wording.js';
import type { Wording } from '../wording.js';

/** The step that is shown, beside the moment at which the game could be won for the last time. */
const places = ['before', 'there', 'after'] as const;
type Place = (typeof places)[number];

/** What the player may do there. */
export interface LostWays {
  readonly playOn: (game: Game) => void;
  /** The moment is shown again. */
  readonly returned: () => void;
  readonly close: () => void;
}

/** The game as it was played up to a moment, and from there as it is won. */
function stepsOf({ path, at, line }: TurningPoint): [Game, ...Game[]] {
  const [dealt, ...later] = path;
  const steps: [Game, ...Game[]] = [dealt, ...later.slice(0, at)];
  let game = steps[steps.length - 1] ?? dealt;
  for (const move of line) {
    const next = game.play(move, game.elapsed);
    // What the clock would have done meanwhile is not asked for.
    if (isRefusal(next)) break;
    game = next;
    steps.push(game);
  }
  return steps;
}

/**
 * Where a game was lost: the last position that could be won lies on the table, with the way that
 * led there before it and the way to the win after it.
 */
export class LostBar extends ReplayBar {
  override readonly isAside = true;
  override readonly styles: CSSResult = css`
    ${this.styles}
    .lost {
      display: grid;
      flex: 1 1 100%;
      gap: 8px;
    }
    /* As high as the longest of its texts, so that the table below stands still. */
    .lost-text {
      display: grid;
      margin: 0;
    }
    .lost-text > span {
      grid-area: 1 / 1;
    }
    .lost-text > :not(.now) {
      visibility: hidden;
    }
    .lost-ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .lost-ways .again {
      margin: 0;
      padding-inline: 16px;
    }
    .lost-ways .again[aria-disabled='true'] {
      opacity: 0.5;
    }
    /* The bar is no higher while the win is shown, and the focus is not lost. */
    .lost-ways .again[aria-disabled='true']:not(:focus) {
      display: none;
    }
    /* With the bar above it the whole table is to be seen. */
    .bar:has(.lost) + .felt > .table {
      max-block-size: var(--solitaire-max-height, max(320px, 100svh - 196px));
    }
    @container (width < 600px) {
      .lost-ways .again {
        padding-inline: 12px;
      }
      .bar:has(.lost) + .felt > .table {
        max-block-size: var(--solitaire-max-height, max(400px, 100svh - 340px));
      }
    }
  `;

  readonly #point: TurningPoint;
  readonly #ways: LostWays;
  /** What was played in its place. */
  readonly #mistake: Move | undefined;
  #isShowingHow = false;

  constructor(
    host: ReactiveControllerHost,
    games: GameController,
    point: TurningPoint,
    lost: Game,
    time: () => TimeSource,
    ways: LostWays,
  ) {
    super(host, games, stepsOf(point), time, point.at, lost);
    this.#point = point;
    this.#ways = ways;
    this.#mistake = point.path[point.at + 1]?.lastEntry?.move;
  }

  override draw(words: Wording): TemplateResult {
    const { msg } = words.language;
    const { replay } = this;
    const { at } = this.#point;
    const isPlayed = replay.at <= at;
    const texts = this.#texts(words);
    return html`<div class="lost" role="group" aria-label=${msg('Where it was lost')}>
      <p class="lost-text">
        ${places.map(
          (place) => html`<span class=${place === this.#place ? 'now' : ''}>${texts[place]}</span>`,
        )}
      </p>
      ${super.draw(words)}
      <div class="lost-ways">
        <button
          type="button"
          class="again on-table play-on"
          aria-disabled=${isPlayed ? 'false' : 'true'}
          @click=${() => {
            if (isPlayed) this.#ways.playOn(replay.game);
          }}
        >
          ${msg('Play on from here')}
        </button>
        <button type="button" class="again second how" @click=${() => this.#showHow()}>
          ${msg('Show how it is won')}
        </button>
        ${
          replay.at === at
            ? nothing
            : html`<button type="button" class="again second return" @click=${() => this.#return()}>
                ${msg('Back to where it was lost')}
              </button>`
        }
        <button type="button" class="again second close" @click=${this.#ways.close}>
          ${words.close}
        </button>
      </div>
    </div>`;
  }

  /** What the position that is shown is. */
  text(words: Wording): string {
    return this.#texts(words)[this.#place];
  }

  get #place(): Place {
    const step = this.replay.at - this.#point.at;
    // What is to come is told ahead of the first move of it.
    if (step === 0) return this.#isShowingHow && this.replay.isPlaying ? 'after' : 'there';
    return step < 0 ? 'before' : 'after';
  }

  #texts(words: Wording): Readonly<Record<Place, string>> {
    const { msg } = words.language;
    return {
      before: msg('Your game, before it was lost.'),
      there: this.#textThere(words),
      after: msg('This is how it is won.'),
    };
  }

  #textThere(words: Wording): string {
    const { msg } = words.language;
    if (!this.#mistake) return msg('Here it ended, and could still be won.');
    if (!this.#point.isProven) return msg('Here it could still be won; later no way was found.');
    const { position } = this.replay.steps[this.#point.at] ?? this.replay.game;
    const move = new MoveWording(words).move(position, this.#mistake);
    return msg(str`Here it could still be won; no longer after this move: ${move}.`);
  }

  #showHow(): void {
    this.#goBack();
    this.#isShowingHow = true;
    this.replay.play();
  }

  /** Its button is gone. */
  #return(): void {
    this.#goBack();
    this.#ways.returned();
  }

  #goBack(): void {
    this.#isShowingHow = false;
    this.replay.pause();
    this.replay.seek(this.#point.at);
  }
}
