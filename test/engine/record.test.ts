import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  engineVersion,
  formatRecord,
  gapCauses,
  isRefusal,
  parseMove,
  parseRecord,
  RecordError,
  recordFormat,
  verify,
} from '../../src/engine/index.js';
import type { Game, GameRequest, NewGame } from '../../src/engine/index.js';
import { accepted, attempt, from, played, playedAt, reasonOf } from '../support/games.js';
import { seededRandom } from '../support/random-player.js';
import { randomGame } from '../support/random-record.js';
import { resealed } from '../support/record-mutations.js';

const cases = new URL('cases/', import.meta.url);
const readCase = (name: string): string => readFileSync(new URL(name, cases), 'utf8');

/** A record's lines, without the first two and the checksum. */
function linesOf(game: Game): string[] {
  return formatRecord(game).split('\n').slice(2, -2);
}

/** The lines that tell what happened. */
function happenings(game: Game): string[] {
  return linesOf(game).filter((line) => /^\d/.test(line));
}

function head(request: NewGame): string[] {
  return linesOf(createGame(request)).slice(0, -3);
}

describe('the head of a record', () => {
  it('names the format and the engine', () => {
    const [format, engine] = formatRecord(createGame({ variant: 'klondike', seed: 'a' })).split(
      '\n',
    );
    expect(format).toBe(`solitaire-game record ${recordFormat}`);
    expect(engine).toBe(`engine ${engineVersion}`);
  });

  it("names this package's version", () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { version: string };
    expect(engineVersion).toBe(version);
  });

  it('names how the game is played, and only the options that do not go without saying', () => {
    expect(
      head({ variant: 'klondike', seed: 'a', draw: 1, passes: 'unlimited', undo: 'unlimited' }),
    ).toEqual(['variant klondike', 'scoring standard', 'conditions casual', 'seed "a"']);
    expect(head({ variant: 'klondike', seed: 'a', contest: true, undo: 'unlimited' })).toEqual([
      'variant klondike',
      'scoring standard',
      'conditions contest',
      'option undo unlimited',
      'seed "a"',
    ]);
    expect(
      head({
        variant: 'tournament',
        seed: 'a',
        scoring: 'timed',
        wildcard: true,
        timerRate: 20,
        wildcardBonus: 0,
        timeLimit: 99,
      }).slice(3, -1),
    ).toEqual([
      'option wildcard true',
      'option time-limit 99',
      'option timer-rate 20',
      'option wildcard-bonus 0',
    ]);
  });

  it('knows the defaults that hang on another option', () => {
    const vegas = { variant: 'klondike', scoring: 'vegas', seed: 'a' } as const;
    expect(head({ ...vegas, draw: 3 }).slice(3, -1)).toEqual(['option draw 3']);
    expect(head({ ...vegas, draw: 3, passes: 3 }).slice(3, -1)).toEqual(['option draw 3']);
    expect(head({ ...vegas, draw: 3, passes: 1 }).slice(3, -1)).toEqual([
      'option draw 3',
      'option passes 1',
    ]);
  });

  it.each([
    ['', '""'],
    ['a b', '"a b"'],
    ['\t\n\r\b\f', '"\\t\\n\\r\\b\\f"'],
    ['\u0000\u001f', '"\\u0000\\u001f"'],
    ['"\\/', '"\\"\\\\/"'],
    ['é♠🂡\u2028\u007f', '"é♠🂡\u2028\u007f"'],
  ])('writes the seed %j', (seed, text) => {
    const game = createGame({ variant: 'sir-tommy', seed });
    expect(linesOf(game)[3]).toBe(`seed ${text}`);
    expect(parseRecord(formatRecord(game)).seed).toBe(seed);
  });

  it('takes every seed there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (seed) => {
        if (new TextEncoder().encode(seed).length > 128) return;
        const record = formatRecord(createGame({ variant: 'sir-tommy', seed }));
        expect(parseRecord(record).seed).toBe(seed);
      }),
    );
  });

  it('holds the position where there is no seed', () => {
    const game = from('klondike draw=3 pass=2 / S: 2C | / T1: 7D | KH', { contest: true });
    expect(linesOf(game).slice(0, -3)).toEqual([
      'variant klondike',
      'scoring standard',
      'conditions contest',
      'start klondike draw=3 pass=2 / S: 2C | / T1: 7D | KH',
    ]);
  });
});

