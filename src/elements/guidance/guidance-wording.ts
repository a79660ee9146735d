import { str } from '@lit/localize/internal/str-tag.js';
import type { Move, Position } from '../../engine/index.js';
import type { HintReason, ShownHint } from '../../controllers/hint-controller.js';
import { MoveWording } from '../spoken-play/move-wording.js';
import { nameOfCard, nameOfPile } from '../spoken-play/names.js';
import type { Wording } from '../wording.js';

/** What hints and the end of a game say, in one language. */
export class GuidanceWording {
  readonly #moves: MoveWording;
  readonly msg = this.words.language.msg;

  constructor(readonly words: Wording) {
    this.#moves = new MoveWording(words);
  }

  readonly exists = this.msg('There is a move.');
  readonly onlyStock = this.msg('Nothing to lay: the stock is next.');
  readonly none = this.msg('No move gets you any further.');
  readonly contest = this.msg('A contest gives no hints.');
  readonly atStock = this.msg('Look at the stock.');
  readonly searching = this.msg('Looking whether it could still be won…');
  readonly lost = this.msg('It could not be won any more.');
  readonly unknown = this.msg('Whether it could still be won is not known.');
  readonly canFinish = this.msg('Nothing is left to decide: press F to finish.');
  readonly cannotFinish = this.msg('Something is left to decide.');

  /** What is shown of a hint, in a sentence. */
  of(shown: ShownHint): string {
    switch (shown.type) {
      case 'exists':
        return this.exists;
      case 'none':
        return this.none;
      case 'contest':
        return this.contest;
      case 'searching':
        return this.searching;
      case 'lost':
        return this.lost;
      case 'unknown':
        return this.unknown;
      case 'truth': {
        const [move] = shown.advice.plan;
        const first = move ? this.#moves.move(shown.game.position, move) : '';
        return this.msg(str`It could still be won: ${first}.`);
      }
      case 'hint':
        return this.#hint(shown);
    }
  }

  #hint({ step, game: { position }, advice }: Extract<ShownHint, { type: 'hint' }>): string {
    const [move] = advice.plan;
    if (!move) return this.none;
    const isStock = move.type === 'draw' || move.type === 'redeal';
    switch (step) {
      case 'exists':
        return isStock ? this.onlyStock : this.exists;
      case 'where':
        return isStock ? this.atStock : this.msg(str`Look here: ${this.#place(position, move)}.`);
      case 'move': {
        const why = advice.reasons.map((reason) => this.#reason(position, reason));
        const what = this.#moves.move(position, move);
        return this.#moves.sentence(this.words.joined(what, ...why));
      }
    }
  }

  /** The card that leads the cards to move, and its pile. */
  #place(position: Position, move: Move): string {
    if (move.type === 'reveal') return nameOfPile(position, move.pile, this.words);
    if (move.type !== 'play') return '';
    return this.words.joined(
      this.#moves.lead(position, move),
      nameOfPile(position, move.from, this.words),
    );
  }

  #reason(position: Position, reason: HintReason): string {
    const { msg, words } = this;
    switch (reason.type) {
      case 'sends-home':
        return msg('brings it home');
      case 'turns-up':
        return msg('turns up a card');
      case 'empties':
        return msg('leaves a space');
      case 'frees':
        return msg(str`frees the card: ${nameOfCard(position, reason.card, words)}`);
      case 'makes-room':
        return msg(str`makes room for the card: ${nameOfCard(position, reason.card, words)}`);
      case 'brings-in':
        return msg('brings a card into play');
      case 'parks':
        return msg('does the least harm there');
      case 'looks':
        return msg('shows what is next');
      case 'brings-up': {
        const card = nameOfCard(position, reason.card, words);
        return msg(str`on the way to the card: ${card}`);
      }
    }
  }
}
