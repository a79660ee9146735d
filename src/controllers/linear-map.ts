/** A distance, in px of the page or of the table. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Px between the probes on the table. */
export const probeDistance = 100;

/**
 * How distances on the screen become distances on the table, whatever transforms or zooms the
 * elements around have: measured with three probes on the table, at 0, to the right and below.
 */
export class LinearMap {
  readonly #toTable: readonly [number, number, number, number];

  constructor(probes: readonly Element[]) {
    const [origin, right, below] = probes.map((probe) => probe.getBoundingClientRect());
    if (!origin || !right || !below) {
      this.#toTable = [1, 0, 0, 1];
      return;
    }
    const a = (right.x - origin.x) / probeDistance;
    const b = (right.y - origin.y) / probeDistance;
    const c = (below.x - origin.x) / probeDistance;
    const d = (below.y - origin.y) / probeDistance;
    const determinant = a * d - b * c;
    // An element that is not laid out has no extent to map.
    this.#toTable =
      determinant === 0
        ? [1, 0, 0, 1]
        : [d / determinant, -b / determinant, -c / determinant, a / determinant];
  }

  toTable({ x, y }: Vector): Vector {
    const [a, b, c, d] = this.#toTable;
    return { x: a * x + c * y, y: b * x + d * y };
  }
}
