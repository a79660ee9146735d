import { expect } from '@open-wc/testing';
import { formatClock } from '../../src/elements/clock-time.js';

describe('the clock', () => {
  const shown: readonly (readonly [number, string])[] = [
    [0, '0:00'],
    [0.999, '0:00'],
    [9, '0:09'],
    [59, '0:59'],
    [59.999, '0:59'],
    [60, '1:00'],
    [599, '9:59'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [36_000, '10:00:00'],
    [54_123, '15:02:03'],
    [359_999, '99:59:59'],
  ];
  for (const [seconds, text] of shown) {
    it(`shows ${seconds} s as ${text}`, () => {
      expect(formatClock(seconds)).to.equal(text);
    });
  }

  it('is never negative', () => {
    expect([-0.001, -1, -3600, -Infinity].map(formatClock)).to.deep.equal(
      Array.from({ length: 4 }, () => '0:00'),
    );
  });

  it('always has two digits for seconds, and for minutes after an hour', () => {
    const texts = Array.from({ length: 7300 }, (_, seconds) => formatClock(seconds));
    expect(texts.filter((text) => !/^(\d{1,2}|\d+:[0-5]\d):[0-5]\d$/.test(text))).to.deep.equal([]);
    expect(new Set(texts).size).to.equal(texts.length);
  });
});
