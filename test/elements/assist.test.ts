import { expect } from '@open-wc/testing';
import { accessibilityTree, findAccessible, screenshot, setViewport } from '../support/commands.js';
import { buriedRecord } from '../support/buried.js';
import { still, TableDriver } from '../support/table-driver.js';
import { until } from '../support/until.js';
import type { Attributes } from '../support/table-driver.js';

const noLonger = 'This game can no longer be won.';

async function open(attributes: Attributes = { assist: 'winnable' }): Promise<TableDriver> {
  return TableDriver.open(
    { variant: 'sir-tommy', record: buriedRecord, ...attributes },
    { style: still },
  );
}

const said = (driver: TableDriver, text: string): Promise<void> =>
  until(() => driver.find('.live').textContent.includes(text), `It says: ${text}`);
const shown = (driver: TableDriver, text: string): Promise<void> =>
  until(() => driver.message === text, `It shows: ${text}`);

describe('assist="winnable"', () => {
  it('tells as soon as the game can no longer be won, and takes it back after an undo', async () => {
    const driver = await open();
    const { element } = driver;
    expect(driver.message).to.equal('');
    element.play('S>T1');
    await shown(driver, noLonger);
    await said(driver, noLonger);
    await screenshot('assist', element);
    element.undo();
    await element.updateComplete;
    expect(driver.message).to.equal('');
    await said(driver, 'This game can be won again.');
    element.redo();
    await element.updateComplete;
    expect(driver.message, 'it is known').to.equal(noLonger);
  });

  it('says nothing of it in a position that is stuck: more is to be told there', async () => {
    const driver = await open();
    driver.element.play('S>T1');
    driver.element.play('T3>F2');
    await driver.rest();
    expect(driver.element.status).to.equal('stuck');
    expect(driver.message).to.equal('No more moves.');
  });

  it('says it of a deal that never could be won', async () => {
    const driver = await TableDriver.open({ assist: 'winnable', seed: 'k15' }, { style: still });
    await shown(driver, 'This deal cannot be won.');
    driver.element.draw();
    await driver.element.updateComplete;
    expect(driver.message, 'without a search').to.equal(noLonger);
  });

  it('leaves the corners of the cards that lie lowest on a phone to be seen', async () => {
    await setViewport({ width: 360, height: 740 });
    const driver = await TableDriver.open(
      { variant: 'tournament', scoring: 'none', seed: 'k4' },
      { style: still },
    );
    // All its cards lie in the last row.
    while (driver.element.play('D'));
    await driver.rest();
    await shown(driver, 'No more moves.');
    const message = driver.find('.message-text').getBoundingClientRect();
    const card = driver.card('W').getBoundingClientRect();
    expect(message.top - card.top).to.be.at.least(card.height / 2);
    expect(message.bottom).to.be.at.most(driver.element.getBoundingClientRect().bottom);
  });

  it('is off unless it is asked for, and in a contest', async () => {
    const driver = await open({});
    driver.element.play('S>T1');
    await driver.rest();
    expect(driver.message).to.equal('');
    driver.element.assist = 'winnable';
    await shown(driver, noLonger);
    driver.element.assist = undefined;
    await driver.element.updateComplete;
    expect(driver.message).to.equal('');
    const contest = await TableDriver.open(
      { assist: 'winnable', seed: 'k15', contest: '' },
      { style: still },
    );
    contest.element.draw();
    await contest.rest();
    expect(contest.message).to.equal('');
  });

  it('leaves the table as it is without it: what is hidden stays hidden', async () => {
    const tables: string[] = [];
    for (const attributes of [{}, { assist: 'winnable', winnable: '' }]) {
      const driver = await TableDriver.open({ seed: 'k15', ...attributes }, { style: still });
      if ('assist' in attributes) await shown(driver, 'This deal cannot be won.');
      tables.push(driver.find('.table').innerHTML.replaceAll(/<!--.*?-->/g, ''));
    }
    expect(tables[0]).to.equal(tables[1]);
  });

  it('stops thinking when the element leaves the page', async () => {
    const driver = await open();
    const { element } = driver;
    element.play('S>T1');
    element.remove();
    document.body.append(element);
    await shown(driver, noLonger);
    element.remove();
  });

  it('is heard by who cannot see it', async () => {
    const driver = await open();
    driver.element.play('S>T1');
    await said(driver, noLonger);
    const [status] = findAccessible(await accessibilityTree(), 'status');
    expect(status).not.to.equal(undefined);
  });
});
