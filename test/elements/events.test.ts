import { expect, fixture, html } from '@open-wc/testing';
import { createGame, formatMove, isRefusal } from '../../src/engine/index.js';
import type { Game, Move } from '../../src/engine/index.js';
import type { SolitaireGameElement } from '../../src/index.js';
import { mouse, press } from '../support/commands.js';
import { expectAtRest } from '../support/at-rest.js';
import { EventRecorder, eventsBetween, startOf } from '../support/event-recorder.js';
import { FakeStorage } from '../support/fake-storage.js';
import { FakeTime } from '../support/fake-time.js';
import { pickMove, seededRandom } from '../support/random-player.js';
import { build, still, TableDriver } from '../support/table-driver.js';
import { until } from '../support/until.js';
import { winOf } from '../support/whole-game.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

async function open(attributes: Record<string, string> = klondike): Promise<{
  driver: TableDriver;
  element: SolitaireGameElement;
  recorder: EventRecorder;
}> {
  const driver = await TableDriver.open(attributes, { style: still });
  return { driver, element: driver.element, recorder: new EventRecorder(driver.element) };
}

/** Brings the table's focus to a pile's top card, by keys alone. */
async function walk(driver: TableDriver, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await press(key);
    await driver.element.updateComplete;
  }
}

describe('the events of a game', () => {
  it('tell their fields by type', async () => {
    const { driver, element } = await open();
    const told: unknown[] = [];
    element.addEventListener('solitaire-before-move', ({ move }) => told.push(formatMove(move)));
    element.addEventListener('solitaire-move', ({ notation, cause, points, score, moves }) =>
      told.push(`${notation} ${cause} ${points} ${score} ${moves}`),
    );
    element.addEventListener('solitaire-score', ({ score, points, reason }) =>
      told.push(`${reason} ${points} ${score}`),
    );
    element.addEventListener('solitaire-refuse', ({ move, reason }) =>
      told.push(`${move ? formatMove(move) : ''} ${reason}`),
    );
    element.addEventListener('solitaire-end', ({ outcome, score, bonus, moves }) =>
      told.push(`${outcome} ${score} ${bonus} ${moves}`),
    );
    await driver.drag('T4', 'F4');
    element.undo();
    element.redo();
    await driver.rest();
    await driver.drag('T4', 'F2');
    element.giveUp();
    expect(told).to.deep.equal([
      'T4>F4',
      'T4>F4 play 15 15 1',
      'home 10 10',
      'turn 5 15',
      'T4>F4 undo -15 0 0',
      'undo -15 0',
      'T4>F4 redo 15 15 1',
      'redo 15 15',
      'T4>F2 space-needs-base',
      'given-up 15 0 1',
    ]);
  });

  it('are heard outside of the shadow root that the element stands in', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const parent = host.attachShadow({ mode: 'open' });
    const recorder = new EventRecorder(document);
    const driver = await TableDriver.open(klondike, { parent, style: still });
    await driver.drag('T4', 'F4');
    driver.element.draw();
    driver.element.play('T1>T2');
    driver.element.pause();
    driver.element.resume();
    driver.element.giveUp();
    driver.element.variant = 'chess';
    await driver.element.updateComplete;
    recorder.stop();
    expect(recorder.types).to.deep.equal([
      'start',
      'before-move',
      'move',
      'score',
      'score',
      'before-move',
      'move',
      'refuse',
      'pause',
      'resume',
      'end',
      'error',
    ]);
    for (const event of recorder.events) {
      expect(event.bubbles && event.composed, event.type).to.equal(true);
      expect(event.cancelable, event.type).to.equal(event.type === 'solitaire-before-move');
    }
  });

  it('have the element as their target', async () => {
    const { driver, element } = await open();
    const targets: unknown[] = [];
    document.addEventListener('solitaire-move', ({ target }) => targets.push(target), {
      once: true,
    });
    await driver.click('S');
    expect(targets).to.deep.equal([element]);
  });

  it('come after the game is the new one', async () => {
    const { element } = await open();
    let seen: number | undefined;
    element.addEventListener('solitaire-move', ({ moves }) => {
      seen = element.moves;
      expect(moves).to.equal(element.moves);
    });
    element.draw();
    expect(seen).to.equal(1);
  });

  it('stay in order when a listener plays on', async () => {
    const { element, recorder } = await open();
    element.addEventListener('solitaire-before-move', () => recorder.clear(), { once: true });
    let rounds = 0;
    element.addEventListener('solitaire-move', () => {
      rounds += 1;
      if (rounds < 4) element.draw();
    });
    element.draw();
    expect(element.moves).to.equal(4);
    expect(recorder.of('move')).to.have.length(4);
    expect(element.game?.log).to.have.length(4);
  });

  it('of what a listener does come after those of what it was told', async () => {
    const { element, recorder } = await open();
    recorder.clear();
    element.addEventListener('solitaire-move', () => element.undo(), { once: true });
    element.play('T4>F4');
    expect(recorder.types).to.deep.equal([
      'before-move',
      'move',
      'score',
      'score',
      'move',
      'score',
    ]);
    expect(recorder.of('score').map(({ score }) => score)).to.deep.equal([10, 15, 0]);
  });

  it('of an end come before those of the game that a listener begins, whose clock runs', async () => {
    const time = new FakeTime();
    const { seed, moves } = await winOf('tournament');
    const attributes = { variant: 'tournament', scoring: 'standard', seed };
    const driver = await TableDriver.open(attributes, { style: still, time });
    const { element } = driver;
    const recorder = new EventRecorder(element);
    let ends: string | undefined;
    element.addEventListener('solitaire-end', ({ record }) => (ends = record));
    const begin = (): void => {
      if (element.game?.isOver) element.newGame('next');
    };
    element.addEventListener('solitaire-move', begin);
    element.addEventListener('solitaire-score', begin);
    for (const move of moves.split(' ')) element.play(move);
    expect(recorder.types.slice(-3)).to.deep.equal(['score', 'end', 'start']);
    expect(ends).to.contain(seed);
    await driver.rest();
    time.pass(3_000);
    element.draw();
    expect(element.game?.elapsed).to.equal(3_000);
  });

  it('let a listener ask for another game, also the first one', async () => {
    const element = document.createElement('solitaire-game');
    const recorder = new EventRecorder(element);
    const change = (): void => {
      element.variant = element.variant === 'klondike' ? 'colorado' : 'twenty';
    };
    element.addEventListener('solitaire-start', change, { once: true });
    document.body.append(element);
    await element.updateComplete;
    await element.updateComplete;
    expect(element.game?.options.variant).to.equal('colorado');
    element.addEventListener('solitaire-start', change, { once: true });
    element.newGame();
    await element.updateComplete;
    expect(element.game?.options.variant).to.equal('twenty');
    expect(recorder.types).to.deep.equal(['start', 'start', 'start', 'start']);
    element.remove();
  });

  const endless: Readonly<Record<string, (element: SolitaireGameElement, round: number) => void>> =
    {
      'by another seed': (element, round) => (element.seed = String(round)),
      'by other rules': (element, round) => (element.variant = round % 2 ? 'twenty' : 'klondike'),
      'by newGame()': (element) => element.newGame(),
      'and keeps them': (element, round) => {
        element.persist = 'here';
        element.seed = String(round);
      },
    };
  for (const [how, ask] of Object.entries(endless)) {
    it(`end, with an error that says why, where each start asks for another game ${how}`, async () => {
      const element = document.createElement('solitaire-game');
      element.storageSource = new FakeStorage();
      let round = 0;
      const again = (): void => {
        round += 1;
        ask(element, round);
      };
      const errors: string[] = [];
      element.addEventListener('solitaire-start', again);
      element.addEventListener('solitaire-error', ({ error }) => errors.push(error.message));
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      await until(() => errors.length > 0, 'It is told.');
      await element.updateComplete;
      expect(errors).to.deep.equal(['Each solitaire-start asks for another game']);
      expect(element.renderRoot.querySelector('.error')?.textContent).to.contain(errors[0]);
      element.removeEventListener('solitaire-start', again);
      element.newGame('sane');
      await element.updateComplete;
      expect([element.status, element.game?.options.seed]).to.deep.equal(['playing', 'sane']);
    });
  }

  for (const variant of ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty']) {
    for (const scoring of ['standard', 'timed', 'no-clock', 'windows'] as const) {
      it(`are the engine's log: ${variant}, ${scoring}, a contest played at random`, async () => {
        const time = new FakeTime();
        const seed = `${variant} ${scoring}`;
        const element = build(
          { variant, scoring, seed, contest: '' },
          { time, style: `${still}; display: none` },
        );
        const recorder = new EventRecorder(element);
        (await fixture<HTMLElement>(html`<div></div>`)).append(element);
        await element.updateComplete;
        element.start();
        const random = seededRandom(7);
        let reference: Game = createGame({ variant, scoring, seed, contest: true });
        const events = [startOf(reference)];
        for (let t = 0; !reference.isOver;) {
          const pause = random(6000);
          t += pause;
          time.pass(pause);
          const before = reference;
          reference = reference.advance(t);
          events.push(...eventsBetween(before, reference));
          const move: Move | undefined = pickMove(reference, random);
          // Enough is enough: a game with redeals goes on for ever.
          const isLast = reference.moves >= 150 || !move;
          const next = isLast ? reference.giveUp(t) : reference.play(move, t);
          if (isRefusal(next)) break;
          events.push(...eventsBetween(reference, next));
          reference = next;
          if (isLast) element.giveUp();
          else element.play(move);
        }
        expect(element.game?.log).to.deep.equal(reference.log);
        expect(recorder.heard).to.deep.equal(events);
        expect(recorder.of('end')).to.have.length(1);
      });
    }
  }
});

