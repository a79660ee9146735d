import { expect } from '@open-wc/testing';
import { formatPosition, formatRecord, verify } from '../../src/engine/index.js';
import { mouse, press } from '../support/commands.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { from } from '../support/games.js';
import { onTable } from '../support/on-table.js';
import { still, TableDriver } from '../support/table-driver.js';

/** Spades to the four, hearts to the three: the 5 of spades may be needed by the 4 of hearts. */
const needed =
  'klondike / F1: AS 2S 3S 4S / F2: AH 2H 3H / F3: AD 2D 3D 4D / F4: AC 2C 3C 4C / ' +
  'T1: 9C 5S / T2: 9D 4H / T3: 9H / T4: TS';

async function lay(
  position: string,
  options: Parameters<typeof onTable>[3] = {},
): Promise<TableDriver> {
  return onTable(position, { autoplay: '' }, { style: still }, options);
}

async function play({ element }: TableDriver, move: string): Promise<void> {
  expect(element.play(move)).to.equal(true);
  await element.updateComplete;
}

/** Has the page play a move when it hears of the first card that went home by itself. */
function whenSent({ element }: TableDriver, move: string): void {
  const listen = ({ cause }: { readonly cause: string }): void => {
    if (cause !== 'auto') return;
    element.removeEventListener('solitaire-move', listen);
    element.play(move);
  };
  element.addEventListener('solitaire-move', listen);
}

