/**
 * Why an action was refused: a closed set, so that every language and every test can name each.
 * `paused` is for whoever keeps the time of play; the engine itself never gives it.
 */
export const refusalReasons = [
  'game-over',
  'time-went-back',
  'paused',
  'no-such-pile',
  'no-such-card',
  'face-down',
  'same-pile',
  'never-leaves',
  'one-at-a-time',
  'not-a-run',
  'not-from-there',
  'stock-not-empty',
  'space-needs-base',
  'space-takes-none',
  'builds-not',
  'wrong-rank',
  'wrong-suit',
  'wrong-color',
  'suit-begun',
  'wildcard-has-no-card',
  'nothing-to-reveal',
  'no-draw',
  'stock-empty',
  'no-redeal',
  'nothing-to-redeal',
  'no-pass-left',
  'undo-not-allowed',
  'nothing-to-undo',
  'redo-not-allowed',
  'nothing-to-redo',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** A player's mistake, as a value. */
export class Refusal {
  constructor(readonly reason: RefusalReason) {}
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
