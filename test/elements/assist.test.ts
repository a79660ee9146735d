import { expect } from '@open-wc/testing';
import { accessibilityTree, findAccessible, screenshot, setViewport } from '../support/commands.js';
import { buriedRecord } from '../support/buried.js';
import { withVerdicts } from '../support/page-solver.js';
import { still, TableDriver } from '../support/table-driver.js';
import { until } from '../support/until.js';
import { createGame, formatRecord } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';
import type { Attributes } from '../support/table-driver.js';

const noLonger = 'This game can no longer be won.';
const fromHere = 'This game cannot be won from here.';
const unwinnableRecord = formatRecord(createGame({ variant: 'klondike', seed: 'k15' }));

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
    expect(driver.message, 'it is no fault of the player').to.equal('This deal cannot be won.');
  });

  it('blames no move before it is known that the game could be won', async () => {
    const lost = 'This deal cannot be won.';
    for (const [verdict, words] of [
      ['winnable', noLonger],
      ['unwinnable', lost],
      ['unknown', fromHere],
    ] as const) {
      let settle: () => void = () => undefined;
      const settled = new Promise<void>((resolve) => (settle = resolve));
      const asked: Position[] = [];
      const driver = await open({});
      const { element } = driver;
      const { start } = driver.game;
      await withVerdicts(
        async (position) => {
          asked.push(position);
          if (position !== start) return 'unwinnable';
          await settled;
          return verdict;
        },
        async () => {
          element.play('S>T1');
          element.assist = 'winnable';
          await shown(driver, fromHere);
          settle();
          await shown(driver, words);
          await said(driver, words);
          expect(asked).to.have.length(2);
          element.play('T3>F2');
          element.undo();
          await element.updateComplete;
          expect(driver.message).to.equal(words);
          element.undo();
          await element.updateComplete;
          expect(driver.message).to.equal(verdict === 'unwinnable' ? lost : '');
          element.redo();
          await element.updateComplete;
          expect(driver.message).to.equal(words);
          expect(asked, 'it is known').to.have.length(2);
        },
      );
    }
  });

  it('says of a game that is found lost after a reload what was so before', async () => {
    for (const [start, moves, words] of [
      [buriedRecord, ['S>T1'], noLonger],
      [unwinnableRecord, ['D', 'D'], 'This deal cannot be won.'],
    ] as const) {
      const before = await TableDriver.open({ record: start }, { style: still });
      for (const move of moves) expect(before.element.play(move)).to.equal(true);
      const record = before.element.record ?? '';
      const driver = await TableDriver.open({ record, assist: 'winnable' }, { style: still });
      await shown(driver, words);
      expect(driver.element.moves).to.equal(moves.length);
    }
  });

  it('remembers a moment that could be won when nothing is known of the deal', async () => {
    const driver = await open({});
    const { element } = driver;
    const { start } = driver.game;
    element.play('T1>F1');
    const { position: won } = driver.game;
    await withVerdicts(
      (position) =>
        Promise.resolve(
          position === start ? 'unknown' : position === won ? 'winnable' : 'unwinnable',
        ),
      async () => {
        element.assist = 'winnable';
        element.play('S>T1');
        await shown(driver, fromHere);
        element.undo();
        await said(driver, 'This game can be won again.');
        element.redo();
        await element.updateComplete;
        expect(driver.message).to.equal(noLonger);
      },
    );
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
