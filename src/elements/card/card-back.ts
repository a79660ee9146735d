import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { dot, height, placePath, width } from './path.js';
import { starShape } from './star-shape.js';

const middle = { x: width / 2, y: height / 2 };

/** A pattern drawn around 0, put on the middle of the card. It may run past the rim, which covers it. */
const centred = (d: string): string => placePath(d, middle.x, middle.y);

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
  return centred(d);
}

/** Rows of scales like a painted sea; each row hides the feet of the one behind it. */
function waves(): string {
  const radius = 24;
  let d = '';
  for (let row = -12; row <= 13; row += 1) {
    for (let x = row % 2 ? -5 * radius : -4 * radius; x <= 5 * radius; x += 2 * radius) {
      for (const part of [1, 0.68, 0.36]) {
        const r = part * radius;
        // The arc goes as far down on both sides as the next row's scales let it be seen.
        const angle = Math.atan(0.5) + Math.asin((part + 0.25 / part) / Math.sqrt(5));
        const [sin, cos, pull] = [Math.sin(angle), Math.cos(angle), (4 / 3) * Math.tan(angle / 2)];
        const [side, control] = [r * sin, r * (sin - pull * cos)];
        const y = (row * radius) / 2;
        const [foot, crown] = [y - r * cos, y - r * (cos + pull * sin)];
        d += `M${x - side} ${foot}C${x - control} ${crown} ${x + control} ${crown} ${x + side} ${foot}`;
      }
    }
  }
  return centred(d);
}

/** Beams of light behind the medallion. */
function rays(): string {
  let d = '';
  for (let ray = 0; ray < 60; ray += 1) {
    const angle = (ray * Math.PI) / 30;
    const [x, y] = [Math.round(Math.sin(angle) * 200), Math.round(Math.cos(angle) * 200)];
    d += `M${x / 5} ${y / 5}L${x} ${y}`;
  }
  return centred(d);
}

const patterns = { lattice: lattice(), waves: waves(), rays: rays() };
const medallion = dot(middle.x, middle.y, 27) + dot(middle.x, middle.y, 32);
const star = placePath(starShape, middle.x, middle.y, 0.36);

/** The back of a card, the same for every card: it takes nothing, so it can tell nothing. */
export function cardBack(): TemplateResult {
  return html`<div part="back" class="back" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="lattice" d=${patterns.lattice} />
      <path class="waves" d=${patterns.waves} />
      <path class="rays" d=${patterns.rays} />
      <path class="medallion" d=${medallion} />
      <path class="star" d=${star} />
      <rect class="band" x="16" y="16" width=${width - 32} height=${height - 32} />
      <rect class="rim" width=${width} height=${height} rx="18" />
      <rect x="19" y="19" width=${width - 38} height=${height - 38} rx="2" />
    </svg>
  </div>`;
}
