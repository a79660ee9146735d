import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { defineElements, SolitaireGameElement } from '../../src/index.js';
import { mouse, press } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { setups } from '../support/setups.js';
import { build, still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

type Companion = HTMLElement &
  Pick<LitElement, 'updateComplete'> & { for: string | null | undefined };
type Name = 'score' | 'clock' | 'controls' | 'rules';
const names: readonly Name[] = ['score', 'clock', 'controls', 'rules'];

function companion(name: Name, attributes: Attributes = {}, prefix = 'solitaire'): Companion {
  const element = document.createElement(`${prefix}-${name}`) as Companion;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a companion shows, in words. */
function shown({ shadowRoot }: Companion): string {
  return squeezed(shadowRoot?.querySelector('.companion')?.textContent ?? '');
}

function inside(element: Element, selector: string): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** What the bar of the game itself shows. */
function shownBy({ root }: TableDriver, selector: string): string {
  return squeezed(
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' '),
  );
}

const labels = (element: Element): readonly (string | null)[][] =>
  inside(element, '.tool').map((tool) =>
    ['aria-label', 'aria-disabled', 'aria-pressed'].map((name) => tool.getAttribute(name)),
  );

async function settled(...elements: readonly Companion[]): Promise<void> {
  await nextFrame();
  for (const { updateComplete } of elements) await updateComplete;
}

describe('companions of a game', () => {
  let page: HTMLElement;
  let time: FakeTime;
  beforeEach(async () => {
    page = await fixture<HTMLElement>(html`<div></div>`);
    time = new FakeTime();
  });

  const open = (attributes: Attributes = {}): Promise<TableDriver> =>
    TableDriver.open(
      { variant: 'klondike', seed: 'companions', id: 'game', ...attributes },
      { time, style: still, parent: page },
    );

  /** One more for a game by its id, beside it. */
  async function beside(name: Name, id = 'game'): Promise<Companion> {
    const element = companion(name, { for: id });
    page.append(element);
    await settled(element);
    return element;
  }

  for (const { name, variant, options } of setups) {
    it(`show what its own bar shows: ${name}`, async () => {
      const given = Object.entries(options).map(([option, value]) => [option, String(value)]);
      const driver = await open({ variant, ...(Object.fromEntries(given) as Attributes) });
      const score = await beside('score');
      const clock = await beside('clock');
      const controls = await beside('controls');
      const { element } = driver;
      for (let turn = 0; turn < 6; turn += 1) {
        const [move] = driver.game.legalMoves().slice(-1);
        if (move) element.play(move);
        time.pass(1000);
        await settled(score, clock, controls);
        expect(shown(score)).to.equal(shownBy(driver, '.score, .moves, .pass'));
        expect(labels(controls)).to.deep.equal(labels(element));
        const own = shownBy(driver, '.timer, .clock');
        if (own !== '') expect(shown(clock)).to.equal(own);
      }
      expect(shown(score)).to.match(/Moves [1-6]\b/);
    });
  }

  it('count down where the time is limited, and up where it is not', async () => {
    await open({ 'time-limit': 60 });
    await open({ id: 'free', scoring: 'none' });
    const [left, up] = [await beside('clock'), await beside('clock', 'free')];
    expect([shown(left), shown(up)]).to.deep.equal(['Time left 1:00', 'Time 0:00']);
    for (const [second, text] of [
      ['Time left 0:59', 'Time 0:01'],
      ['Time left 0:58', 'Time 0:02'],
    ]) {
      time.pass(1000);
      await settled(left, up);
      expect([shown(left), shown(up)]).to.deep.equal([second, text]);
    }
  });

  it('show the points timer where there is one', async () => {
    await open({ variant: 'tournament', scoring: 'timed' });
    const clock = await beside('clock');
    expect(inside(clock, '[role="timer"]')).to.have.length(1);
  });

  it('tell the rules that the help tells, also before the Start of a contest', async () => {
    const driver = await open();
    const rules = await beside('rules');
    await mouse.click(driver.tool('help'));
    while (!driver.nodes.help?.open) await nextFrame();
    const title = squeezed(driver.find('#help-title').textContent);
    const text = squeezed(driver.find('.help-body').textContent);
    expect(shown(rules)).to.match(/^How to play: Klondike Goal/);
    expect(`${title} ${text}`.startsWith(shown(rules))).to.equal(true);

    const waiting = build({ id: 'contest', contest: '', variant: 'colorado' }, { time });
    page.append(waiting);
    await waiting.updateComplete;
    expect(waiting.game).to.equal(undefined);
    const before = await beside('rules', 'contest');
    const score = await beside('score', 'contest');
    expect(shown(before)).to.match(/^How to play: Colorado Goal/);
    expect(shown(score)).to.equal('');
  });

  describe('find it', () => {
    it('as children, however deep', async () => {
      const driver = await open();
      const score = companion('score');
      const host = document.createElement('section');
      host.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      host.append(score);
      driver.element.append(host);
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 0');
    });

    it('as children in a shadow tree', async () => {
      const driver = await open();
      const score = companion('score');
      const host = document.createElement('section');
      host.attachShadow({ mode: 'open' }).append(score);
      driver.element.append(host);
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 0');
    });

    it('by its id, from a shadow tree into the page around', async () => {
      await open();
      const score = companion('score', { for: 'game' });
      const host = document.createElement('section');
      host.attachShadow({ mode: 'open' }).append(score);
      page.append(host);
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 0');
    });

    it('by its id first, also within another', async () => {
      const near = await open({ id: 'near' });
      await open({ id: 'far' });
      near.element.draw();
      const score = companion('score', { for: 'far' });
      near.element.append(score);
      await settled(score);
      expect(shown(score)).to.contain('Moves 0');
      score.removeAttribute('for');
      await settled(score);
      expect(shown(score)).to.contain('Moves 1');
      score.for = 'far';
      await settled(score);
      expect(shown(score)).to.contain('Moves 0');
      score.for = null;
      await settled(score);
      expect(shown(score)).to.contain('Moves 1');
    });

    it('when it comes later', async () => {
      const score = await beside('score');
      expect(shown(score)).to.equal('');
      await open();
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 0');
    });

    it('again when it has been away', async () => {
      const driver = await open();
      const score = await beside('score');
      driver.element.draw();
      driver.element.remove();
      await settled(score);
      expect(shown(score)).to.equal('');
      page.append(driver.element);
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 1');
    });

    it('when ids change', async () => {
      const driver = await open();
      const score = await beside('score');
      driver.element.id = 'another';
      await settled(score);
      expect(shown(score)).to.equal('');
      driver.element.id = 'game';
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 0');
    });

    it('anew when they are moved into another', async () => {
      const [one, other] = [await open({ id: 'one' }), await open({ id: 'other' })];
      other.element.draw();
      const score = companion('score');
      one.element.append(score);
      await settled(score);
      expect(shown(score)).to.contain('Moves 0');
      other.element.append(score);
      await settled(score);
      expect(shown(score)).to.contain('Moves 1');
      page.append(score);
      await settled(score);
      expect(shown(score)).to.equal('');
    });

    it('not by the id of something within it', async () => {
      const driver = await open();
      driver.element.append(Object.assign(document.createElement('p'), { id: 'inner' }));
      expect(shown(await beside('score', 'inner'))).to.equal('');
    });

    it('when both get their tags only later', async () => {
      const game = document.createElement('later-game');
      game.setAttribute('seed', 'later');
      const companions = names.map((name) => companion(name, {}, 'later'));
      game.append(...companions);
      page.append(game);
      await nextFrame();
      defineElements('later');
      await settled(...companions);
      await settled(...companions);
      expect(game).to.be.instanceOf(SolitaireGameElement);
      for (const each of companions) expect(shown(each), each.localName).to.not.equal('');
    });
  });

  describe('under another tag', () => {
    it('leave the first ones as they are, and take a second call', () => {
      const before = names.map((name) => customElements.get(`solitaire-${name}`));
      defineElements('another');
      defineElements('another');
      defineElements();
      expect(names.map((name) => customElements.get(`solitaire-${name}`))).to.deep.equal(before);
      expect(() => defineElements('No Prefix')).to.throw(DOMException);
    });

    it('go with the game of a class of the page', async () => {
      customElements.define('page-solitaire', class extends SolitaireGameElement {});
      const game = document.createElement('page-solitaire');
      if (!(game instanceof SolitaireGameElement)) throw new Error('It is no game.');
      Object.assign(game, { id: 'own', seed: 'own', timeSource: time });
      page.append(game);
      const score = await beside('score', 'own');
      expect(shown(score)).to.equal('Score 0 Moves 0');
      game.draw();
      await settled(score);
      expect(shown(score)).to.equal('Score 0 Moves 1');
    });
  });

  describe('as buttons', () => {
    it('do what the buttons of the bar do, and give the focus to the table', async () => {
      const driver = await open();
      const controls = await beside('controls');
      const tool = (name: string): HTMLElement => {
        const [found] = inside(controls, `.tool.${name}`);
        if (!found) throw new Error(`There is no button ${name}.`);
        return found;
      };
      driver.element.draw();
      await settled(controls);
      await mouse.click(tool('undo'));
      await driver.rest();
      expect(driver.element.moves).to.equal(0);
      expect(driver.nodes.focused?.closest('.table')).to.not.equal(null);
      await settled(controls);
      expect(tool('undo').getAttribute('aria-disabled')).to.equal('true');
      await mouse.click(tool('redo'));
      expect(driver.element.moves).to.equal(1);
      await mouse.click(tool('mute'));
      expect(driver.element.muted).to.equal(true);
      await mouse.click(tool('give-up'));
      expect(driver.element.status).to.equal('given-up');
    });

    it('are one tab stop, with arrows between them', async () => {
      await open();
      const controls = await beside('controls');
      const tools = inside(controls, '.tool');
      expect(tools.map(({ tabIndex }) => tabIndex)).to.deep.equal([
        0,
        ...tools.slice(1).map(() => -1),
      ]);
      const focused = (): number =>
        tools.findIndex((each) => each === controls.shadowRoot?.activeElement);
      tools[0]?.focus();
      const walk: readonly (readonly [string, number])[] = [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', tools.length - 1],
        ['ArrowRight', 0],
        ['ArrowLeft', tools.length - 1],
        ['Home', 0],
      ];
      for (const [key, at] of walk) {
        await press(key);
        expect(focused(), key).to.equal(at);
      }
      await press('ArrowRight');
      await settled(controls);
      expect(tools.map(({ tabIndex }) => tabIndex).indexOf(0)).to.equal(1);
    });

    it('take the place of the bar in the slot', async () => {
      const driver = await open();
      const controls = companion('controls', { slot: 'controls' });
      driver.element.append(controls);
      await settled(controls);
      expect(controls.getBoundingClientRect().width).to.be.greaterThan(200);
      expect(driver.tool('new').getBoundingClientRect().width).to.equal(0);
      expect(labels(controls)).to.deep.equal(labels(driver.element));
    });
  });

  it('speak the language of where they stand', async () => {
    const driver = await open({ lang: 'de' });
    const [child, french] = [companion('score'), companion('score', { for: 'game', lang: 'fr' })];
    driver.element.append(child);
    page.append(french);
    const words = (): readonly string[] => [child, french].map((each) => shown(each));
    while (!words().join().includes('Punkte')) await nextFrame();
    while (!words()[1]?.includes('Coups')) await nextFrame();
    expect(child.shadowRoot?.querySelector('[lang="de"]')).to.not.equal(null);
    expect(french.shadowRoot?.querySelector('[lang="fr"]')).to.not.equal(null);
  });

  it('are accessible, on a light page and on a dark one', async () => {
    await open();
    for (const scheme of ['light', 'dark']) {
      page.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
      for (const name of names) await expect(await beside(name)).to.be.accessible();
    }
  });

  it('are of the document that they are moved into', async () => {
    const frame = document.createElement('iframe');
    page.append(frame);
    const inner = frame.contentDocument;
    if (!inner) throw new Error('The frame has no document.');
    const driver = await open();
    const controls = await beside('controls');
    inner.body.append(driver.element, controls);
    await settled(controls);
    expect(labels(controls)).to.deep.equal(labels(driver.element));
    const [tool] = inside(controls, '.tool');
    expect(tool && inner.defaultView?.getComputedStyle(tool).borderRadius).to.equal('8px');
  });
});
