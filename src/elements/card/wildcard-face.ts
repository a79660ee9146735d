import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { doublePath, height, placePath, width } from './path.js';
import { starShape } from './star-shape.js';

const small = placePath(starShape, 28, 34, 0.44) + placePath(starShape, 168, 34, 0.44);
const index = doublePath(placePath(starShape, 22, 26, 0.3));
const emblem = placePath(starShape, width / 2, height / 2, 1);

/** The front of a wildcard that stands for nothing yet. */
export function wildcardFace(): TemplateResult {
  return html`<div part="face" class="face wild" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="small mark" d=${small} />
      <path class="larger mark" d=${index} />
      <path class="mark" d=${emblem} />
    </svg>
  </div>`;
}
