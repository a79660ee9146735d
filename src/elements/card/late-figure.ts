import { nothing } from 'lit';
import type { CSSResult, SVGTemplateResult } from 'lit';
import type * as Figures from './figures.js';

let figures: typeof Figures | undefined;

/**
 * The figures weigh more than all else on the cards, and a card is a card without: they come in a
 * file of their own, asked for at once. Resolved with their styles, or with nothing when they will not
 * come.
 */
export const figuresLoaded: Promise<CSSResult | undefined> = import('./figures.js').then(
  (module) => {
    figures = module;
    return module.figureStyles;
  },
  () => undefined,
);

/** Whether a card drawn now has its figure; one drawn before must be drawn again. */
export function haveFigures(): boolean {
  return figures !== undefined;
}

/** A figure, where the figures have come. */
export function lateFigure(
  draw: (figures: typeof Figures) => SVGTemplateResult,
): SVGTemplateResult | typeof nothing {
  return figures ? draw(figures) : nothing;
}
