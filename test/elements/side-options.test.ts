import { expect } from '@open-wc/testing';
import { EventRecorder } from '../support/event-recorder.js';
import { still, TableDriver } from '../support/table-driver.js';
import { until } from '../support/until.js';

const klondike = { variant: 'klondike', seed: 'w979728' };

const wrong = {
  assist: {
    values: ['everything', '', 'WINNABLE', '__proto__', 'false'],
    allowed: 'winnable',
    right: 'winnable',
  },
  verbosity: {
    values: ['loud', '', 'Full', 'constructor'],
    allowed: 'full, brief, off',
    right: 'brief',
  },
  at: {
    values: ['end', '', '-1', '1.5', '1e3', '99999999999999999999'],
    allowed: 'a whole number from 0 to 1000000',
    right: '1',
  },
} as const;

function noticeOf({ root }: TableDriver): string {
  return root.querySelector('.notice span')?.textContent ?? '';
}

describe('an option that is no rule', () => {
  for (const [name, { values, allowed, right }] of Object.entries(wrong)) {
    it(`${name}: what is not allowed is told, once, and the game goes on`, async () => {
      const record = (await TableDriver.open(klondike, { style: still })).element.record ?? '';
      // A step is of a replay.
      const scene = name === 'at' ? { readonly: '', record } : klondike;
      const driver = await TableDriver.open(scene, { style: still });
      const { element } = driver;
      const recorder = new EventRecorder(element);
      for (const [index, value] of values.entries()) {
        element.setAttribute(name, value);
        const message = `${name}: "${value}" is not allowed; allowed: ${allowed}`;
        await until(() => noticeOf(driver).startsWith(`${name}: "${value}"`), 'It can be read.');
        expect(noticeOf(driver)).to.equal(message);
        element.muted = !element.muted;
        await driver.rest();
        expect(recorder.heard.map((heard) => heard['message'])).to.have.length(index + 1);
        expect(recorder.heard.at(-1)).to.deep.equal({ type: 'solitaire-error', message });
      }
      expect(driver.root.querySelector('.table')).not.to.equal(null);
      if (name !== 'at') expect(element.draw()).to.equal(true);
      element.setAttribute(name, right);
      await driver.rest();
      await driver.rest();
      expect(noticeOf(driver), 'taken back').to.equal('');
      expect(recorder.of('error')).to.have.length(values.length);
    });

    it(`${name}: is told also when it is wrong from the start`, async () => {
      const [value] = values;
      const record = (await TableDriver.open(klondike, { style: still })).element.record ?? '';
      const scene = name === 'at' ? { readonly: '', record } : klondike;
      const driver = await TableDriver.open({ ...scene, [name]: value }, { style: still });
      await until(() => noticeOf(driver).includes(allowed), 'It can be read.');
    });
  }

  it('of another kind than a text is told, too', async () => {
    const driver = await TableDriver.open(klondike, { style: still });
    Object.assign(driver.element, { verbosity: 3 });
    await until(() => noticeOf(driver).startsWith('verbosity: 3'), 'It can be read.');
  });
});
