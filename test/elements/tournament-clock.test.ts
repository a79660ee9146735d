import { expect } from '@open-wc/testing';
import { mouse } from '../support/commands.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';

const tournament = { variant: 'tournament', seed: 'w859918' };

interface Scene {
  readonly driver: TableDriver;
  readonly time: FakeTime;
  readonly recorder: EventRecorder;
}

async function open(attributes: Record<string, string> = tournament): Promise<Scene> {
  const time = new FakeTime();
  const driver = await TableDriver.open(attributes, { time, style: still });
  return { driver, time, recorder: new EventRecorder(driver.element) };
}

function drawTimes({ game }: TableDriver): readonly number[] {
  return game.log.filter(({ cause }) => cause === 'clock').map(({ t }) => t);
}

describe('Tournament Solitaire and its points timer', () => {
  it('draws by itself at 20, 40 and 60 s', async () => {
    const { driver, time, recorder } = await open();
    for (const draws of [1, 2, 3]) {
      time.pass(19_999);
      expect(driver.size('W'), `just before ${draws * 20} s`).to.equal(draws - 1);
      time.pass(1);
      await driver.rest();
      expect(driver.size('W'), `at ${draws * 20} s`).to.equal(draws);
      expect(driver.card('W').classList.contains('open')).to.equal(true);
    }
    expect(drawTimes(driver)).to.deep.equal([20_000, 40_000, 60_000]);
    expect(recorder.heard).to.deep.equal(
      [1, 2, 3].map(() => ({
        type: 'solitaire-move',
        move: 'D',
        notation: 'D',
        cause: 'clock',
        points: 0,
        score: 0,
        moves: 0,
      })),
    );
  });

  it('catches up exactly what a throttled tab has slept through', async () => {
    const { driver, time, recorder } = await open();
    time.jump(65_000);
    await driver.rest();
    expect(drawTimes(driver)).to.deep.equal([20_000, 40_000, 60_000]);
    expect(recorder.types).to.deep.equal(['move', 'move', 'move']);
    expect(driver.find('.timer-value').textContent).to.equal('150');
    time.pass(14_999);
    expect(driver.size('W')).to.equal(3);
    time.pass(1);
    expect(drawTimes(driver)).to.deep.equal([20_000, 40_000, 60_000, 80_000]);
  });

  it('catches up before a play, so that the play earns what the timer then stands at', async () => {
    const { driver, time } = await open();
    // No call came in between: the page was asleep until the player's own click.
    time.sleep(23_250);
    await driver.click('S');
    expect(drawTimes(driver)).to.deep.equal([20_000]);
    expect(driver.size('W')).to.equal(2);
    expect(driver.game.log.at(-1)).to.include({ t: 23_250, cause: 'play' });
  });

  it('counts down before the eyes, and pays what it shows', async () => {
    const { driver, time, recorder } = await open({
      variant: 'tournament',
      wildcard: '',
      seed: 'w399362',
    });
    expect(driver.find('.timer-value').textContent).to.equal('200');
    time.pass(3250);
    await driver.rest();
    expect(driver.find('.timer-value').textContent).to.equal('168');
    await mouse.doubleClick(driver.grip('T7'));
    await driver.rest();
    expect(recorder.of('score')).to.deep.equal([
      { type: 'solitaire-score', score: 504, points: 504, reason: 'home' },
    ]);
    expect(driver.find('.timer-value').textContent).to.equal('200');
    expect(driver.find('.score .value').textContent).to.equal('504');
    time.pass(10_000);
    await driver.drag('T7', 'F1');
    await driver.rest();
    time.pass(19_950);
    await driver.drag('T4', 'T5');
    expect(recorder.of('score').map(({ points }) => points)).to.deep.equal([504, 300, 1]);
  });

  it('is reset by a draw', async () => {
    const { driver, time } = await open();
    time.pass(15_000);
    await driver.click('S');
    time.pass(19_999);
    expect(driver.size('W')).to.equal(1);
    time.pass(1);
    expect(drawTimes(driver)).to.deep.equal([35_000]);
  });

  it('goes through the stock and ends the game 20 s after its last card', async () => {
    const { driver, time, recorder } = await open();
    time.pass(499_999);
    await driver.rest();
    expect(driver.element.status).to.equal('playing');
    expect(driver.size('S')).to.equal(0);
    expect(drawTimes(driver)).to.deep.equal(Array.from({ length: 24 }, (_, i) => (i + 1) * 20_000));
    time.pass(1);
    await driver.rest();
    expect(driver.element.status).to.equal('time');
    expect(recorder.of('end')).to.deep.equal([
      { type: 'solitaire-end', outcome: 'time', score: 0, bonus: 0, elapsed: 500_000, moves: 0 },
    ]);
    expect(driver.find('.outcome').textContent).to.contain('Time is up');
    expect(driver.find('.timer-value').textContent).to.equal('0');
    expect(time.waiting, 'nothing runs on after the end').to.equal(0);
  });

  it('drops a marker that sits on the waste, and no other', async () => {
    const { driver, time } = await open();
    await driver.click('S');
    await driver.click('W');
    await driver.element.updateComplete;
    expect(driver.card('W').classList.contains('held')).to.equal(true);
    time.pass(20_000);
    await driver.rest();
    expect(driver.size('W')).to.equal(2);
    expect(driver.root.querySelectorAll('.held')).to.have.length(0);
    await driver.click('T3');
    time.pass(20_000);
    await driver.rest();
    expect(driver.size('W')).to.equal(3);
    expect(driver.card('T3').classList.contains('held')).to.equal(true);
  });

  it('takes a card of the waste out of a drag, and leaves a drag of a column alone', async () => {
    const { driver, time } = await open();
    await driver.click('S');
    await driver.rest();
    await mouse.move(driver.grip('W'));
    await mouse.down();
    await mouse.move({ x: 400, y: 500 });
    const dragged = driver.card('W');
    expect(dragged.classList.contains('lifted')).to.equal(true);
    time.pass(20_000);
    await driver.rest();
    expect(dragged.classList.contains('lifted')).to.equal(false);
    expect(dragged.style.transform).to.equal('');
    await mouse.move({ x: 410, y: 500 });
    expect(driver.root.querySelectorAll('.lifted')).to.have.length(0);
    await mouse.up();
    expect(driver.size('W')).to.equal(2);

    await mouse.move(driver.grip('T3'));
    await mouse.down();
    await mouse.move({ x: 400, y: 500 });
    time.pass(20_000);
    await driver.rest();
    expect(driver.size('W')).to.equal(3);
    expect(driver.card('T3').classList.contains('lifted')).to.equal(true);
  });
});

