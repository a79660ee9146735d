import { svg } from 'lit';
import { height, placePath, width } from './path.js';

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
  return placePath(d, width / 2, height / 2);
}

/** Beams of light behind the medallion. */
function rays(): string {
  let d = '';
  for (let ray = 0; ray < 60; ray += 1) {
    const angle = (ray * Math.PI) / 30;
    const [x, y] = [Math.round(Math.sin(angle) * 200), Math.round(Math.cos(angle) * 200)];
    d += `M${x / 5} ${y / 5}L${x} ${y}`;
  }
  return placePath(d, width / 2, height / 2);
}

/** The patterns of a card's back that a page may ask for in place of the trellis. */
export const otherPatterns = svg`<path class="waves" d=${waves()} />
  <path class="rays" d=${rays()} />`;
