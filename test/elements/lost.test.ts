import { expect } from '@open-wc/testing';
import { parseRecord } from '../../src/engine/index.js';
import { buriedRecord } from '../support/buried.js';
import { emulateMedia, press, screenshot, setViewport } from '../support/commands.js';
import { contrastWithTable } from '../support/contrast.js';
import { EventRecorder } from '../support/event-recorder.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';
import { until } from '../support/until.js';
import { withoutAnswers } from '../support/page-solver.js';

/** A game that was lost by its first move and given up after its second. */
async function timedLostGame(
  attributes: Attributes = {},
): Promise<{ driver: TableDriver; time: FakeTime }> {
  const time = new FakeTime();
  const driver = await TableDriver.open(
    { variant: 'sir-tommy', record: buriedRecord, ...attributes },
    { style: still, time },
  );
  driver.element.play('S>T1');
  driver.element.play('T3>F2');
  driver.element.giveUp();
  await until(() => driver.root.querySelector('.where'), 'It is offered.');
  return { driver, time };
}

async function lostGame(): Promise<TableDriver> {
  return (await timedLostGame()).driver;
}

async function shownWhere(driver: TableDriver): Promise<void> {
  driver.find('.where').click();
  await until(() => driver.root.querySelector('.lost'), 'The position is shown.');
  await driver.rest();
}

const text = (driver: TableDriver): string => driver.find('.lost-text > .now').textContent.trim();

const textOf = ({ textContent }: Node): string => textContent?.trim() ?? '';

const lostByTheKing =
  'Here it could still be won; no longer after this move: king of spades to Tableau 1, on queen of spades.';

