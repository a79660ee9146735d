import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Suit } from '../../engine/card.js';
import { dot, doublePath, height, placePath, width } from './path.js';
import { suitShapes } from './suit-shape.js';

/** Two leaves and a bud, above and below the ace's pip. */
const spray = doublePath(
  'M100 72C91 72 83 67 80 56C91 56 98 63 100 72ZM100 72C109 72 117 67 120 56C109 56 102 63 100 72Z' +
    'M100 65C94 58 94 49 100 40C106 49 106 58 100 65Z',
);

/** The line engraved in a large pip; in the black suits it stays clear of the stem. */
const inlays: Readonly<Record<Suit, string>> = {
  C: dot(0, -25, 18) + dot(-27, 17, 18) + dot(27, 17, 18),
  D: placePath(suitShapes.D, 0, 0, 0.78),
  H: placePath(suitShapes.H, 0, -1, 0.8),
  S: placePath(suitShapes.H, 0, -2, -0.76),
};

/** What sets the ace's one pip apart from the pip of a medium card. */
export function aceOrnament(suit: Suit): SVGTemplateResult {
  return svg`<path class="large" d=${spray} />
    <path class="large inlay" d=${placePath(inlays[suit], width / 2, height / 2)} />`;
}
