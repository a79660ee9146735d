import { formatRecord } from '../../src/engine/index.js';
import { from } from './games.js';
import { TableDriver } from './table-driver.js';
import type { Attributes, Stage } from './table-driver.js';

/** A position in notation on the table, with attributes that are no rules. */
export async function onTable(
  position: string,
  attributes: Attributes = {},
  stage: Stage = {},
  options: Parameters<typeof from>[1] = {},
): Promise<TableDriver> {
  const driver = await TableDriver.open(attributes, stage);
  driver.element.record = formatRecord(from(position, options));
  await driver.rest();
  return driver;
}

/** All suits on the foundations up to a rank, as a part of a position. */
export function homeUpTo(rank: string): string {
  const ranks = 'A23456789TJQK';
  const count = ranks.indexOf(rank) + 1;
  return ['C', 'D', 'H', 'S']
    .map((suit, index) => {
      const cards = Array.from({ length: count }, (_, at) => ranks.charAt(at) + suit);
      return `F${index + 1}: ${cards.join(' ')}`;
    })
    .join(' / ');
}
