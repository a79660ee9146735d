import { expect, fixture, html } from '@open-wc/testing';
import { press } from '../support/commands.js';
import type { TableDriver } from '../support/table-driver.js';
import { heard, openScene as open } from '../support/scene.js';
import type { Scene } from '../support/scene.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

/** What has the focus, by its name for assistive technology. */
function focused({ root }: TableDriver): string {
  return root.activeElement?.getAttribute('aria-label') ?? '';
}

async function keys(scene: Scene, ...names: string[]): Promise<string> {
  await press(...names);
  return heard(scene);
}

describe('the keys', () => {
  it('come by Tab to one place of each area, and to one of the buttons', async () => {
    const { driver } = await open();
    const before = await fixture<HTMLElement>(html`<button>before</button>`);
    driver.element.before(before);
    before.focus();
    const names: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await press('Tab');
      await driver.rest();
      names.push(focused(driver));
    }
    expect(names).to.deep.equal([
      'New game',
      'Stock, 24 cards, draw',
      'Foundation 1, empty',
      'ace of clubs',
    ]);
    await press('Tab');
    expect(driver.root.activeElement, 'leaves the element').to.equal(null);
    before.remove();
  });

  it('held down, draw once and walk on: a draw too many could cost points', async () => {
    const scene = await open();
    const { driver } = scene;
    driver.element.focus();
    await driver.rest();
    const hold = (key: string): void => {
      for (const repeat of [false, true, true, true]) {
        driver.root.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, repeat, bubbles: true, composed: true }),
        );
      }
    };
    hold('d');
    await driver.rest();
    expect(driver.element.moves).to.equal(1);
    hold('u');
    await driver.rest();
    expect(driver.element.moves).to.equal(0);
    hold('n');
    await driver.rest();
    expect(driver.element.seed).not.to.equal(klondike.seed);
  });

  it('walk, pick up, lay down, lengthen, send home and undo', async () => {
    const scene = await open();
    const { driver } = scene;
    driver.element.focus();
    await driver.rest();
    expect(focused(driver)).to.equal('ace of clubs');
    expect(await keys(scene, 'd')).to.match(/^Drawn: .* of /);
    expect(driver.size('W')).to.equal(1);
    expect(await keys(scene, 'u')).to.match(/^Undone: Draw a card/);
    expect(driver.size('W')).to.equal(0);
    expect(await keys(scene, 'Shift+U')).to.match(/^Redone/);
  });
});
