import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { mouse, nextFrame, press } from '../support/commands.js';
import { EventRecorder } from '../support/event-recorder.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { pickMove, seededRandom } from '../support/random-player.js';
import { still, TableDriver } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

/** The innermost element that has focus, through all open shadow roots. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

function isOnTable({ root }: TableDriver): boolean {
  return (root.activeElement?.closest('.table') ?? null) !== null;
}

/** The pile that has the table's focus. */
function focusedPile({ root, nodes }: TableDriver): string | undefined {
  return nodes.piles.find((pile) => pile.contains(root.activeElement))?.pile;
}

/** Presses keys, each after the one before has been drawn. */
async function type(driver: TableDriver, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await press(key);
    await driver.element.updateComplete;
  }
}

async function open(): Promise<TableDriver> {
  const driver = await TableDriver.open(klondike, { style: still });
  driver.element.focus();
  return driver;
}

/** The arrow that leads on the way from one pile to another. */
function arrow(driver: TableDriver, from: string, to: string): string {
  const here = driver.pile(from).getBoundingClientRect();
  const there = driver.pile(to).getBoundingClientRect();
  if (there.y > here.y + 5) return 'ArrowDown';
  if (there.y < here.y - 5) return 'ArrowUp';
  return there.x > here.x ? 'ArrowRight' : 'ArrowLeft';
}

/** Goes to a pile by arrows alone. */
async function walkTo(driver: TableDriver, pile: string): Promise<void> {
  const keys: string[] = [];
  for (let here = focusedPile(driver); here !== pile; here = focusedPile(driver)) {
    if (here === undefined || keys.length > 40)
      throw new Error(`No way to ${pile}: ${keys.join(' ')}`);
    const key = arrow(driver, here, pile);
    keys.push(key);
    await type(driver, key);
  }
}