describe('you lost it here', () => {
  it('shows the last position that could be won', async () => {
    const driver = await lostGame();
    const { element } = driver;
    const { record, score } = element;
    await shownWhere(driver);
    expect(text(driver)).to.equal(lostByTheKing);
    expect([driver.size('S'), driver.size('T1'), driver.size('T3')]).to.deep.equal([1, 1, 1]);
    expect(driver.root.querySelector('.outcome'), 'nothing covers it').to.equal(null);
    expect(driver.root.activeElement?.classList.contains('play-on')).to.equal(true);
    expect(element.record, 'the game is the one that was lost').to.equal(record);
    expect(element.at).to.equal(0);
    await screenshot('lost', element);
    driver.find('.lost .close').click();
    await driver.rest();
    expect([element.status, element.score, element.record]).to.deep.equal([
      'given-up',
      score,
      record,
    ]);
    expect(driver.find('.outcome-title').textContent).to.equal('Given up');
    expect(driver.root.querySelector('.where'), 'and may be shown again').not.to.equal(null);
  });

  it('names the move that lost it as a hint does, shown and said in the language of the page', async () => {
    for (const [lang, offer, words] of [
      ['en', 'Where was it lost?', lostByTheKing],
      [
        'de',
        'Wo ging es verloren?',
        'Hier war es noch zu gewinnen, nach diesem Zug nicht mehr: Pik König nach Spalte 1, auf Pik Dame.',
      ],
    ] as const) {
      const { driver, time } = await timedLostGame({ lang });
      await until(
        () => driver.find('.where').textContent.trim() === offer,
        'The language is there.',
      );
      await shownWhere(driver);
      expect(text(driver)).to.equal(words);
      time.pass(1000);
      await driver.rest();
      expect(driver.find('.live').textContent, 'said').to.contain(words);
    }
  });

  it('shows how it is won, and tells no win', async () => {
    const { driver, time } = await timedLostGame();
    const recorder = new EventRecorder(driver.element);
    await shownWhere(driver);
    driver.find('.how').click();
    time.pass(10_000);
    await driver.rest();
    expect(driver.game.outcome).to.equal('won');
    expect(text(driver)).to.equal('This is how it is won.');
    expect(driver.root.querySelector('.outcome')).to.equal(null);
    expect(recorder.heard, 'the page hears nothing of it').to.deep.equal([]);
    expect(parseRecord(driver.element.record ?? '').outcome).to.equal('given-up');
    expect(driver.find('.play-on').getAttribute('aria-disabled')).to.equal('true');
    driver.find('.play-on').click();
    await driver.rest();
    expect(driver.game.outcome, 'the solver plays for nobody').to.equal('won');
    driver.find('.lost .return').click();
    await driver.rest();
    expect(driver.element.at).to.equal(0);
  });

  it('has its ways stand in the bar, each a button of the usual height', async () => {
    const { driver, time } = await timedLostGame();
    await shownWhere(driver);
    driver.find('.how').click();
    time.pass(10_000);
    driver.find('.how').focus();
    await driver.rest();
    const bar = driver.find('.bar').getBoundingClientRect();
    const ways = [...driver.find('.lost-ways').children].filter((way) => way.checkVisibility());
    expect(ways.map((way) => way.textContent.trim())).to.deep.equal([
      'Show how it is won',
      'Back to where it was lost',
      'Close',
    ]);
    for (const way of ways) {
      const { top, bottom, height } = way.getBoundingClientRect();
      expect(height, way.textContent).to.be.within(44, 60);
      expect(contrastWithTable(way as HTMLElement), way.textContent).to.be.at.least(3);
      expect(top, way.textContent).to.be.at.least(bar.top);
      expect(bottom, way.textContent).to.be.at.most(bar.bottom);
    }
  });

  it('tells each thing once, in the order in which it is shown, and of no win', async () => {
    const { driver, time } = await timedLostGame();
    const live = driver.find('.live');
    const told: string[] = [];
    const listening = new MutationObserver((records) => {
      told.push(...records.flatMap(({ addedNodes }) => [...addedNodes]).map(textOf));
    });
    listening.observe(live, { childList: true });
    const hearing = async (act: () => void): Promise<readonly string[]> => {
      act();
      await driver.rest();
      for (let second = 0; second < 10; second += 1) {
        time.pass(1000);
        await driver.rest();
      }
      return told.splice(0);
    };
    await hearing(() => undefined);
    await shownWhere(driver);
    expect(await hearing(() => undefined), 'shown').to.deep.equal([lostByTheKing]);
    const won = await hearing(() => driver.find('.how').click());
    expect(won.join(' ')).to.match(
      /^This is how it is won\. queen of spades to Foundation 1.* king of spades to Foundation 1[^.]*\.$/,
    );
    expect(won.join(' ').match(/This is how/g)?.length).to.equal(1);
    expect(await hearing(() => driver.find('.return').click()), 'back').to.deep.equal([
      lostByTheKing,
    ]);
    const others = driver.root.querySelectorAll('.lost [role="status"], .lost [aria-live]');
    expect(others.length, 'nothing else tells it').to.equal(0);
    expect(await hearing(() => driver.find('.close').click()), 'closed').to.deep.equal([]);
    expect(driver.root.activeElement?.ariaLabel, 'the focus tells it').to.equal('Given up');
    listening.disconnect();
  });

  for (const width of [360, 768, 1440]) {
    it(`has the table stand still whatever is shown, ${width} px wide`, async () => {
      await setViewport({ width, height: 900 });
      const { driver, time } = await timedLostGame();
      await shownWhere(driver);
      driver.find('.lost input').focus();
      const tops = new Set<number>();
      const texts = new Set<string>();
      for (let step = 0; step <= 3; step += 1) {
        driver.element.at = step;
        await driver.rest();
        tops.add(driver.find('.table').getBoundingClientRect().top);
        texts.add(driver.find('.what').textContent);
      }
      expect([...texts]).to.deep.equal([
        'Step 0 of 3',
        'Step 1 of 3, queen of spades to Foundation 1.',
        'Step 2 of 3, jack of hearts to Foundation 2.',
        'Step 3 of 3, king of spades to Foundation 1.',
      ]);
      expect(tops.size).to.equal(1);
      time.pass(1000);
      await screenshot(`lost-steps-${width}`, driver.element);
    });
  }

  for (const width of [360, 1024]) {
    it(`leaves the bar as high as it is and the table to be seen while the win is shown, ${width} px wide`, async () => {
      await setViewport({ width, height: 740 });
      const { driver, time } = await timedLostGame();
      await shownWhere(driver);
      const { height } = driver.find('.bar').getBoundingClientRect();
      const { top } = driver.element.getBoundingClientRect();
      expect(driver.find('.table').getBoundingClientRect().bottom - top).to.be.at.most(740);
      driver.find('.how').click();
      time.pass(10_000);
      driver.find('.how').focus();
      await driver.rest();
      expect(text(driver)).to.equal('This is how it is won.');
      expect(driver.find('.bar').getBoundingClientRect().height).to.be.at.most(height);
      driver.find('.return').focus();
      await press('Enter');
      await driver.rest();
      expect(driver.root.activeElement?.textContent.trim()).to.equal('Play on from here');
    });
  }

  it('can be cancelled on a low table, too', async () => {
    await setViewport({ width: 320, height: 740 });
    const { driver } = await timedLostGame();
    await withoutAnswers(async () => {
      driver.find('.where').click();
      await until(() => driver.root.querySelector('.afterword .cancel'), 'It is searched for.');
      await driver.rest();
      const veil = driver.find('.veil').getBoundingClientRect();
      const cancel = driver.find('.afterword .cancel').getBoundingClientRect();
      expect(cancel.bottom, 'it comes into view with the focus').to.be.at.most(veil.bottom);
      driver.find('.veil').scrollTop = 0;
      const title = driver.find('.outcome-title').getBoundingClientRect();
      expect(title.top, 'and the title can be read').to.be.at.least(veil.top);
      driver.find('.afterword .cancel').click();
    });
  });

  it('goes on from there', async () => {
    const driver = await lostGame();
    const { element } = driver;
    await shownWhere(driver);
    const recorder = new EventRecorder(element);
    driver.find('.play-on').click();
    await driver.rest();
    expect(recorder.types).to.deep.equal(['start']);
    expect([element.status, element.moves]).to.deep.equal(['playing', 0]);
    expect(driver.root.querySelector('.lost')).to.equal(null);
    for (const move of ['T1>F1', 'T3>F2', 'S>F1']) expect(element.play(move)).to.equal(true);
    await driver.rest();
    expect(element.status).to.equal('won');
    expect(driver.root.querySelector('.where')).to.equal(null);
  });

  it('tells how far a long search has come, and ends it when it is told to', async () => {
    const driver = await lostGame();
    await withoutAnswers(async () => {
      driver.find('.where').click();
      await until(() => driver.root.querySelector('.afterword progress'), 'It searches.');
      expect(driver.find('.afterword').textContent).to.contain('Looking for the last position');
      await until(() => driver.root.activeElement?.matches('.cancel'), 'It can be ended by a key.');
      await expect(driver.element).to.be.accessible();
      await screenshot('lost-searching', driver.element);
      await press('Enter');
      await until(() => driver.root.activeElement?.matches('.where'), 'It is offered again.');
      expect(driver.root.querySelector('.afterword progress')).to.equal(null);
    });
    await shownWhere(driver);
    expect(driver.element.at).to.equal(0);
  });

  it('is offered again after the element has left the page in mid-search', async () => {
    const driver = await lostGame();
    await withoutAnswers(async () => {
      driver.find('.where').click();
      await until(() => driver.root.querySelector('.afterword progress'), 'It searches.');
      const { element } = driver;
      const { parentElement } = element;
      element.remove();
      parentElement?.append(element);
      await until(() => driver.root.querySelector('.where'), 'It is offered again.');
    });
  });

  it('goes by keys alone', async () => {
    const driver = await lostGame();
    driver.find('.where').focus();
    await press('Enter');
    await until(() => driver.root.querySelector('.lost'), 'The position is shown.');
    await driver.rest();
    await press('Enter');
    await until(() => driver.element.status === 'playing', 'It goes on.');
    await driver.rest();
    expect(driver.root.activeElement?.closest('.table')).not.to.equal(null);
  });

  it('says of a game given up too early that it could still be won', async () => {
    const driver = await TableDriver.open({ seed: 'k1' }, { style: still });
    driver.element.draw();
    driver.element.giveUp();
    await until(() => driver.root.querySelector('.where'), 'It is offered.');
    await shownWhere(driver);
    expect(text(driver)).to.equal('Here it ended, and could still be won.');
    expect(driver.element.at).to.equal(1);
    driver.find('.replay .previous').click();
    await driver.rest();
    expect(text(driver)).to.equal('Your game, before it was lost.');
  });

  it('says of a deal that cannot be won that it cannot', async () => {
    const driver = await TableDriver.open({ seed: 'k15' }, { style: still });
    driver.element.draw();
    driver.element.giveUp();
    await until(() => driver.root.querySelector('.where'), 'It is offered.');
    driver.find('.where').click();
    await until(
      () => driver.find('.afterword').textContent.includes('This deal cannot be won.'),
      'It is told.',
    );
    expect(driver.root.querySelector('.where')).to.equal(null);
    await screenshot('lost-never', driver.element);
  });

  it('is offered neither after a win nor after a contest, nor to who looks on', async () => {
    const won = await TableDriver.open(
      { variant: 'sir-tommy', record: buriedRecord },
      { style: still },
    );
    for (const move of ['T1>F1', 'T3>F2', 'S>F1']) won.element.play(move);
    await won.rest();
    expect(won.root.querySelector('.where')).to.equal(null);
    const contest = await TableDriver.open({ contest: '', seed: 'k1' }, { style: still });
    contest.element.giveUp();
    await contest.rest();
    expect(contest.find('.outcome-title').textContent).to.equal('Given up');
    expect(contest.root.querySelector('.where')).to.equal(null);
    const lost = await lostGame();
    const record = lost.element.record ?? '';
    const readonly = await TableDriver.open({ readonly: '', record, at: 9 }, { style: still });
    await readonly.rest();
    expect(readonly.root.querySelector('.where')).to.equal(null);
  });

  it('gives way to a new game at any time', async () => {
    const driver = await lostGame();
    driver.find('.where').click();
    driver.element.newGame('another');
    await driver.rest();
    expect(driver.game.seed).to.equal('another');
    expect(driver.root.querySelector('.lost')).to.equal(null);
    const shown = await lostGame();
    await shownWhere(shown);
    shown.element.newGame('another');
    await shown.rest();
    expect(shown.game.seed).to.equal('another');
    expect(shown.root.querySelector('.lost')).to.equal(null);
    expect(shown.element.isInteractive).to.equal(true);
  });

  it('stays on the table, whether or not the game may be played', async () => {
    const driver = await lostGame();
    await shownWhere(driver);
    for (const readonly of [true, false]) {
      driver.element.readonly = readonly;
      await driver.rest();
      expect(text(driver)).to.equal(lostByTheKing);
    }
  });

  it('stays the record of a form', async () => {
    const form = document.createElement('form');
    document.body.append(form);
    const driver = await TableDriver.open(
      { variant: 'sir-tommy', record: buriedRecord, name: 'game', required: '' },
      { style: still, parent: form },
    );
    driver.element.play('S>T1');
    driver.element.giveUp();
    await until(() => driver.root.querySelector('.where'), 'It is offered.');
    await shownWhere(driver);
    driver.find('.how').click();
    await driver.rest();
    expect(form.checkValidity()).to.equal(true);
    const value = new FormData(form).get('game');
    if (typeof value !== 'string') throw new Error('The form has no record.');
    expect(parseRecord(value).outcome).to.equal('given-up');
    form.remove();
  });

  it('can be looked at on every page', async () => {
    for (const [width, scheme] of [
      [360, 'light'],
      [768, 'dark'],
      [1440, 'light'],
    ] as const) {
      await setViewport({ width, height: 800 });
      await emulateMedia({ 'prefers-color-scheme': scheme });
      const driver = await TableDriver.open({ seed: 'k1' }, { style: still });
      driver.element.draw();
      driver.element.giveUp();
      await until(() => driver.root.querySelector('.where'), 'It is offered.');
      await screenshot(`lost-offer-${width}`, driver.element);
      await expect(driver.element, 'the offer').to.be.accessible();
      await shownWhere(driver);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, `${width}`).to.be.at.most(clientWidth);
      for (const button of driver.root.querySelectorAll('.lost button')) {
        expect(button.getBoundingClientRect().height).to.be.at.least(36);
      }
      await screenshot(`lost-${width}`, driver.element);
      await expect(driver.element, 'what is shown').to.be.accessible();
    }
  });
});