describe('autoplay', () => {
  it('leaves a card that another may need, and sends it once that is home', async () => {
    const driver = await lay(needed);
    await play(driver, 'T3>T4');
    // The 4 of hearts goes, and with it what it could have needed.
    expect(driver.size('F2')).to.equal(4);
    expect(driver.size('F1')).to.equal(5);
    const covered = await lay(needed.replace('9D 4H', '9D 4H 8C'));
    await play(covered, 'T3>T4');
    expect(covered.size('F1'), 'the 5 of spades stays').to.equal(4);
    await play(covered, 'T2>T4');
    expect(covered.size('F2'), 'the 4 of hearts is free').to.equal(4);
    expect(covered.size('F1'), 'and the 5 of spades may follow').to.equal(5);
  });

  it('does nothing before a move, and nothing where it is not asked for', async () => {
    const driver = await lay(needed);
    expect(driver.element.moves).to.equal(0);
    await play(driver, 'T3>T4');
    expect(driver.element.moves).to.equal(3);
    driver.element.restart();
    await driver.rest();
    expect(driver.element.moves, 'nor in the next game').to.equal(0);
    const other = await onTable(needed, {}, { style: still });
    await play(other, 'T3>T4');
    expect(other.element.moves).to.equal(1);
  });

  it('is taken back with the move that it followed, by one undo, and brought back by one redo', async () => {
    const driver = await lay(needed);
    const before = formatPosition(driver.game.position);
    await play(driver, 'T3>T4');
    const after = formatPosition(driver.game.position);
    const { moves } = driver.element;
    expect(moves).to.be.greaterThan(1);
    driver.element.undo();
    await driver.element.updateComplete;
    expect(formatPosition(driver.game.position)).to.equal(before);
    expect(driver.element.moves).to.equal(0);
    driver.element.redo();
    await driver.element.updateComplete;
    expect(formatPosition(driver.game.position)).to.equal(after);
    expect(driver.element.moves).to.equal(moves);
    driver.element.focus();
    await press('u');
    await driver.element.updateComplete;
    expect(driver.element.moves).to.equal(0);
  });

  it('is told as made by itself, and recorded as moves that a verifier accepts', async () => {
    const driver = await lay(needed);
    const recorder = new EventRecorder(driver.element);
    await play(driver, 'T3>T4');
    const causes = recorder
      .of('move')
      .map(({ notation, cause }) => `${String(cause)} ${String(notation)}`);
    expect(causes).to.deep.equal(['play T3>T4', 'auto T2>F2', 'auto T1>F1']);
    expect(verify(driver.element.record ?? '').valid).to.equal(true);
    recorder.stop();
  });

  it('never takes back what the player has brought down', async () => {
    const driver = await lay(
      'klondike / F1: AH 2H 3H / F2: AC 2C / F3: AS / F4: AD 2D / T1: 9C / T2: 4S / T3: 8H / T4: TD',
    );
    await play(driver, 'T1>T4');
    await play(driver, 'F1>T2');
    expect(driver.size('F1')).to.equal(2);
    await play(driver, 'T3>T4');
    expect(driver.size('F1'), 'and after other moves').to.equal(2);
    await play(driver, 'T2>F1');
    expect(driver.size('F1'), 'until he sends it home himself').to.equal(3);
  });

  it('nor what he took back when he had sent it home, nor what he brought down before a reload', async () => {
    const position =
      'klondike / F1: AH 2H / F2: AC 2C / F3: AS / F4: AD 2D / T1: 9C / T2: 4S / T3: 8H 3H / T4: TD';
    const driver = await lay(position);
    await play(driver, 'T3>F1');
    driver.element.undo();
    await driver.element.updateComplete;
    const left = driver.element.record ?? '';
    await play(driver, 'T1>T4');
    expect(driver.size('F1')).to.equal(2);
    const later = driver.element.record ?? '';
    for (const [record, ...moves] of [
      [left, 'T1>T4'],
      [later, 'T3>T2', 'T3>T4'],
    ] as const) {
      const again = await TableDriver.open({ autoplay: '', record }, { style: still });
      for (const move of moves) await play(again, move);
      expect(again.size('F1'), 'nor after a reload').to.equal(2);
    }
    const down = await lay(
      'klondike / F1: AH 2H 3H / F2: AC 2C / F3: AS / F4: AD 2D / T1: 9C / T2: 4S / T3: 8H / T4: TD',
    );
    await play(down, 'F1>T2');
    const { record } = down.element;
    const other = await TableDriver.open({ autoplay: '', record: record ?? '' }, { style: still });
    await play(other, 'T3>T1');
    expect(other.size('F1')).to.equal(2);
  });

  it('takes nothing back that the page has played when it heard of a card sent home', async () => {
    const driver = await lay(needed);
    const { element } = driver;
    whenSent(driver, 'F2>T1');
    await play(driver, 'T3>T4');
    await driver.rest();
    expect([element.moves, driver.size('F2')]).to.deep.equal([3, 3]);
    element.undo();
    await driver.rest();
    expect([element.moves, driver.size('F2')], 'that alone').to.deep.equal([2, 4]);
  });

  it('leaves what the page has laid then, too', async () => {
    const driver = await lay('klondike / T1: 9C AD / T2: 2H / T3: 9H / T4: TS / T5: AS');
    whenSent(driver, 'T5>T2');
    await play(driver, 'T3>T4');
    await driver.rest();
    expect([driver.element.moves, driver.size('T2')]).to.deep.equal([3, 2]);
  });

  describe('in a game that goes on from where it was left', () => {
    async function goneOn({ element }: TableDriver, time: FakeTime): Promise<TableDriver> {
      const { record } = element;
      element.remove();
      const driver = await TableDriver.open({ autoplay: '' }, { time, style: still });
      driver.element.record = record;
      await driver.rest();
      return driver;
    }

    it('is taken back with the move that it followed, and brought back with it', async () => {
      const time = new FakeTime();
      const left = await onTable(needed, { autoplay: '' }, { time, style: still });
      const before = formatPosition(left.game.position);
      time.pass(5000);
      await play(left, 'T3>T4');
      const { moves } = left.element;
      expect(moves).to.equal(3);
      const driver = await goneOn(left, time);
      const after = formatPosition(driver.game.position);
      for (let times = 0; times < 2; times += 1) {
        driver.element.undo();
        await driver.rest();
        expect(formatPosition(driver.game.position)).to.equal(before);
        driver.element.redo();
        await driver.rest();
        expect(formatPosition(driver.game.position)).to.equal(after);
      }
      driver.element.undo();
      await driver.rest();
      const again = await goneOn(driver, time);
      again.element.redo();
      await again.rest();
      expect(again.element.moves, 'also when it was left undone').to.equal(moves);
    });

    /** Loads what plays by itself, with the first sign of a player. */
    async function approach(driver: TableDriver): Promise<void> {
      driver.element.dispatchEvent(new Event('pointerover'));
      await driver.rest();
    }

    it('is taken back with its move, also when the pointer came over the table before', async () => {
      const time = new FakeTime();
      const left = await onTable(needed, { autoplay: '' }, { time, style: still });
      const before = formatPosition(left.game.position);
      time.pass(5000);
      await play(left, 'T3>T4');
      const driver = await goneOn(left, time);
      await approach(driver);
      expect(driver.element.moves, 'nothing moves').to.equal(3);
      driver.element.undo();
      await driver.rest();
      expect(formatPosition(driver.game.position)).to.equal(before);
    });

    for (const isNear of [false, true]) {
      it(`is told from what the player has sent home by hand, however quickly, ${isNear ? 'with' : 'without'} a pointer`, async () => {
        const time = new FakeTime();
        const left = await onTable(needed, {}, { time, style: still });
        for (const move of ['T3>T4', 'T2>F2', 'T1>F1']) {
          time.pass(150);
          await play(left, move);
        }
        const driver = await goneOn(left, time);
        if (isNear) await approach(driver);
        driver.element.undo();
        await driver.rest();
        expect(driver.element.moves).to.equal(2);
      });
    }
  });

  it('leaves what the player has just laid until his next move', async () => {
    const driver = await lay('klondike / W: AS / T1: 3C / T2: 2H / T3: 9C / T4: TH');
    await play(driver, 'W>T2');
    expect(driver.size('F1')).to.equal(0);
    await play(driver, 'T3>T4');
    expect(driver.size('F1')).to.equal(1);
  });

  it('stays away from contests and from points that run by a timer', async () => {
    for (const options of [{ scoring: 'timed' }, { scoring: 'no-clock' }] as const) {
      const driver = await lay('klondike / T1: 9C AS / T2: TH', options);
      await play(driver, 'T1>F1');
      const next = await lay('klondike / T1: 9C / T2: TH / T3: AS', options);
      await play(next, 'T1>T2');
      expect(next.element.moves, options.scoring).to.equal(1);
    }
    // Also where it has sent cards home in a casual game before.
    const driver = await lay('klondike / T1: 9C / T2: TH / T3: AS');
    await play(driver, 'T1>T2');
    expect(driver.element.moves).to.equal(2);
    for (const undo of ['once', 'none'] as const) {
      const contest = from('klondike / T1: 9C / T2: TH / T3: AS', { contest: true, undo });
      driver.element.record = formatRecord(contest);
      await driver.rest();
      await play(driver, 'T1>T2');
      expect(driver.element.moves, undo).to.equal(1);
    }
  });

  it('does not take a single undo from the player', async () => {
    const driver = await lay('klondike / T1: 9C / T2: TH / T3: AS', { undo: 'once' });
    await play(driver, 'T1>T2');
    expect(driver.element.moves).to.equal(1);
    // A card newly turned up cannot be taken back, so nothing is lost by going on.
    const turned = await lay('klondike / T1: 2D | 9C / T2: TH / T3: AS', { undo: 'once' });
    await play(turned, 'T1>T2');
    expect(turned.element.moves).to.equal(2);
  });

  it('is no end: a double-click anywhere finishes nothing that is not finished', async () => {
    const driver = await TableDriver.open(
      { variant: 'klondike', seed: 'w979728', autoplay: '' },
      { style: still },
    );
    for (let turn = 0; turn < 40; turn += 1) {
      const piles = driver.nodes.piles.filter(({ pile }) => driver.size(pile) > 0);
      const { pile } = piles[turn % piles.length] ?? { pile: 'S' };
      await mouse.doubleClick(driver.grip(pile));
      await driver.rest();
      expect(driver.element.status).to.equal('playing');
    }
  });
});
