import { winOf } from './whole-game.js';
import { still, TableDriver } from './table-driver.js';
import type { Attributes, Stage } from './table-driver.js';

/**
 * A Klondike, draw 1, that has come to the point where this move of its won line is next: so a test
 * can name the move that it needs (`T7>T2*4`: a run of four).
 */
export async function klondikeBefore(
  move: string,
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<TableDriver> {
  const { seed, moves } = await winOf('klondike draw 1');
  const line = moves.split(' ');
  if (!line.includes(move)) throw new Error(`${move} is no move of the line.`);
  // Nobody watches the way there.
  const request = { variant: 'klondike', seed, ...attributes };
  const driver = await TableDriver.open(request, { ...stage, style: still });
  for (const each of line.slice(0, line.indexOf(move))) {
    if (!driver.element.play(each)) throw new Error(`${each} was refused.`);
  }
  await driver.rest();
  driver.element.style.cssText = stage.style ?? '';
  return driver;
}
