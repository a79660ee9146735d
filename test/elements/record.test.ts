import { expect } from '@open-wc/testing';
import { commit, formatRecord, parseRecord, verify } from '../../src/engine/index.js';
import { SolitaireEndEvent, SolitaireErrorEvent } from '../../src/events.js';
import type { SolitaireGameElement } from '../../src/index.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728', draw: 3, undo: 'once' };

async function open(
  attributes: Record<string, string | number> = klondike,
): Promise<{ driver: TableDriver; element: SolitaireGameElement; time: FakeTime }> {
  const time = new FakeTime();
  const driver = await TableDriver.open(attributes, { time, style: still });
  return { driver, element: driver.element, time };
}

function recordOf({ record }: SolitaireGameElement): string {
  if (record === undefined) throw new Error('There is no record.');
  return record;
}

/** A record of some moves, left in the middle. */
async function unfinished(attributes?: Record<string, string | number>): Promise<string> {
  const { element, time } = await open(attributes);
  time.pass(1500);
  element.draw();
  time.pass(2500);
  element.draw();
  time.pass(1000);
  const record = recordOf(element);
  element.remove();
  return record;
}

function noticeOf({ root }: TableDriver): string {
  return root.querySelector('.notice span')?.textContent ?? '';
}

describe('the record property', () => {
  it('tells the whole game up to now, and is valid', async () => {
    const record = await unfinished();
    expect(verify(record)).to.deep.equal({
      valid: true,
      score: 0,
      outcome: 'playing',
      elapsed: 5000,
    });
    expect(record).to.contain('\n1500 D\n4000 D\nelapsed 5000\n');
    expect(formatRecord(parseRecord(record))).to.equal(record);
  });

  it('comes with the end', async () => {
    const { element, time } = await open();
    const records: string[] = [];
    element.addEventListener('solitaire-end', (event) => {
      expect(event).to.be.instanceOf(SolitaireEndEvent);
      records.push(event.record);
    });
    element.draw();
    time.pass(700);
    element.giveUp();
    expect(records).to.deep.equal([element.record]);
    expect(verify(records[0] ?? '')).to.include({ valid: true, outcome: 'given-up', elapsed: 700 });
  });

  it('tells what the clock is due before anybody has seen it', async () => {
    const { element, time } = await open({ variant: 'tournament', seed: 'a', contest: '' });
    time.sleep(20_500);
    expect(recordOf(element)).to.contain('\n20000 auto D\nelapsed 20500\n');
  });

  it('set to an unfinished game, goes on with it', async () => {
    const record = await unfinished();
    const { driver, element, time } = await open({ variant: 'colorado', scoring: 'none' });
    const recorder = new EventRecorder(element);
    element.record = record;
    await driver.rest();
    expect(recorder.types).to.deep.equal(['start']);
    expect(element.record).to.equal(record);
    expect(element.variant).to.equal('klondike');
    expect(element.scoring).to.equal(undefined);
    expect(element.seed).to.equal('w979728');
    expect([element.drawCount, element.undoPolicy]).to.deep.equal([3, 'once']);
    expectAtRest(driver);
    time.pass(1000);
    await driver.click('S');
    expect(driver.game.lastEntry?.t).to.equal(6000);
    expect(verify(recordOf(element)).valid).to.equal(true);
  });

  it('set to a finished game, shows it, and nothing ends again', async () => {
    const { element: first, time } = await open();
    first.draw();
    time.pass(700);
    first.giveUp();
    const record = recordOf(first);
    const { driver, element } = await open({ variant: 'twenty' });
    const recorder = new EventRecorder(element);
    element.record = record;
    await driver.rest();
    expect(recorder.types).to.deep.equal(['start']);
    expect(element.status).to.equal('given-up');
    expect(driver.find('.outcome-title').textContent).to.equal('Given up');
    expect(element.draw()).to.equal(false);
    expect(element.record).to.equal(record);
  });

  it('as an attribute comes before any deal', async () => {
    const record = await unfinished();
    const { element } = await open({ record });
    expect(element.record).to.equal(record);
    expect(element.moves).to.equal(2);
  });

  it('restores a game that began from a position, and restarts it', async () => {
    const from = await unfinished({ variant: 'sir-tommy', seed: 'a', undo: 'unlimited' });
    const { driver, element } = await open({ record: from });
    const { start } = driver.game;
    expect(element.restart()).to.equal(true);
    expect(driver.game.start).to.deep.equal(start);
    expect(element.moves).to.equal(0);
  });

  for (const [name, spoil, reason, line] of [
    ['a raised score', (text: string) => text.replace('score 0', 'score 10'), 'score', 13],
    ['an illegal move', (text: string) => text.replace('1500 D', '1500 T1>T2'), 'refused', 9],
    ['no record', () => 'hello', 'not-a-record', 1],
    ['a newer format', (text: string) => text.replace('record 1', 'record 2'), 'newer-format', 1],
    ['half a record', (text: string) => text.slice(0, 100), 'syntax', 6],
  ] as const) {
    it(`${name} is told with its line, and the game on the table stays`, async () => {
      const record = spoil(await unfinished());
      const { driver, element } = await open();
      element.draw();
      await driver.rest();
      const { game } = driver;
      const errors: Error[] = [];
      element.addEventListener('solitaire-error', (event) => {
        expect(event).to.be.instanceOf(SolitaireErrorEvent);
        errors.push(event.error);
      });
      element.record = record;
      await driver.rest();
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include({ reason, line });
      expect(noticeOf(driver)).to.contain(`Line ${line}`);
      expect(element.game).to.equal(game);
      await driver.click('S');
      expect(element.moves).to.equal(2);
      driver.find('.notice button').click();
      await driver.rest();
      expect(noticeOf(driver)).to.equal('');
    });
  }

  it('that is wrong from the start is told in place of a game, until a right one comes', async () => {
    const { driver, element } = await open({ record: 'nonsense' });
    expect(driver.find('[role=alert]').textContent).to.contain('Line 1');
    expect(element.game).to.equal(undefined);
    element.record = await unfinished();
    await driver.rest();
    expect(element.moves).to.equal(2);
    expect(driver.root.querySelector('.error')).to.equal(null);
  });

  it('is that of the last one set, whichever is read first', async () => {
    const [a, b] = [await unfinished(), await unfinished({ variant: 'tournament', seed: 'b' })];
    const { driver, element } = await open();
    element.record = a;
    element.record = 'nonsense';
    element.record = b;
    await driver.rest();
    expect(element.record).to.equal(b);
    expect(noticeOf(driver)).to.equal('');
  });
});

