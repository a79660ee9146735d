import { formatFace } from '../engine/index.js';
import type {
  Face,
  Outcome,
  PileKind,
  PileRules,
  Rank,
  RefusalReason,
  Suit,
} from '../engine/index.js';

/** Every text that a player sees or hears, in English. */

const rankNames: Readonly<Record<Rank, string>> = {
  1: 'ace',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: '10',
  11: 'jack',
  12: 'queen',
  13: 'king',
};

const suitNames: Readonly<Record<Suit, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
};

export function cardName(face: Face): string {
  return `${rankNames[face.rank]} of ${suitNames[face.suit]}`;
}

/** Rank and suit as short as they can be: `10♥`. */
export function cardSymbol(face: Face): string {
  const symbols: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
  const rank = face.rank === 10 ? '10' : formatFace(face).charAt(0);
  return `${rank}${symbols[face.suit]}`;
}

const kindNames: Readonly<Record<PileKind, string>> = {
  stock: 'Stock',
  waste: 'Waste',
  foundation: 'Foundation',
  tableau: 'Tableau',
  wild: 'Wildcard',
};

/** A pile's kind and number: `Tableau 3`, `Waste`. */
export function pileName({ group, index }: PileRules): string {
  const down = group.accept?.build?.rank === 'down' && group.kind === 'foundation';
  const name = down ? 'King foundation' : kindNames[group.kind];
  return group.count > 1 ? `${name} ${index + 1}` : name;
}

/** What lies on a pile: `Tableau 3, 5 cards, 2 face down`. */
export function pileSummary(pile: PileRules, cards: number, closed: number): string {
  const name = pileName(pile);
  if (cards === 0) return `${name}, empty`;
  const count = cards === 1 ? '1 card' : `${cards} cards`;
  return closed > 0 && closed < cards
    ? `${name}, ${count}, ${closed} face down`
    : `${name}, ${count}`;
}

export const refusalText: Readonly<Record<RefusalReason, string>> = {
  'game-over': 'The game is over.',
  'time-went-back': 'That came too late.',
  paused: 'The game is paused.',
  'no-such-pile': 'There is no such pile.',
  'no-such-card': 'There is no such card.',
  'face-down': 'That card lies face down.',
  'same-pile': 'The cards lie there already.',
  'never-leaves': 'Cards stay on that pile.',
  'one-at-a-time': 'Only one card at a time.',
  'not-a-run': 'These cards are no run.',
  'not-from-there': 'That pile takes no card from there.',
  'stock-not-empty': 'Not while there are cards in the stock.',
  'space-needs-base': 'An empty pile begins with another card.',
  'space-takes-none': 'An empty pile stays empty.',
  'builds-not': 'Nothing is laid on that pile.',
  'wrong-rank': 'The rank does not fit.',
  'wrong-suit': 'The suit does not fit.',
  'wrong-color': 'The colors must alternate.',
  'suit-begun': 'A pile of that suit is begun already.',
  'wildcard-has-no-card': 'Every card that fits there has been played.',
  'nothing-to-reveal': 'There is no card to turn.',
  'no-draw': 'The stock is played card by card.',
  'stock-empty': 'The stock is empty.',
  'no-redeal': 'There is only one trip through the stock.',
  'nothing-to-redeal': 'There is nothing to turn over.',
  'no-pass-left': 'No trip through the stock is left.',
  'undo-not-allowed': 'Nothing can be undone here.',
  'nothing-to-undo': 'There is nothing to undo.',
  'redo-not-allowed': 'Nothing can be redone here.',
  'nothing-to-redo': 'There is nothing to redo.',
};

export const outcomeText: Readonly<Record<Outcome, string>> = {
  won: 'You won!',
  stuck: 'No more moves',
  time: 'Time is up',
  'given-up': 'Given up',
};

export const text = {
  table: (variant: string) => `${variant}, card table`,
  score: 'Score',
  moves: 'Moves',
  time: 'Time',
  timeLeft: 'Time left',
  points: 'Points timer',
  pass: (pass: number) => `Pass ${pass}`,
  passOf: (pass: number, of: number) => `Pass ${pass} of ${of}`,
  newGame: 'New game',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  giveUp: 'Give up',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  mute: 'Sound off',
  unmute: 'Sound on',
  from: 'FROM',
  draw: 'draw',
  turnOver: 'turn the waste over',
  noPassLeft: 'no pass left',
  faceDown: 'face down',
  turn: 'turn it',
  wildcard: 'wildcard',
  played: (name: string) => `${name} (wildcard)`,
  finalScore: (score: string) => `Score ${score}`,
  bonus: (bonus: string) => `Bonus ${bonus}`,
  elapsed: (time: string) => `Time ${time}`,
  movesMade: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  stuck: 'No more moves.',
  cannotStart: 'This game cannot start',
} as const;
