import { expect } from '@open-wc/testing';
import { commit, verify } from '../../src/engine/index.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeStorage } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { hidePage } from '../support/hidden-page.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes, Stage } from '../support/table-driver.js';

const contest = { variant: 'klondike', seed: 'w979728', contest: '' };

async function open(
  attributes: Attributes = contest,
  stage: Stage = {},
): Promise<{ driver: TableDriver; time: FakeTime; recorder: EventRecorder }> {
  const time = new FakeTime();
  const recorder = new EventRecorder(document);
  const driver = await TableDriver.open(attributes, { time, style: still, ...stage });
  recorder.stop();
  return { driver, time, recorder };
}

describe('a contest', () => {
  it('waits behind its Start with its conditions, and shows no card', async () => {
    const commitment = commit('w979728');
    const { driver, time, recorder } = await open({ ...contest, commitment }, { isWaiting: true });
    const { element, root } = driver;
    expect(recorder.types).to.deep.equal([]);
    expect(root.querySelector('.table, .card')).to.equal(null);
    expect(element.game).to.equal(undefined);
    expect(element.matches(':state(contest)')).to.equal(true);
    const panel = driver.find('.start').textContent;
    expect(panel).to.contain('Klondike').and.contain('Time limit 5:00').and.contain(commitment);
    expect([element.play('D'), element.draw(), element.undo(), element.giveUp()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    time.pass(60_000);
    expect(time.waiting, 'no clock runs').to.equal(0);

    const started = new EventRecorder(element);
    driver.find('.start button').click();
    await driver.rest();
    expect(started.types).to.deep.equal(['start']);
    expect(driver.find('.clock .value').textContent).to.equal('5:00');
    time.pass(2000);
    element.draw();
    expect(driver.game.lastEntry?.t).to.equal(2000);
    expect(element.start(), 'there is one start').to.equal(false);
  });

  it('takes the focus to the table at its Start', async () => {
    const { driver } = await open(contest, { isWaiting: true });
    driver.find('.start button').focus();
    driver.find('.start button').click();
    await driver.rest();
    await driver.element.updateComplete;
    expect(driver.root.activeElement?.closest('.table')).not.to.equal(null);
  });

  it('takes the focus to the Start of the next one', async () => {
    const { driver } = await open();
    const { element, root } = driver;
    element.focus();
    await driver.rest();
    driver.find('.tool.new').click();
    await driver.rest();
    await element.updateComplete;
    expect(root.activeElement).to.equal(driver.find('.start button'));
  });

  it('knows no pause, no restart and no redo', async () => {
    const { driver } = await open();
    const { element } = driver;
    element.draw();
    expect([element.pause(), element.restart(), element.redo()]).to.deep.equal([
      false,
      false,
      false,
    ]);
    for (const tool of ['pause', 'restart', 'redo']) {
      expect(driver.root.querySelector(`.tool.${tool}`), tool).to.equal(null);
    }
  });

  it('with wrong options says so before anybody starts', async () => {
    const { driver } = await open({ ...contest, draw: 2 }, { isWaiting: true });
    expect(driver.find('[role=alert]').textContent).to.contain('1, 3');
    expect(driver.element.start()).to.equal(false);
  });

  it('waits anew when the page asks for another game, and not when it is taken back', async () => {
    const { driver } = await open();
    driver.element.newGame('another');
    await driver.rest();
    expect(driver.element.game).to.equal(undefined);
    expect(driver.root.querySelector('.start')).not.to.equal(null);
    driver.element.contest = false;
    await driver.rest();
    expect(driver.root.querySelector('.start')).to.equal(null);
    expect(driver.game.seed).to.equal('another');
  });

  it('has no Start where nobody may play', async () => {
    const { driver } = await open({ ...contest, disabled: '' }, { isWaiting: true });
    expect(driver.element.start()).to.equal(false);
    driver.element.disabled = false;
    await driver.rest();
    expect(driver.element.start()).to.equal(true);
  });

  it('has its record tell how long the page was hidden', async () => {
    const { driver, time } = await open();
    time.pass(1000);
    driver.element.draw();
    time.pass(1000);
    const show = hidePage();
    time.jump(30_000);
    show();
    time.pass(500);
    driver.element.draw();
    const record = driver.element.record ?? '';
    expect(record).to.contain('\n1000 D\n32000 gap 2000 hidden\n32500 D\n');
    expect(verify(record).valid).to.equal(true);
  });

  it('that ends while the page is hidden tells of that gap, too', async () => {
    const { driver, time } = await open();
    const records: string[] = [];
    driver.element.addEventListener('solitaire-end', ({ record }) => records.push(record));
    time.pass(1000);
    const show = hidePage();
    time.jump(400_000);
    show();
    expect(records).to.have.length(1);
    expect(records[0]).to.contain('gap 1000 hidden').and.contain('outcome time');
    expect(verify(records[0] ?? '')).to.include({ valid: true, elapsed: 300_000 });
    expect(driver.element.record).to.equal(records[0]);
  });

  it('played by a script while hidden has a gap that begins after the play', async () => {
    const { driver, time } = await open();
    const show = hidePage();
    time.pass(1000);
    driver.element.draw();
    time.pass(1000);
    show();
    expect(driver.element.record).to.contain('\n1000 D\n2000 gap 1000 hidden\n');
  });

  it('that is casual notes no gap', async () => {
    const { driver, time } = await open({ variant: 'klondike', seed: 'a' });
    const show = hidePage();
    time.pass(1000);
    show();
    expect(driver.element.record).not.to.contain('gap');
  });
});

describe('a contest that is kept', () => {
  async function reload(
    storage: FakeStorage,
    time: FakeTime,
    attributes: Attributes = contest,
  ): Promise<TableDriver> {
    for (const element of document.querySelectorAll('solitaire-game')) element.remove();
    return TableDriver.open(
      { ...attributes, persist: 'key' },
      { time, storage, style: still, isWaiting: true },
    );
  }

  it('goes on after a reload with the time away counted, and tells of the gap', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const first = await reload(storage, time);
    first.element.start();
    time.pass(10_000);
    first.element.draw();
    await first.rest();
    const kept = storage.only('game');
    time.sleep(25_000);
    // A crash: nothing was written when the page went.
    first.element.remove();
    storage.setItem(storage.keys.find((key) => key.includes('game')) ?? '', kept);
    const { element, game, root } = await reload(storage, time);
    expect(root.querySelector('.start'), 'no second start').to.equal(null);
    expect(element.moves).to.equal(1);
    expect(game.gaps).to.deep.equal([{ from: 10_000, to: 35_000, cause: 'reload', after: 1 }]);
    time.pass(500);
    element.draw();
    expect(game.elapsed).to.equal(35_000);
    expect(element.game?.lastEntry?.t).to.equal(35_500);
    expect(verify(element.record ?? '').valid).to.equal(true);
  });

  it('goes on also when no card was moved yet', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const first = await reload(storage, time);
    first.element.start();
    await first.rest();
    time.sleep(5000);
    const { element, root } = await reload(storage, time);
    expect(root.querySelector('.start')).to.equal(null);
    expect(element.game?.elapsed).to.equal(5000);
  });

  it('ends by its clock while nobody is there, once', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const first = await reload(storage, time);
    first.element.start();
    first.element.draw();
    await first.rest();
    time.sleep(1_000_000);
    const second = await reload(storage, time);
    expect(second.element.status).to.equal('time');
    expect(second.element.record).to.contain('elapsed 300000');
    expect(verify(second.element.record ?? '').valid).to.equal(true);
  });

  it('over a seed of the page is played once: afterwards its result is shown', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const first = await reload(storage, time);
    first.element.start();
    first.element.draw();
    first.element.giveUp();
    await first.rest();
    const record = first.element.record;
    const recorder = new EventRecorder(document);
    const second = await reload(storage, time);
    recorder.stop();
    expect(second.element.record).to.equal(record);
    expect(second.element.status).to.equal('given-up');
    expect(second.find('.notice').textContent).to.contain('has been played');
    expect(recorder.types).to.deep.equal(['start']);
    expect(second.element.start()).to.equal(false);
    second.element.newGame('w979728');
    await second.rest();
    expect(second.element.status, 'not even when asked for').to.equal('given-up');
    second.element.newGame('another');
    await second.rest();
    expect(second.element.start()).to.equal(true);
  });

  it('over a seed of its own is followed by another', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const own = { variant: 'klondike', contest: '' };
    const first = await reload(storage, time, own);
    first.element.start();
    const { seed } = first.element;
    await first.rest();
    const second = await reload(storage, time, own);
    expect(second.element.seed, 'it goes on').to.equal(seed);
    second.element.giveUp();
    await second.rest();
    const third = await reload(storage, time, own);
    expect(third.element.start()).to.equal(true);
    expect(third.element.seed).not.to.equal(seed);
  });

  it('is remembered, and a hundred of them are', async () => {
    const [storage, time] = [new FakeStorage(), new FakeTime()];
    const contests = (): readonly string[] => storage.keys.filter((key) => key.includes('#'));
    const first = await reload(storage, time);
    first.element.start();
    first.element.giveUp();
    await first.rest();
    const [slot = ''] = contests();
    const result = JSON.parse(storage.getItem(slot) ?? '') as { date: number };
    const older = (number: number): string =>
      JSON.stringify({ ...result, date: result.date - number });
    for (let number = 1; number <= 120; number += 1) {
      storage.setItem(slot.replace(/#.*/, `#${number}`), older(number));
    }
    const newer = '{"format":2}';
    storage.setItem(`${slot}-newer`, newer);
    storage.setItem(slot.replace('key', 'other'), older(1000));
    const second = await reload(storage, time, { ...contest, seed: 'tomorrow' });
    second.element.start();
    await second.rest();
    const own = contests().filter((key) => key.startsWith('key '));
    expect(own).to.have.length(101);
    expect(own).to.include(slot).and.include(`${slot}-newer`);
    expect(own).to.include(slot.replace(/#.*/, '#98'));
    expect(own).not.to.include(slot.replace(/#.*/, '#99'));
    expect(contests(), 'those of another name are not ours').to.have.length(102);
  });

  for (const [name, by, away] of [
    ['set back', -100_000, 0],
    ['set forward by years', 1e12, 300_000],
  ] as const) {
    it(`bears a wall clock that was ${name}`, async () => {
      const [storage, time] = [new FakeStorage(), new FakeTime()];
      const first = await reload(storage, time);
      first.element.start();
      first.element.draw();
      await first.rest();
      time.setWallClock(by);
      first.element.storageSource = new FakeStorage();
      const { element } = await reload(storage, time);
      expect(element.game?.elapsed).to.equal(away);
      expect(verify(element.record ?? '').valid).to.equal(true);
    });
  }
});
