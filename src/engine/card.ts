/** Suits in the order of every deck and every tie: clubs, diamonds, hearts, spades. */
export const suits = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof suits)[number];

/** Ranks from the ace (1) to the king (13). */
export const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Rank = (typeof ranks)[number];

export type Color = 'black' | 'red';

/** What a card shows. One frozen object for each of the 52, so faces compare with `===`. */
export interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
}

/**
 * Which physical card: its place in the shuffled deck, the first card dealt being 0; a wildcard has
 * the number after the last. The number tells nothing of the face (a blind deal knows the one and
 * not the other), so what a card shows is looked up in `Position.faces`.
 */
export type Card = number;

const rankLetters = 'A23456789TJQK';

const faces: readonly Face[] = suits.flatMap((suit) =>
  ranks.map((rank) => Object.freeze({ rank, suit })),
);

/** The one face of this rank and suit. */
export function faceOf(rank: Rank, suit: Suit): Face {
  const face = faces[suits.indexOf(suit) * ranks.length + rank - 1];
  if (!face) throw new RangeError(`No card of rank ${rank} and suit ${suit}`);
  return face;
}

export function colorOf(suit: Suit): Color {
  return suit === 'D' || suit === 'H' ? 'red' : 'black';
}

export function isRank(value: number): value is Rank {
  return Number.isInteger(value) && value >= 1 && value <= ranks.length;
}

/** Rank and suit as two letters: `TH` is the ten of hearts. */
export function formatFace(face: Face): string {
  return rankLetters.charAt(face.rank - 1) + face.suit;
}

/** The face that two letters name, or `undefined`. */
export function parseFace(text: string): Face | undefined {
  if (text.length !== 2) return undefined;
  const rank = rankLetters.indexOf(text.charAt(0)) + 1;
  const suit = suits.find((each) => each === text.charAt(1));
  return isRank(rank) && suit ? faceOf(rank, suit) : undefined;
}

/** What decks a game is played with. */
export interface Deck {
  readonly decks: 1 | 2;
  /** Cards of a higher rank are left out; 13 when absent. */
  readonly highestRank?: Rank;
}

/** The deck in order: deck by deck, suits C D H S, ranks upward (rules.md 7, step 3). */
export function orderedDeck({ decks, highestRank = 13 }: Deck): readonly Face[] {
  const one = faces.filter((face) => face.rank <= highestRank);
  return Array.from({ length: decks }, () => one).flat();
}
