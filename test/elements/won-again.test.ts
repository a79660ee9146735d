import { expect } from '@open-wc/testing';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import { winOf } from '../support/whole-game.js';

interface Scene {
  readonly driver: TableDriver;
  readonly time: FakeTime;
  readonly recorder: EventRecorder;
  readonly moves: readonly string[];
}

async function open(): Promise<Scene> {
  const { seed, moves } = await winOf('klondike draw 1');
  const time = new FakeTime();
  const driver = await TableDriver.open({ variant: 'klondike', seed }, { time, style: still });
  const recorder = new EventRecorder(driver.element);
  return { driver, time, recorder, moves: moves.split(' ') };
}

function play({ driver, time }: Scene, moves: readonly string[]): void {
  for (const move of moves) {
    time.pass(1000);
    if (!driver.element.play(move)) throw new Error(`${move} was refused`);
  }
}

/** What the page hears of the end, once. */
function end({ recorder }: Scene): unknown {
  const ends = recorder.of('end');
  expect(ends.length).to.equal(1);
  recorder.stop();
  return ends[0];
}

/** The end of a game that was won at the first try. */
async function straight(): Promise<unknown> {
  const scene = await open();
  play(scene, scene.moves);
  return end(scene);
}

describe('a win is registered once, with its own deal, time and score', () => {
  it('after the same deal was begun anew', async () => {
    const expected = await straight();
    const scene = await open();
    play(scene, scene.moves.slice(0, 20));
    scene.driver.element.restart();
    await scene.driver.rest();
    play(scene, scene.moves);
    expect(end(scene)).to.deep.equal(expected);
  });

  it('after everything was taken back', async () => {
    const expected = await straight();
    const scene = await open();
    play(scene, scene.moves.slice(0, 20));
    while (scene.driver.element.undo());
    play(scene, scene.moves);
    // Time is never taken back.
    expect(end(scene)).to.deep.equal({
      ...(expected as object),
      elapsed: (scene.moves.length + 20) * 1000,
    });
  });

  it('after another game was on the table in between', async () => {
    const expected = await straight();
    const scene = await open();
    const { seed } = scene.driver.element;
    play(scene, scene.moves.slice(0, 20));
    scene.driver.element.variant = 'colorado';
    await scene.driver.rest();
    scene.driver.element.variant = 'klondike';
    scene.driver.element.seed = seed;
    await scene.driver.rest();
    play(scene, scene.moves);
    expect(end(scene)).to.deep.equal(expected);
    expect(scene.driver.game.seed).to.equal(seed);
  });
});
