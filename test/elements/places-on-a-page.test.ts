import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireGameElement } from '../../src/index.js';
import '../../src/define.js';
import { mouse, pointOf } from '../support/commands.js';

function laidOut(element: SolitaireGameElement): DOMRect {
  const card = element.shadowRoot?.querySelector('.card');
  if (!card) throw new Error('no card is drawn');
  return card.getBoundingClientRect();
}

describe('wherever a page puts it', () => {
  for (const style of [
    'display: inline-block',
    'position: absolute',
    'display: flex',
    'display: grid; justify-content: start',
    'float: left',
  ]) {
    it(`has a width of its own where nothing gives it one: ${style}`, async () => {
      const element = await fixture<SolitaireGameElement>(html`<solitaire-game></solitaire-game>`, {
        parentNode: Object.assign(document.createElement('div'), { style }),
      });
      const { width } = element.getBoundingClientRect();
      expect(width).to.be.within(280, innerWidth);
      expect(laidOut(element).width).to.be.greaterThan(20);
    });
  }

  for (const width of [200, 240, 280, 320, 360]) {
    it(`nothing is cut off at ${width} px`, async () => {
      const element = await fixture<SolitaireGameElement>(html`<solitaire-game></solitaire-game>`, {
        parentNode: Object.assign(document.createElement('div'), { style: `width: ${width}px` }),
      });
      const root = element.shadowRoot?.querySelector('.root');
      expect(root?.scrollWidth).to.be.at.most(width);
    });
  }

  it('is styled and played in the document of a frame, and back', async () => {
    const element = await fixture<SolitaireGameElement>(
      html`<solitaire-game seed="frame" style="--solitaire-move-duration: 0"></solitaire-game>`,
    );
    const home = element.parentElement;
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="another document" style="width: 600px; height: 600px"></iframe>`,
    );
    const before = laidOut(element);
    const { game } = element;
    frame.contentDocument?.body.append(element);
    await element.updateComplete;
    expect(element.game).to.equal(game);
    expect(element.draw()).to.equal(true);
    await element.updateComplete;
    const { width, height } = laidOut(element);
    expect(height / width).to.be.closeTo(1.4, 0.05);
    expect(getComputedStyle(element).display).to.equal('block');

    const stock = element.shadowRoot?.querySelector('.stock .card.top') ?? element;
    const inFrame = pointOf(stock);
    const { x, y } = frame.getBoundingClientRect();
    await mouse.click({ x: x + inFrame.x + frame.clientLeft, y: y + inFrame.y + frame.clientTop });
    await element.updateComplete;
    expect(element.moves, 'a click in the frame').to.equal(2);
    expect(element.undo()).to.equal(true);

    home?.append(element);
    await element.updateComplete;
    expect(element.undo()).to.equal(true);
    await element.updateComplete;
    expect(laidOut(element).width).to.be.closeTo(before.width, 1);
  });
});
