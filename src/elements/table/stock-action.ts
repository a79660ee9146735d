import { isStockEmpty, moveFault } from '../../engine/index.js';
import type { PileRules, Position } from '../../engine/index.js';
import type { Wording } from '../wording.js';

/** What a click on the stock will do, in words; `undefined` for every other pile. */
export function stockAction(
  position: Position,
  pile: PileRules,
  words: Wording,
): string | undefined {
  const { definition } = position.rules;
  if (pile.group.kind !== 'stock' || !definition.stockClick) return undefined;
  if (!isStockEmpty(position)) return words.draw;
  const fault = moveFault(position, { type: 'redeal' });
  if (!fault) return words.turnOver;
  return fault === 'no-pass-left' ? words.noPassLeft : undefined;
}
