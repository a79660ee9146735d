import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { formatMove, formatPosition, Game, parseMove, pileOf } from '../../src/engine/index.js';
import type { Hint } from '../../src/index.js';
import { emulateMedia, mouse, press, screenshot, setViewport } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { homeUpTo, onTable } from '../support/on-table.js';
import { setups } from '../support/setups.js';
import { middleOf, still, TableDriver } from '../support/table-driver.js';
import type { Way } from '../support/table-driver.js';
import { until } from '../support/until.js';
import { withAnswer, withoutAnswers } from '../support/page-solver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

interface Scene {
  readonly driver: TableDriver;
  readonly time: FakeTime;
}

async function open(attributes: Record<string, string> = klondike): Promise<Scene> {
  const time = new FakeTime();
  const driver = await TableDriver.open(attributes, { time, style: still });
  return { driver, time };
}

async function lay(position: string, style = still): Promise<Scene> {
  const time = new FakeTime();
  return { driver: await onTable(position, {}, { time, style }), time };
}

async function heard({ driver, time }: Scene): Promise<string> {
  await driver.rest();
  time.pass(1000);
  return driver.find('.live').textContent.trim();
}

/** What is shown of a hint: its words, and how many cards are marked, targets, and copies. */
function shown({ root }: TableDriver): readonly unknown[] {
  return [
    root.querySelector('.advice')?.textContent.trim() ?? '',
    root.querySelectorAll('.hinted').length,
    root.querySelectorAll('.hint-target').length,
    root.querySelectorAll('.ghost').length,
  ];
}

function told(hint: Hint | undefined): string {
  return hint
    ? `${hint.step} ${formatMove(hint.move)}: ${hint.reasons.map(({ type }) => type).join(' ')}`
    : 'none';
}

/** Types a move on the line for it. */
async function byKeys({ element }: TableDriver, notation: string): Promise<void> {
  element.focus();
  await press('/');
  await sendKeys({ type: notation });
  await press('Enter');
}

const run = 'klondike / T1: KD 9C | 8H 7S / T2: 2D | 9S';

