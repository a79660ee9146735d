import type { Move } from '../../engine/move.js';
import { isTopClosed, topOf } from '../../engine/pile.js';
import type { PileId } from '../../engine/pile.js';
import { play } from '../../engine/play.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isRefusal } from '../../engine/refusal.js';
import type { PileGroup } from '../../engine/variant.js';
import { cardsOfPair, codeOf, hostsOf, pairOf, twinOf } from './code.js';
import type { Code, Pair } from './code.js';
import { cardOf, kindOf, kinds } from './state.js';
import type { KlondikeMove } from './state.js';

/** A card's place on the table. */
interface Spot {
  readonly pile: PileId;
  /** Cards from it up to the pile's top. */
  readonly count: number;
}

/**
 * Turns the moves of the search into those of a player. The search leaves out the draws, the
 * redeals, the turning of cards, and the runs that change their host to uncover it.
 */
class LineWriter {
  readonly moves: Move[] = [];

  constructor(private position: Position) {
    this.#turnAll();
  }

  follow(move: KlondikeMove): void {
    const code = cardOf(move);
    switch (kindOf(move)) {
      case kinds.open:
      case kinds.back:
        this.#lay(code, this.#spotOf(code));
        break;
      case kinds.baseHome:
      case kinds.laidHome:
        this.#uncover(code);
        this.#sendHome(code, this.#spotOf(code));
        break;
      case kinds.stockHome:
        this.#drawUntil(code);
        this.#sendHome(code, this.#spotOf(code));
        break;
      case kinds.stockLaid:
        this.#drawUntil(code);
        this.#lay(code, this.#spotOf(code));
        break;
      case kinds.wildLaid:
        this.#lay(code, { pile: this.#pileOfKind('wild'), count: 1 });
        break;
      case kinds.wildHome:
        this.#sendHome(code, { pile: this.#pileOfKind('wild'), count: 1 });
        break;
    }
  }

  #play(move: Move): void {
    const played = play(this.position, move);
    if (isRefusal(played)) throw new Error(`The solver and the engine disagree: ${played.reason}`);
    this.position = played.position;
    this.moves.push(move);
    this.#turnAll();
  }

  /** Where cards are turned by hand. */
  #turnAll(): void {
    for (const pile of this.#pilesOfKind('tableau')) {
      if (isTopClosed(pileOf(this.position, pile))) this.#play({ type: 'reveal', pile });
    }
  }

  #pilesOfKind(kind: PileGroup['kind']): readonly PileId[] {
    return this.position.rules.piles.filter(({ group }) => group.kind === kind).map(({ id }) => id);
  }

  #pileOfKind(kind: PileGroup['kind']): PileId {
    const [pile] = this.#pilesOfKind(kind);
    if (pile === undefined) throw new RangeError(`No ${kind}`);
    return pile;
  }

  #topCode(pile: PileId): Code | undefined {
    const top = topOf(pileOf(this.position, pile));
    return top === undefined ? undefined : codeOf(knownFace(this.position, top));
  }

  #spotOf(code: Code): Spot {
    const { rules, spent } = this.position;
    for (const { id, group } of rules.piles) {
      if (group.kind === 'stock' || group.kind === 'wild') continue;
      const { cards, closed } = pileOf(this.position, id);
      for (let index = cards.length - 1; index >= closed; index -= 1) {
        const card = cards[index];
        if (card === undefined || card === spent) continue;
        if (codeOf(knownFace(this.position, card)) === code) {
          return { pile: id, count: cards.length - index };
        }
      }
    }
    throw new RangeError('A card to be played is not open');
  }

  /** An uncovered host, or a space for the card that spaces take. */
  #placeFor(code: Code, avoided?: PileId): PileId {
    const hosts = hostsOf[pairOf[code] as Pair] as Pair;
    const isHost = (top: Code | undefined): boolean =>
      top === undefined
        ? this.#fitsSpace(code)
        : top === cardsOfPair[hosts * 2] || top === cardsOfPair[hosts * 2 + 1];
    const found = this.#pilesOfKind('tableau').find(
      (pile) => pile !== avoided && isHost(this.#topCode(pile)),
    );
    if (found === undefined) throw new RangeError('No uncovered host');
    return found;
  }

  #fitsSpace(code: Code): boolean {
    const tableau = this.position.rules.piles.find(({ group }) => group.kind === 'tableau');
    const empty = tableau?.group.accept?.empty;
    return typeof empty === 'object' && empty.rank === (code >> 2) + 1;
  }

  #lay(code: Code, { pile, count }: Spot): void {
    this.#play({ type: 'play', from: pile, to: this.#placeFor(code, pile), count });
  }

  /** What lies on a card moves to its twin, which is uncovered if the card itself is not. */
  #uncover(code: Code): void {
    const { pile, count } = this.#spotOf(code);
    if (count === 1) return;
    const to = this.#spotOf(twinOf[code] as Code).pile;
    this.#play({ type: 'play', from: pile, to, count: count - 1 });
  }

  #sendHome(code: Code, { pile }: Spot): void {
    const home = this.#pilesOfKind('foundation').find((id) => {
      const top = this.#topCode(id);
      return top === undefined ? code < 4 : top === code - 4;
    });
    if (home === undefined) throw new RangeError('A card to go home does not fit');
    this.#play({ type: 'play', from: pile, to: home, count: 1 });
  }

  #drawUntil(code: Code): void {
    const waste = this.#pileOfKind('waste');
    const stock = this.#pileOfKind('stock');
    while (this.#topCode(waste) !== code) {
      const isOut = pileOf(this.position, stock).cards.length === 0;
      this.#play({ type: isOut ? 'redeal' : 'draw' });
    }
  }
}

/** The moves of a player that do what the search did, from the same position. */
export function lineOf(position: Position, moves: readonly KlondikeMove[]): readonly Move[] {
  const writer = new LineWriter(position);
  for (const move of moves) writer.follow(move);
  return writer.moves;
}
