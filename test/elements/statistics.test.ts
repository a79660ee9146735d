import { expect, waitUntil } from '@open-wc/testing';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeStorage, securityError } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import {
  accessibilityTree,
  findAccessible,
  press,
  screenshot,
  setViewport,
} from '../support/commands.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';
import { winOf } from '../support/whole-game.js';

const name = 'key statistics';
const klondike = { variant: 'klondike', persist: 'key' };

interface Tally {
  games: number;
  wins: number;
  streak: number;
  longest: number;
  best?: number;
}

function talliesIn(storage: FakeStorage): Readonly<Record<string, Tally>> {
  const text = storage.getItem(name);
  return text === null ? {} : (JSON.parse(text) as { tallies: Record<string, Tally> }).tallies;
}

async function open(storage: FakeStorage, attributes: Attributes = klondike): Promise<TableDriver> {
  for (const element of document.querySelectorAll('solitaire-game')) element.remove();
  return TableDriver.open(attributes, { storage, time: new FakeTime(), style: still });
}

/** Plays a game of Sir Tommy to its win. */
async function win({ element }: TableDriver, most = Infinity): Promise<void> {
  const { moves } = await winOf('sir-tommy');
  for (const move of moves.split(' ').slice(0, most)) element.play(move);
}

async function winning(): Promise<Attributes> {
  const { seed } = await winOf('sir-tommy');
  return { variant: 'sir-tommy', seed, persist: 'key' };
}

describe('statistics', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
  });

  it('count a game from its first move, once', async () => {
    const driver = await open(storage);
    expect(talliesIn(storage)).to.deep.equal({});
    const { element } = driver;
    element.draw();
    expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 1, wins: 0 });
    element.undo();
    element.draw();
    element.draw();
    element.restart();
    element.draw();
    await driver.rest();
    const second = await open(storage);
    second.element.undo();
    second.element.draw();
    expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 1 });
    second.element.newGame();
    expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 1 });
    second.element.draw();
    expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 2 });
  });

  it('count no game that was left without a move, or given up so', async () => {
    const { element } = await open(storage);
    element.newGame();
    element.giveUp();
    element.newGame();
    expect(talliesIn(storage)).to.deep.equal({});
  });

  it('count a win once a deal, with score and streak', async () => {
    const driver = await open(storage, await winning());
    const row = 'sir-tommy cards casual';
    await win(driver);
    expect(driver.element.status).to.equal('won');
    expect(talliesIn(storage)[row]).to.include({ games: 1, wins: 1, streak: 1, best: 52 });
    expect(driver.element.undo(), 'a win cannot be undone').to.equal(false);
    await driver.rest();
    driver.element.restart();
    await win(driver);
    const again = await open(storage, await winning());
    await win(again);
    expect(talliesIn(storage)[row]).to.include({ games: 1, wins: 1, streak: 1, longest: 1 });
  });

  it('count a game that was won after an undo of all its moves like any other', async () => {
    const driver = await open(storage, await winning());
    const { element } = driver;
    await win(driver, 5);
    for (let moves = 5; moves > 0; moves -= 1) expect(element.undo()).to.equal(true);
    expect([element.status, element.moves]).to.deep.equal(['playing', 0]);
    await win(driver);
    expect(element.status).to.equal('won');
    expect(talliesIn(storage)['sir-tommy cards casual']).to.include({
      games: 1,
      wins: 1,
      streak: 1,
      longest: 1,
      best: 52,
    });
  });

  it('break the streak when a game is lost, or left for another', async () => {
    const row = 'sir-tommy cards casual';
    const driver = await open(storage, await winning());
    const { element } = driver;
    await win(driver);
    element.newGame();
    await driver.rest();
    element.play('S>T1');
    element.newGame();
    await driver.rest();
    expect(talliesIn(storage)[row]).to.include({ games: 2, streak: 1 });
    element.play('S>T1');
    expect(talliesIn(storage)[row]).to.include({ games: 3, streak: 0, longest: 1 });
    element.giveUp();
    expect(talliesIn(storage)[row]).to.include({ games: 3, wins: 1, best: 52 });
  });

  it('are kept apart by scoring, conditions and options', async () => {
    for (const attributes of [
      klondike,
      { ...klondike, draw: 3 },
      { ...klondike, scoring: 'vegas' },
      { ...klondike, contest: '' },
    ]) {
      (await open(storage, attributes)).element.draw();
    }
    expect(Object.keys(talliesIn(storage)).sort()).to.deep.equal([
      'klondike standard casual',
      'klondike standard casual draw 3',
      'klondike standard contest',
      'klondike vegas casual',
    ]);
  });

  it('that cannot be read at first are not replaced by empty ones', async () => {
    const before = await open(storage, await winning());
    await win(before);
    const kept = storage.getItem(name);
    const recorder = new EventRecorder(document);
    const driver = await open(storage, { ...(await winning()), seed: 'another' });
    storage.cannotRead = securityError();
    driver.element.play('S>T1');
    storage.cannotRead = undefined;
    recorder.stop();
    expect(storage.getItem(name), 'nothing was written over').to.equal(kept);
    expect(recorder.of('error')).to.have.length(1);
    driver.element.giveUp();
    expect(talliesIn(storage)['sir-tommy cards casual']).to.include({
      games: 2,
      wins: 1,
      streak: 0,
      longest: 1,
    });
  });

  it('of a newer version are left alone', async () => {
    const newer = '{"format":2,"tallies":"whatever"}';
    storage.setItem(name, newer);
    const driver = await open(storage);
    driver.element.draw();
    driver.element.giveUp();
    await driver.rest();
    expect(storage.getItem(name)).to.equal(newer);
    expect(driver.find('.notice').textContent).to.contain('newer version');
  });

  for (const damaged of [
    '',
    'null',
    '[]',
    '{"format":1}',
    '{"format":1,"tallies":{"x":{"games":-1}}}',
    '{"format":1,"tallies":{"x":{"games":1,"wins":2,"streak":0,"longest":0,"won":[]}}}',
  ]) {
    it(`that are damaged are put aside: ${damaged || 'nothing'}`, async () => {
      storage.setItem(name, damaged);
      const driver = await open(storage);
      driver.element.draw();
      expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 1 });
      expect(storage.getItem(`${name} damaged`)).to.equal(damaged);
    });
  }

  it('are there as soon as their button is, however late persist is set', async () => {
    const driver = await open(storage, { variant: 'klondike' });
    driver.element.persist = 'key';
    await driver.rest();
    driver.tool('statistics').click();
    await waitUntil(() => driver.root.querySelector('.tallies') !== null);
    expect(driver.root.activeElement?.getAttribute('role')).to.equal('dialog');
  });

  it('count together in two tabs', async () => {
    const first = await open(storage);
    first.element.draw();
    const other = await TableDriver.open(
      { ...klondike, variant: 'colorado' },
      { storage, style: still },
    );
    other.element.play('S>T1');
    first.element.newGame();
    first.element.draw();
    const tallies = talliesIn(storage);
    expect(tallies['klondike standard casual']).to.include({ games: 2 });
    expect(tallies['colorado cards casual']).to.include({ games: 1 });
  });
});

