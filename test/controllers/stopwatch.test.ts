import { expect } from '@open-wc/testing';
import { Stopwatch } from '../../src/controllers/stopwatch.js';
import { FakeTime } from '../support/fake-time.js';

function started(): { time: FakeTime; watch: Stopwatch } {
  const time = new FakeTime();
  const watch = new Stopwatch(time);
  watch.run();
  return { time, watch };
}

describe('a stopwatch', () => {
  it('stands at 0 until it runs', () => {
    const time = new FakeTime();
    const watch = new Stopwatch(time);
    time.pass(500);
    expect(watch.elapsed).to.equal(0);
    watch.run();
    time.pass(500);
    expect(watch.elapsed).to.equal(500);
  });

  it('stands still while it is halted, and goes on from there', () => {
    const { time, watch } = started();
    time.pass(1000);
    watch.halt();
    time.pass(5000);
    expect(watch.elapsed).to.equal(1000);
    watch.run();
    time.pass(250);
    expect(watch.elapsed).to.equal(1250);
  });

  it('runs once however often it is told to, and is halted once', () => {
    const { time, watch } = started();
    time.pass(100);
    watch.run();
    time.pass(100);
    watch.run();
    expect(watch.elapsed).to.equal(200);
    watch.halt();
    watch.halt();
    expect(watch.elapsed).to.equal(200);
  });

  it('gives whole milliseconds, and loses no part of one by a halt', () => {
    const { time, watch } = started();
    for (let round = 0; round < 10; round += 1) {
      time.pass(0.7);
      expect(Number.isInteger(watch.elapsed)).to.equal(true);
      watch.halt();
      watch.run();
    }
    time.pass(0.01);
    expect(watch.elapsed).to.equal(7);
  });
});
