import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { SolveProgress } from '../../src/cli/solve-progress.js';
import { createGame, formatPosition, Game, isRefusal, parseMove } from '../../src/engine/index.js';
import type { NewGame } from '../../src/engine/index.js';
import { buildCli, runCli } from '../support/built-cli.js';
import { endlessPosition } from '../support/endless.js';
import { collected } from '../support/collected.js';

interface Line {
  readonly variant: string;
  readonly seed?: string;
  readonly position?: string;
  readonly verdict: string;
  readonly moves?: string;
  readonly nodes: number;
  readonly milliseconds: number;
}

async function called(
  args: readonly string[],
  { input = '', isTTY = false } = {},
): Promise<{ code: number; output: string; errors: string; lines: Line[] }> {
  const output = collected();
  const errors = collected();
  const terminal = {
    input: Readable.from([input]),
    output: output.stream,
    errors: Object.assign(errors.stream, { isTTY }),
  };
  const code = await run(['solve', ...args], terminal);
  const lines = output
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
  return { code, output: output.text(), errors: errors.text(), lines };
}

/** How a game ends that is played by the moves of a line of the output. */
function outcomeOf(request: NewGame, { moves = '' }: Partial<Line>): string | undefined {
  let game = createGame(request);
  for (const text of moves.split(' ')) {
    const next = game.play(parseMove(text), 0);
    if (isRefusal(next)) throw new Error(`${text}: ${next.reason}`);
    game = next;
  }
  return game.outcome;
}

