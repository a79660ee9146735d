import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.js';
import { createGame, formatPosition } from '../../src/engine/index.js';
import { collected } from '../support/collected.js';

const readRecord = (name: string): string =>
  readFileSync(new URL(`../engine/cases/records/${name}.txt`, import.meta.url), 'utf8');

async function called(
  args: readonly string[],
  input = '',
): Promise<{ code: number; output: string; errors: string }> {
  const output = collected();
  const errors = collected();
  const terminal = { input: Readable.from([input]), output: output.stream, errors: errors.stream };
  const code = await run(args, terminal);
  return { code, output: output.text(), errors: errors.text() };
}

describe('deal', () => {
  it('shows the position of a seed', async () => {
    const { start } = createGame({ variant: 'klondike', seed: 'monday 1', draw: 3 });
    expect(await called(['deal', 'klondike', 'monday 1', '--draw', '3'])).toEqual({
      code: 0,
      output: `${formatPosition(start)}\n`,
      errors: '',
    });
  });

  it('takes conditions, scoring and every option', async () => {
    const { output } = await called(
      'deal tournament a --wildcard true --scoring no-clock --contest --base-points 5'.split(' '),
    );
    expect(output).toMatch(/^tournament wildcard=true\n/);
    expect(output).toContain('X: **');
  });

  it.each([
    [['deal'], 'A variant and a seed'],
    [['deal', 'klondike'], 'A variant and a seed'],
    [['deal', 'klondike', 'a', 'b'], 'A variant and a seed'],
    [['deal', 'golf', 'a'], 'allowed: klondike, tournament'],
    [['deal', 'klondike', 'a'.repeat(129)], 'at most 128 bytes'],
    [['deal', 'klondike', 'a', '--draw', '2'], 'allowed: 1, 3'],
    [['deal', 'klondike', 'a', '--timer-rate', '5'], 'has no use for it'],
    [['deal', 'klondike', 'a', '--drow', '3'], '--drow'],
  ])('is called wrongly: %j', async (args, message) => {
    const { code, output, errors } = await called(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(message);
  });
});

describe('replay', () => {
  it('tells a game in words', async () => {
    const { code, output } = await called(['replay', '-'], readRecord('given-up-klondike'));
    expect(code).toBe(0);
    expect(output.split('\n').slice(0, 14)).toMatchInlineSnapshot(`
      [
        "Klondike, standard scoring, casual, seed "monday 1"",
        "",
        "  0:01.234  QC QS 3S from S to W",
        "  0:02.468  4S KH 6C from S to W",
        "  0:03.702  takes back D",
        "  0:04.936  brings back D",
        "  0:06.170  5H KS 8C from S to W",
        "  0:07.404  takes back D",
        "  0:08.404  2C from T1 onto 3H of T5",
        "  0:13.404  away for 5.0 s: the page was hidden",
        "  0:13.405  gives up",
        "",
        "given-up after 0:13.405, score 0",
        "",
      ]
    `);
  });

  it('tells of the clock, the wildcard and gaps', async () => {
    const { output } = await called(['replay', '-'], readRecord('timed-tournament'));
    expect(output).toMatchInlineSnapshot(`
      "Tournament Solitaire, timed scoring, contest, seed "tab\\tand \\"quotes\\"\\n♠"

        0:01.496  QD from S to W
        0:04.856  TH from S to W
        0:09.432  4S from T1 onto 5D of T2  +109 = 109
        0:10.480  JS from S to W
        0:10.775  7D from S to W
        0:20.775  by itself: 7C from S to W
        0:23.120  the wildcard becomes AC; AC from X to the empty F1  +462 = 571
        0:33.120  by itself: QC from S to W
        0:35.465  KS from S to W
        0:39.512  AS from S to W
        0:49.512  by itself: 3H from S to W
        0:51.857  2H from S to W
        1:01.857  by itself: 9H from S to W
        1:11.857  by itself: JD from S to W
        1:13.876  away for 21.0 s: the page was left and loaded again
        1:13.876  6C from S to W
        1:23.876  by itself: 6D from S to W
        1:26.221  3S from S to W
        1:36.221  by itself: 6H from S to W
        1:38.566  KD from S to W
        1:42.259  TS from S to W
        1:46.438  AC, whose part it took, leaves S; 7H from S to W
        1:56.438  by itself: JC from S to W
        1:58.783  9C from S to W
        2:08.783  by itself: 3C from S to W
        2:11.128  3C from W onto 4D of T6  +154 = 725
        2:12.625  KC from S to W
        2:16.997  3C from T6 onto 4H of T5  +113 = 838
        2:26.997  the clock ends the game

      time after 2:26.997, score 838

      tournament wildcard=true
      W: QD TH JS 7D 7C QC KS AS 3H 2H 9H JD 6C 6D 3S 6H KD TS 7H JC 9C KC
      F1: *AC
      T2: AD | 5D 4S
      T3: 8C 3D | 8H
      T4: KH 8S 4C | 8D
      T5: 5C QS TC QH | 4H 3C
      T6: 5S AH 9S 2C 9D | 4D
      T7: TD 2D JH 7S 5H 6S | 2S
      "
    `);
  });

  it('tells of every kind of step', async () => {
    const { output } = await called(['replay', '-'], readRecord('from-a-position'));
    expect(output).toMatchInlineSnapshot(`
      "Klondike, windows scoring, casual, from a position

        0:04.000  9D from T2 onto TC of T3
        0:25.000  5S turns up on T2  +5 = 5
        0:26.000  3D from W onto 2D of F1  +10 = 15
        0:30.000  the clock  -2 = 13

      stuck after 0:36.000, score 13

      klondike reveal=manual pass=2
      S: 2C 3C 4C |
      F1: AD 2D 3D
      T1: KH
      T2: 5S
      T3: TC 9D
      "
    `);
    const colorado = await called(['replay', '-'], readRecord('won-colorado'));
    expect(colorado.output).toMatch(/ fills T\d+/);
  });

  it('needs the seed of a record that withholds it', async () => {
    const withheld = readRecord('withheld-seed');
    expect(await called(['replay', '-'], withheld)).toEqual({
      code: 1,
      output: '',
      errors: '-:7: The record holds a commitment; its seed must be told (seed-needed)\n',
    });
    expect((await called(['replay', '--seed', 'monday 1', '-'], withheld)).code).toBe(0);
  });

  it('is called wrongly', async () => {
    expect((await called(['replay'])).errors).toContain('One file is to be named');
    expect((await called(['replay', '/nowhere'])).code).toBe(2);
  });
});
