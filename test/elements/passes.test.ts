import { expect } from '@open-wc/testing';
import { still, TableDriver } from '../support/table-driver.js';

async function open(passes: string): Promise<TableDriver> {
  return TableDriver.open({ variant: 'klondike', seed: 'passes', passes }, { style: still });
}

/** Through the stock to its end. */
async function through(driver: TableDriver): Promise<void> {
  while (driver.size('S') > 0) driver.element.draw();
  await driver.rest();
}

/** What the empty stock says, and what stands on it. */
function marker(driver: TableDriver): readonly unknown[] {
  const space = driver.space('S');
  return [space.getAttribute('aria-label'), space.querySelector('.left')?.textContent ?? ''];
}

describe('the empty stock', () => {
  it('shows how many passes are left, and takes a press only while there is one', async () => {
    const driver = await open('3');
    const { element } = driver;
    const seen: unknown[] = [];
    for (let pass = 1; pass <= 3; pass += 1) {
      await through(driver);
      seen.push(marker(driver));
      if (pass < 3) expect(element.draw()).to.equal(true);
    }
    expect(seen).to.deep.equal([
      ['Stock, empty, turn the waste over, 2 passes left', '2'],
      ['Stock, empty, turn the waste over, 1 pass left', '1'],
      ['Stock, empty, no pass left', ''],
    ]);
    expect(element.play('R')).to.equal(false);
    await driver.rest();
    expect(driver.message).to.equal('No trip through the stock is left.');
  });

  it('gives the pass back with an undo', async () => {
    const driver = await open('3');
    await through(driver);
    driver.element.draw();
    driver.element.undo();
    await driver.rest();
    expect(marker(driver)).to.deep.equal(['Stock, empty, turn the waste over, 2 passes left', '2']);
  });

  it('shows no number where there is no end', async () => {
    const driver = await open('unlimited');
    await through(driver);
    expect(marker(driver)).to.deep.equal(['Stock, empty, turn the waste over', '']);
  });
});