describe('play by keys alone', () => {
  it('comes to the table by Tab, to one place of an area, and leaves it by Tab', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    page.append(before);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    page.append(after);
    before.focus();
    const stops: (Element | null)[] = [];
    while (document.activeElement !== after) {
      await press('Tab');
      if (isOnTable(driver)) stops.push(focused());
      expect(stops.length, 'Tab goes on').to.be.below(30);
    }
    // At the most one for the stock, one for the foundations and one for the tableau.
    expect(stops).to.have.length.within(1, 3);
    expect(stops).to.deep.equal([...driver.root.querySelectorAll('.table [tabindex="0"]')]);
    await press('Shift+Tab');
    await type(driver, 'ArrowRight', 'ArrowRight');
    const there = focused();
    expect(isOnTable(driver)).to.equal(true);
    await press('Tab');
    await press('Shift+Tab');
    expect(focused(), 'it comes back to where it was').to.equal(there);
  });

  it('plays a card: arrows, Enter, arrows, Enter', async () => {
    const driver = await open();
    const recorder = new EventRecorder(driver.element);
    await walkTo(driver, 'T4');
    await type(driver, 'Enter');
    expect(driver.card('T4').matches('.held[aria-pressed=true]')).to.equal(true);
    await walkTo(driver, 'F4');
    await type(driver, 'Enter');
    expect(recorder.types).to.deep.equal(['before-move', 'move', 'score', 'score']);
    expect(recorder.of('move')[0]?.['notation']).to.equal('T4>F4');
    expect(driver.root.querySelector('.held')).to.equal(null);
  });

  it('plays by Space, and sends home by Shift+Enter', async () => {
    const driver = await open();
    await walkTo(driver, 'T4');
    await type(driver, 'Shift+Enter');
    expect(driver.size('F1') + driver.size('F4')).to.equal(1);
    await walkTo(driver, 'T1');
    await type(driver, ' ');
    await walkTo(driver, 'F2');
    await type(driver, ' ');
    expect(driver.size('F2')).to.equal(1);
  });

  it('picks up a run from the card that has focus, and lets go by Escape', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
    driver.element.focus();
    await walkTo(driver, 'T7');
    while (driver.root.activeElement !== driver.card('T7')) await type(driver, 'ArrowDown');
    await type(driver, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(driver.root.querySelectorAll('.card.held')).to.have.length(4);
    await type(driver, 'Escape');
    expect(driver.root.querySelectorAll('.card.held')).to.have.length(0);
    await type(driver, 'Enter');
    await walkTo(driver, 'T2');
    await type(driver, 'Enter');
    expect(driver.game.log.at(-1)?.move).to.deep.include({ from: 'T7', to: 'T2', count: 4 });
    expect(isOnTable(driver)).to.equal(true);
  });

  it('draws by D, takes back by U or Ctrl+Z, brings back by Shift+U or Ctrl+Y', async () => {
    const driver = await open();
    const sizes: number[] = [];
    for (const key of [
      'd',
      'D',
      'u',
      'Shift+u',
      'Control+z',
      'Control+y',
      'u',
      'Control+Shift+z',
    ]) {
      await type(driver, key);
      sizes.push(driver.size('W'));
    }
    expect(sizes).to.deep.equal([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  it('draws and turns over by Enter on the stock', async () => {
    const driver = await open();
    await walkTo(driver, 'S');
    for (let draws = 1; draws <= 24; draws += 1) {
      await type(driver, 'Enter');
      expect(driver.size('W')).to.equal(draws);
      expect(focusedPile(driver)).to.equal('S');
    }
    await type(driver, 'Enter');
    expect(driver.size('W')).to.equal(0);
    expect(driver.game.position.pass).to.equal(2);
  });

  for (const modes of [
    ['open', 'open'],
    ['open', 'closed'],
    ['closed', 'open'],
  ] as const) {
    it(`works inside of two shadow roots: ${modes.join(', ')}`, async () => {
      const outer = await fixture<HTMLElement>(html`<div></div>`);
      const inner = document.createElement('div');
      outer.attachShadow({ mode: modes[0] }).append(inner);
      const parent = inner.attachShadow({ mode: modes[1] });
      const driver = await TableDriver.open(klondike, { parent, style: still });
      driver.element.focus();
      await walkTo(driver, 'T4');
      await type(driver, 'Enter', 'Escape', 'Enter');
      await walkTo(driver, 'F4');
      await type(driver, 'Enter', 'd', 'd', 'u');
      expect(driver.size('F4')).to.equal(1);
      expect(driver.size('W')).to.equal(1);
      expect(isOnTable(driver)).to.equal(true);
    });
  }
});

describe('keys that are not the game’s', () => {
  it('are those that are pressed elsewhere', async () => {
    const page = await fixture<HTMLElement>(html`<div><textarea></textarea></div>`);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    driver.element.draw();
    await driver.rest();
    const { game } = driver;
    const area = page.querySelector('textarea');
    area?.focus();
    await press('d', 'u', ' ', 'Enter', 'ArrowLeft', 'Escape');
    expect(area?.value).to.equal('du \n');
    await press('Control+z');
    expect(driver.game).to.equal(game);
  });

  it('are those of the browser', async () => {
    const driver = await open();
    const { game } = driver;
    const taken: string[] = [];
    const left: string[] = [];
    driver.element.addEventListener('keydown', (event) => {
      const isModifier = ['Alt', 'Control', 'Shift', 'Meta'].includes(event.key);
      if (!isModifier) (event.defaultPrevented ? taken : left).push(event.key);
      // Whatever the browser would do with it must not disturb the tests.
      event.preventDefault();
    });
    const chords = [
      'Alt+d',
      'Control+d',
      'Meta+d',
      'Alt+ArrowLeft',
      'Control+ArrowLeft',
      'Control+u',
    ];
    await type(driver, ...chords, 'Alt+Enter', 'Escape', 'PageDown', 'PageUp', 'F2', 'x');
    expect(taken).to.deep.equal([]);
    expect(left).to.have.length(12);
    expect(driver.game).to.equal(game);
    await type(driver, 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'd', 'u');
    expect(taken).to.have.length(8);
  });

  it('scroll the page, and the game’s own do not', async () => {
    const page = await fixture<HTMLElement>(
      html`<div style="padding-block: 100px 3000px; inline-size: 3000px"></div>`,
    );
    const style = `${still}; width: 700px`;
    const driver = await TableDriver.open(klondike, { parent: page, style });
    driver.element.focus();
    await walkTo(driver, 'S');
    await nextFrame();
    const before = [scrollX, scrollY];
    const keys = ['ArrowUp', 'ArrowLeft', ' ', 'ArrowRight', ' ', 'Enter', 'd', 'ArrowLeft', 'u'];
    for (const key of keys) {
      await type(driver, key);
      await nextFrame();
      expect([scrollX, scrollY], key).to.deep.equal(before);
    }
    const scrolled = oneEvent(document, 'scroll');
    await press('PageDown');
    await scrolled;
    scrollTo(0, 0);
  });
});

describe('focus', () => {
  it('stays on the table through every move, undo and new game', async () => {
    const driver = await open();
    const random = seededRandom(3);
    const check = async (what: string): Promise<void> => {
      await driver.element.updateComplete;
      expect(document.activeElement, what).to.equal(driver.element);
      expect(isOnTable(driver), what).to.equal(true);
    };
    for (let round = 0; round < 60; round += 1) {
      const move = pickMove(driver.game, random);
      if (move) driver.element.play(move);
      await check(`move ${round}`);
      if (random(4) === 0) {
        await type(driver, 'u');
        await check(`undo ${round}`);
      }
      const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
      await type(driver, arrows[random(4)] ?? 'ArrowUp');
      await check(`arrow ${round}`);
    }
    driver.element.restart();
    await check('restart');
    driver.element.newGame();
    await check('new game');
    driver.element.variant = 'colorado';
    await check('another variant');
    await type(driver, 'ArrowDown');
    await check('and on');
  });

  it('stays with the column when its focused card leaves', async () => {
    const driver = await open();
    await walkTo(driver, 'T4');
    await type(driver, 'Shift+Enter');
    expect(driver.root.activeElement).to.equal(driver.card('T4'));
  });

  it('is where focus() is asked for, even before the table is drawn', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    driver.element.newGame('another');
    driver.element.focus();
    await driver.rest();
    expect(isOnTable(driver)).to.equal(true);
  });

  it('is not taken from where the player has gone', async () => {
    const page = await fixture<HTMLElement>(html`<div><input /></div>`);
    const driver = await TableDriver.open(klondike, { parent: page, style: still });
    const input = page.querySelector('input');
    input?.focus();
    driver.element.draw();
    await driver.rest();
    expect(document.activeElement, 'before the table had it').to.equal(input);
    driver.element.focus();
    await type(driver, 'ArrowDown', 'd');
    input?.focus();
    driver.element.draw();
    await driver.rest();
    driver.element.undo();
    await driver.rest();
    driver.element.newGame();
    await driver.rest();
    expect(document.activeElement).to.equal(input);
  });

  it('is the table’s again after a click on a button', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    await mouse.click(driver.tool('new'));
    await driver.rest();
    await nextFrame();
    const { seed } = driver.element;
    expect(isOnTable(driver)).to.equal(true);
    await type(driver, ' ', 'Enter');
    expect(driver.element.seed, 'no second new game').to.equal(seed);
    driver.element.draw();
    driver.element.draw();
    await driver.rest();
    await mouse.click(driver.tool('undo'));
    await driver.rest();
    await nextFrame();
    const { moves } = driver.element;
    expect(isOnTable(driver)).to.equal(true);
    await type(driver, ' ', ' ');
    expect(driver.element.moves, 'no second undo').to.be.at.least(moves);
  });

  it('stays on a button that is pressed by a key', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    driver.element.draw();
    driver.element.draw();
    await driver.rest();
    driver.tool('undo').focus();
    await type(driver, 'Enter', ' ');
    expect(driver.size('W')).to.equal(0);
    expect(driver.root.activeElement).to.equal(driver.tool('undo'));
  });
});
