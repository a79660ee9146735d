import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { dot, doublePath, height, placePath, width } from './path.js';

/** What a shape is painted with; the styles know the colours. */
type Paint = 'robe' | 'lining' | 'gold' | 'linen' | 'silver' | 'skin' | 'lips' | 'dark' | 'pen';

/**
 * The shapes of one paint, above those of the layers before. All figures are upper halves, centred
 * on 0. They end at the line that parts the halves, which falls from the right of the frame to the
 * left, so that a half belongs to one figure only.
 */
export type Layer = readonly [paint: Paint, path: string];

const frame = { x: 40, y: 18 };

export const shoulders =
  'M-60 122C-52 111-34 105-14 103L14 103C34 105 52 111 60 122L60 128L-60 152Z';
export const sleeves =
  'M-60 122C-55 113-46 109-36 106C-30 118-32 134-38 148L-60 152Z' +
  'M60 122C55 113 46 109 36 106C30 118 30 126 34 133L60 128Z';
export const folds =
  'M-52 114C-46 124-46 138-48 149M-44 109C-38 120-38 136-42 148' +
  'M36 110C32 120 33 127 36 133M52 112C50 118 50 124 52 130';

export const face =
  'M-15 62L15 62L15 80C15 88 12 93 8 96.5L9 108L-9 108L-8 96.5C-12 93-15 88-15 80Z';
export const chin = 'M-8 96.5C-4 101 4 101 8 96.5';
export const features =
  'M-11 75C-9 71.5-5 71.5-3 75M11 75C9 71.5 5 71.5 3 75M-12 69C-9 66-5 66-3 68.5' +
  'M12 69C9 66 5 66 3 68.5M1 69C1 76-2 80-3 84L1 85M37 116.5L45 116.5M37 120L45 120';

const sash = 'M-60 142L60 118L60 128L-60 152Z';
const sashStuds = [-48, -24, 0]
  .map(
    (x) =>
      `M${x - 9} ${141.8 - x / 5}L${x} ${134.5 - x / 5}L${x + 9} ${138.2 - x / 5}L${x} ${145.5 - x / 5}Z`,
  )
  .join('');

/** What all three have in front of them. */
const foreground: readonly Layer[] = [
  ['gold', sash],
  ['lining', sashStuds],
  ['skin', 'M37 113C37 110 52 110 52 113L52 122C50 126 39 126 37 122Z'],
  ['dark', dot(-7, 74.6, 1.5) + dot(7, 74.6, 1.5)],
];

/** A half figure in its frame, the same turned in the lower half, and a sign beside each head. */
export function drawFigure(figure: readonly Layer[], sign: string): SVGTemplateResult {
  const beside = placePath(sign, -45, 37, 0.24);
  const layers: readonly Layer[] = [...figure, ...foreground, ['robe', beside]];
  return svg`<g class="larger figure"><rect
      class="frame"
      x=${frame.x}
      y=${frame.y}
      width=${width - 2 * frame.x}
      height=${height - 2 * frame.y}
      rx="5"
    />${layers.map(
      ([paint, path]) =>
        svg`<path class=${paint} d=${doublePath(placePath(path, width / 2, 0))} />`,
    )}</g>`;
}
