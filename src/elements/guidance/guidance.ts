import { html, nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import { AutoplayController } from '../../controllers/autoplay-controller.js';
import type { DragHost } from '../../controllers/drag-controller.js';
import { FinishController } from '../../controllers/finish-controller.js';
import type { GameController } from '../../controllers/game-controller.js';
import type { HandController } from '../../controllers/hand-controller.js';
import { HintController } from '../../controllers/hint-controller.js';
import type { Hint } from '../../controllers/hint-controller.js';
import { pageSolver } from '../../controllers/solver-source.js';
import type { TableNodes } from '../../controllers/table-nodes.js';
import type { TimeSource } from '../../controllers/time-source.js';
import type { play } from '../../engine/index.js';
import type { Wording } from '../wording.js';
import { AdvicePlace } from './advice-place.js';
import { GuidanceWording } from './guidance-wording.js';
import { guidanceStyles } from './guidance.styles.js';
import { HintMarks } from './hint-marks.js';

/** All that guidance needs of the element. */
export interface GuidanceSeat {
  readonly host: DragHost & ReactiveElement;
  readonly games: GameController;
  readonly hand: HandController;
  readonly nodes: TableNodes;
  readonly time: () => TimeSource;
  readonly words: () => Wording;
  /** The engine of the page: a module that is loaded late has a copy whose faces are others. */
  readonly engine: { readonly play: typeof play };
  /** Ms that a card is on its way. */
  readonly duration: () => number;
  readonly autoplay: () => boolean;
  /** Has the element's root know a style. */
  readonly adopt: (style: string) => void;
  /** Tells a screen reader. */
  readonly say: (text: string) => void;
}

/** Ms that what a hint says can be read over the cards. */
const readingTime = 6000;

/**
 * What helps a player on: hints, the offer to finish, cards that go home by themselves. Loaded with
 * the player's first act, or when it is asked for.
 */
export class Guidance {
  readonly #seat: GuidanceSeat;
  readonly #hints: HintController;
  readonly #finish: FinishController;
  readonly #marks: HintMarks;
  readonly #place: AdvicePlace;
  /** Whether what is said now has its place. */
  #isPlaced = true;
  #wording: GuidanceWording;
  #text = '';
  #cancel: (() => void) | undefined;
  #couldFinish = false;

  constructor(
    seat: GuidanceSeat,
    private readonly failed: (error: unknown) => void,
  ) {
    const { host, games, nodes, time, duration } = seat;
    this.#seat = seat;
    this.#wording = new GuidanceWording(seat.words());
    this.#marks = new HintMarks(nodes, duration);
    this.#place = new AdvicePlace(nodes);
    this.#hints = new HintController(games, seat.engine, pageSolver, time, () => this.#showHint());
    this.#finish = new FinishController(host, games, time, duration, () => this.#showFinish());
    new AutoplayController(games, () => seat.autoplay() && !this.#finish.isRunning);
    seat.adopt(guidanceStyles.cssText);
    host.addController({
      hostConnected: () => {
        this.#finish.look();
        this.#hints.prepare();
      },
      hostUpdated: () => {
        this.#marks.show(this.#hints.shown);
        // To look at the whole table can take as long as a frame, and a drag must miss none.
        if (this.#isPlaced || host.isDragging) return;
        this.#isPlaced = true;
        this.#place.settle(this.#marks.areas);
      },
      hostDisconnected: () => {
        this.#hints.drop();
        this.#finish.stop();
      },
    });
  }

  /** Whether nothing is left to decide. */
  get canFinish(): boolean {
    return this.#finish.canFinish;
  }

  async hint(): Promise<Hint | undefined> {
    try {
      return await this.#hints.next();
    } catch (error) {
      this.failed(error);
      return undefined;
    }
  }

  /** Plays the game to its end; false, and said, when something is left to decide. */
  finish(): boolean {
    const { host, hand, say } = this.#seat;
    if (!host.isInteractive) return false;
    hand.release();
    const isBegun = this.#finish.run();
    if (!isBegun) say(this.#words.cannotFinish);
    return isBegun;
  }

  /** What a hint says, over the cards. */
  get line(): TemplateResult | typeof nothing {
    if (this.#text === '') return nothing;
    return html`<div class="advice" aria-hidden="true">
      <span class="message-text">${this.#text}</span>
    </div>`;
  }

  get #words(): GuidanceWording {
    const words = this.#seat.words();
    if (this.#wording.words !== words) this.#wording = new GuidanceWording(words);
    return this.#wording;
  }

  #showHint(): void {
    const { host, time, say } = this.#seat;
    const { shown } = this.#hints;
    this.#cancel?.();
    this.#text = shown ? this.#words.of(shown) : '';
    this.#isPlaced = false;
    if (shown) {
      say(this.#text);
      this.#cancel = time().after(readingTime, () => {
        this.#text = '';
        host.requestUpdate();
      });
    }
    host.requestUpdate();
  }

  #showFinish(): void {
    const { host, say } = this.#seat;
    const { canFinish } = this;
    const isNews = canFinish && !this.#couldFinish && !this.#finish.isRunning;
    if (isNews) say(this.#words.canFinish);
    this.#couldFinish = canFinish;
    host.requestUpdate();
  }
}
