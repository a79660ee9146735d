import { chin, drawFigure, face, features, folds, shoulders, sleeves } from './figure.js';
import { dot, placePath } from './path.js';
import { starShape } from './star-shape.js';

/** The wildcard's figure: who may be anyone at court. */
export const jesterFigure = drawFigure(
  [
    ['robe', shoulders],
    ['lining', sleeves],
    ['pen', folds],
    [
      'gold',
      `M44.5 52L47.5 52L47.5 134L44.5 134Z${placePath(starShape, 46, 44, 0.28)}M0 106L7 122L0 140L-7 122Z`,
    ],
    ['skin', face],
    [
      'linen',
      'M-9 101C-16 104-24 103-31 100L-28 113L-19 110L-13 120L-5 113L0 121L5 113L13 120L19 110L28 113L31 100C24 103 16 104 9 101C6 109-6 109-9 101Z',
    ],
    ['robe', 'M0 60L0 40C-14 26-36 38-37 62C-37 72-35 80-31 87C-29 76-26 68-18 64Z'],
    ['lining', 'M0 60L0 40C14 26 34 38 35 62C35 72 34 80 31 87C29 76 26 68 18 64Z'],
    ['robe', 'M18 64L12 46C10 36 6 28 0 22C-6 28-10 36-12 46L-18 64C-6 60 6 60 18 64Z'],
    [
      'gold',
      `M-19 58C-8 54 8 54 19 58L18 66C8 62-8 62-18 66Z${[
        [-31, 89, 4],
        [31, 89, 4],
        [0, 22, 4],
        [-28, 114, 2.6],
        [-13, 121, 2.6],
        [13, 121, 2.6],
        [28, 114, 2.6],
      ]
        .map(([x = 0, y = 0, radius = 0]) => dot(x, y, radius))
        .join('')}`,
    ],
    ['pen', `${features}${chin}M-6 89.5C-3 93.5 3 93.5 6 89.5`],
  ],
  starShape,
);
