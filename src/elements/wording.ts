import { str } from '@lit/localize/internal/str-tag.js';
import type { Face, Outcome, PileKind, PileRules, Rank, Suit } from '../engine/index.js';
import type { Language } from './language/language.js';

/** Every text of the table and its frame, in one language; here stands the English. */
export class Wording {
  constructor(readonly language: Language) {}

  readonly msg = this.language.msg;

  readonly suits: Readonly<Record<Suit, string>> = {
    C: this.msg('clubs'),
    D: this.msg('diamonds'),
    H: this.msg('hearts'),
    S: this.msg('spades'),
  };

  readonly kinds: Readonly<Record<PileKind, string>> = {
    stock: this.msg('Stock'),
    waste: this.msg('Waste'),
    foundation: this.msg('Foundation'),
    tableau: this.msg('Tableau'),
    wild: this.msg('Wildcard'),
  };

  readonly outcomes: Readonly<Record<Outcome, string>> = {
    won: this.msg('You won!'),
    stuck: this.msg('No more moves'),
    time: this.msg('Time is up'),
    'given-up': this.msg('Given up'),
  };

  /** A foundation that is built down from a king. */
  readonly kingFoundation = this.msg('King foundation');

  readonly score = this.msg('Score');
  readonly moves = this.msg('Moves');
  readonly time = this.msg('Time');
  readonly timeLeft = this.msg('Time left');
  readonly pointsTimer = this.msg('Points timer');
  readonly newGame = this.msg('New game');
  readonly restart = this.msg('Restart');
  readonly undo = this.msg('Undo');
  readonly redo = this.msg('Redo');
  readonly hint = this.msg('Hint');
  readonly finish = this.msg('Finish the game');
  readonly giveUp = this.msg('Give up');
  readonly pause = this.msg('Pause');
  readonly resume = this.msg('Resume');
  readonly paused = this.msg('Paused');
  readonly mute = this.msg('Sound off');
  readonly unmute = this.msg('Sound on');
  readonly help = this.msg('How to play');
  readonly statistics = this.msg('Statistics');
  readonly close = this.msg('Close');
  /** Of a game that a form requires. */
  readonly unfinished = this.msg('Play the game to its end first.');
  readonly controls = this.msg('Controls');
  /** Marks the card that was picked up: where a move comes from. */
  readonly from = this.msg('FROM');
  readonly draw = this.msg('draw');
  readonly turnOver = this.msg('turn the waste over');
  readonly noPassLeft = this.msg('no pass left');
  readonly faceDown = this.msg('face down, turn it');
  readonly wildcard = this.msg('wildcard');
  readonly stuck = this.msg('No more moves.');
  readonly cannotStart = this.msg('This game cannot start');

  /** The names of courts and aces; the other ranks are numbers. */
  readonly ranks: Readonly<Partial<Record<Rank, string>>> = {
    1: this.msg('ace'),
    11: this.msg('jack'),
    12: this.msg('queen'),
    13: this.msg('king'),
  };

  card({ rank, suit }: Face): string {
    return this.msg(str`${this.ranks[rank] ?? rank} of ${this.suits[suit]}`);
  }

  /** A wildcard that has become a card. */
  played(card: string): string {
    return this.msg(str`${card} (wildcard)`);
  }

  /** A pile's kind and number: `Tableau 3`, `Waste`. */
  pile({ group, index }: PileRules): string {
    const isDown = group.kind === 'foundation' && group.accept?.build?.rank === 'down';
    const name = isDown ? this.kingFoundation : this.kinds[group.kind];
    return group.count > 1 ? `${name} ${index + 1}` : name;
  }

  /** What lies on a pile: `Tableau 3, 5 cards, 2 face down, top 7 of hearts`. */
  pileSummary(pile: PileRules, cards: number, closed: number, top?: string): string {
    const { language, msg } = this;
    const name = this.pile(pile);
    if (cards === 0) return msg(str`${name}, empty`);
    const parts = [name, this.cards(cards)];
    // A stock is closed by nature.
    if (closed > 0 && (closed < cards || pile.group.kind !== 'stock')) {
      parts.push(language.plural(closed, msg('# face down')));
    }
    if (top !== undefined) parts.push(msg(str`top ${top}`));
    return this.joined(...parts);
  }

  /** Parts of one utterance, one after the other. */
  joined(...parts: readonly string[]): string {
    const separator = this.msg(', ');
    return parts.join(separator);
  }

  cards(count: number): string {
    return this.language.plural(count, this.msg('one:# card|# cards'));
  }

  movesMade(count: number): string {
    return this.language.plural(count, this.msg('one:# move|# moves'));
  }

  /** The name of a game or a scoring; what a page has added keeps its own. */
  named({ name }: { readonly name: string }): string {
    // Its translations stand where the names are listed, with the rules.
    const lookUp: (text: string) => string = this.msg;
    return lookUp(name);
  }

  table(variant: string): string {
    return this.msg(str`${variant}, card table`);
  }

  pass(pass: number): string {
    return this.msg(str`Pass ${this.language.number(pass)}`);
  }

  passesLeft(count: number): string {
    return this.language.plural(count, this.msg('one:# pass left|# passes left'));
  }

  passOf(pass: number, of: number): string {
    const { language, msg } = this;
    return msg(str`Pass ${language.number(pass)} of ${language.number(of)}`);
  }

  finalScore(score: string): string {
    return this.msg(str`Score ${score}`);
  }

  bonus(bonus: string): string {
    return this.msg(str`Bonus ${bonus}`);
  }

  elapsed(time: string): string {
    return this.msg(str`Time ${time}`);
  }
}