const folder = mkdtempSync(join(tmpdir(), 'solve-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** All but a king at home: two moves win. */
const almostWon = 'klondike\nF1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\nT1: AD';
const lost = 'klondike\nT1: 2D | AD\nT2: 3D | 2C';

describe('solve', () => {
  it('tells of a seed, with moves that the engine takes', async () => {
    const { code, lines, errors } = await called(['--variant', 'klondike', '--seed', 'k1']);
    expect([code, errors, lines.length]).toEqual([0, '', 1]);
    const [line] = lines;
    expect(line).toMatchObject({ variant: 'klondike', seed: 'k1', verdict: 'winnable' });
    expect(outcomeOf({ variant: 'klondike', seed: 'k1' }, line ?? {})).toBe('won');
    expect(line?.nodes).toBeGreaterThan(0);
    expect(line?.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('takes the options of the game', async () => {
    const request = { variant: 'tournament', wildcard: true, seed: 'k2' };
    const { lines } = await called([
      ...['--variant', 'tournament', '--wildcard', 'true', '--seed', 'k2', '--nodes', '200000'],
    ]);
    expect(lines[0]?.verdict).toBe('winnable');
    expect(lines[0]?.moves).toMatch(/X>/);
    expect(outcomeOf(request, lines[0] ?? {})).toBe('won');
    const byHand = await called('--variant klondike --contest --seed k1'.split(' '));
    expect(byHand.lines[0]?.moves, 'a contest turns its cards by hand').toMatch(/T\d!/);
  });

  it('tells of a list of seeds, in its order, by a file or a pipe', async () => {
    const seeds = 'k3\r\nk1\n\nmit Umlaut ü\n';
    const args = ['--variant', 'colorado', '--nodes', '2000', '--seed', 'k9'];
    const told = await called([...args, '--seeds', file('seeds.txt', seeds)]);
    expect(told.lines.map(({ seed }) => seed)).toEqual(['k9', 'k3', 'k1', 'mit Umlaut ü']);
    const piped = await called([...args, '--seeds', '-'], { input: seeds });
    const plain = (lines: readonly Line[]): object[] =>
      lines.map((line) => ({ ...line, milliseconds: 0 }));
    expect(plain(piped.lines), 'the same for the same nodes').toEqual(plain(told.lines));
  });

  it('takes a byte-order mark for no part of the first seed', async () => {
    const path = file('marked.txt', '\ufeffk3\r\nk1\r\n');
    const { lines } = await called(['--variant', 'klondike', '--nodes', '1', '--seeds', path]);
    expect(lines.map(({ seed }) => seed)).toEqual(['k3', 'k1']);
  });

  it('deals each game of a list when it comes to it', async () => {
    const seeds = Array.from({ length: 50 }, (_, index) => `k${index + 1}`);
    const input = Readable.from([seeds.join('\n')]);
    const dealt = vi.spyOn(Game, 'begin');
    try {
      const output = new Writable({
        write: (_line, _encoding, written) => {
          expect(dealt.mock.calls.length, 'one to check the options by').toBeLessThan(4);
          written(new Error('Nobody reads on.'));
        },
      });
      output.on('error', () => undefined);
      const terminal = { input, output, errors: collected().stream };
      await run('solve --variant klondike --nodes 1 --seeds -'.split(' '), terminal);
      expect(dealt.mock.calls.length).toBeGreaterThan(0);
    } finally {
      dealt.mockRestore();
    }
  });

  it('says what is wrong with a list before any of it is solved', async () => {
    const path = file('long.txt', `k1\nk2\n${'x'.repeat(129)}\n`);
    const { code, output, errors } = await called(['--variant', 'klondike', '--seeds', path]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(`${path}:3: a seed is a text of at most 128 bytes`);
  });

  it('says what is wrong with a seed that is piped in when it comes', async () => {
    const args = '--variant klondike --nodes 1 --seeds -'.split(' ');
    const input = `k1\n${'x'.repeat(129)}\nk2\n`;
    const { code, lines, errors } = await called(args, { input });
    expect([code, lines.map(({ seed }) => seed)]).toEqual([2, ['k1']]);
    expect(errors).toContain('-:2: a seed is a text of at most 128 bytes');
  });

  it('says what is wrong with its options before a list has come', async () => {
    const output = collected();
    const errors = collected();
    const input = new Readable({ read: () => undefined });
    const terminal = { input, output: output.stream, errors: errors.stream };
    expect(await run('solve --seeds - --variant golf'.split(' '), terminal)).toBe(2);
    expect(errors.text()).toContain('allowed: klondike');
  });

  it('tells of positions', async () => {
    const won = file('won.txt', almostWon);
    const { lines } = await called(['--position', won, '--position', file('lost.txt', lost)]);
    expect(lines.map(({ verdict, position }) => [verdict, position])).toEqual([
      ['winnable', won],
      ['unwinnable', join(folder, 'lost.txt')],
    ]);
    expect(lines[0]?.moves).toBe('T1>F2');
    const { start } = createGame({ variant: 'klondike', seed: 'k1', draw: 3 });
    const piped = await called(['--position', '-'], { input: formatPosition(start) });
    expect(outcomeOf({ variant: 'klondike', seed: 'k1', draw: 3 }, piped.lines[0] ?? {})).toBe(
      'won',
    );
  });

  it('ends where its budget does', async () => {
    const hard = ['--position', file('hard.txt', formatPosition(endlessPosition()))];
    const byNodes = await called([...hard, '--nodes', '3000']);
    expect(byNodes.lines[0]).toMatchObject({ verdict: 'unknown', nodes: 3000 });
    const byTime = await called([...hard, '--seconds', '0.001']);
    expect(byTime.lines[0]).toMatchObject({ verdict: 'unknown' });
    const large = '--variant tournament --seed k3 --nodes 1000000 --memory 0.2'.split(' ');
    const byMemory = await called(large);
    expect(byMemory.lines[0]?.verdict).toBe('unknown');
    expect(byMemory.lines[0]?.nodes).toBeLessThan(50_000);
  });

  it('shows its progress on a terminal only', async () => {
    const won = file('shown.txt', almostWon);
    const args = ['--position', won, '--position', won];
    const shown = await called(args, { isTTY: true });
    expect(shown.errors).toContain('\r2 of 2, 0 positions; 1 winnable, 0 unwinnable, 0 unknown');
    expect(shown.errors.endsWith('\r\u001b[K'), 'and takes it away').toBe(true);
    expect((await called(args)).errors).toBe('');
    const list = '--variant klondike --nodes 1 --seeds'.split(' ');
    const long = await called([...list, file('two.txt', 'k1\nk2\n')], { isTTY: true });
    expect(long.errors).toContain('\r2 of 2, ');
    const piped = await called([...list, '-'], { input: 'k1\nk2\n', isTTY: true });
    expect(piped.errors, 'of as many as will come').toContain('\r2, 0 positions; ');
  });

  it.each([
    [[], 'Nothing to solve'],
    [['--variant', 'klondike'], 'Nothing to solve'],
    [['--variant', 'klondike', '--seeds', '-'], 'Nothing to solve'],
    [['--seeds', '-'], '--variant is missing'],
    [['--seed', 'a'], '--variant is missing'],
    [['--variant', 'golf', '--seed', 'a'], 'allowed: klondike, tournament'],
    [['--variant', 'klondike', '--seed', 'a', '--draw', '2'], 'allowed: 1, 3'],
    [['--variant', 'klondike', '--seed', 'a', '--wildcard', 'true'], 'has no use for it'],
    [['--variant', 'klondike', '--seed', 'a'.repeat(129)], 'at most 128 bytes'],
    [
      ['--variant', 'klondike', '--seed', 'a', '--nodes', 'many'],
      '--nodes takes a whole number above 0',
    ],
    [
      ['--variant', 'klondike', '--seed', 'a', '--nodes', '0.5'],
      'a whole number above 0, not "0.5"',
    ],
    [['--variant', 'klondike', '--seed', 'a', '--nodes', '0'], 'a whole number above 0, not "0"'],
    [
      ['--variant', 'klondike', '--seed', 'a', '--memory', 'NaN'],
      '--memory takes a number above 0',
    ],
    [['--variant', 'klondike', '--seed', 'a', '--seconds', '0'], '--seconds takes a number above'],
    [['klondike', 'a'], '"klondike": what to solve is named by --seed'],
    [['--seeds', 'no/such/file', '--variant', 'klondike'], 'no/such/file cannot be read'],
    [['--position', 'no/such/file'], 'no/such/file cannot be read'],
    [['--deal', 'a'], '--deal'],
    [['--position', '-', '--seeds', '-', '--variant', 'klondike'], '- can be read only once'],
    [['--position', '-', '--draw', '3'], '--draw goes with a seed'],
    [['--position', '-', '--variant', 'colorado'], '--variant goes with a seed'],
    [['--position', '-', '--contest'], '--contest goes with a seed'],
  ])('is called wrongly: %j', async (args, message) => {
    const { code, output, errors } = await called(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(message);
    expect(errors).toContain('solitaire-game solve --help');
  });

  it.each([
    ['golf', 'allowed: klondike'],
    ['klondike\nT9: AC', 'piles: '],
    ['klondike\nT1: AC AC', 'AC is named more often'],
    ['klondike\nT1: KS | 5H ??', 'T1: card 3 is not known (??)'],
    ['klondike\nS: ?? 4C', 'S: card 1 is not known (??)'],
    ['sir-tommy\nT2: QH ??', 'T2: card 2 is not known (??)'],
    ['tournament wildcard=true\nX: **\nS: ??', 'S: card 1 is not known (??)'],
    ['', 'allowed: klondike'],
  ])('refuses the position %j and names its file', async (text, message) => {
    const path = file('wrong.txt', text);
    const { code, output, errors } = await called(['--position', path]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(path);
    expect(errors).toContain(message);
  });

  it('tells how it is called', async () => {
    const { code, output } = await called(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('--seeds FILE');
    expect(output).toContain('--draw VALUE');
  });
});

describe('the progress of solving', () => {
  it('is written ten times a second, and taken away', () => {
    const { stream, text } = collected();
    let time = 0;
    const progress = new SolveProgress(Object.assign(stream, { isTTY: true }), 2, () => time);
    progress.thinks(10);
    time = 99;
    progress.thinks(20);
    time = 100;
    progress.thinks(30);
    progress.clear();
    progress.clear();
    time = 300;
    progress.solved('unwinnable');
    time = 600;
    progress.solved('winnable');
    const end = '\u001b[K';
    const none = '0 winnable, 0 unwinnable, 0 unknown';
    expect(text()).toBe(
      [
        `\r1 of 2, 10 positions; ${none}${end}`,
        `\r1 of 2, 30 positions; ${none}${end}`,
        `\r${end}`,
        `\r2 of 2, 0 positions; 0 winnable, 1 unwinnable, 0 unknown${end}`,
      ].join(''),
    );
  });
});

describe('the command as it is published', () => {
  beforeAll(buildCli);

  it('solves', async () => {
    const { code, output } = await runCli(['solve', '--position', '-'], { input: almostWon });
    expect([code, (JSON.parse(output) as Line).moves]).toEqual([0, 'T1>F2']);
  });

  it('tells of each seed of a pipe that stays open as it comes', async () => {
    const told: number[] = [];
    const { code } = await runCli('solve --variant klondike --nodes 1 --seeds -'.split(' '), {
      input: 'k1\nk',
      onOutput(text, pipe) {
        told.push(text.split('\n').length - 1);
        if (told.length < 3) pipe.write(`${told.length + 1}\nk`);
        else pipe.end();
      },
    });
    // The last line needs no end.
    expect([code, told]).toEqual([0, [1, 2, 3, 4]]);
  }, 30_000);
});
