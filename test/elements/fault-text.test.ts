import { expect } from '@open-wc/testing';
import { StorageError } from '../../src/controllers/storage-error.js';
import type { StorageFault } from '../../src/controllers/storage-error.js';
import { translated } from '../../src/elements/language/translated.js';
import { createGame, OptionError, RecordError, recordFaults } from '../../src/engine/index.js';
import { pseudoLocale, unbracketed } from '../support/pseudo-locale.js';

/** What is said of an error in a language whose every message stands between brackets. */
async function told(error: Error): Promise<string> {
  const pseudo = await translated('qaa', new Map([['qaa', pseudoLocale]]));
  return pseudo?.faultText(error) ?? '';
}

function plain(text: string): string {
  return text.replaceAll(/[⟦⟧]/g, '');
}

function errorOf(request: object): Error {
  try {
    createGame({ variant: 'klondike', seed: 'x', ...request });
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error(`${JSON.stringify(request)} is allowed.`);
}

describe('an error, told to the player', () => {
  for (const request of [
    { variant: 'chess' },
    { scoring: 'golf' },
    { draw: 2 },
    { passes: 0 },
    { passes: 'many' },
    { reveal: 'never' },
    { undo: 'twice' },
    { timeLimit: 1.5 },
    { timeBonus: -1 },
    { scoring: 'timed', timerStart: 0 },
    { scoring: 'timed', timerRate: 'fast' },
    { scoring: 'no-clock', basePoints: 0 },
    { variant: 'tournament', wildcard: 'yes' },
  ]) {
    it(`says all that its English says: ${JSON.stringify(request)}`, async () => {
      const error = errorOf(request);
      const text = await told(error);
      expect(plain(text)).to.equal(error.message);
      expect(unbracketed(text)).to.equal('');
    });
  }

  for (const [request, text] of [
    [{ seed: 'x'.repeat(129) }, /^seed: "x{60}…" is not .* at most 128 bytes of UTF-8$/],
    [{ seed: 7 }, /^seed: 7 is not allowed; allowed: a text of at most 128 bytes of UTF-8$/],
    [{ scoring: 'timed', undo: 'once' }, /^undo: "once" is not allowed; allowed: none$/],
    [{ contest: 'yes' }, /^contest: "yes" is not allowed; allowed: true, false$/],
  ] as const) {
    it(`names what is allowed: ${JSON.stringify(request).slice(0, 60)}`, async () => {
      const said = await told(errorOf(request));
      expect(plain(said)).to.match(text);
      expect(unbracketed(said)).to.equal('');
    });
  }

  it('names the steps that a replay may be asked for', async () => {
    const error = new OptionError('at', 'end', 'a whole number from 0 to 1000000');
    const said = await told(error);
    expect(plain(said)).to.equal(error.message);
    expect(unbracketed(said)).to.equal('');
  });

  it('has a text of its own for each fault of a record, with the line', async () => {
    const texts = await Promise.all(
      recordFaults.map((reason) => told(new RecordError(reason, 12, 'English'))),
    );
    for (const text of texts) {
      expect(plain(text)).to.match(/^Line 12: [A-Z].*\.$/);
      expect(unbracketed(text)).to.equal('');
    }
    expect(new Set(texts).size).to.equal(recordFaults.length);
  });

  it('has one for each fault of the storage', async () => {
    const faults: readonly StorageFault[] = ['blocked', 'full', 'damaged', 'newer', 'other-tab'];
    for (const fault of faults) {
      const error = new StorageError(fault);
      const text = await told(error);
      expect(plain(text)).to.equal(error.message);
      expect(unbracketed(text)).to.equal('');
    }
  });

  it('is said as it is where nobody foresaw it', async () => {
    expect(plain(await told(new TypeError('Failed to fetch')))).to.equal(
      'Something went wrong: Failed to fetch',
    );
  });
});
