import type { Suit } from '../../engine/card.js';

/**
 * The suits as closed paths around their optical middle, some 100 units wide. The diamond is
 * narrower and taller than the rest, so that all four weigh the same to the eye.
 */
export const suitShapes: Readonly<Record<Suit, string>> = {
  C:
    'M0-50C14-50 25-39 25-25C25-16 21-8 14-4C18-7 22-8 27-8C40-8 51 3 51 17C51 31 40 42 27 42' +
    'C17 42 9 36 5 28C6 38 10 45 18 50L-18 50C-10 45-6 38-5 28C-9 36-17 42-27 42C-40 42-51 31-51 17' +
    'C-51 3-40-8-27-8C-22-8-18-7-14-4C-21-8-25-16-25-25C-25-39-14-50 0-50Z',
  D: 'M0-56C10-36 24-16 42 0C24 16 10 36 0 56C-10 36-24 16-42 0C-24-16-10-36 0-56Z',
  H:
    'M0 50C-7 33-49 10-49-20C-49-37-37-48-24-48C-13-48-4-41 0-30C4-41 13-48 24-48' +
    'C37-48 49-37 49-20C49 10 7 33 0 50Z',
  S:
    'M0-52C7-36 48-11 48 17C48 32 37 41 25 41C16 41 8 36 4 28C5 38 9 46 17 50L-17 50' +
    'C-9 46-5 38-4 28C-8 36-16 41-25 41C-37 41-48 32-48 17C-48-11-7-36 0-52Z',
};