describe('the time of play', () => {
  const limited = { variant: 'klondike', seed: 'w979728', 'time-limit': '10' };

  it('of a game with a limit is shown to its end and not below', async () => {
    const { driver, time, recorder } = await open(limited);
    const shown = (): string | null => driver.find('.clock .value').textContent;
    expect(shown()).to.equal('0:10');
    time.pass(1000);
    await driver.rest();
    expect(shown()).to.equal('0:09');
    time.pass(8999);
    await driver.rest();
    expect(shown()).to.equal('0:01');
    time.jump(5000);
    await driver.rest();
    expect(shown()).to.equal('0:00');
    expect(recorder.types).to.deep.equal(['end']);
    expect(recorder.of('end')[0]).to.include({ outcome: 'time', elapsed: 10_000 });
    expect(driver.element.draw()).to.equal(false);
    expect(recorder.types).to.deep.equal(['end', 'refuse']);
    expect(recorder.of('refuse')[0]).to.include({ reason: 'game-over' });
  });

  it('ends a drag that is under way, and refuses its drop', async () => {
    const { driver, time, recorder } = await open(limited);
    await mouse.move(driver.grip('T4'));
    await mouse.down();
    await mouse.move(driver.top('F4'));
    time.pass(10_000);
    await driver.rest();
    expect(driver.root.querySelectorAll('.lifted')).to.have.length(0);
    await mouse.up();
    await driver.rest();
    expect(driver.size('F4')).to.equal(0);
    expect(recorder.types).to.deep.equal(['end']);
  });

  it('runs from the deal and needs no first move', async () => {
    const { driver, time } = await open({ ...limited, 'time-limit': '300' });
    time.pass(60_000);
    await driver.rest();
    expect(driver.find('.clock .value').textContent).to.equal('4:00');
    await driver.click('S');
    expect(driver.game.log[0]?.t).to.equal(60_000);
  });

  it('runs once however often a game is begun, paused and gone on with', async () => {
    const { driver, time } = await open({ ...limited, 'time-limit': '300' });
    const { element } = driver;
    const waiting = time.waiting;
    for (let round = 0; round < 10; round += 1) {
      element.newGame(`seed ${round}`);
      await element.updateComplete;
      element.restart();
      element.pause();
      await element.updateComplete;
      element.resume();
      element.timeLimit = 300 + round;
      await element.updateComplete;
    }
    expect(time.waiting).to.equal(waiting);
    time.pass(10_000);
    await driver.rest();
    expect(driver.find('.clock .value').textContent).to.equal('4:59');
  });

  it('stands still in a pause', async () => {
    const { driver, time, recorder } = await open({ ...limited, 'time-limit': '300' });
    time.pass(10_000);
    await driver.click('S');
    expect(driver.element.pause()).to.equal(true);
    await driver.rest();
    expect(driver.element.status).to.equal('paused');
    expect(driver.find('.veil .outcome-title').textContent).to.equal('Paused');
    const { visibility } = getComputedStyle(driver.find('.card'));
    expect(visibility, 'no card is seen, nor read').to.equal('hidden');
    time.pass(1_000_000);
    expect(driver.element.draw()).to.equal(false);
    expect(recorder.of('refuse')[0]).to.include({ reason: 'paused' });
    expect(driver.element.resume()).to.equal(true);
    await driver.rest();
    expect(driver.find('.clock .value').textContent).to.equal('4:50');
    await driver.click('S');
    expect(driver.game.log.map(({ t }) => t)).to.deep.equal([10_000, 10_000]);
    expect(recorder.types).to.deep.equal([
      'before-move',
      'move',
      'pause',
      'refuse',
      'resume',
      'before-move',
      'move',
    ]);
  });
});
