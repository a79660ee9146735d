import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type * as Engine from '../../src/engine/index.js';
import { emulatePlace } from '../support/commands.js';
import type { archive as recordArchive } from '../support/record-archive.js';

/** Records, what Node says of them by the sources, and the minified engine in one module. */
type Archive = ReturnType<typeof recordArchive> & { readonly engine: string };

const places = [
  { timeZone: 'UTC', locale: 'en-US' },
  { timeZone: 'Pacific/Kiritimati', locale: 'tr-TR' },
  { timeZone: 'America/St_Johns', locale: 'ar-EG' },
  { timeZone: 'Australia/Lord_Howe', locale: 'de-DE' },
];

describe('the verdicts of the minified engine in this browser', () => {
  let archive: Archive;
  let engine: typeof Engine;

  before(async () => {
    archive = await executeServerCommand<Archive, undefined>('archive');
    const url = URL.createObjectURL(new Blob([archive.engine], { type: 'text/javascript' }));
    engine = (await import(/* @vite-ignore */ url)) as typeof Engine;
    URL.revokeObjectURL(url);
  });

  it('are asked for of honest records and of others', () => {
    const { texts, verdicts } = archive;
    expect(texts.length).to.be.greaterThan(100);
    expect(verdicts).to.contain('"valid":true').and.contain('"valid":false');
    expect(archive.engine, 'minified').not.to.contain('/**');
  });

  for (const place of places) {
    it(`are those of Node, byte by byte: ${place.timeZone}, ${place.locale}`, async () => {
      await emulatePlace(place);
      const here = new Intl.DateTimeFormat().resolvedOptions();
      expect([here.timeZone, here.locale]).to.deep.equal([place.timeZone, place.locale]);
      const { texts, verdicts } = archive;
      expect(JSON.stringify(texts.map((text) => engine.verify(text)))).to.equal(verdicts);
    });
  }

  it('are the same each time, whatever was verified between', () => {
    const { texts, verdicts } = archive;
    const backwards = [...texts].reverse().map((text) => engine.verify(text));
    expect(JSON.stringify(backwards.reverse())).to.equal(verdicts);
    const thrice = texts.map((text) => {
      const [first, ...rest] = [1, 2, 3].map(() => JSON.stringify(engine.verify(text)));
      for (const each of rest) expect(each).to.equal(first);
      return first;
    });
    expect(`[${thrice.join(',')}]`).to.equal(verdicts);
  });
});