describe('a veto of solitaire-before-move', () => {
  const ways: Readonly<Record<string, (driver: TableDriver) => Promise<void>>> = {
    'a drag': (driver) => driver.drag('T4', 'F4'),
    'two clicks': (driver) => driver.play('T4>F4', 'click'),
    'a double-click': (driver) => mouse.doubleClick(driver.grip('T4')),
    'two taps': (driver) => driver.play('T4>F4', 'tap'),
    'a drag by a finger': (driver) => driver.touchDrag('T4', 'F4'),
    'a click on the stock': (driver) => driver.click('S'),
    'the key D': async (driver) => {
      driver.element.focus();
      await press('d');
    },
    'Shift and Enter': async (driver) => {
      await driver.click('T4');
      await press('Shift+Enter');
    },
    'play()': async (driver) => {
      expect(driver.element.play('T4>F4')).to.equal(false);
      await driver.rest();
    },
    'draw()': async (driver) => {
      expect(driver.element.draw()).to.equal(false);
      await driver.rest();
    },
  };
  for (const [way, act] of Object.entries(ways)) {
    it(`stops ${way}`, async () => {
      const { driver, element, recorder } = await open();
      const { game } = driver;
      const veto = new AbortController();
      element.addEventListener('solitaire-before-move', (event) => event.preventDefault(), veto);
      await act(driver);
      await driver.rest();
      expect(recorder.types).to.deep.equal(['before-move']);
      expect(driver.game).to.equal(game);
      expectAtRest(driver);
      // And nothing is left of it: without the veto the same is played.
      veto.abort();
      await press('Escape');
      element.draw();
      expect(element.moves).to.equal(1);
    });
  }

  it('is asked once for each move, and only for those that are legal', async () => {
    const { driver, recorder } = await open();
    await driver.drag('T4', 'F4');
    await driver.rest();
    await driver.drag('T3', 'F1');
    await driver.rest();
    expect(recorder.of('before-move').map(({ move }) => move)).to.deep.equal(['T4>F4']);
  });

  it('is not asked of an undo, a redo or the clock', async () => {
    const time = new FakeTime();
    const attributes = { ...klondike, variant: 'tournament' };
    const driver = await TableDriver.open(attributes, { time, style: still });
    const recorder = new EventRecorder(driver.element);
    driver.element.addEventListener('solitaire-before-move', (event) => event.preventDefault());
    time.pass(20_000);
    expect(driver.size('W')).to.equal(1);
    expect(recorder.types).to.deep.equal(['move']);
  });
});

