import { nothing } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { Late } from '../late.js';
import type * as Figures from './figures.js';

/**
 * The figures weigh more than all else on the cards, and a card is a card without: they come in a
 * file of their own, asked for at once. A card that was drawn before must be drawn again.
 */
export const figures = new Late<typeof Figures>(
  () => import('./figures.js'),
  () => undefined,
);

/** A figure, where the figures have come. */
export function lateFigure(
  draw: (figures: typeof Figures) => SVGTemplateResult,
): SVGTemplateResult | typeof nothing {
  return figures.thing ? draw(figures.thing) : nothing;
}
