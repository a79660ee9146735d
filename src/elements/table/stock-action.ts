import { isStockEmpty, moveFault } from '../../engine/index.js';
import type { PileRules, Position } from '../../engine/index.js';
import { text } from '../wording.js';

/** What a click on the stock will do, in words; `undefined` for every other pile. */
export function stockAction(position: Position, pile: PileRules): string | undefined {
  const { definition } = position.rules;
  if (pile.group.kind !== 'stock' || !definition.stockClick) return undefined;
  if (!isStockEmpty(position)) return text.draw;
  const fault = moveFault(position, { type: 'redeal' });
  if (!fault) return text.turnOver;
  return fault === 'no-pass-left' ? text.noPassLeft : undefined;
}