describe('a hint', () => {
  it('comes in steps: that there is a move, where, and which with its reason', async () => {
    const scene = await lay(run);
    const { driver } = scene;
    const { element } = driver;
    expect(told(await element.hint())).to.equal('exists T1>T2*2: turns-up');
    await driver.rest();
    expect(shown(driver)).to.deep.equal(['There is a move.', 0, 0, 0]);
    expect(await heard(scene)).to.equal('There is a move.');
    expect(told(await element.hint())).to.equal('where T1>T2*2: turns-up');
    await driver.rest();
    const where = 'Look here: 8 of hearts, Tableau 1.';
    expect(shown(driver)).to.deep.equal([where, 2, 0, 0]);
    expect(driver.card('T1', 2).classList.contains('hinted')).to.equal(true);
    expect(await heard(scene)).to.equal(where);
    expect(told(await element.hint())).to.equal('move T1>T2*2: turns-up');
    await driver.rest();
    const which = '8 of hearts, 2 cards to Tableau 2, on 9 of spades, turns up a card.';
    expect(shown(driver)).to.deep.equal([which, 2, 1, 2]);
    expect(driver.card('T2').classList.contains('hint-target')).to.equal(true);
    expect(await heard(scene)).to.equal(which);
    expect(told(await element.hint()), 'the last step again').to.equal('move T1>T2*2: turns-up');
  });

  it('shows the copies where the cards would lie', async () => {
    const { driver } = await lay(run);
    for (let step = 0; step < 3; step += 1) await driver.element.hint();
    await driver.rest();
    const ghosts = [...driver.root.querySelectorAll('.ghost')].map((ghost) => middleOf(ghost));
    driver.element.play('T1>T2*2');
    await driver.rest();
    for (const [index, ghost] of ghosts.entries()) {
      const card = middleOf(driver.card('T2', 2 - index));
      expect(Math.hypot(card.x - ghost.x, card.y - ghost.y)).to.be.below(2);
    }
  });

  it('begins anew after any move, and shows nothing of the old one', async () => {
    const { driver } = await lay(run);
    const { element } = driver;
    for (let step = 0; step < 3; step += 1) await element.hint();
    await driver.rest();
    element.play('T1>T2*2');
    await driver.rest();
    expect(shown(driver)).to.deep.equal(['', 0, 0, 0]);
    element.undo();
    expect(told(await element.hint())).to.equal('exists T1>T2*2: turns-up');
  });

  it('is asked for by its button and by H, which leaves the focus where it is', async () => {
    const scene = await lay(run);
    const { driver } = scene;
    await mouse.click(middleOf(driver.tool('hint')));
    await driver.rest();
    expect(shown(driver)[0]).to.equal('There is a move.');
    driver.element.focus();
    await press('ArrowDown');
    const { activeElement } = driver.root;
    expect(activeElement?.classList.contains('card')).to.equal(true);
    await press('h');
    expect(await heard(scene)).to.contain('Look here: 8 of hearts, Tableau 1.');
    expect(driver.root.activeElement).to.equal(activeElement);
  });

  it('says honestly that only the stock is left, or nothing', async () => {
    const stock = await lay('klondike / S: 4C | / T1: 9C 5H / T2: 9S 5D');
    expect(told(await stock.driver.element.hint())).to.equal('exists D: looks');
    await stock.driver.rest();
    expect(shown(stock.driver)[0]).to.equal('Nothing to lay: the stock is next.');
    await stock.driver.element.hint();
    await stock.driver.rest();
    expect(stock.driver.card('S').classList.contains('hinted')).to.equal(true);
    const nothing = await lay('klondike / T1: 9C 5H / T2: 9S 5D');
    expect(told(await nothing.driver.element.hint())).to.equal('none');
    await nothing.driver.rest();
    expect(shown(nothing.driver)[0]).to.equal('No move gets you any further.');
  });

  it('is not given in a contest: no button, the key says so', async () => {
    const scene = await open({ ...klondike, contest: '' });
    const { driver } = scene;
    expect(driver.root.querySelector('.tool.hint')).to.equal(null);
    expect(await driver.element.hint()).to.equal(undefined);
    await heard(scene);
    driver.element.focus();
    await press('h');
    expect(await heard(scene)).to.contain('A contest gives no hints.');
  });

  it('is given to who looks on, too, and changes nothing', async () => {
    const { driver } = await open({ ...klondike, readonly: '' });
    const { element } = driver;
    expect(told(await element.hint())).to.match(/^exists /);
    expect(told(await element.hint())).to.match(/^where /);
    await driver.rest();
    expect(shown(driver)[0]).to.contain('Look');
    expect(element.moves).to.equal(0);
  });

  it('is about the moment that a replay shows, and goes with it', async () => {
    const time = new FakeTime();
    const played = await open();
    for (const move of ['D', 'D']) played.driver.element.play(move);
    const { record = '' } = played.driver.element;
    const driver = await TableDriver.open({ readonly: '', record }, { time, style: still });
    const { element } = driver;
    const { game } = element;
    expect(told(await element.hint())).to.match(/^exists /);
    expect(element.game, 'the moment that is shown').to.equal(game);
    element.at = 2;
    await driver.rest();
    expect(shown(driver)[0]).to.equal('');
    expect(told(await element.hint()), 'of the other moment').to.match(/^exists /);
  });

  it('is given of no contest, neither after its end nor in a replay of it', async () => {
    const { driver } = await open({ ...klondike, contest: '' });
    const { element } = driver;
    element.start();
    await driver.rest();
    element.giveUp();
    await driver.rest();
    expect(await element.hint()).to.equal(undefined);
    const { record = '' } = element;
    const replay = await TableDriver.open({ readonly: '', record }, { style: still });
    expect(await replay.element.hint()).to.equal(undefined);
    await replay.rest();
    expect(shown(replay)[0]).to.equal('A contest gives no hints.');
  });

  it('waits for the end of a pause', async () => {
    const { driver } = await open();
    driver.element.pause();
    expect(await driver.element.hint()).to.equal(undefined);
    await driver.rest();
    expect(shown(driver)[0]).to.equal('');
    driver.element.resume();
    expect(told(await driver.element.hint())).to.match(/^exists /);
  });

  it('can be read for some seconds, and points until the next move', async () => {
    const { driver, time } = await lay(run);
    await driver.element.hint();
    await driver.element.hint();
    await driver.rest();
    time.pass(7000);
    await driver.rest();
    expect(shown(driver)).to.deep.equal(['', 2, 0, 0]);
  });

  it('tells the truth after the game', async () => {
    const won = await open(klondike);
    won.driver.element.giveUp();
    const hint = await won.driver.element.hint();
    expect(hint?.step).to.equal('move');
    expect(await heard(won)).to.match(/It could still be won: .+/);
    const lost = await lay('klondike / T1: 9C 5H / T2: 9S 5D / T3: AS 2S');
    lost.driver.element.giveUp();
    expect(await lost.driver.element.hint()).to.equal(undefined);
    expect(await heard(lost)).to.contain('It could not be won any more.');
  });

  for (const [variant, width, scheme] of [
    ['klondike', 360, 'light'],
    ['sir-tommy', 360, 'dark'],
    ['klondike', 1440, 'dark'],
  ] as const) {
    it(`tells the truth before the veil and beside its buttons, ${variant}, ${width} px wide`, async () => {
      await setViewport({ width, height: 800 });
      await emulateMedia({ 'prefers-color-scheme': scheme });
      const { driver } = await open({ variant, seed: 'k1' });
      const { element, root } = driver;
      const [move] = driver.game.legalMoves();
      if (move) element.play(move);
      element.giveUp();
      await until(() => root.querySelector('.where'), 'All that can be pressed is there.');
      await element.hint();
      await driver.rest();
      const truth = driver.find('.advice > .message-text');
      expect(truth.textContent).to.contain('It could still be won: ');
      truth.style.pointerEvents = 'auto';
      const { left, right, top, bottom } = truth.getBoundingClientRect();
      const inFront = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      expect(inFront?.className, 'nothing dims it').to.equal('message-text');
      for (const button of root.querySelectorAll('.outcome button')) {
        expect(button.getBoundingClientRect().bottom, button.textContent).to.be.at.most(top);
      }
      await screenshot(`truth-${variant}-${width}`, element);
    });
  }

  it('says that the truth is searched for, until it is found, given up, or not wanted', async () => {
    const scene = await open(klondike);
    const { driver } = scene;
    const { element } = driver;
    await element.hint();
    await heard(scene);
    element.giveUp();
    await driver.rest();
    await withoutAnswers(async () => {
      const first = element.hint();
      expect(await heard(scene)).to.contain('Looking whether it could still be won…');
      expect(shown(driver)[0]).to.equal('Looking whether it could still be won…');
      expect(await element.hint(), 'asked again').to.equal(undefined);
      expect(await first).to.equal(undefined);
      await driver.rest();
      expect(shown(driver)[0]).to.equal('Whether it could still be won is not known.');
      const second = element.hint();
      element.newGame('another');
      expect(await second).to.equal(undefined);
      await driver.rest();
      expect(shown(driver)[0]).to.equal('');
    });
  });

  it('comes from a glance where a search takes too long', async () => {
    const { driver, time } = await lay(run);
    const { element } = driver;
    await withoutAnswers(async () => {
      const first = element.hint();
      await driver.rest();
      expect(shown(driver)[0], 'at once').to.equal('There is a move.');
      const second = element.hint();
      await driver.rest();
      expect(shown(driver)[0], 'it is still thought about').to.equal('There is a move.');
      time.pass(100);
      expect(told(await second)).to.equal('where T1>T2*2: turns-up');
      expect(told(await element.hint())).to.equal('move T1>T2*2: turns-up');
      element.play('T1>T2*2');
      expect(await first, 'the game has gone on').to.equal(undefined);
    });
  });

  it('comes at once also where no play is seen, and is put right by the search', async () => {
    const { driver } = await lay('klondike / S: 9C 8C | / T1: 2D / T2: 9S');
    await withoutAnswers(async () => {
      void driver.element.hint();
      await driver.rest();
      expect(shown(driver)[0], 'before any time has passed').to.equal(
        'Nothing to lay: the stock is next.',
      );
    });
    driver.element.newGame('another');
    await driver.rest();
    const other = await lay('klondike / S: 9C 8C | / T1: 2D / T2: 9S');
    const plan = [parseMove('T1>T3')];
    await withAnswer({ plan, reasons: [] }, async () => {
      expect((await other.driver.element.hint())?.move).to.deep.equal(plan[0]);
      await other.driver.rest();
      expect(shown(other.driver)[0]).to.equal('There is a move.');
    });
  });

  it('waits for no search that never answers', async () => {
    const { driver, time } = await lay(run);
    await withoutAnswers(async () => {
      const first = driver.element.hint();
      await driver.rest();
      time.pass(5000);
      expect(told(await first)).to.equal('exists T1>T2*2: turns-up');
    });
  });

  it('is the same whether it was prepared or not', async () => {
    const prepared = await open(klondike);
    const other = await open(klondike);
    for (const { driver, time } of [prepared, other]) {
      for (const move of ['D', 'D']) driver.element.play(move);
      await driver.element.hint();
      driver.element.undo();
      if (driver === prepared.driver) time.pass(1000);
    }
    expect(told(await prepared.driver.element.hint())).to.equal(
      told(await other.driver.element.hint()),
    );
  });

  it('moves the copies, but not where motion is not wanted', async () => {
    const { driver } = await lay(run, '--solitaire-move-duration: 400ms');
    for (let step = 0; step < 3; step += 1) await driver.element.hint();
    await driver.element.updateComplete;
    const moving = (): number =>
      [...driver.root.querySelectorAll('.ghost')].flatMap((ghost) => ghost.getAnimations()).length;
    expect(moving()).to.equal(2);
    driver.element.play('T1>T2*2');
    driver.element.undo();
    await driver.rest();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    for (let step = 0; step < 3; step += 1) await driver.element.hint();
    await driver.element.updateComplete;
    expect(moving()).to.equal(0);
    expect(shown(driver).slice(1)).to.deep.equal([2, 1, 2]);
  });

  it('is nothing to a screen reader but its words', async () => {
    const { driver } = await lay(run);
    for (let step = 0; step < 3; step += 1) await driver.element.hint();
    await driver.rest();
    for (const ghost of driver.root.querySelectorAll('.ghost')) {
      expect(ghost.getAttribute('aria-hidden')).to.equal('true');
      expect(ghost.querySelector('[role], [tabindex], [aria-label]')).to.equal(null);
    }
    await expect(driver.element).to.be.accessible();
  });

  it('is accepted as a drag, as clicks and as a double-click home', async () => {
    const ways: readonly Way[] = ['drag', 'click', 'drag', 'click', 'double-click'];
    const { driver } = await open(klondike);
    for (let made = 0; made < 20; made += 1) {
      const hint = await driver.element.hint();
      if (!hint) break;
      const { move } = hint;
      const isHome = move.type === 'play' && move.to.startsWith('F');
      const way = ways[made % ways.length] ?? 'drag';
      const before = driver.element.moves;
      await driver.play(formatMove(move), way === 'double-click' && !isHome ? 'drag' : way);
      await driver.rest();
      expect(driver.element.moves, formatMove(move)).to.equal(before + 1);
    }
    expect(driver.element.moves).to.equal(20);
  });

  for (const { name, variant, options } of setups) {
    it(`is what is played by drag, by clicks and by keys: ${name}`, async () => {
      const given = Object.entries(options).map(([option, value]) => [option, String(value)]);
      const attributes = Object.fromEntries(given) as Record<string, string>;
      const { driver } = await open({
        variant,
        seed: 'every hint',
        undo: 'unlimited',
        scoring: 'standard',
        ...attributes,
      });
      const { element } = driver;
      for (let made = 0; made < 15; made += 1) {
        const hint = await element.hint();
        if (!hint) break;
        const notation = formatMove(hint.move);
        const predicted = driver.game.play(hint.move, driver.game.elapsed);
        if (!(predicted instanceof Game)) throw new Error(`${notation} is refused.`);
        const ways: readonly (() => Promise<void>)[] = [
          () => driver.play(notation, 'drag'),
          () => driver.play(notation, 'click'),
          () => byKeys(driver, notation),
        ];
        for (const [index, play] of ways.entries()) {
          if (index > 0) element.undo();
          await driver.rest();
          await play();
          await driver.rest();
          expect(formatPosition(driver.game.position), `${notation}, way ${index}`).to.equal(
            formatPosition(predicted.position),
          );
        }
      }
      expect(element.moves).to.be.greaterThan(5);
    });
  }

  it('goes on where only courts or only aces are left', async () => {
    for (const position of [
      `klondike / ${homeUpTo('T')} / T1: QC JC / T2: KC / T3: KD QD JD / T4: KH QH JH / T5: KS QS JS`,
      'klondike / T1: AC / T2: AD',
    ]) {
      const { driver } = await lay(position);
      const hint = await driver.element.hint();
      expect(driver.element.status).to.equal('playing');
      expect(hint?.reasons.map(({ type }) => type)).to.contain('sends-home');
    }
  });

  it('knows nothing of the cards of a game that was put in the place of its own', async () => {
    const { driver } = await lay(run);
    await driver.element.hint();
    driver.element.newGame('one');
    const asked = driver.element.hint();
    driver.element.newGame('another');
    expect(await asked).to.equal(undefined);
    await driver.rest();
    expect(shown(driver)).to.deep.equal(['', 0, 0, 0]);
    expect(pileOf(driver.game.position, 'S').cards.length).to.equal(24);
  });
});
