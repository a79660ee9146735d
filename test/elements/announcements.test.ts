import { expect } from '@open-wc/testing';
import { nextFrame, press } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { onTable } from '../support/on-table.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

/** With little to tell. */
const few = 'klondike / W: 2C / F1: AC / T1: KD 9C | 8H 7S / T2: 9S / T7: 5D |';

const klondike = { variant: 'klondike', seed: 'w979728' };

interface Scene {
  readonly driver: TableDriver;
  readonly time: FakeTime;
}

async function open(attributes: Attributes = klondike): Promise<Scene> {
  const time = new FakeTime();
  const driver = await TableDriver.open(attributes, { time, style: still });
  driver.element.focus();
  await driver.rest();
  return { driver, time };
}

/** What is told, once it has been gathered. */
async function heard({ driver, time }: Scene): Promise<string> {
  await driver.rest();
  time.pass(800);
  return driver.find('.live').textContent.trim();
}

async function keys(scene: Scene, ...names: string[]): Promise<string> {
  for (const name of names) {
    await press(name);
    await scene.driver.rest();
  }
  return heard(scene);
}

describe('what is told', () => {
  it('ends each sentence, also that of cards that are let go', async () => {
    const scene = await open();
    expect(await keys(scene, 'Enter')).to.equal('Held: ace of clubs.');
    expect(await keys(scene, 'Escape')).to.equal('Let go.');
    expect(await keys(scene, 't')).to.equal('No card is held.');
  });

  it('is every possible move by M, every pile by O, and the last text once more by L', async () => {
    const time = new FakeTime();
    const scene = { driver: await onTable(few, {}, { time, style: still }), time };
    scene.driver.element.focus();
    await heard(scene);
    expect(await keys(scene, 'm')).to.equal(
      'Possible moves: 2 of clubs to Foundation 1; 8 of hearts, 2 cards to Tableau 2; turn the waste over',
    );
    expect(await keys(scene, 'o')).to.equal(
      [
        'Stock, empty.',
        'Waste, 1 card, top 2 of clubs.',
        'Foundation 1, 1 card, top ace of clubs.',
        'Foundation 2, empty.',
        'Foundation 3, empty.',
        'Foundation 4, empty.',
        'Tableau 1, 4 cards, 2 face down, top 7 of spades.',
        'Tableau 2, 1 card, top 9 of spades.',
        'Tableau 3, empty.',
        'Tableau 4, empty.',
        'Tableau 5, empty.',
        'Tableau 6, empty.',
        'Tableau 7, 1 card, 1 face down.',
      ].join(' '),
    );
    const table = await heard(scene);
    expect(await keys(scene, 'l')).to.equal(table);
    expect(scene.driver.find('.live').textContent, 'is a new text').to.equal(`${table}\u00a0`);
    await keys(scene, 't');
    expect(await keys(scene, 'l')).to.equal('No card is held.');
  });

  it('at the end of a game is no card that is let go', async () => {
    const scene = await open({ ...klondike, 'time-limit': 10 });
    await keys(scene, 'Enter');
    scene.time.pass(10_000);
    expect(await heard(scene)).to.match(/^.*Time is up, .*0:10, 0 moves\.$/);
    expect(await heard(scene)).not.to.contain('Let go');
  });

  it('is the timer at its last five seconds only, once', async () => {
    const scene = await open({ ...klondike, 'time-limit': 60 });
    const { time } = scene;
    const before = await heard(scene);
    time.pass(52_000);
    expect(await heard(scene)).to.equal(before);
    time.pass(1500);
    expect(await heard(scene)).to.equal('5 seconds left.');
    time.pass(1000);
    await scene.driver.rest();
    expect(await heard(scene)).to.equal('5 seconds left.');
  });

  it('is less where less is asked for, and nothing but answers where nothing is', async () => {
    const scene = await open();
    const { element } = scene.driver;
    element.play('T4>F4');
    expect(await heard(scene)).to.match(/^ace of diamonds to Foundation 4.*15 points, Score 15\.$/);
    element.undo();
    await heard(scene);
    element.verbosity = 'brief';
    element.play('T4>F4');
    expect(await heard(scene)).to.match(/^ace of diamonds to Foundation 4, .* shows [^,]+\.$/);
    element.verbosity = 'off';
    const last = await heard(scene);
    element.undo();
    expect(await heard(scene)).to.equal(last);
    expect(await keys(scene, 's')).to.equal('Score 0, 0 moves, Time 0:04.');
  });

  it('of a replay and of a game that goes on is not that it is new', async () => {
    const scene = await open();
    const { element } = scene.driver;
    element.draw();
    await heard(scene);
    const { record } = element;
    element.newGame('another');
    expect(await heard(scene)).to.equal('New game: Klondike.');
    element.record = record;
    expect(await heard(scene)).to.equal('The game goes on: Klondike.');
    element.readonly = true;
    element.record = record;
    expect(await heard(scene)).to.equal('Replay: Klondike.');
  });

  it('is answered in the language of the moment', async () => {
    const scene = await open();
    const { element } = scene.driver;
    await keys(scene, 'Enter');
    element.lang = 'de';
    while (scene.driver.find('.root').lang !== 'de') await nextFrame();
    expect(await keys(scene, 'Escape')).to.equal('Losgelassen.');
  });
});
