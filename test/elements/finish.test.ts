import { expect } from '@open-wc/testing';
import { formatRecord, verify } from '../../src/engine/index.js';
import { mouse, nextFrame, press } from '../support/commands.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { from } from '../support/games.js';
import { homeUpTo, onTable } from '../support/on-table.js';
import { middleOf } from '../support/table-driver.js';
import type { TableDriver } from '../support/table-driver.js';
import { heard, layScene as lay } from '../support/scene.js';
import type { Scene } from '../support/scene.js';

const courts = `klondike / ${homeUpTo('J')} / T1: KC QD / T2: KD QC / T3: KH QS / T4: KS QH`;
const undecided = 'klondike / T1: KD 9C | 8H 7S / T2: 2D | 9S';

/** The table after its first move, when it has been looked at what is left to decide. */
async function moved({ driver, time }: Scene, move: string): Promise<void> {
  driver.element.play(move);
  await driver.element.updateComplete;
  time.pass(300);
  await driver.rest();
}

function offers({ root }: TableDriver): boolean {
  return root.querySelector('.tool.finish') !== null;
}

describe('finishing', () => {
  it('is offered in place of a hint when nothing is left to decide, and said', async () => {
    const scene = await lay(courts);
    const { driver } = scene;
    expect(offers(driver)).to.equal(false);
    await moved(scene, 'T1>F2');
    expect(offers(driver)).to.equal(true);
    expect(driver.root.querySelector('.tool.hint')).to.equal(null);
    expect(await heard(scene)).to.contain('Nothing is left to decide: press F to finish.');
    driver.element.undo();
    await driver.rest();
    expect(offers(driver), 'looked at after a moment').to.equal(false);
  });

  it('is offered as soon as the pointer comes over the game, before any press', async () => {
    const scene = await lay(courts);
    const { driver, time } = scene;
    await mouse.move({ x: 0, y: 0 });
    await mouse.move(middleOf(driver.root.querySelector('.table') ?? driver.element));
    await driver.element.updateComplete;
    time.pass(300);
    await driver.rest();
    expect(offers(driver)).to.equal(true);
  });

  it('plays ordinary moves to the end, which a verifier accepts', async () => {
    const scene = await lay(courts);
    const { driver } = scene;
    await moved(scene, 'T1>F2');
    const recorder = new EventRecorder(driver.element);
    await mouse.click(middleOf(driver.tool('finish')));
    await driver.rest();
    expect(driver.element.status).to.equal('won');
    expect(driver.element.moves).to.equal(8);
    const moves = recorder.of('move');
    expect(moves.length).to.equal(7);
    expect(new Set(moves.map(({ cause }) => cause))).to.deep.equal(new Set(['auto']));
    expect(recorder.of('end').length).to.equal(1);
    expect(verify(driver.element.record ?? '').valid).to.equal(true);
    recorder.stop();
  });

  it('is asked for by F, and says so while something is left to decide', async () => {
    const scene = await lay(undecided);
    scene.driver.element.focus();
    await press('f');
    expect(await heard(scene)).to.contain('Something is left to decide.');
    expect(scene.driver.element.moves).to.equal(0);
    const end = await lay(courts);
    end.driver.element.focus();
    await press('f');
    await end.driver.rest();
    expect(end.driver.element.status).to.equal('won');
  });

  it('sends card after card, and can be halted and gone on with', async () => {
    const scene = await lay(courts, '--solitaire-move-duration: 100ms');
    const { driver, time } = scene;
    expect(await driver.element.finish()).to.equal(true);
    expect(driver.element.moves).to.equal(1);
    time.pass(40);
    expect(driver.element.moves).to.equal(2);
    await nextFrame();
    await mouse.click(middleOf(driver.find('.status')));
    time.pass(1000);
    await driver.rest();
    expect(driver.element.moves, 'halted').to.equal(2);
    expect(driver.element.status).to.equal('playing');
    driver.element.undo();
    expect(driver.element.moves, 'an undo takes back one of them').to.equal(1);
    expect(await driver.element.finish(), 'and it can go on').to.equal(true);
    time.pass(1000);
    expect(driver.element.status).to.equal('won');
  });

  const inputs: readonly (readonly [string, (button: HTMLButtonElement) => Promise<unknown>])[] = [
    ['a press anywhere', (button) => mouse.click(middleOf(button))],
    ['a key', () => press('Shift')],
    [
      'a press that the page keeps to itself',
      (button) => {
        button.addEventListener('pointerdown', (event) => event.stopPropagation());
        return mouse.click(middleOf(button));
      },
    ],
    [
      'a key that the page keeps to itself',
      (button) => {
        button.addEventListener('keydown', (event) => event.stopPropagation());
        button.focus();
        return press('x');
      },
    ],
  ];
  for (const [what, give] of inputs) {
    it(`is halted by ${what}`, async () => {
      const { driver, time } = await lay(courts, '--solitaire-move-duration: 100ms');
      const button = document.createElement('button');
      button.textContent = 'of the page';
      document.body.prepend(button);
      await driver.element.finish();
      expect(driver.element.moves).to.equal(1);
      await give(button);
      time.pass(1000);
      await driver.rest();
      button.remove();
      expect([driver.element.moves, driver.element.status]).to.deep.equal([1, 'playing']);
    });
  }

  it('ends when another move is made, or another game begins', async () => {
    const scene = await lay(courts, '--solitaire-move-duration: 100ms');
    const { driver, time } = scene;
    await driver.element.finish();
    driver.element.play('T4>F3');
    time.pass(1000);
    expect(driver.element.moves).to.equal(2);
    await driver.element.finish();
    driver.element.newGame('another');
    time.pass(1000);
    expect(driver.element.moves).to.equal(0);
    await driver.rest();
  });

  it('plays nothing while the game is paused, or not to be played', async () => {
    const scene = await lay(courts, '--solitaire-move-duration: 100ms');
    const { driver, time } = scene;
    const { element } = driver;
    const recorder = new EventRecorder(element);
    await element.finish();
    element.pause();
    time.pass(1000);
    expect(element.moves, 'paused').to.equal(1);
    element.resume();
    await element.finish();
    element.disabled = true;
    time.pass(1000);
    expect(element.moves, 'disabled').to.equal(2);
    element.disabled = false;
    await element.finish();
    time.pass(1000);
    expect(element.status).to.equal('won');
    expect(recorder.of('refuse'), 'nothing was tried in vain').to.deep.equal([]);
    recorder.stop();
  });

  it('leaves alone what the page does when it hears of a move', async () => {
    const scene = await lay(courts);
    const { driver } = scene;
    const { element } = driver;
    const recorder = new EventRecorder(element);
    element.addEventListener('solitaire-move', () => element.newGame('another'), { once: true });
    await element.finish();
    await driver.rest();
    expect([driver.game.seed, element.moves]).to.deep.equal(['another', 0]);
    const other = await lay(courts);
    other.driver.element.addEventListener('solitaire-move', () => other.driver.element.undo(), {
      once: true,
    });
    await other.driver.element.finish();
    await other.driver.rest();
    expect([other.driver.element.status, other.driver.element.moves]).to.deep.equal(['playing', 0]);
    expect(recorder.of('refuse')).to.deep.equal([]);
    recorder.stop();
  });

  it('goes on when the clock takes its points meanwhile', async () => {
    const time = new FakeTime();
    const stage = { time, style: '--solitaire-move-duration: 1000ms' };
    const driver = await onTable(courts, {}, stage, { scoring: 'windows' });
    const { element } = driver;
    const recorder = new EventRecorder(element);
    time.pass(9_500);
    await element.finish();
    time.pass(10_000);
    await driver.rest();
    expect(element.status).to.equal('won');
    expect(recorder.of('score').some(({ reason }) => reason === 'clock')).to.equal(true);
    recorder.stop();
  });

  it('halts when the element leaves the page, and is offered when it is back', async () => {
    const scene = await lay(courts, '--solitaire-move-duration: 100ms');
    const { driver, time } = scene;
    const { element } = driver;
    const { parentElement } = element;
    await element.finish();
    element.remove();
    expect(time.waiting, 'nothing is waited for').to.equal(0);
    time.pass(1000);
    expect(element.moves).to.equal(1);
    parentElement?.append(element);
    await press('a');
    time.pass(300);
    await driver.rest();
    expect([element.moves, offers(driver)]).to.deep.equal([1, true]);
    await element.finish();
    time.pass(1000);
    expect(element.status).to.equal('won');
  });

  it('is halted by input in the window that the element has come to', async () => {
    const scene = await lay(courts, '--solitaire-move-duration: 100ms');
    const { driver, time } = scene;
    const { element } = driver;
    await element.finish();
    element.remove();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { contentDocument, contentWindow } = frame;
    contentDocument?.body.append(element);
    await element.updateComplete;
    await element.finish();
    const { moves } = element;
    contentWindow?.dispatchEvent(new Event('pointerdown'));
    time.pass(1000);
    expect(element.moves).to.equal(moves);
    frame.remove();
  });

  it('is offered where nothing was left to decide from the start, once the player is there', async () => {
    const { driver, time } = await lay(courts);
    await mouse.click(middleOf(driver.find('.status')));
    await driver.rest();
    time.pass(300);
    await driver.rest();
    expect(offers(driver)).to.equal(true);
  });

  it('can be vetoed', async () => {
    const { driver } = await lay(courts);
    driver.element.addEventListener('solitaire-before-move', (event) => event.preventDefault(), {
      once: true,
    });
    expect(await driver.element.finish()).to.equal(true);
    expect(driver.element.moves).to.equal(0);
  });

  it('is not for a contest', async () => {
    const scene = await lay(courts);
    const { driver, time } = scene;
    await moved(scene, 'T1>F2');
    // By now it has been looked at what is left to decide.
    driver.element.record = formatRecord(from(courts, { contest: true }));
    await driver.rest();
    await moved(scene, 'T1>F2');
    time.pass(300);
    await driver.rest();
    expect(offers(driver)).to.equal(false);
    expect(await driver.element.finish()).to.equal(false);
    expect(driver.element.moves).to.equal(1);
  });

  it('leaves it to the player whether a redeal is worth its points', async () => {
    // The queen lies under the king: only the next trip brings her first.
    const waste = (king: string): string =>
      `klondike / ${homeUpTo('J')} / F2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD / W: ${king} / T1: KC QC`.replace(
        /F2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD \/ /,
        '',
      );
    const costly = await lay(waste('QH QS KS KH'));
    expect(await costly.driver.element.finish()).to.equal(false);
    const free = await lay(waste('KH KS QS QH'));
    expect(await free.driver.element.finish()).to.equal(true);
    expect(free.driver.element.status).to.equal('won');
  });

  it('wins from where only courts or only aces are left', async () => {
    const { driver } = await lay(
      `klondike / ${homeUpTo('T')} / T1: KC QC JC / T2: KD QD JD / T3: KH QH JH / T4: KS QS JS`,
    );
    expect(await driver.element.finish()).to.equal(true);
    expect(driver.element.status).to.equal('won');
  });
});
