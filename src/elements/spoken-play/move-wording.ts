import { str } from '@lit/localize/internal/str-tag.js';
import { pileOf, topOf } from '../../engine/index.js';
import type { Move, PlayMove, Position } from '../../engine/index.js';
import type { Wording } from '../wording.js';
import { nameOfCard, nameOfPile } from './names.js';

/** What a move is called before it is made, in one language. */
export class MoveWording {
  constructor(readonly words: Wording) {}

  readonly language = this.words.language;
  readonly msg = this.language.msg;

  readonly drawing = this.msg('Draw a card');

  sentence(text: string): string {
    return this.msg(str`${text}.`);
  }

  /** Some cards by the one that leads them: `7 of hearts, 3 cards`. */
  run(card: string, count: number): string {
    return count > 1 ? this.words.joined(card, this.words.cards(count)) : card;
  }

  moved(what: string, to: string): string {
    return this.msg(str`${what} to ${to}`);
  }

  onto(pile: string, card: string): string {
    return this.msg(str`${pile}, on ${card}`);
  }

  /** The card that leads the cards of a move. */
  lead(position: Position, { from, count }: PlayMove): string {
    const { cards } = pileOf(position, from);
    const lead = cards[cards.length - count];
    return lead === undefined ? '' : nameOfCard(position, lead, this.words);
  }

  /** `7 of hearts, 3 cards to Tableau 2, on 8 of spades`. */
  move(position: Position, move: Move): string {
    const { words } = this;
    switch (move.type) {
      case 'draw':
        return this.drawing;
      case 'redeal':
        return this.msg('Turn the waste over');
      case 'reveal':
        return words.joined(nameOfPile(position, move.pile, words), words.faceDown);
      case 'play': {
        const pile = nameOfPile(position, move.to, words);
        const top = topOf(pileOf(position, move.to));
        const onto = top === undefined ? pile : this.onto(pile, nameOfCard(position, top, words));
        return this.moved(this.run(this.lead(position, move), move.count), onto);
      }
    }
  }
}