describe('a commitment', () => {
  const seed = 'a secret with chance enough';
  const commitment = commit(seed);

  it('stands in the record in place of the seed, and the seed told later fits it', async () => {
    const { element } = await open({ variant: 'tournament', seed, commitment });
    element.draw();
    const record = recordOf(element);
    expect(record).to.contain(`\ncommitment ${commitment}\n`).and.not.contain(seed);
    expect(verify(record)).to.include({ valid: false, reason: 'seed-needed' });
    expect(verify(record, { seed, commitment })).to.include({ valid: true });
    expect(verify(record, { seed: 'another' })).to.include({ reason: 'commitment' });
  });

  it('that the seed does not fit is an error that says so', async () => {
    const { driver, element } = await open({ variant: 'tournament', seed: 'another', commitment });
    expect(driver.find('[role=alert]').textContent).to.contain('the SHA-256 of the seed');
    element.seed = seed;
    await driver.rest();
    expect(driver.game.seed).to.equal(seed);
  });

  it('is read back by an element that knows the seed', async () => {
    const { element } = await open({ variant: 'tournament', seed, commitment });
    element.draw();
    const record = recordOf(element);
    const other = await open({ variant: 'tournament', seed, commitment, record });
    expect(other.element.record).to.equal(record);
  });
});