describe('what happened, line by line', () => {
  const start = from('klondike / S: 2C 3C 4C | / T1: 5D | JH / T2: 9D / T3: TS');

  it('a move with its time', () => {
    expect(
      happenings(
        playedAt(start, [
          [0, 'D'],
          [1500, 'D'],
          [1500, 'T2>T3'],
        ]),
      ),
    ).toEqual(['0 D', '1500 D', '1500 T2>T3']);
    expect(happenings(played(playedAt(start, [[9, 'T2>T3']]), 'T3>T1*2', 10))).toEqual([
      '9 T2>T3',
      '10 T3>T1*2',
    ]);
  });

  it('undo, redo and giving up', () => {
    let game = played(start, 'D', 1000);
    game = accepted(game.undo(2000));
    game = accepted(game.redo(3000));
    game = accepted(game.giveUp(4000));
    expect(happenings(game)).toEqual(['1000 D', '2000 undo', '3000 redo', '4000 give-up']);
    expect(linesOf(game).slice(-3)).toEqual(['elapsed 4000', 'outcome given-up', 'score 0']);
  });

  it('nothing of what was refused', () => {
    const game = played(start, 'D', 1000);
    expect(reasonOf(attempt(game, 'T1>T2', 2000))).toBeDefined();
    expect(happenings(game)).toEqual(['1000 D']);
  });

  it("the clock's draws and the end that it makes, before what is done at the same time", () => {
    const timed = createGame({ variant: 'tournament', seed: 'a' });
    expect(happenings(timed.advance(45_000))).toEqual(['20000 auto D', '40000 auto D']);
    expect(happenings(played(timed, 'D', 20_000))).toEqual(['20000 auto D', '20000 D']);
    expect(happenings(timed.advance(1e9)).at(-1)).toBe('500000 auto end');
  });

  it('nothing of the points that the clock takes', () => {
    const windows = createGame({ variant: 'klondike', scoring: 'windows', seed: 'a' });
    expect(happenings(windows.advance(600_000))).toEqual([]);
  });

  it('the time until which it was played, after the last action too', () => {
    expect(linesOf(played(start, 'D', 1000).advance(1234)).slice(-3)).toEqual([
      'elapsed 1234',
      'outcome playing',
      'score 0',
    ]);
  });
});

describe('a gap', () => {
  const timed = createGame({ variant: 'tournament', seed: 'a' });

  it.each(gapCauses)('is told: %s', (cause) => {
    const game = timed.withGap({ from: 100, to: 200, cause });
    expect(happenings(game)).toEqual([`200 gap 100 ${cause}`]);
    expect(parseRecord(formatRecord(game)).gaps).toEqual([{ from: 100, to: 200, cause, after: 0 }]);
  });

  it('stands after what the clock did in it, and before what is done at its end', () => {
    const game = timed.withGap({ from: 15_000, to: 25_000, cause: 'hidden' });
    expect(happenings(played(game, 'D', 25_000))).toEqual([
      '20000 auto D',
      '25000 gap 15000 hidden',
      '25000 D',
    ]);
  });

  it('is cut off at the end of the game', () => {
    const game = timed.withGap({ from: 450_000, to: 900_000, cause: 'reload' });
    expect(happenings(game).slice(-2)).toEqual(['500000 auto end', '500000 gap 450000 reload']);
    expect(verify(formatRecord(game)).valid).toBe(true);
    expect(game.withGap({ from: 500_000, to: 900_000, cause: 'hidden' }).gaps).toHaveLength(1);
    const over = timed.advance(600_000).withGap({ from: 1000, to: 9e5, cause: 'hidden' });
    expect(over.gaps.map(({ from: since, to }) => [since, to])).toEqual([[1000, 500_000]]);
    expect(timed.withGap({ from: 600_000, to: 900_000, cause: 'hidden' }).gaps).toEqual([]);
  });

  it.each([
    ['empty', 2000, 2000],
    ['backward', 2000, 1500],
    ['over an action', 900, 2000],
    ['before the time reached', 1000, 1400],
    ['from no whole time', 1000.5, 2000],
  ])('cannot be %s', (_, since, to) => {
    const game = played(timed, 'D', 1000).advance(1500);
    expect(() => game.withGap({ from: since, to, cause: 'hidden' })).toThrow(RangeError);
  });

  it('cannot overlap another', () => {
    const game = timed.withGap({ from: 100, to: 200, cause: 'hidden' });
    expect(() => game.withGap({ from: 199, to: 300, cause: 'hidden' })).toThrow(RangeError);
    expect(game.withGap({ from: 200, to: 300, cause: 'reload' }).gaps).toHaveLength(2);
  });

  it('outlives an undo', () => {
    const game = played(createGame({ variant: 'klondike', seed: 'a' }), 'D', 10);
    const back = accepted(game.withGap({ from: 10, to: 20, cause: 'hidden' }).undo(30));
    expect(happenings(back)).toEqual(['10 D', '20 gap 10 hidden', '30 undo']);
  });
});

