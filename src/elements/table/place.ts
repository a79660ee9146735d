import type { Layout, PileId, Place, Rules } from '../../engine/index.js';

/** A pile's cell in one layout's grid. */
export interface Cell {
  /** From 1, as in CSS. */
  readonly column: number;
  readonly row: number;
  /** Rows that it covers. */
  readonly span: number;
  /** Its height in heights of a card, the gaps between its rows left out. */
  readonly room: number;
  readonly fan: Place['fan'];
  readonly shows: number;
}

/** How wide a group is, in columns, and how many piles stand in one of its lines. */
function lineLength({ step, perLine }: Place, count: number): number {
  return step === 'down' ? 1 : Math.min(perLine ?? count, count);
}

/**
 * Every pile's cell. For the left hand the groups change sides; within a group the piles keep their
 * order, so that notation's numbers stay true.
 */
export function cellsOf(
  rules: Rules,
  layout: Layout,
  leftHanded: boolean,
): ReadonlyMap<PileId, Cell> {
  const cells = new Map<PileId, Cell>();
  for (const { id, group, index } of rules.piles) {
    const place = layout.places.find((each) => each.group === group.id);
    if (!place) throw new Error(`${rules.definition.id} has no place for ${group.id}`);
    const length = lineLength(place, group.count);
    const first = leftHanded ? layout.columns - place.column - length : place.column;
    const [along, line] = [index % length, Math.floor(index / length)];
    const row = place.row + line;
    const span = place.rows ?? 1;
    cells.set(id, {
      column: first + along + 1,
      row: row + 1,
      span,
      room: layout.rows.slice(row, row + span).reduce((sum, height) => sum + height, 0),
      fan: place.fan,
      shows: place.shows ?? Infinity,
    });
  }
  return cells;
}
