import { expect, oneEvent } from '@open-wc/testing';
import { screenshot } from '../support/commands.js';
import { contrastWithTable } from '../support/contrast.js';
import { FakeStorage } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { build, still, TableDriver } from '../support/table-driver.js';
import { until } from '../support/until.js';
import { withoutAnswers } from '../support/page-solver.js';
import { modules } from '../../src/elements/late-modules.js';
import type { SolitaireGameElement } from '../../src/index.js';

const poolSeed = /^w\d+$/;
/** Klondike deals: one that can be won, and one that is soon proven lost. */
const [won, lost] = ['k1', 'k15'];
/** Options for which there is no pool. */
const unusual = { draw: 3, passes: 2 };

async function verdictOf(element: SolitaireGameElement): Promise<string> {
  if (element.verdict !== undefined) return element.verdict;
  await oneEvent(element, 'solitaire-verdict');
  return String(element.verdict);
}

describe('winnable', () => {
  it('deals a game that was proven winnable', async () => {
    const driver = await TableDriver.open({ winnable: '' }, { style: still });
    const { element } = driver;
    expect(element.seed).to.match(poolSeed);
    expect(element.game?.seed).to.equal(element.seed);
    expect(element.verdict).to.equal('winnable');
    expect(driver.message, 'as all of them can be').to.equal('');
  });

  it('deals any game where what thinks of it cannot be loaded, and says so', async () => {
    const real = { ...modules };
    modules.thinking = () => Promise.reject(new Error('no way there'));
    const errors: string[] = [];
    const element = build({ winnable: '' }, { style: still });
    element.addEventListener('solitaire-error', ({ message }) => errors.push(message));
    document.body.append(element);
    try {
      await oneEvent(element, 'solitaire-start');
      await until(() => errors.length > 0, 'It is told.');
    } finally {
      Object.assign(modules, real);
    }
    expect(element.play('D')).to.equal(true);
    expect(new Set(errors)).to.deep.equal(new Set(['no way there']));
    element.newGame();
    expect(await verdictOf(element), 'it is tried again').to.equal('winnable');
    element.remove();
  });

  it('tells the page, after the start', async () => {
    const told: string[] = [];
    const element = build({ winnable: '' }, { style: still });
    element.addEventListener('solitaire-start', ({ seed }) => told.push(`start ${seed ?? ''}`));
    element.addEventListener('solitaire-verdict', ({ verdict, seed }) =>
      told.push(`${verdict} ${seed ?? ''}`),
    );
    document.body.append(element);
    await oneEvent(element, 'solitaire-verdict');
    const seed = element.seed ?? '';
    expect(told).to.deep.equal([`start ${seed}`, `winnable ${seed}`]);
    element.newGame();
    expect(element.game?.seed, 'the next is there at once').to.equal(element.seed);
    expect(element.seed).not.to.equal(seed);
    await oneEvent(element, 'solitaire-verdict');
    expect(told.slice(2)).to.deep.equal([`start ${element.seed}`, `winnable ${element.seed}`]);
    element.remove();
  });

  it('deals another than those of the pool, once one has been searched for', async () => {
    const { element } = await TableDriver.open({ winnable: '' }, { style: still });
    await until(() => {
      element.newGame();
      return !poolSeed.test(element.seed ?? '');
    }, 'A deal is found ahead.');
    expect(element.game?.seed).to.equal(element.seed);
    await element.updateComplete;
    expect(element.verdict).to.equal('winnable');
  });

  it('deals the same game again', async () => {
    const { element } = await TableDriver.open({ winnable: '' }, { style: still });
    const { seed } = element;
    element.draw();
    element.restart();
    await element.updateComplete;
    expect([element.seed, element.moves, element.verdict]).to.deep.equal([seed, 0, 'winnable']);
  });

  it('deals at once where the passes are few, as Vegas has them', async () => {
    await withoutAnswers(async () => {
      for (const attributes of [
        { scoring: 'vegas' },
        { scoring: 'vegas', draw: 3 },
        { passes: 3 },
      ]) {
        const options = { winnable: '', ...attributes };
        const { element } = await TableDriver.open(options, { style: still });
        expect(element.seed).to.match(poolSeed);
        expect(element.verdict).to.equal('winnable');
      }
    });
  });

  it('searches where the options are not the usual ones', async () => {
    const driver = await TableDriver.open({ winnable: '', ...unusual }, { style: still });
    const { element } = driver;
    expect(element.seed).not.to.match(poolSeed);
    expect(element.game?.seed).to.equal(element.seed);
    expect(element.verdict).to.equal('winnable');
    expect(driver.root.querySelector('.search')).to.equal(null);
  });

  it('says of a given seed that it cannot be won', async () => {
    const driver = await TableDriver.open({ winnable: '', seed: lost }, { style: still });
    const { element } = driver;
    expect(element.game?.seed, 'it is dealt at once').to.equal(lost);
    expect(await verdictOf(element)).to.equal('unwinnable');
    await element.updateComplete;
    expect(driver.message).to.equal('This deal cannot be won.');
    await screenshot('winnable-not', element);
    element.draw();
    await element.updateComplete;
    expect(driver.message, 'said once').to.equal('');
  });

  it('says of a given seed that it can be won', async () => {
    const driver = await TableDriver.open({ winnable: '', seed: won }, { style: still });
    expect(await verdictOf(driver.element)).to.equal('winnable');
    await driver.element.updateComplete;
    expect(driver.message).to.equal('This deal can be won.');
    await until(
      () => driver.find('.live').textContent.includes('This deal can be won.'),
      'A screen reader says it.',
    );
  });

  it('says it of the game on the table when it is asked for in mid-game', async () => {
    const driver = await TableDriver.open({ seed: lost }, { style: still });
    const { element } = driver;
    element.draw();
    const { game } = element;
    element.winnable = true;
    expect(await verdictOf(element)).to.equal('unwinnable');
    expect(element.game).to.equal(game);
    element.winnable = false;
    await element.updateComplete;
    expect(element.verdict).to.equal(undefined);
  });

  it('says nothing of a contest before its end', async () => {
    const driver = await TableDriver.open(
      { winnable: '', seed: lost, contest: '' },
      { style: still },
    );
    const { element } = driver;
    const told: unknown[] = [];
    element.addEventListener('solitaire-verdict', ({ verdict }) => told.push(verdict));
    element.draw();
    await driver.rest();
    expect([element.verdict, driver.message, told]).to.deep.equal([undefined, '', []]);
    element.giveUp();
    expect(await verdictOf(element)).to.equal('unwinnable');
  });

  it('deals a contest out of no pool', async () => {
    const time = new FakeTime();
    const driver = await TableDriver.open(
      { winnable: '', contest: '' },
      { style: still, time, isWaiting: true },
    );
    const { element } = driver;
    expect(driver.root.querySelector('.start')).not.to.equal(null);
    const { seed } = element;
    expect(seed).not.to.match(poolSeed);
    expect(element.start()).to.equal(true);
    expect(element.game?.seed).to.equal(seed);
    element.giveUp();
    expect(await verdictOf(element)).to.equal('winnable');
  });

  it('covers the table while it searches, and deals any game on request', async () => {
    await withoutAnswers(async () => {
      const element = build({ winnable: '', ...unusual }, { style: still });
      document.body.append(element);
      const driver = new TableDriver(element);
      await until(() => driver.root.querySelector('.search'), 'It is told.');
      expect(driver.find('.search p').textContent).to.contain('Looking for a deal');
      await screenshot('winnable-searching', element);
      expect(contrastWithTable(driver.find('.search button'))).to.be.at.least(3);
      await expect(element).to.be.accessible();
      driver.find('.search button').click();
      await element.updateComplete;
      expect(element.game?.seed).to.equal(element.seed);
      expect(element.verdict).to.equal('unknown');
      expect(driver.message).to.equal('Whether this deal can be won is not known.');
      element.remove();
    });
  });

  it('searches on when the element is put back, and deals nothing unproven meanwhile', async () => {
    await withoutAnswers(async () => {
      const element = build({ winnable: '', ...unusual }, { style: still });
      document.body.append(element);
      const driver = new TableDriver(element);
      await until(() => driver.root.querySelector('.search'), 'It searches.');
      element.remove();
      await element.updateComplete;
      expect(element.game).to.equal(undefined);
      document.body.append(element);
      await until(() => driver.root.querySelector('.search'), 'It searches again.');
      expect(element.game).to.equal(undefined);
      driver.find('.search button').click();
      await element.updateComplete;
      expect(element.game?.seed).to.equal(element.seed);
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      expect(driver.root.querySelector('.search'), 'nothing is left to search for').to.equal(null);
      element.remove();
    });
  });

  it('leaves the game before on the table for a moment', async () => {
    await withoutAnswers(async () => {
      const time = new FakeTime();
      const driver = await TableDriver.open({ ...unusual, seed: 'a' }, { style: still, time });
      const { element } = driver;
      element.winnable = true;
      element.newGame();
      await until(() => time.waiting > 0, 'It searches.');
      expect(element.game?.seed).to.equal('a');
      time.pass(300);
      await until(() => driver.root.querySelector('.search'), 'It is told.');
      expect(element.game).to.equal(undefined);
      driver.find('.search button').click();
      await element.updateComplete;
      expect(element.game?.seed).to.equal(element.seed);
    });
  });

  it('gives a search up for another game', async () => {
    await withoutAnswers(async () => {
      const element = build({ winnable: '', ...unusual }, { style: still });
      document.body.append(element);
      const driver = new TableDriver(element);
      await until(() => driver.root.querySelector('.search'), 'It searches.');
      element.seed = 'given';
      await element.updateComplete;
      expect(element.game?.seed).to.equal('given');
      expect(driver.root.querySelector('.search')).to.equal(null);
      element.remove();
    });
  });

  it('goes on with the game that was left', async () => {
    const storage = new FakeStorage();
    const attributes = { persist: 'kept', variant: 'colorado' };
    const first = await TableDriver.open(attributes, { style: still, storage });
    first.element.play('S>T1');
    const { seed } = first.element;
    first.element.remove();
    const second = await TableDriver.open(
      { ...attributes, winnable: '' },
      { style: still, storage },
    );
    expect([second.element.seed, second.element.moves]).to.deep.equal([seed, 1]);
    second.element.newGame();
    await second.rest();
    expect(second.element.seed).to.match(/^(w\d+|.{26})$/);
    expect(await verdictOf(second.element)).to.equal('winnable');
  });
});
