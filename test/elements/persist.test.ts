import { expect } from '@open-wc/testing';
import { createGame, formatRecord, parsePosition, verify } from '../../src/engine/index.js';
import { expectAtRest } from '../support/at-rest.js';
import { mouse } from '../support/commands.js';
import { EventRecorder } from '../support/event-recorder.js';
import { hidePage } from '../support/hidden-page.js';
import { FakeStorage, quotaError, securityError } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

const klondike = { variant: 'klondike', persist: 'key' };

/** A browser with its storage and its clock, in which pages come and go. */
class Browser {
  readonly storage = new FakeStorage();
  readonly time = new FakeTime();
  /** What the page of now hears. */
  recorder = new EventRecorder(document);

  /** A page with the element, in place of the one before. */
  async load(attributes: Attributes = klondike): Promise<TableDriver> {
    // A page that crashes says no goodbye.
    const leftovers = this.#snapshot();
    for (const element of document.querySelectorAll('solitaire-game')) element.remove();
    this.#restore(leftovers);
    this.recorder.stop();
    this.recorder = new EventRecorder(document);
    const { storage, time } = this;
    return TableDriver.open(attributes, { storage, time, style: still });
  }

  get slot(): string {
    return this.storage.keys.find((key) => key.includes(' game ')) ?? '';
  }

  #snapshot(): readonly (readonly [string, string])[] {
    return this.storage.keys.map((key) => [key, this.storage.getItem(key) ?? '']);
  }

  #restore(items: readonly (readonly [string, string])[]): void {
    if (this.storage.cannotWrite) return;
    this.storage.clear();
    for (const [key, value] of items) this.storage.setItem(key, value);
  }
}

/** The game that is kept, as another tab would have written it. */
function byAnotherTab({ storage, slot }: Browser): string {
  return (storage.getItem(slot) ?? '').replace(/"tab":"[^"]*"/, '"tab":"theirs"');
}

/** Another tab writes the game that is kept. */
function takenOver(browser: Browser): string {
  const theirs = byAnotherTab(browser);
  browser.storage.setItem(browser.slot, theirs);
  return theirs;
}

function noticeOf({ root }: TableDriver): string {
  return root.querySelector('.notice span')?.textContent ?? '';
}

