/** What points are for: a closed set, so that every language can name each. */
export const pointReasons = [
  'home',
  'lay',
  'back',
  'turn',
  'run',
  'redeal',
  'clock',
  'deck-bust',
  'unused-wildcard',
  'time-left',
  'speed',
  'give-up',
  'undo',
  'redo',
] as const;

export type PointReason = (typeof pointReasons)[number];

/** Points earned or lost at one moment, for one reason. */
export interface Points {
  readonly reason: PointReason;
  /** Never 0. */
  readonly points: number;
}

export function sumOf(points: readonly Points[]): number {
  return points.reduce((sum, each) => sum + each.points, 0);
}

const bonuses: readonly PointReason[] = [
  'deck-bust',
  'unused-wildcard',
  'time-left',
  'speed',
  'give-up',
];

/** Whether points are paid by the end of a game, not by a play. */
export function isBonus({ reason }: Points): boolean {
  return bonuses.includes(reason);
}
