import { expect } from '@open-wc/testing';
import { pageTime } from '../../src/controllers/time-source.js';

describe('the time of the page', () => {
  it('calls back when the delay is over', async () => {
    const before = pageTime.now();
    await new Promise<void>((resolve) => pageTime.after(20, resolve));
    expect(pageTime.now() - before).to.be.at.least(19);
  });

  it('takes a call back', async () => {
    const calls: string[] = [];
    const cancel = pageTime.after(0, () => calls.push('canceled'));
    cancel();
    await new Promise<void>((resolve) => pageTime.after(1, resolve));
    expect(calls).to.deep.equal([]);
  });

  it('does not call at once for what is further off than a browser can count', async () => {
    const calls: string[] = [];
    const cancel = pageTime.after(2 ** 40, () => calls.push('far'));
    await new Promise<void>((resolve) => pageTime.after(1, resolve));
    cancel();
    expect(calls).to.deep.equal([]);
  });

  it('is no wall clock', () => {
    const { now } = Date;
    const before = pageTime.now();
    Date.now = () => now() - 3_600_000;
    expect(pageTime.now()).to.be.within(before, before + 1000);
    Date.now = now;
  });
});
