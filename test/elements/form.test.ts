import { expect, fixture, html } from '@open-wc/testing';
import { verify } from '../../src/engine/index.js';
import type { SolitaireGameElement } from '../../src/index.js';
import { accessibilityTree, findAccessible } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728', name: 'game' };

async function open(
  attributes: Attributes = klondike,
): Promise<{ form: HTMLFormElement; driver: TableDriver; element: SolitaireGameElement }> {
  const form = await fixture<HTMLFormElement>(html`<form><fieldset></fieldset></form>`);
  const parent = form.querySelector('fieldset') ?? form;
  const driver = await TableDriver.open(attributes, { parent, time: new FakeTime(), style: still });
  return { form, driver, element: driver.element };
}

function valueIn(form: HTMLFormElement): unknown {
  return new FormData(form).get('game');
}

describe('an element in a form', () => {
  it('has its record as its value, at every moment', async () => {
    const { form, element } = await open();
    expect(element.form).to.equal(form);
    expect(valueIn(form)).to.equal(element.record);
    element.draw();
    await element.updateComplete;
    expect(valueIn(form)).to.equal(element.record);
    element.giveUp();
    await element.updateComplete;
    expect(verify(String(valueIn(form)))).to.include({ valid: true, outcome: 'given-up' });
  });

  it('has no value without a name', async () => {
    const { form, element } = await open({ variant: 'klondike' });
    expect([...new FormData(form)]).to.deep.equal([]);
    element.name = 'game';
    await element.updateComplete;
    expect(valueIn(form)).to.equal(element.record);
  });

  it('writes its record once for each game, and not where nobody reads it', async () => {
    const { element } = await open({ variant: 'klondike' });
    let written = 0;
    const { record } = element;
    Object.defineProperty(element, 'record', {
      get: () => {
        written += 1;
        return record;
      },
    });
    element.draw();
    await element.updateComplete;
    expect(written, 'without a name').to.equal(0);
    element.name = 'game';
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    expect(written, 'with a name').to.equal(1);
    element.draw();
    await element.updateComplete;
    expect(written, 'after a move').to.equal(2);
  });

  it('that is required is not valid until its game is over', async () => {
    const { form, element } = await open({ ...klondike, required: '' });
    expect(form.checkValidity()).to.equal(false);
    expect(element.validity.valueMissing).to.equal(true);
    expect(element.validationMessage).to.contain('end');
    expect(element.matches(':invalid')).to.equal(true);
    element.draw();
    await element.updateComplete;
    expect(element.checkValidity()).to.equal(false);
    element.giveUp();
    await element.updateComplete;
    expect(form.checkValidity()).to.equal(true);
    expect(element.validationMessage).to.equal('');
    element.newGame();
    await element.updateComplete;
    expect(form.checkValidity()).to.equal(false);
    element.required = false;
    await element.updateComplete;
    expect(form.checkValidity()).to.equal(true);
  });

  it('takes the focus when it is in the way of sending', async () => {
    const { form, driver, element } = await open({ ...klondike, required: '' });
    form.requestSubmit();
    expect(document.activeElement).to.equal(element);
    expect(driver.root.activeElement).not.to.equal(null);
  });

  it('deals the same game again at a reset, but not in a contest', async () => {
    const { form, driver, element } = await open();
    element.draw();
    const { start } = driver.game;
    form.reset();
    await driver.rest();
    expect(element.moves).to.equal(0);
    expect(driver.game.start).to.deep.equal(start);
    expect(valueIn(form)).to.equal(element.record);
    element.contest = true;
    await driver.rest();
    element.start();
    element.draw();
    const { game } = driver;
    form.reset();
    await driver.rest();
    expect(driver.game).to.equal(game);
  });

  it('is disabled with its fieldset', async () => {
    const { form, driver, element } = await open();
    const fieldset = form.querySelector('fieldset');
    if (!fieldset) throw new Error('The form has no fieldset.');
    fieldset.disabled = true;
    await driver.rest();
    expect(element.isInteractive).to.equal(false);
    await driver.click('S');
    expect(element.moves).to.equal(0);
    expect(valueIn(form)).to.equal(null);
    expect(driver.tool('new').getAttribute('aria-disabled')).to.equal('true');
    fieldset.disabled = false;
    await driver.rest();
    await driver.click('S');
    expect(element.moves).to.equal(1);
    expect(element.disabled, 'the property is its own').to.equal(false);
  });

  it('comes back as the browser kept it, unless it is a contest', async () => {
    const { driver, element } = await open();
    element.draw();
    const { record } = element;
    element.newGame();
    element.formStateRestoreCallback(record);
    await driver.rest();
    expect(element.record).to.equal(record);
    element.formStateRestoreCallback((record ?? '').replace('casual', 'contest'));
    element.formStateRestoreCallback(null);
    await driver.rest();
    expect(element.record).to.equal(record);
    expect(driver.root.querySelector('.notice')).to.equal(null);
  });

  it('says nothing of itself that no form is in', async () => {
    const driver = await TableDriver.open({ variant: 'klondike', required: '' }, { style: still });
    expect(driver.element.form).to.equal(null);
    expect(driver.element.checkValidity()).to.equal(false);
    expect(findAccessible(await accessibilityTree(), 'alert')).to.deep.equal([]);
  });
});