describe('a game that is kept', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });
  afterEach(() => browser.recorder.stop());

  it('goes on after a reload: same deal, moves, undo and time', async () => {
    const first = await browser.load({ ...klondike, 'time-limit': 300 });
    browser.time.pass(4000);
    first.element.draw();
    browser.time.pass(3000);
    first.element.draw();
    first.element.undo();
    await first.rest();
    const { game, seed } = first.element;
    browser.time.sleep(1_000_000);
    const second = await browser.load({ ...klondike, 'time-limit': 300 });
    expect(second.element.seed).to.equal(seed);
    expect(second.game.position.piles).to.deep.equal(game?.position.piles);
    expect(second.game.log).to.deep.equal(game?.log);
    expect(second.find('.clock .value').textContent).to.equal('4:53');
    expect(browser.recorder.types).to.deep.equal(['start']);
    browser.time.pass(1000);
    expect(second.element.redo()).to.equal(true);
    expect(second.element.undo()).to.equal(true);
    expect(second.game.lastEntry?.t).to.equal(8000);
    expect(verify(second.element.record ?? '').valid).to.equal(true);
  });

  it('that was paused is still so after a reload, with its time', async () => {
    const attributes = { ...klondike, 'time-limit': 300 };
    const first = await browser.load(attributes);
    first.element.draw();
    browser.time.pass(4000);
    first.element.pause();
    await first.rest();
    const second = await browser.load(attributes);
    expect(second.element.status).to.equal('paused');
    expect(browser.recorder.types).to.deep.equal(['start', 'pause']);
    expect(second.find('.veil .outcome-title').textContent).to.equal('Paused');
    browser.time.pass(9000);
    expect(second.element.resume()).to.equal(true);
    browser.time.pass(1000);
    expect(second.element.draw()).to.equal(true);
    expect(second.game.lastEntry?.t).to.equal(5000);
    await second.rest();
    const third = await browser.load(attributes);
    expect(third.element.status).to.equal('playing');
  });

  it('that is stuck comes back so, and can be undone', async () => {
    const attributes = { variant: 'sir-tommy', undo: 'unlimited', seed: 'w979728', persist: 'key' };
    const first = await browser.load(attributes);
    const { element } = first;
    while (element.status === 'playing') {
      const [move] = element.game?.legalMoves().slice(-1) ?? [];
      if (!move || !element.play(move)) throw new Error('Nothing can be played.');
    }
    await first.rest();
    expect(element.status).to.equal('stuck');
    expect(element.game?.isOver).to.equal(false);
    const { moves } = element;
    const second = await browser.load(attributes);
    expect(second.element.status).to.equal('stuck');
    expect(browser.recorder.types, 'of what was before nothing is told again').to.deep.equal([
      'start',
    ]);
    expect(second.element.undo()).to.equal(true);
    expect(second.element.moves).to.equal(moves - 1);
  });

  for (const [variant, scoring] of [
    ['klondike', 'vegas'],
    ['klondike', 'windows'],
    ['tournament', 'no-clock'],
    ['twenty', 'timed'],
    ['colorado', 'none'],
    ['sir-tommy', 'standard'],
  ] as const) {
    it(`goes on under ${scoring} scoring: ${variant}`, async () => {
      const wildcard = variant === 'tournament' ? { wildcard: '' } : {};
      const attributes = { variant, scoring, persist: 'key', ...wildcard };
      // Of some deals eight such moves leave nothing to do, and what is over is not gone on with.
      const first = await browser.load({ ...attributes, seed: 'kept' });
      for (let count = 0; count < 8; count += 1) {
        browser.time.pass(1500);
        const moves = first.game.legalMoves();
        const move = moves[(count * 7) % moves.length];
        if (move) first.element.play(move);
      }
      await first.rest();
      const { record, score } = first.element;
      const second = await browser.load(attributes);
      expect(second.element.record).to.equal(record);
      expect(second.element.score).to.equal(score);
      expect(second.element.scoring).to.equal(scoring);
      expect(browser.recorder.types).to.deep.equal(['start']);
    });
  }

  it('that began from a position goes on from there', async () => {
    const first = await browser.load();
    const position = parsePosition('klondike / S: 2C | / T1: KS / T2: QH');
    first.element.record = formatRecord(createGame({ variant: 'klondike', position }));
    await first.rest();
    first.element.play('T2>T1');
    await first.rest();
    const { record } = first.element;
    const second = await browser.load();
    expect(second.element.record).to.equal(record);
    expect(record).to.contain('\nstart klondike / S: 2C | / T1: KS / T2: QH\n');
    expect(second.element.restart()).to.equal(true);
    expect(second.game.position).to.deep.equal(second.game.start);
  });

  it('whose card is in the hand comes back at rest', async () => {
    const first = await browser.load({ ...klondike, seed: 'a' });
    first.element.draw();
    await first.rest();
    const { x, y } = first.grip('W');
    await mouse.move({ x, y });
    await mouse.down();
    await mouse.move({ x: x + 60, y: y + 40 });
    expect(first.root.querySelectorAll('.lifted')).to.have.length(1);
    const second = await browser.load({ ...klondike, seed: 'a' });
    expect(second.element.moves).to.equal(1);
    expectAtRest(second);
    await mouse.up();
  });

  it('is kept at every change, however fast they come', async () => {
    const { element } = await browser.load();
    for (let count = 0; count < 100; count += 1) {
      element.draw();
      if (count % 3 === 0) element.undo();
      if (count % 6 === 0) element.redo();
      await Promise.resolve();
    }
    await element.updateComplete;
    const { record } = element;
    const second = await browser.load();
    expect(second.element.record).to.equal(record);
  });

  it('is not kept before its first move', async () => {
    const first = await browser.load();
    const { seed } = first.element;
    const second = await browser.load();
    expect(second.element.seed).not.to.equal(seed);
    expect(browser.storage.length).to.equal(0);
  });

  it('makes room for a new one that is asked for', async () => {
    const first = await browser.load();
    first.element.draw();
    await first.rest();
    first.element.newGame();
    expect(first.element.moves, 'at once').to.equal(0);
    await first.rest();
    const { seed } = first.element;
    const second = await browser.load();
    expect(second.element.seed).to.equal(seed);
    expect(second.element.moves).to.equal(0);
  });

  it('that is over is not put on the table again', async () => {
    const first = await browser.load();
    first.element.draw();
    await first.rest();
    first.element.giveUp();
    await first.rest();
    expect(browser.slot).to.equal('');
    const second = await browser.load();
    expect(second.element.status).to.equal('playing');
    expect(browser.recorder.types).to.deep.equal(['start']);
  });

  it('is kept apart by variant, scoring, conditions and options, on one element', async () => {
    const { element } = await browser.load();
    element.draw();
    await element.updateComplete;
    const { game, seed } = element;
    element.variant = 'tournament';
    await element.updateComplete;
    expect(element.moves).to.equal(0);
    element.draw();
    await element.updateComplete;
    const tournament = element.seed;
    element.variant = 'klondike';
    await element.updateComplete;
    expect(element.seed).to.equal(seed);
    expect(element.game?.log).to.deep.equal(game?.log);
    expect(element.undo()).to.equal(true);
    element.variant = 'tournament';
    await element.updateComplete;
    expect(element.seed).to.equal(tournament);
    expect(element.moves).to.equal(1);
  });

  it('is another one when the page asks for another deal', async () => {
    const first = await browser.load({ ...klondike, seed: 'monday' });
    first.element.draw();
    await first.rest();
    const second = await browser.load({ ...klondike, seed: 'tuesday' });
    expect(second.element.moves).to.equal(0);
    const third = await browser.load({ ...klondike, seed: 'monday' });
    expect(third.element.moves, 'tuesday was left without a move').to.equal(1);
  });

  for (const [name, spoil] of Object.entries({
    'half of it': (text: string) => text.slice(0, text.length / 2),
    nothing: () => '',
    null: () => 'null',
    'an empty list': () => '[]',
    'a number': () => '1e999',
    'another shape': () => '{"format":1,"record":5}',
    'a date that is none': (text: string) => text.replace(/"date":\d+/, '"date":"soon"'),
    'a foreign prototype': () => '{"__proto__":{"format":1},"record":"x"}',
    'a wrong record': (text: string) => text.replace('score 0', 'score 99'),
    'no record': (text: string) => text.replace(/"record":"[^"]*/, '"record":"hello'),
    'cards that there are not': (text: string) =>
      text.replace(/seed [^n]*n/, 'start klondike draw=1 passes=unlimited\\n'),
  })) {
    it(`${name} is told, put aside, and a new game begins`, async () => {
      const first = await browser.load();
      first.element.draw();
      await first.rest();
      const { slot } = browser;
      const spoilt = spoil(browser.storage.getItem(slot) ?? '');
      browser.storage.setItem(slot, spoilt);
      const second = await browser.load();
      expect(browser.recorder.types).to.have.members(['error', 'start']);
      expect(noticeOf(second)).to.contain('damaged');
      expect(second.element.status).to.equal('playing');
      const aside = browser.storage.keys.find((key) => key.endsWith('damaged')) ?? '';
      expect(browser.storage.getItem(aside)).to.equal(spoilt);
      second.element.draw();
      await second.rest();
      const third = await browser.load();
      expect(third.element.moves).to.equal(1);
    });
  }

  for (const [name, spoil] of Object.entries({
    'a newer format': (text: string) => text.replace('"format":1', '"format":2'),
    'a record of a newer format': (text: string) => text.replace('record 1', 'record 2'),
    'a record of a newer format that tells its seed in its own way': (text: string) =>
      text.replace('record 1', 'record 2').replace('nseed ', 'ndealt-from '),
  })) {
    it(`${name} is refused politely and never written over`, async () => {
      // With the page's own seed, a record of another deal would be no record to keep.
      const attributes = { ...klondike, seed: 'kept' };
      const first = await browser.load(attributes);
      first.element.draw();
      await first.rest();
      const { slot } = browser;
      const newer = spoil(browser.storage.getItem(slot) ?? '');
      browser.storage.setItem(slot, newer);
      const { element, ...second } = await browser.load(attributes);
      expect(element.shadowRoot?.querySelector('.notice')?.textContent).to.contain('newer version');
      expect(second).not.to.equal(undefined);
      element.draw();
      element.newGame();
      element.draw();
      await element.updateComplete;
      element.giveUp();
      await element.updateComplete;
      expect(browser.storage.getItem(slot)).to.equal(newer);
    });
  }

  it('goes on where the storage is blocked, and says so once', async () => {
    browser.storage.refuses = securityError();
    const driver = await browser.load();
    const { element } = driver;
    expect(noticeOf(driver)).to.contain('keeps nothing');
    driver.find('.notice button').click();
    element.draw();
    await driver.rest();
    element.draw();
    await driver.rest();
    element.giveUp();
    await driver.rest();
    expect(element.status).to.equal('given-up');
    expect(browser.recorder.of('error')).to.have.length(1);
    expect(noticeOf(driver)).to.equal('');
  });

  it('goes on where the storage is blocked from now on, and says so once', async () => {
    const driver = await browser.load();
    const { element } = driver;
    browser.storage.refuses = securityError();
    // The first move is one for the game and one for the statistics.
    element.draw();
    await driver.rest();
    element.newGame();
    element.draw();
    await driver.rest();
    expect(browser.recorder.of('error')).to.have.length(1);
    browser.storage.refuses = undefined;
    element.draw();
    await driver.rest();
    expect(noticeOf(driver), 'it is over').to.equal('');
    expect(browser.storage.getItem('key statistics')).to.contain('"games":2');
    browser.storage.refuses = securityError();
    element.draw();
    await driver.rest();
    expect(browser.recorder.of('error'), 'another time is another trouble').to.have.length(2);
  });

  it('goes on where the storage is full, says so once, and is kept once there is room', async () => {
    const driver = await browser.load();
    const { element } = driver;
    element.draw();
    await driver.rest();
    const kept = browser.storage.getItem(browser.slot);
    browser.storage.cannotWrite = quotaError();
    for (let count = 0; count < 5; count += 1) {
      element.draw();
      await driver.rest();
    }
    expect(noticeOf(driver)).to.contain('full');
    expect(browser.recorder.of('error')).to.have.length(1);
    expect(browser.storage.getItem(browser.slot), 'what was kept is still there').to.equal(kept);
    browser.storage.cannotWrite = undefined;
    driver.find('.notice button').focus();
    element.draw();
    await driver.rest();
    expect(noticeOf(driver), 'what was said holds no more').to.equal('');
    expect(driver.root.activeElement?.closest('.table'), 'the focus stays').not.to.equal(null);
    const second = await browser.load();
    expect(second.element.moves).to.equal(7);
  });

  it('says that the storage is full until the statistics are kept, too', async () => {
    const driver = await browser.load();
    const { element } = driver;
    browser.storage.cannotWrite = quotaError();
    browser.storage.cannotWriteKey = (key) => key.endsWith('statistics');
    element.draw();
    await driver.rest();
    element.draw();
    await driver.rest();
    expect(browser.recorder.of('error')).to.have.length(1);
    expect(noticeOf(driver)).to.contain('full');
    browser.storage.cannotWrite = undefined;
    element.draw();
    await driver.rest();
    expect(noticeOf(driver)).to.equal('');
    expect(browser.storage.getItem('key statistics')).to.contain('"games":1');
  });

  it('takes back nothing but what it has said itself', async () => {
    const driver = await browser.load();
    const { element } = driver;
    browser.storage.cannotWrite = quotaError();
    element.draw();
    await driver.rest();
    element.record = 'nonsense';
    await driver.rest();
    browser.storage.cannotWrite = undefined;
    element.draw();
    await driver.rest();
    expect(noticeOf(driver)).to.contain('Line 1');
  });

  it('counts what could not be written under the name that it was played for', async () => {
    const driver = await browser.load({ ...klondike, persist: 'ann' });
    const { element } = driver;
    browser.storage.cannotWrite = quotaError();
    element.draw();
    await driver.rest();
    browser.storage.cannotWrite = undefined;
    element.persist = 'bob';
    element.newGame();
    element.draw();
    await driver.rest();
    expect(browser.storage.getItem('bob statistics')).to.contain('"games":1');
    expect(browser.storage.getItem('ann statistics')).to.equal(null);
    element.persist = 'ann';
    element.newGame();
    element.draw();
    await driver.rest();
    expect(browser.storage.getItem('ann statistics')).to.contain('"games":2');
  });

  it('is one of a newer version each time that it is come to, and no longer anywhere else', async () => {
    const first = await browser.load();
    first.element.draw();
    await first.rest();
    const { slot } = browser;
    browser.storage.setItem(slot, '{"format":2}');
    browser.storage.setItem('key statistics', '{"format":2}');
    const driver = await browser.load();
    const { element } = driver;
    element.draw();
    await driver.rest();
    expect(browser.recorder.of('error'), 'for both of them').to.have.length(1);
    browser.storage.removeItem('key statistics');
    element.variant = 'colorado';
    await element.updateComplete;
    element.play('S>T1');
    await driver.rest();
    expect(noticeOf(driver)).to.equal('');
    element.variant = 'klondike';
    await element.updateComplete;
    expect(noticeOf(driver)).to.contain('newer version');
    expect(browser.recorder.of('error')).to.have.length(2);
    expect(browser.storage.getItem(slot)).to.equal('{"format":2}');
  });

  it('says no longer that another tab has taken over when it is another game', async () => {
    const driver = await browser.load();
    driver.element.draw();
    await driver.rest();
    const { slot } = browser;
    const theirs = byAnotherTab(browser);
    window.dispatchEvent(new StorageEvent('storage', { key: slot, newValue: theirs }));
    await driver.rest();
    expect(noticeOf(driver)).to.contain('Another tab');
    driver.element.newGame();
    await driver.rest();
    expect(noticeOf(driver)).to.equal('');
  });

  it('that another tab takes over is kept there, and this one says so', async () => {
    const { storage } = browser;
    const driver = await browser.load();
    driver.element.draw();
    await driver.rest();
    const { slot } = browser;
    const theirs = takenOver(browser);
    const takeOver = (): boolean =>
      window.dispatchEvent(new StorageEvent('storage', { key: slot, newValue: theirs }));
    takeOver();
    takeOver();
    await driver.rest();
    expect(noticeOf(driver)).to.contain('Another tab');
    expect(browser.recorder.of('error')).to.have.length(1);
    expect(driver.element.draw(), 'a casual game goes on').to.equal(true);
    await driver.rest();
    expect(storage.getItem(slot)).to.equal(theirs);
  });

  it('that another tab has taken over unheard is not written over', async () => {
    const { storage } = browser;
    const driver = await browser.load();
    driver.element.draw();
    await driver.rest();
    const { slot } = browser;
    const theirs = takenOver(browser);
    driver.element.draw();
    await driver.rest();
    expect(storage.getItem(slot)).to.equal(theirs);
    expect(noticeOf(driver)).to.contain('Another tab');
    driver.element.giveUp();
    await driver.rest();
    expect(storage.getItem(slot), 'nor taken away').to.equal(theirs);
    expect(browser.recorder.of('error')).to.have.length(1);
  });

  it('that is over hears of no other tab', async () => {
    const { storage } = browser;
    const driver = await browser.load();
    driver.element.draw();
    await driver.rest();
    const { slot } = browser;
    const theirs = byAnotherTab(browser);
    driver.element.giveUp();
    await driver.rest();
    storage.setItem(slot, theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: slot, newValue: theirs }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await driver.rest();
    expect(storage.getItem(slot)).to.equal(theirs);
    expect(browser.recorder.of('error')).to.have.length(0);
  });

  for (const [where, leave] of [
    [
      'on a page that comes back as it was left',
      () => () => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
    ],
    ['in a tab that is seen again', hidePage],
  ] as const) {
    describe(where, () => {
      /** What another page has made of the game since. */
      async function playedSince(attributes: Attributes, driver: TableDriver): Promise<string> {
        const { storage, time } = browser;
        const parent = document.createElement('div');
        document.body.append(parent);
        const other = await TableDriver.open(attributes, { parent, storage, time, style: still });
        other.element.draw();
        other.element.draw();
        await other.rest();
        expect(other.element.moves).to.equal(driver.element.moves + 2);
        const { record } = other.element;
        const kept = storage.getItem(browser.slot) ?? '';
        parent.remove();
        storage.setItem(browser.slot, kept);
        return record ?? '';
      }

      it('is the one that was played since on another page', async () => {
        const driver = await browser.load();
        driver.element.draw();
        await driver.rest();
        const comesBack = leave();
        const record = await playedSince(klondike, driver);
        browser.recorder.clear();
        comesBack();
        await driver.rest();
        expect(driver.element.record).to.equal(record);
        expect(browser.recorder.types).to.deep.equal(['start']);
        expect(driver.element.draw()).to.equal(true);
        await driver.rest();
        expect((await browser.load()).element.moves).to.equal(4);
      });

      it('is no second try at a contest', async () => {
        const attributes = { ...klondike, contest: '', seed: 'a' };
        const driver = await browser.load(attributes);
        driver.element.draw();
        await driver.rest();
        const comesBack = leave();
        await playedSince(attributes, driver);
        browser.time.pass(5000);
        comesBack();
        await driver.rest();
        expect(driver.element.moves).to.equal(3);
        expect(driver.element.record).to.contain('reload');
        expect(driver.element.draw()).to.equal(true);
      });

      it('is no second try at a contest that came to its end since', async () => {
        const driver = await browser.load({ ...klondike, contest: '' });
        driver.element.draw();
        await driver.rest();
        const comesBack = leave();
        browser.storage.removeItem(browser.slot);
        comesBack();
        await driver.rest();
        expect(driver.element.draw()).to.equal(false);
        expect(noticeOf(driver)).to.contain('Another tab');
      });

      it('goes on where nobody has played since', async () => {
        const driver = await browser.load({ ...klondike, contest: '', seed: 'a' });
        driver.element.draw();
        await driver.rest();
        const comesBack = leave();
        const { game } = driver;
        comesBack();
        await driver.rest();
        expect(driver.game).to.equal(game);
        expect(driver.element.draw()).to.equal(true);
      });

      it('is not put away for another deal', async () => {
        const driver = await browser.load();
        driver.element.draw();
        await driver.rest();
        const comesBack = leave();
        const { game } = driver;
        const theirs = byAnotherTab(browser).replace(/seed [^n]*n/, 'seed \\"a\\"\\n');
        browser.storage.setItem(browser.slot, theirs);
        comesBack();
        await driver.rest();
        expect(driver.game).to.equal(game);
        expect(noticeOf(driver)).to.contain('Another tab');
        expect(browser.storage.getItem(browser.slot)).to.equal(theirs);
      });
    });
  }

  it('that is a contest is played on in one tab only', async () => {
    const driver = await browser.load({ ...klondike, contest: '', seed: 'a' });
    driver.element.draw();
    await driver.rest();
    const { slot } = browser;
    const theirs = byAnotherTab(browser);
    window.dispatchEvent(new StorageEvent('storage', { key: slot, newValue: theirs }));
    await driver.rest();
    expect(driver.element.draw()).to.equal(false);
    expect(driver.element.moves).to.equal(1);
  });

  it('that is a contest begun in another tab while it waits here goes on from there', async () => {
    const { storage, time } = browser;
    const attributes = { ...klondike, contest: '', seed: 'a' };
    const other = await browser.load(attributes);
    other.element.draw();
    await other.rest();
    const { slot } = browser;
    other.element.remove();
    const theirs = storage.getItem(slot) ?? '';
    storage.removeItem(slot);
    const stage = { storage, time, style: still, isWaiting: true };
    const waiting = await TableDriver.open(attributes, stage);
    storage.setItem(slot, theirs);
    time.pass(9000);
    const { element } = waiting;
    expect(element.game).to.equal(undefined);
    expect(element.start()).to.equal(true);
    await waiting.rest();
    await element.updateComplete;
    expect(element.moves).to.equal(1);
    expect(element.record).to.contain('reload');
    expect(element.draw()).to.equal(true);
  });

  it('that is a damaged contest can be started anew', async () => {
    const { storage, time } = browser;
    const attributes = { ...klondike, contest: '', seed: 'a' };
    const first = await browser.load(attributes);
    first.element.draw();
    await first.rest();
    const { slot } = browser;
    const text = storage.getItem(slot) ?? '';
    first.element.remove();
    storage.setItem(slot, text.replace(' D\\n', ' Q\\n'));
    const stage = { storage, time, style: still, isWaiting: true };
    const second = await TableDriver.open(attributes, stage);
    expect(noticeOf(second)).to.contain('damaged');
    expect(second.element.start()).to.equal(true);
    await second.rest();
    expect(second.element.moves).to.equal(0);
    expect(second.element.draw()).to.equal(true);
  });

  it('stays the same when the element is moved about the page', async () => {
    const driver = await browser.load();
    driver.element.draw();
    await driver.rest();
    const { game } = driver;
    const { parentElement } = driver.element;
    driver.element.remove();
    parentElement?.append(driver.element);
    await driver.rest();
    expect(driver.game).to.equal(game);
  });

  it('keeps its seed though the record tells a commitment', async () => {
    const seed = 'secret';
    const commitment = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';
    const attributes = { ...klondike, seed, commitment, contest: '' };
    const first = await browser.load(attributes);
    first.element.draw();
    await first.rest();
    const { record } = first.element;
    expect(record).to.contain(commitment);
    const second = await browser.load(attributes);
    expect(second.element.record).to.equal(record);
  });

  it('without persist leaves no trace', async () => {
    const driver = await browser.load({ variant: 'klondike' });
    driver.element.draw();
    await driver.rest();
    expect(browser.storage.length).to.equal(0);
    expect(driver.root.querySelector('.tool.statistics')).to.equal(null);
  });
});