describe('the statistics panel', () => {
  async function panel(driver: TableDriver): Promise<HTMLElement> {
    // What an end does to the focus is done.
    await driver.rest();
    driver.tool('statistics').click();
    await waitUntil(() => driver.root.activeElement?.closest('.tallies'), 'The panel comes.');
    return driver.find('.tallies');
  }

  it('shows a row for each kind of game, and is closed again', async () => {
    const storage = new FakeStorage();
    const driver = await open(storage, await winning());
    await win(driver);
    const dialog = await panel(driver);
    const [row] = dialog.querySelectorAll('tbody tr');
    const cells = Array.from(row?.children ?? [], ({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(cells).to.deep.equal([
      'Sir Tommy One point a card',
      '1',
      '1 100%',
      '1 longest 1',
      '52',
      '0:00',
    ]);
    const [found] = findAccessible(await accessibilityTree(), 'dialog', 'Statistics');
    expect(found).not.to.equal(undefined);
    await screenshot('statistics', driver.element);
    driver.find('.tallies .again').click();
    await driver.rest();
    expect(driver.root.querySelector('.tallies')).to.equal(null);
  });

  it('takes the focus, gives it back to the table, and closes by Escape', async () => {
    const driver = await open(new FakeStorage());
    driver.element.draw();
    const { game } = driver;
    const dialog = await panel(driver);
    expect(dialog.contains(driver.root.activeElement)).to.equal(true);
    await press('Escape');
    await driver.rest();
    expect(driver.root.querySelector('.tallies')).to.equal(null);
    expect(driver.root.activeElement?.closest('.table')).not.to.equal(null);
    expect(driver.element.game, 'the game is as it was').to.equal(game);
  });

  for (const width of [360, 1440]) {
    it(`opens at its head, its buttons a Tab away, ${width} px wide`, async () => {
      await setViewport({ width, height: 640 });
      const storage = new FakeStorage();
      await win(await open(storage, await winning()));
      const [tally] = Object.values(talliesIn(storage));
      const names = ['klondike', 'colorado', 'sir-tommy', 'twenty', 'tournament'].flatMap((each) =>
        ['standard', 'timed', 'none'].map((scoring) => `${each} ${scoring} casual`),
      );
      const tallies = Object.fromEntries(names.map((each) => [each, tally]));
      storage.setItem(name, JSON.stringify({ format: 1, tallies }));
      const driver = await open(storage);
      const dialog = await panel(driver);
      expect(driver.root.activeElement === dialog).to.equal(true);
      expect(dialog.querySelectorAll('tbody tr').length).to.equal(names.length);
      expect(dialog.scrollHeight, 'there is more of it').to.be.greaterThan(dialog.clientHeight);
      expect([dialog.scrollTop, driver.find('.veil').scrollTop]).to.deep.equal([0, 0]);
      const head = dialog.querySelector('h2')?.getBoundingClientRect();
      expect(head?.top).to.be.at.least(driver.find('.felt').getBoundingClientRect().top);
      await screenshot(`statistics-${width}`, driver.element);
      const reached: string[] = [];
      for (let presses = 0; presses < 4; presses += 1) {
        await press('Tab');
        reached.push(driver.root.activeElement?.className ?? '');
      }
      expect(reached).to.deep.equal(['scroll', 'plain export', 'plain import', 'again']);
      await press('Enter');
      await driver.rest();
      expect(driver.root.activeElement?.closest('.table')).not.to.equal(null);
    });
  }

  it('takes what another browser exported, and twice is as good as once', async () => {
    const elsewhere = new FakeStorage();
    const other = await open(elsewhere, await winning());
    await win(other);
    const exported = elsewhere.getItem(name) ?? '';
    const storage = new FakeStorage();
    const driver = await open(storage);
    driver.element.draw();
    await panel(driver);
    const { StatisticsController } = await import('../../src/controllers/statistics-controller.js');
    const { StorageTroubles } = await import('../../src/controllers/storage-troubles.js');
    const { GameController } = await import('../../src/controllers/game-controller.js');
    const host = Object.assign(new EventTarget(), {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => undefined,
      updateComplete: Promise.resolve(true),
    });
    const statistics = new StatisticsController(
      new GameController(host, () => new FakeTime()),
      () => 'key',
      () => storage,
      new StorageTroubles({ tell: () => undefined, over: () => undefined }),
    );
    for (let times = 0; times < 2; times += 1) {
      expect(statistics.import(exported)).to.equal(undefined);
      expect(talliesIn(storage)['sir-tommy cards casual']).to.include({ games: 1, wins: 1 });
      expect(talliesIn(storage)['klondike standard casual']).to.include({ games: 1 });
    }
    expect(statistics.exported()).to.equal(storage.getItem(name));
    expect(statistics.import('nonsense')).to.equal('damaged');
    expect(statistics.import('{"format":7}')).to.equal('newer');
    const { tallies } = JSON.parse(exported) as { tallies: Record<string, unknown> };
    const tally = JSON.stringify(Object.values(tallies)[0]);
    expect(statistics.import(`{"format":1,"tallies":{"__proto__":${tally}}}`)).to.equal(undefined);
    expect(statistics.exported()).to.contain('"sir-tommy cards casual"').and.not.contain('null');
  });

  it('shows what is kept of unknown games and options by their own names', async () => {
    const storage = new FakeStorage();
    const driver = await open(storage);
    driver.element.draw();
    await driver.rest();
    const [tally] = Object.values(talliesIn(storage));
    const rows = ['constructor valueOf casual', 'klondike toString casual constructor valueOf'];
    const tallies = Object.fromEntries(
      [...rows, 'klondike none casual undo toString'].map((row) => [row, tally]),
    );
    storage.setItem(name, JSON.stringify({ format: 1, tallies }));
    const dialog = await panel(driver);
    const text = dialog.textContent.replaceAll(/\s+/g, ' ');
    expect(text).to.contain('constructor valueOf').and.contain('Klondike toString');
    expect(text).to.contain('constructor valueOf').and.contain('No score, toString');
    expect(text).not.to.contain('function');
  });

  it('exports a file, and takes one', async () => {
    const storage = new FakeStorage();
    const driver = await open(storage, await winning());
    await win(driver);
    const dialog = await panel(driver);
    const files: Promise<string>[] = [];
    const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click') ?? {};
    try {
      HTMLElement.prototype.click = function (this: HTMLElement) {
        if (this instanceof HTMLAnchorElement) {
          expect(this.download).to.equal('solitaire-statistics.json');
          files.push(fetch(this.href).then((response) => response.text()));
        } else if (this instanceof HTMLInputElement) {
          expect([this.type, this.accept]).to.deep.equal(['file', 'application/json,.json']);
          const chosen = new DataTransfer();
          chosen.items.add(new File(['nonsense'], 'a.json'));
          this.files = chosen.files;
          this.dispatchEvent(new Event('change'));
        } else this.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      };
      driver.find('.tallies .export').click();
      driver.find('.tallies .import').click();
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'click', original);
    }
    expect(await Promise.all(files)).to.deep.equal([storage.getItem(name)]);
    await waitUntil(() => dialog.querySelector('[role=alert]'), 'The fault is told.');
    expect(dialog.querySelector('[role=alert]')?.textContent).to.contain('damaged');
    expect(storage.getItem(name), 'nothing was lost').to.contain('"wins":1');
  });

  it('says that nothing is counted yet', async () => {
    const driver = await open(new FakeStorage());
    expect((await panel(driver)).textContent).to.contain('No game counted yet');
  });
});
