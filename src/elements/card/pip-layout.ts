import type { Rank } from '../../engine/card.js';
import { doublePath, height, placePath, width } from './path.js';

const middle = width / 2;
const centre = height / 2;
const column = 39;
const row = 56;
const top = centre - 1.5 * row;

const left = middle - column;
const right = middle + column;

type Point = readonly [x: number, y: number];

const corners: readonly Point[] = [
  [left, top],
  [right, top],
];
const fours: readonly Point[] = [...corners, [left, top + row], [right, top + row]];

/** The pips of the upper half of a card; the lower half is the same, turned. */
const upperHalves: Partial<Record<Rank, readonly Point[]>> = {
  2: [[middle, top]],
  3: [[middle, top]],
  4: corners,
  5: corners,
  6: corners,
  7: corners,
  8: [...corners, [middle, top + 0.75 * row]],
  9: fours,
  10: [...fours, [middle, top + row / 2]],
};

/** The upright pips on the line between the halves, and the seven's odd one. */
const uprights: Partial<Record<Rank, readonly Point[]>> = {
  3: [[middle, centre]],
  5: [[middle, centre]],
  6: [
    [left, centre],
    [right, centre],
  ],
  7: [
    [left, centre],
    [right, centre],
    [middle, top + 0.75 * row],
  ],
  8: [
    [left, centre],
    [right, centre],
  ],
  9: [[middle, centre]],
};

/** All pips of a number card as one path, placed as on every deck since the French ones. */
export function pipLayout(shape: string, rank: Rank, scale: number): string {
  const place = (points: readonly Point[] = []): string =>
    points.map(([x, y]) => placePath(shape, x, y, scale)).join('');
  return doublePath(place(upperHalves[rank])) + place(uprights[rank]);
}
