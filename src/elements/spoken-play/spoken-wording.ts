import { str } from '@lit/localize/internal/str-tag.js';
import { MoveWording } from './move-wording.js';

/** What is said to the player, and the line for typed moves; in one language. */
export class SpokenWording extends MoveWording {
  readonly letGo = this.msg('Let go');
  readonly nothingHeld = this.msg('No card is held');
  readonly nowhere = this.msg('It can go nowhere');
  readonly noMoves = this.msg('No possible moves');
  readonly turnedOver = this.msg('Waste turned over');
  readonly contest = this.msg('Contest');
  readonly typedMove = this.msg('Type a move');
  readonly noSuchMove = this.msg('That is no move. Type two piles or two cards: T3 T5, or 7h 8s.');

  drawn(card: string): string {
    return this.msg(str`Drawn: ${card}`);
  }

  dealt(cards: string): string {
    return this.msg(str`Dealt: ${cards}`);
  }

  filled(pile: string, card: string): string {
    return this.msg(str`${pile} filled with ${card}`);
  }

  turned(pile: string, card: string): string {
    return this.msg(str`${pile} shows ${card}`);
  }

  became(card: string): string {
    return this.msg(str`The wildcard becomes ${card}`);
  }

  byClock(text: string): string {
    return this.msg(str`By the clock: ${text}`);
  }

  undone(text: string): string {
    return this.msg(str`Undone: ${text}`);
  }

  redone(text: string): string {
    return this.msg(str`Redone: ${text}`);
  }

  points(count: number): string {
    return this.language.plural(count, this.msg('one:# point|# points'));
  }

  secondsLeft(count: number): string {
    return this.language.plural(count, this.msg('one:# second left|# seconds left'));
  }

  held(what: string): string {
    return this.msg(str`Held: ${what}`);
  }

  canGoTo(piles: readonly string[]): string {
    return this.msg(str`Can go to: ${this.language.list(piles)}`);
  }

  possibleMoves(moves: readonly string[]): string {
    return this.msg(str`Possible moves: ${moves.join('; ')}`);
  }

  started(variant: string): string {
    return this.msg(str`New game: ${variant}`);
  }

  goesOn(variant: string): string {
    return this.msg(str`The game goes on: ${variant}`);
  }

  replayed(variant: string): string {
    return this.msg(str`Replay: ${variant}`);
  }

  timer(value: string): string {
    return this.msg(str`Points timer ${value}`);
  }

  timeLeft(time: string): string {
    return this.msg(str`Time left ${time}`);
  }
}