describe('a refused action', () => {
  it('is told by a drag', async () => {
    const { driver, recorder } = await open();
    const { game } = driver;
    await driver.drag('T3', 'F2');
    await driver.rest();
    expect(recorder.heard).to.deep.equal([
      { type: 'solitaire-refuse', move: 'T3>F2', reason: 'space-needs-base' },
    ]);
    expect(driver.game).to.equal(game);
    expect(driver.message).to.equal('An empty pile begins with another card.');
    expectAtRest(driver);
  });

  for (const way of ['click', 'tap'] as const) {
    it(`is told by a ${way}, and keeps the marker`, async () => {
      const { driver, recorder } = await open();
      const { game } = driver;
      await driver.play('T3>F2', way);
      await driver.rest();
      expect(recorder.heard).to.deep.equal([
        { type: 'solitaire-refuse', move: 'T3>F2', reason: 'space-needs-base' },
      ]);
      expect(driver.game).to.equal(game);
      expect(driver.card('T3').classList.contains('held')).to.equal(true);
      expect(driver.card('T3').querySelector<HTMLElement>('.from')?.dataset['word']).to.equal(
        'FROM',
      );
      expect(driver.card('T3').getAttribute('aria-pressed')).to.equal('true');
    });
  }

  it('is told by keys, and keeps the marker', async () => {
    const { driver, recorder } = await open();
    driver.element.focus();
    await walk(driver, 'ArrowDown', 'Enter', 'ArrowRight', 'Enter');
    const [refused] = recorder.of('refuse');
    expect(recorder.types).to.deep.equal(['refuse']);
    expect(refused?.['move']).to.equal('T1>T2');
    expect(driver.card('T1').classList.contains('held')).to.equal(true);
  });

  it('is told by play(), undo() and redo()', async () => {
    const { element, recorder } = await open();
    expect(element.play('T3>F2')).to.equal(false);
    expect(element.play('T9>F2')).to.equal(false);
    expect(element.play({ type: 'redeal' })).to.equal(false);
    expect(element.undo()).to.equal(false);
    expect(element.redo()).to.equal(false);
    expect(recorder.heard).to.deep.equal([
      { type: 'solitaire-refuse', move: 'T3>F2', reason: 'space-needs-base' },
      { type: 'solitaire-refuse', move: 'T9>F2', reason: 'no-such-pile' },
      { type: 'solitaire-refuse', move: 'R', reason: 'stock-not-empty' },
      { type: 'solitaire-refuse', move: undefined, reason: 'nothing-to-undo' },
      { type: 'solitaire-refuse', move: undefined, reason: 'nothing-to-redo' },
    ]);
    expect(element.moves).to.equal(0);
  });

  it('is told when a closed card is dragged or clicked', async () => {
    for (const way of ['click', 'drag'] as const) {
      const { driver, recorder } = await open();
      if (way === 'click') await driver.click('T7', 3);
      else await mouse.drag(driver.grip('T7', 3), driver.top('F1'), 2);
      await driver.rest();
      expect(
        recorder.types.filter((type) => type !== 'refuse'),
        way,
      ).to.deep.equal([]);
      expectAtRest(driver);
    }
  });
});

describe('setting a property', () => {
  it('echoes nothing that only a player does', async () => {
    const { driver, element, recorder } = await open();
    element.draw();
    recorder.clear();
    element.muted = true;
    element.fourColor = true;
    element.leftHanded = true;
    element.readonly = true;
    element.disabled = true;
    element.style.width = '500px';
    await driver.rest();
    expect(recorder.types).to.deep.equal([]);
    element.seed = 'another';
    await driver.rest();
    expect(recorder.types).to.deep.equal(['start']);
    element.variant = 'colorado';
    await driver.rest();
    expect(recorder.types).to.deep.equal(['start', 'start']);
  });
});
