import { giveFault, homeMove, pileOf, pileRules } from '../engine/index.js';
import type { DragHost } from './drag-controller.js';
import type { FocusController } from './focus-controller.js';
import type { GameController } from './game-controller.js';
import type { HandController } from './hand-controller.js';
import { commandOf } from './key-map.js';
import type { Command, Question } from './key-map.js';
import type { Spot } from './spots.js';
import type { Walk } from './walk.js';

/** What keys ask of others than the game. */
export interface KeyWishes {
  answer(question: Question): void;
  /** Opens the line for typed moves. */
  type(): void;
  help(): void;
  newGame(): void;
  hint(): void;
  finish(): void;
}

type Doing = () => unknown;
type Doings = Readonly<Partial<Record<Command, Doing>>>;

/** What a key that is held down does again and again: nothing that could cost points. */
const repeating: ReadonlySet<Command> = new Set<Command>([
  'up',
  'down',
  'left',
  'right',
  'undo',
  'redo',
  'longer',
  'shorter',
]);

/** Plays by keys while focus is within the element. */
export class KeyboardController {
  readonly #host: DragHost;
  readonly #games: GameController;
  readonly #hand: HandController;
  readonly #focus: FocusController;
  readonly #walk: Walk;
  /** What may be asked at any time. */
  readonly #asked: Doings;
  /** What acts on the game, wherever focus is. */
  readonly #played: Doings;
  /** What leads over the table. */
  readonly #walked: Doings;
  /** What acts on the place where focus is. */
  readonly #handled: Readonly<Partial<Record<Command, (spot: Spot) => void>>>;

  constructor(
    host: DragHost,
    games: GameController,
    hand: HandController,
    focus: FocusController,
    walk: Walk,
    wishes: KeyWishes,
  ) {
    this.#host = host;
    this.#games = games;
    this.#hand = hand;
    this.#focus = focus;
    this.#walk = walk;
    const ask = (question: Question) => (): void => wishes.answer(question);
    this.#asked = {
      moves: ask('moves'),
      targets: ask('targets'),
      score: ask('score'),
      table: ask('table'),
      repeat: ask('repeat'),
      help: () => wishes.help(),
      type: () => wishes.type(),
      new: () => wishes.newGame(),
      hint: () => wishes.hint(),
      finish: () => wishes.finish(),
    };
    this.#played = {
      draw: () => {
        hand.release();
        games.draw();
      },
      undo: () => games.undo(),
      redo: () => games.redo(),
    };
    this.#walked = {
      up: () => walk.step('up'),
      down: () => walk.step('down'),
      left: () => walk.step('left'),
      right: () => walk.step('right'),
      first: () => walk.toEnd('first'),
      last: () => walk.toEnd('last'),
    };
    this.#handled = {
      act: (spot) => hand.tap(spot),
      home: (spot) => this.#sendHome(spot),
      longer: (spot) => this.#hold(spot, 1),
      shorter: (spot) => this.#hold(spot, -1),
    };
  }

  /**
   * Does what a key asks for; false for a key that means nothing here and is the page's.
   * @param isOnTable whether focus is on the table: elsewhere the keys of places are others'.
   */
  press(event: KeyboardEvent, isOnTable: boolean): boolean {
    const command = commandOf(event);
    if (!command) return false;
    const doing =
      this.#asked[command] ??
      (this.#host.isInteractive ? this.#played[command] : undefined) ??
      (isOnTable ? this.#onTable(command, event) : undefined);
    if (!event.repeat || repeating.has(command)) doing?.();
    return doing !== undefined;
  }

  #onTable(command: Command, { key }: KeyboardEvent): Doing | undefined {
    if (command === 'column') return () => this.#walk.toColumn(Number(key));
    if (command === 'release') return this.#hand.held && ((): void => this.#hand.release());
    const { spot } = this.#focus;
    const handle = this.#host.isInteractive ? this.#handled[command] : undefined;
    return this.#walked[command] ?? (handle && spot && ((): void => handle(spot)));
  }

  #sendHome({ pile }: Spot): void {
    const position = this.#games.game?.position;
    if (!position) return;
    if (homeMove(position, pile)) this.#hand.sendHome(pile);
    else
      this.#games.refuse(giveFault(position, pileRules(position.rules, pile), 1) ?? 'wrong-rank');
  }

  /** Holds one card more of the pile, or one less; focus goes with the first of them. */
  #hold({ pile: here }: Spot, more: 1 | -1): void {
    const { held } = this.#hand;
    const position = this.#games.game?.position;
    if (!position) return;
    const pile = held?.from ?? here;
    const count = (held?.count ?? 0) + more;
    if (count < 1) {
      this.#hand.release();
      return;
    }
    const spot = { pile, index: pileOf(position, pile).cards.length - count };
    if (this.#hand.pickUp(spot)) this.#focus.moveTo(spot);
  }
}
