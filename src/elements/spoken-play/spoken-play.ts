import { html } from 'lit';
import type { ReactiveControllerHost, ReactiveElement, TemplateResult } from 'lit';
import { Announcer } from '../../controllers/announcer.js';
import type { Topic } from '../../controllers/announcer.js';
import type { DragHost } from '../../controllers/drag-controller.js';
import type { FocusController } from '../../controllers/focus-controller.js';
import type { GameController } from '../../controllers/game-controller.js';
import type { HandController } from '../../controllers/hand-controller.js';
import type { Question } from '../../controllers/key-map.js';
import { KeyboardController } from '../../controllers/keyboard-controller.js';
import type { TableNodes } from '../../controllers/table-nodes.js';
import type { TimeSource } from '../../controllers/time-source.js';
import { typedMove } from '../../controllers/typed-move.js';
import { Walk } from '../../controllers/walk.js';
import type { RefusalReason } from '../../engine/index.js';
import type { Wording } from '../wording.js';
import { answerTo } from './answers.js';
import { Commentary } from './commentary.js';
import { refusalText } from './refusal-text.js';
import type { Verbosity } from './said-of-entry.js';
import { SpokenWording } from './spoken-wording.js';
import { typingStyles } from './typing.styles.js';

/** All that playing by key and by ear needs of the element. */
export interface Seat {
  readonly host: DragHost & ReactiveElement & { readonly readonly: boolean };
  readonly games: GameController;
  readonly hand: HandController;
  readonly focus: FocusController;
  readonly nodes: TableNodes;
  /** What shows the time: drawn as often as that changes. */
  readonly clock: ReactiveControllerHost;
  readonly time: () => TimeSource;
  readonly words: () => Wording;
  readonly verbosity: () => Verbosity;
  /** Has the element's root know a style. */
  adopt(style: string): void;
  newGame(): void;
  hint(): void;
  finish(): void;
  help(): void;
}

/**
 * Play by key and by ear: the keys, what is told of the game, answers to questions, typed moves.
 * Loaded when focus first comes to the element.
 */
export class SpokenPlay {
  readonly #seat: Seat;
  readonly #announcer: Announcer;
  readonly #commentary: Commentary;
  readonly #keyboard: KeyboardController;
  #spoken: SpokenWording;

  constructor(seat: Seat) {
    const { host, games, hand, focus, nodes } = seat;
    this.#seat = seat;
    this.#spoken = new SpokenWording(seat.words());
    this.#announcer = new Announcer(() => nodes.liveRegion, seat.time);
    this.#commentary = new Commentary(
      games,
      hand,
      this.#announcer,
      () => this.#wording,
      seat.verbosity,
      () => host.readonly,
    );
    this.#keyboard = new KeyboardController(
      host,
      games,
      hand,
      focus,
      new Walk(games, focus, nodes),
      {
        answer: (question) => this.#answer(question),
        type: () => this.#type(),
        help: () => seat.help(),
        newGame: () => seat.newGame(),
        hint: () => seat.hint(),
        finish: () => seat.finish(),
      },
    );
    seat.adopt(typingStyles);
    seat.clock.addController({ hostUpdated: () => this.#commentary.lookAtClock() });
    host.addController({
      hostUpdated: () => this.#commentary.lookAtHand(),
      hostDisconnected: () => this.#announcer.silence(),
    });
  }

  get #wording(): SpokenWording {
    const words = this.#seat.words();
    if (this.#spoken.words !== words) this.#spoken = new SpokenWording(words);
    return this.#spoken;
  }

  /** For a `keydown` within the element; takes the keys that mean something, and leaves all others. */
  press(event: KeyboardEvent, target: Element): void {
    if (this.#keyboard.press(event, target.closest('.table') !== null)) event.preventDefault();
  }

  /** Says something: what was asked for always, what is told unasked where that is wanted. */
  say(text: string, topic: Topic = 'answer'): void {
    if (topic === 'answer' || this.#seat.verbosity() !== 'off') this.#announcer.say(topic, text);
  }

  refusal(reason: RefusalReason): string {
    return refusalText(reason, this.#seat.words().language);
  }

  /** The line for a typed move; seen while it has the focus, and otherwise only heard. */
  get line(): TemplateResult {
    const spoken = this.#wording;
    return html`<form
      class="typing"
      @submit=${(event: SubmitEvent) => this.#submit(event)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        this.#seat.focus.focus();
      }}
    >
      <label
        >${spoken.typedMove}
        <input
          type="text"
          tabindex="-1"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          placeholder="T3 T5, 7h 8s"
      /></label>
    </form>`;
  }

  #answer(question: Question): void {
    const { games, hand } = this.#seat;
    const { game, elapsed } = games;
    if (question === 'repeat') this.#announcer.repeat();
    else if (game) {
      const subject = { game, elapsed, isHolding: hand.held !== undefined, targets: hand.targets };
      this.#announcer.say('answer', answerTo(question, subject, this.#wording));
    }
  }

  /** At once, so that no key goes astray. */
  #type(): void {
    const { host, nodes } = this.#seat;
    const line = nodes.typingLine;
    if (!host.isInteractive || !line) return;
    line.value = '';
    line.focus();
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { games, hand, nodes, focus } = this.#seat;
    const line = nodes.typingLine;
    const { game } = games;
    if (!line || !game) return;
    const move = typedMove(game.position, line.value);
    if (!move) this.#announcer.say('refused', this.#wording.noSuchMove);
    else {
      hand.release();
      if (games.play(move)) {
        focus.focus();
        return;
      }
    }
    line.select();
  }
}
