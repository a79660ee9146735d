import type { SVGTemplateResult } from 'lit';
import type { Face, Rank } from '../../engine/card.js';
import { chin, drawFigure, face, features, folds, shoulders, sleeves } from './figure.js';
import type { Layer } from './figure.js';
import { dot } from './path.js';
import { suitShapes } from './suit-shape.js';

const jack: readonly Layer[] = [
  [
    'silver',
    'M46 28L49.5 40L47.5 50L44.5 50L42.5 40ZM47.5 48C52 46 55 44 57 41C59 49 59 55 57 63' +
      'C55 60 52 58 47.5 56ZM44.5 49L36 45C37 51 40 56 44.5 56Z',
  ],
  ['robe', shoulders],
  ['lining', sleeves],
  ['pen', folds],
  [
    'gold',
    'M44.5 48L47.5 48L47.5 134L44.5 134ZM-5 106L5 106L5 139L-5 141Z' +
      'M-17 58C-26 64-26 84-24 91C-24 97-29 99-34 96C-32 106-20 107-14 101L14 101C20 107 32 106 34 96' +
      'C29 99 24 97 24 91C26 84 26 64 17 58Z',
  ],
  ['skin', face],
  [
    'linen',
    'M-9 102C-15 104-21 104-27 103L-24 115L-15 112L-8 121L0 113L8 121L15 112L24 115L27 103' +
      'C21 104 15 104 9 102C6 109-6 109-9 102Z',
  ],
  ['robe', 'M-24 57C-33 42-18 36 2 36C22 36 33 42 24 57Z'],
  ['lining', 'M-22 46C-20 30 4 22 27 29C22 31 22 35 28 38C14 42-4 40-16 50Z'],
  [
    'gold',
    'M-17 60L17 60C18 68 15 71 10 71C5 71 2 68 0 65C-2 68-5 71-10 71C-15 71-18 68-17 60Z' +
      'M-25 54C-10 51 10 51 25 54L24 62C10 59-10 59-24 62Z',
  ],
  ['pen', `${features}${chin}M-4.5 91C-1 92.6 1 92.6 4.5 91M-19 46C-8 36 8 33 20 32`],
];

const pearls = [-27, -13, 0, 13, 27].map((x, index) =>
  dot(x, [36, 30, 25, 30, 36][index] ?? 0, 2.6),
);
const necklace = [-8, -4, 0, 4, 8].map((x) => dot(x, 109.5 - (x * x) / 15, 1.8));

const queen: readonly Layer[] = [
  [
    'dark',
    'M0 46C-21 46-28 58-28 76C-28 94-35 98-44 105C-36 116-20 114-14 104L14 104' +
      'C20 114 36 116 44 105C35 98 28 94 28 76C28 58 21 46 0 46Z',
  ],
  ['robe', shoulders],
  ['lining', sleeves],
  ['pen', `${folds}M44 66L44 130`],
  ['skin', 'M-7 92L-7 102L-24 104L-12 124L0 131L12 124L24 104L7 102L7 92Z'],
  [
    'linen',
    'M-24 104L-31 97C-37 104-36 112-30 118L-12 132L0 137L12 132L30 118C36 112 37 104 31 97L24 104' +
      `L12 123L0 129L-12 123Z${necklace.join('')}`,
  ],
  ['skin', 'M-15 64L15 64L15 79C14 92 6 100 0 101C-6 100-14 92-15 79Z'],
  [
    'dark',
    'M0 55C-12 53-19 62-19 86C-15 82-14 77-13 73C-6 71-2 66 0 61C2 66 6 71 13 73C14 77 15 82 19 86' +
      'C19 62 12 54 0 55Z',
  ],
  [
    'gold',
    'M-20 59L-27 38L-15 47L-13 32L-5 44L0 27L5 44L13 32L15 47L27 38L20 59C8 55-8 55-20 59Z' +
      `M0 112L3 117L0 122L-3 117Z${dot(-17, 91, 2.4)}${dot(17, 91, 2.4)}`,
  ],
  ['linen', pearls.join('')],
  [
    'robe',
    'M44 70C33 69 32 57 34 47L40 54L44 44L48 54L54 47C56 57 55 69 44 70Z' +
      'M44 98C36 97 33 91 34 85C40 87 43 92 44 98ZM44 93C45 87 48 83 54 81C55 88 51 93 44 93Z',
  ],
  ['pen', `${features}M40 54C39 60 41 66 44 70C47 66 49 60 48 54`],
  ['lips', 'M-4.5 91.5C-2 89.5-1 89.5 0 90.3C1 89.5 2 89.5 4.5 91.5C2 94-2 94-4.5 91.5Z'],
];

const king: readonly Layer[] = [
  ['robe', shoulders],
  [
    'gold',
    'M-14 101C-24 102-38 107-50 113C-43 133-20 146 0 151C20 146 43 133 50 113C38 107 24 102 14 101Z',
  ],
  [
    'linen',
    'M-14 101C-24 102-35 107-45 112C-38 129-18 142 0 147C18 142 38 129 45 112C35 107 24 102 14 101Z',
  ],
  [
    'dark',
    'M-34 112L-32 119L-36 119ZM-24 122L-22 129L-26 129ZM34 124L36 131L32 131ZM24 122L26 129L22 129Z' +
      'M-23 109L-21 116L-25 116ZM23 109L25 116L21 116ZM-12 128L-10 135L-14 135ZM12 126L14 133L10 133Z',
  ],
  [
    'silver',
    'M41 42L44 32L47 42L47 108L41 108Z' +
      'M-17 58C-26 62-27 76-25 84C-24 92-30 94-35 90C-35 101-24 107-14 100L14 100C24 107 35 101 35 90' +
      'C30 94 24 92 25 84C27 76 26 62 17 58Z',
  ],
  ['skin', face],
  [
    'silver',
    'M-16 80C-18 96-15 112-9 119C-5 124-2 128 0 133C2 128 5 124 9 119C15 112 18 96 16 80' +
      'C14 88 8 90 0 90C-8 90-14 88-16 80Z' +
      'M0 88C-5 84-13 85-19 93C-12 94-5 96 0 91.5C5 96 12 94 19 93C13 85 5 84 0 88Z',
  ],
  [
    'gold',
    `M-21 60L-27 34L-14 46L0 27L14 46L27 34L21 60ZM34 104L54 104L54 110L34 110Z${dot(
      -27,
      33,
      3,
    )}${dot(27, 33, 3)}${dot(0, 25, 3)}`,
  ],
  ['lining', 'M-22 52C-8 49 8 49 22 52L21 61C8 58-8 58-21 61Z'],
  ['linen', dot(-12, 55.8, 2) + dot(0, 54.8, 2) + dot(12, 55.8, 2)],
  [
    'pen',
    `${features}M44 42L44 104M-6 100C-7 108-5 116-2 122M6 100C7 108 5 116 2 122M-11 97C-12 105-10 110-8 114` +
      'M11 97C12 105 10 110 8 114M-21 66C-23 76-22 84-22 90M21 66C23 76 22 84 22 90',
  ],
];

const figures: Partial<Record<Rank, readonly Layer[]>> = { 11: jack, 12: queen, 13: king };

const drawn = new Map<Face, SVGTemplateResult>();

/** The figure of a jack, a queen or a king; it is drawn when first seen and kept. */
export function courtFigure(card: Face): SVGTemplateResult {
  let figure = drawn.get(card);
  if (!figure) {
    figure = drawFigure(figures[card.rank] ?? [], suitShapes[card.suit]);
    drawn.set(card, figure);
  }
  return figure;
}
