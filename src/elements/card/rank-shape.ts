import type { Rank } from '../../engine/card.js';

/** A rank as the middle line of a pen stroke, 100 units high, its left edge at 0. */
export interface RankShape {
  readonly width: number;
  readonly stroke: string;
  /** Feet and bars that a large letter wears and a small one does without. */
  readonly serif?: string;
}

const six =
  'M46 0L11 49C5 58 2 64 2 71C2 88 14 100 30 100C46 100 58 88 58 71C58 55 46 43 30 43C22 43 15 46 10 51';

/** Drawn as strokes, so that a letter can grow bolder where it is small, and looks the same everywhere. */
export const rankShapes: Readonly<Record<Rank, RankShape>> = {
  1: { width: 64, stroke: 'M2 100L32 1L62 100M12 68L52 68', serif: 'M-8 100L14 100M50 100L72 100' },
  2: { width: 58, stroke: 'M3 28C3 11 14 0 29 0C44 0 55 11 55 26C55 39 47 48 38 58L2 100L58 100' },
  3: {
    width: 58,
    stroke:
      'M5 21C8 8 17 0 29 0C43 0 53 10 53 23C53 37 42 46 28 46C46 46 57 57 57 73C57 89 45 100 29 100C15 100 5 91 2 78',
  },
  4: { width: 64, stroke: 'M46 100L46 0L0 70L64 70' },
  5: {
    width: 58,
    stroke:
      'M52 0L13 0L8 46C14 40 21 37 30 37C46 37 58 50 58 68C58 87 46 100 29 100C15 100 5 92 2 80',
  },
  6: { width: 60, stroke: six },
  7: { width: 58, stroke: 'M0 0L57 0L22 100' },
  8: {
    width: 60,
    stroke:
      'M30 46C17 46 7 36 7 23C7 10 17 0 30 0C43 0 53 10 53 23C53 36 43 46 30 46C14 46 2 57 2 73C2 89 14 100 30 100C46 100 58 89 58 73C58 57 46 46 30 46Z',
  },
  9: {
    width: 60,
    stroke:
      'M14 100L49 51C55 42 58 36 58 29C58 12 46 0 30 0C14 0 2 12 2 29C2 45 14 57 30 57C38 57 45 54 50 49',
  },
  10: {
    width: 80,
    stroke:
      'M0 17L12 2L12 100M60 0C73 0 80 16 80 50C80 84 73 100 60 100C47 100 40 84 40 50C40 16 47 0 60 0Z',
  },
  11: {
    width: 46,
    stroke: 'M44 0L44 70C44 89 36 100 23 100C11 100 3 92 1 79',
    serif: 'M24 0L62 0',
  },
  12: {
    width: 66,
    stroke:
      'M33 0C52 0 64 20 64 50C64 80 52 100 33 100C14 100 2 80 2 50C2 20 14 0 33 0ZM36 70L62 106',
  },
  13: {
    width: 62,
    stroke: 'M6 0L6 100M58 0L6 60M25 40L62 100',
    serif: 'M-6 0L18 0M-6 100L18 100M46 0L68 0M50 100L74 100',
  },
};
