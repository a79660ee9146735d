import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { lateFigure } from './late-figure.js';
import { dot, height, placePath, width } from './path.js';
import { starShape } from './star-shape.js';

const middle = { x: width / 2, y: height / 2 };

/** A trellis with a bud in every mesh. */
function lattice(): string {
  const mesh = 28;
  const reach = Math.ceil(height / mesh) * mesh;
  let d = '';
  for (let x = -reach; x <= reach; x += mesh) {
    d += `M${x - reach / 2} ${-reach / 2}L${x + reach / 2} ${reach / 2}`;
    d += `M${x - reach / 2} ${reach / 2}L${x + reach / 2} ${-reach / 2}`;
  }
  for (let y = -reach / 2; y <= reach / 2; y += mesh / 2) {
    for (let x = -reach / 2 + ((y / (mesh / 2)) % 2 ? 0 : mesh / 2); x <= reach / 2; x += mesh) {
      d += `M${x - 2} ${y}L${x} ${y - 2}L${x + 2} ${y}L${x} ${y + 2}Z`;
    }
  }
  return placePath(d, middle.x, middle.y);
}

const trellis = lattice();
const medallion = dot(middle.x, middle.y, 27) + dot(middle.x, middle.y, 32);
const star = placePath(starShape, middle.x, middle.y, 0.36);

/** The back of a card, the same for every card: it takes nothing, so it can tell nothing. */
export function cardBack(): TemplateResult {
  return html`<div part="back" class="back" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="lattice" d=${trellis} />
      ${lateFigure(({ otherPatterns }) => otherPatterns)}
      <path class="medallion" d=${medallion} />
      <path class="star" d=${star} />
      <rect class="band" x="16" y="16" width=${width - 32} height=${height - 32} />
      <rect class="rim" width=${width} height=${height} rx="18" />
      <rect x="19" y="19" width=${width - 38} height=${height - 38} rx="2" />
    </svg>
  </div>`;
}
