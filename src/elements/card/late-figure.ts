import { nothing } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type * as Figures from './figures.js';

/**
 * The figures weigh more than all else on the cards, and a card is a card without: they come in a
 * file of their own, asked for at once, and stand on the cards when they are there.
 */
const figures = import('./figures.js');

/** A figure, as soon as it is there. The same one must be drawn again by the same value. */
export function lateFigure(draw: (figures: typeof Figures) => SVGTemplateResult): unknown {
  return until(
    figures.then(draw).catch(() => nothing),
    nothing,
  );
}
