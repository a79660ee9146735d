import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.js';
import { recordsOf } from '../../src/cli/record-stream.js';
import type { RecordItem } from '../../src/cli/record-stream.js';
import { commit, createGame, formatRecord, verify } from '../../src/engine/index.js';
import { buildCli, runCli } from '../support/built-cli.js';
import { seededRandom } from '../support/random-player.js';
import { randomGame } from '../support/random-record.js';
import { collected } from '../support/collected.js';

const record = formatRecord(createGame({ variant: 'klondike', contest: true, seed: 'a' }));
const wrong = record.replace('score 0', 'score 5');

const folder = mkdtempSync(join(tmpdir(), 'solitaire-game-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const stream = (...lines: readonly unknown[]): string =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in this process. */
async function called(
  args: readonly string[],
  input = '',
): Promise<{
  code: number;
  verdicts: unknown[];
  errors: string;
}> {
  const output = collected();
  const errors = collected();
  const terminal = { input: Readable.from([input]), output: output.stream, errors: errors.stream };
  const code = await run(['verify', ...args], terminal);
  const verdicts = output
    .text()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  return { code, verdicts, errors: errors.text() };
}

describe('verify', () => {
  it('judges a file with one record', async () => {
    const path = file('one.txt', record);
    expect(await called([path])).toEqual({
      code: 0,
      verdicts: [{ id: path, valid: true, score: 0, outcome: 'playing', elapsed: 0 }],
      errors: '',
    });
  });

  it('judges several files, and fails when one is wrong', async () => {
    const paths = [file('good.txt', record), file('bad.txt', wrong)];
    const { code, verdicts } = await called(paths);
    expect(code).toBe(1);
    expect(verdicts).toMatchObject([
      { id: paths[0], valid: true },
      { id: paths[1], valid: false, line: 9, reason: 'score' },
    ]);
  });

  it('judges what is piped in', async () => {
    expect(await called(['-'], record)).toMatchObject({ code: 0, verdicts: [{ id: '-' }] });
    expect(await called(['-'], '')).toMatchObject({
      code: 1,
      verdicts: [{ reason: 'not-a-record' }],
    });
  });

  it('judges a stream, in its order, and says what is wrong with its lines', async () => {
    const { code, verdicts } = await called(
      ['-'],
      stream(
        { id: 1, record },
        { id: 'two', record: wrong },
        '',
        '{"id": 3',
        { id: 4 },
        { id: [], record },
        'null',
        { record, more: true },
        `{"id": 5, "record": "${'x'.repeat(1_100_000)}"}`,
      ) + JSON.stringify({ id: 'last', record }),
    );
    expect(code).toBe(1);
    expect(verdicts).toMatchObject([
      { id: 1, valid: true },
      { id: 'two', valid: false, line: 9 },
      { id: null, valid: false, reason: 'not-json' },
      { id: 4, valid: false, reason: 'no-record' },
      { id: null, valid: false, reason: 'no-record' },
      { id: null, valid: false, reason: 'no-record' },
      { id: null, valid: true },
      { id: null, valid: false, reason: 'too-long' },
      { id: 'last', valid: true },
    ]);
    expect(verdicts[2]).toHaveProperty('message', expect.stringMatching(/^-:4: /));
  });

  it('judges by what is expected, of all records or of one', async () => {
    const expected = JSON.stringify({ variant: 'klondike', contest: true, options: {} });
    expect((await called(['--expect', expected, '-'], record)).code).toBe(0);
    expect(await called(['--expect', '{"scoring":"none"}', '-'], record)).toMatchObject({
      code: 1,
      verdicts: [{ reason: 'other-scoring', line: 4 }],
    });
    const withheld = formatRecord(createGame({ variant: 'klondike', seed: 'secret' }), {
      withholdSeed: true,
    });
    const { verdicts } = await called(
      ['--expect', JSON.stringify({ commitment: commit('secret') }), '-'],
      stream(
        { id: 1, record: withheld },
        { id: 2, record: withheld, expected: { seed: 'secret' } },
      ),
    );
    expect(verdicts).toMatchObject([{ reason: 'seed-needed' }, { valid: true }]);
  });

  it('takes no expectation of one record that it does not understand', async () => {
    const expectations = [{ sed: 'x' }, { shortest: '9' }, { seed: null }, [], 5, null];
    const { code, verdicts } = await called(
      ['-'],
      stream(...expectations.map((expected, id) => ({ id, record, expected }))),
    );
    expect(code).toBe(1);
    expect(verdicts).toMatchObject(
      expectations.map((_, id) => ({ id, valid: false, reason: 'no-record' })),
    );
  });

  it.each([
    [[], 'No file is named'],
    [['--jobs', 'x', '-'], '--jobs takes a whole number'],
    [['--expect', 'x', '-'], '--expect takes a JSON object'],
    [['--expect', '[]', '-'], '--expect: expected: a list is no object'],
    [['--expect', '{"varaint":"klondike"}', '-'], '--expect: expected.varaint: unknown; known:'],
    [['--expect', '{"contest":"yes"}', '-'], 'contest: "yes" is not allowed; allowed: true, false'],
    [['--expect', '{"options":{"draw":2}}', '-'], 'draw: 2 is not allowed; allowed: 1, 3'],
    [['--expect', '{"shortest":-5}', '-'], 'expected.shortest: -5 is not allowed'],
    [['--what', '-'], '--what'],
    [['/nowhere/at/all'], '/nowhere/at/all cannot be read'],
    [[tmpdir()], 'cannot be read'],
  ])('is called wrongly: %j', async (args, message) => {
    const { code, verdicts, errors } = await called(args);
    expect([code, verdicts]).toEqual([2, []]);
    expect(errors).toContain(message);
  });

  it('shows a progress bar on a terminal only', async () => {
    for (const isTTY of [true, false]) {
      const errors = collected();
      const terminal = {
        input: Readable.from([]),
        output: collected().stream,
        errors: Object.assign(errors.stream, { isTTY }),
      };
      expect(await run(['verify', file('bar.txt', record)], terminal)).toBe(0);
      if (isTTY) expect(errors.text()).toMatch(/\[#+\] 100 % 1 records, 0 invalid/);
      else expect(errors.text()).toBe('');
    }
  });

  it('takes a stream however it is cut into pieces', async () => {
    const text = stream({ id: 'ünï', record }, { id: 2, record: wrong });
    const bytes = Buffer.from(text);
    for (const size of [1, 7, 4096]) {
      async function* pieces(): AsyncGenerator<string> {
        await Promise.resolve();
        for (let start = 0; start < text.length; start += size) {
          yield text.slice(start, start + size);
        }
      }
      const items: RecordItem[] = [];
      for await (const item of recordsOf(pieces(), '-')) items.push(item);
      expect(items).toEqual([
        { id: 'ünï', record },
        { id: 2, record: wrong },
      ]);
    }
    const terminal = {
      input: Readable.from([...bytes].map((byte) => Uint8Array.of(byte))),
      output: collected().stream,
      errors: collected().stream,
    };
    expect(await run(['verify', '-'], terminal)).toBe(1);
  });
});

describe('the published command', () => {
  beforeAll(buildCli, 60_000);

  const random = seededRandom(77);
  const records = Array.from({ length: 90 }, (_, id) => {
    const text = formatRecord(randomGame(random, 40));
    return { id, record: id % 7 === 3 ? text.replace(/score .*/, 'score 123456') : text };
  });
  const input = records.map((each) => `${JSON.stringify(each)}\n`).join('');
  const wanted = records
    .map(({ id, record: text }) => `${JSON.stringify({ id, ...verify(text) })}\n`)
    .join('');

  it.each([['1'], ['3'], ['0']])(
    'gives the same verdicts in the same order with --jobs %s',
    async (jobs) => {
      const { code, output, errors } = await runCli(['verify', '--jobs', jobs, '-'], { input });
      expect(errors).toBe('');
      expect(output).toBe(wanted);
      expect(code).toBe(1);
    },
    30_000,
  );

  it.each([['1'], ['2']])(
    'judges each record of a pipe that stays open as it comes, with --jobs %s',
    async (jobs) => {
      const lines = input.split('\n').slice(0, 5);
      const told: number[] = [];
      const { output } = await runCli(['verify', '--jobs', jobs, '-'], {
        input: `${lines[0]}\n`,
        onOutput(text, pipe) {
          const verdicts = text.split('\n').length - 1;
          told.push(verdicts);
          const next = lines[verdicts];
          if (next === undefined) pipe.end();
          else pipe.write(`${next}\n`);
        },
      });
      expect(told).toEqual([1, 2, 3, 4, 5]);
      expect(wanted.startsWith(output)).toBe(true);
    },
    30_000,
  );

  it.each([
    { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    {
      TZ: 'America/St_Johns',
      LANG: 'ar_EG.UTF-8',
      LC_ALL: 'C',
      NODE_OPTIONS: '--max-old-space-size=64',
    },
  ])(
    'gives them under %j, too',
    async (env) => {
      expect((await runCli(['verify', '-'], { input, env })).output).toBe(wanted);
    },
    30_000,
  );

  it('helps, names its version, and refuses what it does not know', async () => {
    expect(await runCli(['--help'])).toMatchObject({ code: 0, errors: '' });
    expect((await runCli(['verify', '--help'])).output).toContain('--expect JSON');
    expect((await runCli(['--version'])).output).toMatch(/^\d+\.\d+\.\d+/);
    expect(await runCli([])).toMatchObject({ code: 2, output: '' });
    const unknown = await runCli(['constructor']);
    expect(unknown.code).toBe(2);
    expect(unknown.errors).toContain('commands: verify, replay, deal, solve');
  }, 30_000);
});
