import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { height, width } from './path.js';

function lattice(): string {
  const step = 20;
  let d = '';
  for (let x = -height; x < width; x += step) {
    d += `M${x} 0L${x + height} ${height}M${x} ${height}L${x + height} 0`;
  }
  return d;
}

/** Overlapping scales, each of three arcs; a later row covers the feet of the one before. */
function waves(): string {
  let d = '';
  for (let row = 0; row <= 14; row += 1) {
    for (let x = row % 2 ? 0 : 20; x <= width + 20; x += 40) {
      for (const r of [20, 13, 6]) {
        d += `M${x - r} ${row * 20 + 20}C${x - r} ${row * 20 + 20 - r * 1.3} ${x + r} ${row * 20 + 20 - r * 1.3} ${x + r} ${row * 20 + 20}`;
      }
    }
  }
  return d;
}

const latticePath = lattice();
const wavesPath = waves();

/** The back of a card, the same for every card: it takes nothing, so it can tell nothing. */
export function cardBack(): TemplateResult {
  return html`<div part="back" class="back" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="lattice" d=${latticePath} />
      <path class="waves" d=${wavesPath} />
      <rect class="rim" width=${width} height=${height} />
    </svg>
  </div>`;
}
