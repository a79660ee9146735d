import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { lateFigure } from './late-figure.js';
import { doublePath, height, placePath, width } from './path.js';
import { starShape } from './star-shape.js';

const small =
  placePath(starShape, 32, 34, 0.5) +
  placePath(starShape, 166, 34, 0.5) +
  placePath(starShape, width / 2, 172, 1.4);
const larger = doublePath(placePath(starShape, 22, 28, 0.28));

/** The front of a wildcard that stands for nothing yet. */
export function wildcardFace(): TemplateResult {
  return html`<div part="face" class="face joker" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="small" d=${small} />
      <path class="larger" d=${larger} />
      ${lateFigure(({ jesterFigure }) => jesterFigure)}
    </svg>
  </div>`;
}
