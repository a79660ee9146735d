import { FakeTime } from './fake-time.js';
import { onTable } from './on-table.js';
import { still, TableDriver } from './table-driver.js';
import type { Attributes } from './table-driver.js';

/** A game whose time passes as the test says. */
export interface Scene {
  readonly driver: TableDriver;
  readonly time: FakeTime;
}

/** A scene with a game that its attributes name: without any, always the same Klondike. */
export async function openScene(
  attributes: Attributes = { variant: 'klondike', seed: 'w979728' },
): Promise<Scene> {
  const time = new FakeTime();
  return { driver: await TableDriver.open(attributes, { time, style: still }), time };
}

/** A scene with a position in notation. */
export async function layScene(position: string, style: string = still): Promise<Scene> {
  const time = new FakeTime();
  return { driver: await onTable(position, {}, { time, style }), time };
}

/** What is told to a screen reader, once it has been gathered. */
export async function heard({ driver, time }: Scene): Promise<string> {
  await driver.rest();
  time.pass(1000);
  return driver.find('.live').textContent.trim();
}