describe('a record that is read', () => {
  const game = played(createGame({ variant: 'klondike', seed: 'a' }), 'D', 1000);
  const record = formatRecord(game);

  it('gives the game back as it was', () => {
    const again = parseRecord(record);
    expect(formatRecord(again)).toBe(record);
    expect(again.position).toEqual(game.position);
    expect(again.log).toEqual(game.log);
    expect(accepted(again.undo(2000)).moves).toBe(0);
  });

  it('may have lost its last line end, or have come through a form', () => {
    for (const text of [record.slice(0, -1), record.replaceAll('\n', '\r\n')]) {
      expect(formatRecord(parseRecord(text))).toBe(record);
      expect(verify(text)).toEqual(verify(record));
    }
  });

  it('tells its first fault', () => {
    const fault = (): Game => parseRecord(record.replace('1000 D', '1000 R'));
    expect(fault).toThrow(RecordError);
    expect(fault).toThrow(
      expect.objectContaining({ line: 7, reason: 'refused', name: 'RecordError' }),
    );
  });

  it('of a newer format is refused with a reason of its own', () => {
    expect(() => parseRecord(record.replace('record 1', 'record 2'))).toThrow(
      /format 2; this engine reads up to format 1/,
    );
  });

  it('needs the seed where it holds a commitment', () => {
    const withheld = formatRecord(game, { withholdSeed: true });
    expect(withheld).not.toContain('seed');
    expect(() => parseRecord(withheld)).toThrow(expect.objectContaining({ reason: 'seed-needed' }));
    expect(() => parseRecord(withheld, 'b')).toThrow(
      expect.objectContaining({ reason: 'commitment', line: 6 }),
    );
    const again = parseRecord(withheld, 'a');
    expect(formatRecord(again, { withholdSeed: true })).toBe(withheld);
    expect(formatRecord(again)).toBe(record);
  });

  it('may be longer than what a host verifies', () => {
    let long = createGame({ variant: 'klondike', seed: 'a' });
    for (let t = 1; t <= 2500; t += 1) {
      long = accepted(long.play(parseMove('D'), t));
      long = accepted(long.undo(t));
    }
    expect(parseRecord(formatRecord(long)).elapsed).toBe(2500);
  });
});

describe('every game', () => {
  it('comes back from its record, and is valid', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        const game = randomGame(seededRandom(number), 80);
        const record = formatRecord(game);
        expect(formatRecord(parseRecord(record))).toBe(record);
        const { score, status: outcome, elapsed } = game;
        expect(verify(record)).toEqual({ valid: true, score, outcome, elapsed });
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('with its seed withheld, too', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        const game = randomGame(seededRandom(number), 40);
        const { seed } = game;
        if (seed === undefined) return;
        const record = formatRecord(game, { withholdSeed: true });
        expect(formatRecord(parseRecord(record, seed), { withholdSeed: true })).toBe(record);
        expect(verify(record, { seed })).toEqual(verify(formatRecord(game)));
      }),
      { numRuns: 50 },
    );
  }, 60_000);
});

interface Win {
  readonly options: GameRequest;
  readonly seed: string;
  readonly moves: string;
}

describe('won games', () => {
  const { games } = JSON.parse(readCase('wins.json')) as { games: Record<string, Win> };

  it.each(Object.entries(games))('%s', (_, { options, seed, moves }) => {
    let game = createGame({ ...options, seed });
    for (const [index, move] of moves.split(' ').entries()) {
      const next = game.play(parseMove(move), 900 * index);
      if (isRefusal(next)) throw new Error(`${move}: ${next.reason}`);
      game = next;
    }
    const record = formatRecord(game);
    expect(verify(record)).toMatchObject({ valid: true, outcome: 'won', score: game.score });
    expect(formatRecord(parseRecord(record))).toBe(record);
  });

  it('are short: 200 actions are under 3 kB, in a long game too', () => {
    for (const { options, seed, moves } of Object.values(games)) {
      let game = createGame({ ...options, scoring: 'none', seed });
      const all = [...moves.split(' ').slice(0, -1)];
      for (let action = 0, t = 0; action < 200; action += 1) {
        // Five seconds each: a quarter of an hour and more.
        t += 5432;
        const move = all[action];
        const back = game.undoable ? game.undo(t) : game.redo(t);
        const next = move === undefined ? back : game.play(parseMove(move), t);
        if (isRefusal(next)) break;
        game = next;
      }
      expect(formatRecord(game).length).toBeLessThan(3000);
    }
  });
});

describe('frozen records', () => {
  const names = readdirSync(new URL('records/', cases));
  const thisEngine = (text: string): string =>
    resealed(
      text
        .replace(/^engine .*$/m, `engine ${engineVersion}`)
        .split('\n')
        .slice(0, -2),
    );

  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(8));

  it.each(names)('%s', (name) => {
    const text = readCase(`records/${name}`);
    const seed = text.includes('\ncommitment ') ? 'monday 1' : undefined;
    expect(verify(text, seed === undefined ? {} : { seed })).toMatchObject({ valid: true });
    const again = formatRecord(parseRecord(text, seed), { withholdSeed: seed !== undefined });
    expect(again).toBe(thisEngine(text));
  });
});
