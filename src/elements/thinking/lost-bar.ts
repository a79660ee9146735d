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
    .lost-text {
      margin: 0;
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
        max-block-size: var(--solitaire-max-height, max(400px, 100svh - 320px));
      }
    }
  `;

  readonly #point: TurningPoint;
  readonly #ways: LostWays;
  /** What was played in its place. */
  readonly #mistake: Move | undefined;

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
    return html`<div class="lost" role="group" aria-label=${msg('Where it was lost')}>
      <p class="lost-text" role="status">${this.text(words)}</p>
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
    const { msg } = words.language;
    const { at, isProven } = this.#point;
    const step = this.replay.at;
    if (step < at) return msg('Your game, before it was lost.');
    if (step > at) return msg('This is how it is won.');
    if (!this.#mistake) return msg('Here it ended, and could still be won.');
    if (!isProven) return msg('Here it could still be won; later no way was found.');
    const move = new MoveWording(words).move(this.replay.game.position, this.#mistake);
    return msg(str`Here it could still be won; no longer after this move: ${move}.`);
  }

  #showHow(): void {
    this.#goBack();
    this.replay.play();
  }

  /** Its button is gone. */
  #return(): void {
    this.#goBack();
    this.#ways.returned();
  }

  #goBack(): void {
    this.replay.pause();
    this.replay.seek(this.#point.at);
  }
}
