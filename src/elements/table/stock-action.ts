import { isStockEmpty, moveFault } from '../../engine/index.js';
import type { PileRules, Position } from '../../engine/index.js';
import type { Wording } from '../wording.js';

/** Trips through the stock that are left; 0 as well where their number has no end. */
export function passesLeft({ rules, pass }: Position): number {
  const { passes } = rules.options;
  return passes === 'unlimited' ? 0 : passes - pass;
}

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
  const left = passesLeft(position);
  if (!fault) return words.joined(words.turnOver, ...(left > 0 ? [words.passesLeft(left)] : []));
  return fault === 'no-pass-left' ? words.noPassLeft : undefined;
}
