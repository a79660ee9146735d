import { str } from '@lit/localize/internal/str-tag.js';
import { pileOf, topOf } from '../../engine/index.js';
import type { Move, Position } from '../../engine/index.js';
import type { HintReason, ShownHint } from '../../controllers/hint-controller.js';
import { nameOfCard, nameOfPile } from '../spoken-play/names.js';
import { SpokenWording } from '../spoken-play/spoken-wording.js';
import type { Wording } from '../wording.js';

/** What hints and the end of a game say, in one language. */
export class GuidanceWording {
  readonly #spoken: SpokenWording;
  readonly msg = this.words.language.msg;

  constructor(readonly words: Wording) {
    this.#spoken = new SpokenWording(words);
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
        const first = move ? this.#move(shown.game.position, move) : '';
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
        const what = this.#move(position, move);
        return this.#spoken.sentence(this.words.joined(what, ...why));
      }
    }
  }

  /** The card that leads the cards to move, and its pile. */
  #place(position: Position, move: Move): string {
    if (move.type === 'reveal') return nameOfPile(position, move.pile, this.words);
    if (move.type !== 'play') return '';
    return this.words.joined(
      this.#lead(position, move),
      nameOfPile(position, move.from, this.words),
    );
  }

  #lead(position: Position, { from, count }: Extract<Move, { type: 'play' }>): string {
    const { cards } = pileOf(position, from);
    const lead = cards[cards.length - count];
    return lead === undefined ? '' : nameOfCard(position, lead, this.words);
  }

  #move(position: Position, move: Move): string {
    const { words } = this;
    switch (move.type) {
      case 'draw':
        return this.#spoken.drawing;
      case 'redeal':
        return this.msg('Turn the waste over');
      case 'reveal':
        return words.joined(nameOfPile(position, move.pile, words), words.faceDown);
      case 'play': {
        const pile = nameOfPile(position, move.to, words);
        const top = topOf(pileOf(position, move.to));
        const onto =
          top === undefined ? pile : this.#spoken.onto(pile, nameOfCard(position, top, words));
        return this.#spoken.moved(this.#spoken.run(this.#lead(position, move), move.count), onto);
      }
    }
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
