import { expect } from '@open-wc/testing';
import { parseRecord } from '../../src/engine/index.js';
import type { SolitaireGameElement } from '../../src/index.js';
import {
  accessibilityTree,
  emulateMedia,
  findAccessible,
  nextFrame,
  press,
  screenshot,
  setViewport,
} from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes, Stage } from '../support/table-driver.js';
import { until } from '../support/until.js';

/** A game with plays, an undo and an end, and what it came through. */
async function recorded(): Promise<{ record: string; games: SolitaireGameElement['game'][] }> {
  const time = new FakeTime();
  const driver = await TableDriver.open(
    { variant: 'klondike', seed: 'w979728', 'time-limit': 300 },
    { time, style: still },
  );
  const { element } = driver;
  const games = [element.game];
  for (const act of [
    () => element.play('T4>F4'),
    () => element.draw(),
    () => element.undo(),
    () => element.draw(),
    () => element.draw(),
    () => element.giveUp(),
  ]) {
    time.pass(1000);
    act();
    games.push(element.game);
  }
  const record = element.record ?? '';
  element.remove();
  return { record, games };
}

async function replay(
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<{
  driver: TableDriver;
  element: SolitaireGameElement;
  time: FakeTime;
  games: SolitaireGameElement['game'][];
  record: string;
}> {
  const { record, games } = await recorded();
  const time = new FakeTime();
  const driver = await TableDriver.open(
    { readonly: '', record, ...attributes },
    { time, style: still, ...stage },
  );
  return { driver, element: driver.element, time, games, record };
}

function pressButton(driver: TableDriver, name: string): void {
  driver.find(`.replay .${name}`).click();
}

function expectStep({ element }: TableDriver, expected: SolitaireGameElement['game']): void {
  expect(element.game?.position.piles).to.deep.equal(expected?.position.piles);
  expect(element.game?.log).to.deep.equal(expected?.log);
  expect(element.score).to.equal(expected?.score);
  expect(element.status).to.equal(expected?.status);
}

describe('a replay', () => {
  it('begins with the deal, and steps forth and back through the whole game', async () => {
    const { driver, element, games } = await replay();
    const recorder = new EventRecorder(element);
    expect(element.at).to.equal(0);
    for (const game of games) {
      expectStep(driver, game);
      expectAtRest(driver);
      pressButton(driver, 'next');
      await driver.rest();
    }
    expect(element.at).to.equal(games.length - 1);
    for (const game of [...games].reverse()) {
      expectStep(driver, game);
      pressButton(driver, 'previous');
      await driver.rest();
    }
    expect(element.at).to.equal(0);
    expect(recorder.types, 'nobody plays').to.deep.equal([]);
  });

  it('plays by itself at the speed asked for, pauses, and stops at its end', async () => {
    const { driver, element, time, games } = await replay();
    pressButton(driver, 'run');
    time.pass(999);
    expect(element.at).to.equal(0);
    time.pass(1);
    expect(element.at).to.equal(1);
    await driver.rest();
    pressButton(driver, 'halt');
    time.pass(60_000);
    expect(element.at).to.equal(1);
    await driver.rest();
    pressButton(driver, 'speed');
    pressButton(driver, 'run');
    time.pass(500);
    expect(element.at).to.equal(2);
    time.pass(60_000);
    await driver.rest();
    expect(element.at).to.equal(games.length - 1);
    expect(time.waiting, 'nothing goes on').to.equal(0);
    expect(driver.find('.outcome-title').textContent).to.equal('Given up');
    expect(driver.root.querySelector('.again'), 'a new game is not for who looks on').to.equal(
      null,
    );
    pressButton(driver, 'run');
    expect(element.at, 'again from the start').to.equal(0);
    time.pass(60_000);
    await driver.rest();
    expectStep(driver, games.at(-1));
  });

  it('restarted half way comes to the same end', async () => {
    const { driver, element, time, games } = await replay();
    pressButton(driver, 'run');
    time.pass(2500);
    element.at = 0;
    time.pass(60_000);
    await driver.rest();
    expectStep(driver, games.at(-1));
  });

  it('is linked to at a step, by attribute and by property', async () => {
    const { driver, element, games } = await replay({ at: 3 });
    expectStep(driver, games[3]);
    element.at = 5;
    await driver.rest();
    expectStep(driver, games[5]);
    element.setAttribute('at', '2');
    await driver.rest();
    expectStep(driver, games[2]);
    for (const [at, shown] of [
      [-3, 0],
      [99, 6],
      [NaN, 0],
      [1.7, 1],
    ] as const) {
      element.at = at;
      expect(element.at).to.equal(shown);
    }
  });

  it('has a slider for keys, with the score along it', async () => {
    const { driver, element, games } = await replay();
    driver.find('.replay input').focus();
    await press('ArrowRight', 'ArrowRight');
    await driver.rest();
    expectStep(driver, games[2]);
    for (const button of driver.root.querySelectorAll('.replay button')) {
      expect(button.getBoundingClientRect().width).to.be.within(40, 80);
      expect(button.getBoundingClientRect().height).to.be.within(36, 60);
    }
    await press('End');
    await driver.rest();
    expect(element.at).to.equal(6);
    const [slider] = findAccessible(await accessibilityTree(), 'slider', 'Position in the game');
    expect(slider).not.to.equal(undefined);
    const text = driver.find('.replay input').getAttribute('aria-valuetext');
    expect(text).to.equal('Step 6 of 6, Score 15');
    expect(driver.find('.track path').getAttribute('d')).to.match(/^M0\.00 19\.00L16\.67 1\.00L/);
    await screenshot('replay', driver.element);
  });

  it('names each step in the words in which it is told, in the language of the page', async () => {
    for (const [lang, expected] of [
      [
        'en',
        [
          'Step 0 of 6',
          'Step 1 of 6, ace of diamonds to Foundation 4, Tableau 4 shows 2 of diamonds.',
          'Step 2 of 6, Drawn: 6 of clubs.',
          'Step 3 of 6, Undone: Draw a card.',
          'Step 4 of 6, Drawn: 6 of clubs.',
          'Step 5 of 6, Drawn: 4 of hearts.',
          'Step 6 of 6, Given up',
        ],
      ],
      [
        'de',
        ['Schritt 0 von 6', 'Schritt 1 von 6, Karo Ass nach Zielstapel 4, Spalte 4 zeigt Karo 2.'],
      ],
    ] as const) {
      const { driver, element } = await replay({ lang });
      await until(() => driver.find('.root').lang === lang, 'The language is there.');
      const shown: string[] = [];
      for (let step = 0; step <= 6; step += 1) {
        element.at = step;
        await driver.rest();
        shown.push(driver.find('.what').textContent);
      }
      expect(shown.slice(0, expected.length)).to.deep.equal(expected);
    }
  });

  for (const width of [360, 600, 768, 1440]) {
    it(`has the table stand still whatever a step is called, ${width} px wide`, async () => {
      await setViewport({ width, height: 900 });
      const { driver, element } = await replay();
      const tops = new Set<number>();
      for (let step = 0; step <= 6; step += 1) {
        element.at = step;
        await driver.rest();
        tops.add(driver.find('.table').getBoundingClientRect().top);
      }
      expect(tops.size).to.equal(1);
      await screenshot(`replay-${width}`, element);
    });
  }

  it('is watched, not played', async () => {
    const { driver, element, games, record, time } = await replay();
    await driver.click('S');
    expect([element.draw(), element.undo(), element.giveUp(), element.pause()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    time.pass(1_000_000);
    await driver.rest();
    expectStep(driver, games[0]);
    expect(element.record, 'the whole of it').to.equal(record);
    expect(driver.root.querySelector('.tool.new')).to.equal(null);
  });

  it('stays on the table whatever key is pressed', async () => {
    const { driver, element, record } = await replay();
    element.focus();
    await driver.rest();
    await element.updateComplete;
    for (const key of ['n', 'd', 'u', 'U', 'Enter', 'h']) {
      await press(key);
      await driver.rest();
      expect(element.record, key).to.equal(record);
    }
  });

  it('moves the cards as a game does', async () => {
    const { driver } = await replay({}, { style: '--solitaire-move-duration: 300ms' });
    await driver.rest();
    pressButton(driver, 'next');
    await driver.element.updateComplete;
    expect(driver.animations.length).to.be.greaterThan(0);
    await driver.rest();
    pressButton(driver, 'previous');
    await driver.element.updateComplete;
    expect(driver.animations.length).to.be.greaterThan(0);
    await driver.rest();
    expectAtRest(driver);
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    pressButton(driver, 'next');
    await driver.element.updateComplete;
    expect(driver.animations).to.have.length(0);
  });

  it('becomes a game to play when readonly is taken away, and a replay again', async () => {
    const { record } = await recorded();
    const unfinished = await TableDriver.open(
      { variant: 'colorado', seed: 'x' },
      { time: new FakeTime(), style: still },
    );
    unfinished.element.play('S>T1');
    const text = unfinished.element.record ?? '';
    unfinished.element.remove();
    const driver = await TableDriver.open({ readonly: '', record: text }, { style: still });
    const { element } = driver;
    expect(element.moves).to.equal(0);
    element.readonly = false;
    await driver.rest();
    expect(element.moves).to.equal(1);
    expect(driver.root.querySelector('.replay')).to.equal(null);
    expect(element.play('S>T2')).to.equal(true);
    element.readonly = true;
    element.record = record;
    await driver.rest();
    expect(driver.game.start).to.deep.equal(parseRecord(record).start);
    expect(element.at).to.equal(0);
  });

  it('shows what has been played since the record was set, and loses nothing of it', async () => {
    const source = await TableDriver.open({ seed: 'k1' }, { style: still });
    source.element.draw();
    const record = source.element.record ?? '';
    const driver = await TableDriver.open({ record }, { style: still });
    const { element } = driver;
    expect(element.moves).to.equal(1);
    element.draw();
    element.draw();
    const { position } = driver.game;
    element.at = 3;
    element.readonly = true;
    await driver.rest();
    expect([element.at, element.moves]).to.deep.equal([3, 3]);
    expect(driver.root.querySelector('.replay')).not.to.equal(null);
    element.readonly = false;
    await driver.rest();
    expect(element.moves).to.equal(3);
    expect(driver.game.position.piles).to.deep.equal(position.piles);
  });

  it('gives way to another game that is asked for as readonly is taken away', async () => {
    const { driver, element } = await replay();
    element.readonly = false;
    element.drawCount = 3;
    element.seed = 'another';
    await driver.rest();
    expect(element.seed).to.equal('another');
    expect(element.drawCount).to.equal(3);
    expect(driver.game.options.draw).to.equal(3);
    expect(element.moves).to.equal(0);
    expect(driver.root.querySelector('.replay')).to.equal(null);
    expect(element.draw()).to.equal(true);
  });

  it('stops when the element leaves the page', async () => {
    const { driver, element, time } = await replay();
    pressButton(driver, 'run');
    const { parentElement } = element;
    element.remove();
    time.pass(10_000);
    expect(time.waiting).to.equal(0);
    parentElement?.append(element);
    await driver.rest();
    await nextFrame();
    expect(element.at).to.equal(0);
    expectAtRest(driver);
  });
});
