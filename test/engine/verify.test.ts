import { describe, expect, it } from 'vitest';
import {
  commit,
  createGame,
  ExpectationError,
  expectationFaults,
  formatRecord,
  recordFaults,
  verify,
} from '../../src/engine/index.js';
import type { Expected, Game, Verdict } from '../../src/engine/index.js';
import { accepted, from, played, playedAt } from '../support/games.js';
import { seededRandom } from '../support/random-player.js';
import { randomGame } from '../support/random-record.js';
import { faultOfVerdict, mutated, mutationNames, resealed } from '../support/record-mutations.js';

/** A game with a line of most kinds. */
function sample(): Game {
  let game = createGame({ variant: 'klondike', contest: true, undo: 'unlimited', seed: 'a' });
  game = playedAt(game, [
    [1000, 'D'],
    [2000, 'D'],
  ]);
  game = accepted(game.undo(3000));
  game = game.withGap({ from: 3000, to: 4000, cause: 'hidden' });
  return played(game, 'D', 4000).advance(5000);
}

const record = formatRecord(sample());
const lines = record.split('\n').slice(0, -2);

/** The number of the line that begins so. */
const lineOf = (beginning: string): number =>
  lines.findIndex((line) => line.startsWith(beginning)) + 1;

/** The record with another line, and a checksum that fits. */
function withLine(number: number, ...instead: readonly string[]): string {
  return resealed([...lines.slice(0, number - 1), ...instead, ...lines.slice(number)]);
}

function fault(text: string, expected?: Expected): string {
  const verdict = verify(text, expected);
  return verdict.valid ? 'valid' : `${verdict.line} ${verdict.reason}`;
}

describe('a valid record', () => {
  it('is that of a game that was played so', () => {
    expect(lines.slice(2)).toEqual([
      'variant klondike',
      'scoring standard',
      'conditions contest',
      'option undo unlimited',
      'seed "a"',
      '1000 D',
      '2000 D',
      '3000 undo',
      '4000 gap 3000 hidden',
      '4000 D',
      'elapsed 5000',
      'outcome playing',
      'score 0',
    ]);
    const verdict: Verdict = { valid: true, score: 0, outcome: 'playing', elapsed: 5000 };
    expect(verify(record)).toEqual(verdict);
  });

  it('stays so however often it is verified, and whatever is verified between', () => {
    const others = Array.from({ length: 5 }, (_, n) => formatRecord(randomGame(seededRandom(n))));
    const first = [record, ...others].map((text) => verify(text));
    for (let time = 0; time < 3; time += 1) {
      expect([record, ...others].map((text) => verify(text))).toEqual(first);
    }
  });

  it('may be of another version of the engine', () => {
    expect(fault(withLine(2, 'engine 12.3.4-beta.1'))).toBe('valid');
  });

  it('may be that of a game which is stuck, or was over at once', () => {
    expect(verify(formatRecord(from('sir-tommy / T1: 7D', { contest: true })))).toMatchObject({
      valid: true,
      outcome: 'stuck',
    });
    expect(verify(formatRecord(from('sir-tommy / F1: AD')))).toMatchObject({
      valid: true,
      outcome: 'won',
    });
  });
});

describe('a record that is not valid: the first line that is wrong, and why', () => {
  const result = lineOf('elapsed');
  const options = (...names: string[]): string => withLine(6, ...names.map((n) => `option ${n}`));
  const overTournament = formatRecord(
    createGame({ variant: 'tournament', seed: 'a' }).advance(500_000),
  );
  const tournament = overTournament.split('\n').slice(0, -2);
  const tournamentWith = (place: number, remove: number, ...add: string[]): string =>
    resealed(tournament.toSpliced(place - 1, remove, ...add));

  it.each<[string, string, string]>([
    ['no record', 'solitaire', '1 not-a-record'],
    ['nothing', '', '1 not-a-record'],
    ['a byte-order mark', `\ufeff${record}`, '1 not-a-record'],
    ['format 0', record.replace('record 1', 'record 0'), '1 not-a-record'],
    ['format 01', record.replace('record 1', 'record 01'), '1 not-a-record'],
    ['a newer format', record.replace('record 1', 'record 2'), '1 newer-format'],
    ['a much newer format', 'solitaire-game record 12', '1 newer-format'],

    ['an engine without a version', withLine(2, 'engine x'), '2 syntax'],
    ['an unknown variant', withLine(3, 'variant golf'), '3 variant'],
    ['a variant in capitals', withLine(3, 'variant Klondike'), '3 syntax'],
    ['no variant', withLine(3), '3 syntax'],
    ['an unknown scoring', withLine(4, 'scoring most'), '4 scoring'],
    ['a name of the machine', withLine(4, 'scoring constructor'), '4 scoring'],
    ['unknown conditions', withLine(5, 'conditions fun'), '5 syntax'],
    ['two spaces', withLine(5, 'conditions  contest'), '5 syntax'],
    ['a space at the end', withLine(5, 'conditions contest '), '5 syntax'],

    ['an unknown option', options('speed 1'), '6 option'],
    ['a name of the machine as an option', options('constructor 1'), '6 option'],
    ['an option value that is not allowed', options('undo often'), '6 option'],
    ['an option value in other digits', options('time-limit 060'), '6 option'],
    ['an option without a value', options('undo'), '6 syntax'],
    ['an option without use here', options('timer-rate 9'), '6 option'],
    ['an option at its default', options('undo once'), '6 option'],
    ['another option at its default', options('draw 1', 'undo unlimited'), '6 option'],
    ['an option twice', options('undo unlimited', 'undo unlimited'), '7 option'],
    ['options out of order', options('undo unlimited', 'draw 3'), '7 option'],

    ['no deal', withLine(7), '7 syntax'],
    ['a seed without quotes', withLine(7, 'seed a'), '7 syntax'],
    ['a seed that is a number', withLine(7, 'seed 1'), '7 syntax'],
    ['a seed escaped otherwise', withLine(7, 'seed "\\u0061"'), '7 seed'],
    ['a space after the seed', withLine(7, 'seed "a" '), '7 seed'],
    ['a seed too long', withLine(7, `seed "${'a'.repeat(129)}"`), '7 seed'],
    ['a seed with a lone surrogate', withLine(7, 'seed "\\ud800"'), '7 seed'],
    ['a bare lone surrogate', withLine(7, 'seed "\ud800"'), '7 seed'],
    ['a commitment', withLine(7, `commitment ${commit('a')}`), '7 seed-needed'],
    ['half a commitment', withLine(7, `commitment ${commit('a').slice(32)}`), '7 syntax'],
    ['a commitment in capitals', withLine(7, `commitment ${'A'.repeat(64)}`), '7 syntax'],
    ['the start of another variant', withLine(7, 'start colorado / T1: AS'), '7 start'],
    ['a start that is none', withLine(7, 'start klondike / T9: AS'), '7 start'],
    ['a start with a card twice', withLine(7, 'start klondike / T1: AS AS'), '7 start'],
    ['a start with unknown cards', withLine(7, 'start klondike / T1: ?? | AS'), '7 start'],
    ['a start in another form', withLine(7, 'start klondike / T1:  AS'), '7 start'],
    [
      'a start with its piles out of order',
      withLine(7, 'start klondike / T2: AS / T1: AC'),
      '7 start',
    ],
    ['a wildcard on the table', withLine(7, 'start klondike / T1: **'), '7 start'],
    [
      'an option beside the start',
      formatRecord(from('klondike / T1: 7D')).replace('start', 'option draw 3\nstart'),
      '6 option',
    ],

    ['a refused move', withLine(8, '1000 T1>T2'), '8 refused'],
    ['a move of a pile that is not there', withLine(8, '1000 T8>T2'), '8 refused'],
    ['a move that is none', withLine(8, '1000 T1'), '8 syntax'],
    ['a move of one card, told', withLine(8, '1000 T1>T2*1'), '8 syntax'],
    ['a move in small letters', withLine(8, '1000 d'), '8 syntax'],
    ['no time', withLine(8, 'D'), '8 syntax'],
    ['a time with a zero before it', withLine(8, '01000 D'), '8 syntax'],
    ['a time with a fraction', withLine(8, '1000.5 D'), '8 syntax'],
    ['a time with a sign', withLine(8, '+1000 D'), '8 syntax'],
    ['a time below 0', withLine(8, '-1 D'), '8 syntax'],
    ['a time beyond all', withLine(8, `${'9'.repeat(16)} D`), '8 syntax'],
    ['a time in other digits', withLine(8, '١٠٠٠ D'), '8 syntax'],
    ['an undo too many', withLine(8, '1000 undo'), '8 refused'],
    ['a redo in a contest', withLine(11, '4000 redo'), '11 refused'],
    ['a time that goes back', withLine(9, '999 D'), '9 time-went-back'],
    ['an action after giving up', withLine(9, '2000 give-up'), '10 after-end'],
    ['an empty line', withLine(9, ''), '9 syntax'],
    ['an action after the limit', withLine(12, '300000 D'), '12 clock'],
    ['a draw that the clock does not make', withLine(9, '2000 auto D'), '9 clock'],
    ['something else done by the clock', withLine(9, '2000 auto T1>T2'), '9 clock'],

    ['the first automatic draw left out', tournamentWith(7, 1), '7 clock'],
    ['an automatic draw at another time', tournamentWith(7, 1, '20001 auto D'), '7 clock'],
    ['an automatic draw as an own one', tournamentWith(7, 1, '20000 D'), '7 clock'],
    ['an own draw as an automatic one', tournamentWith(7, 0, '19999 auto D'), '7 clock'],
    ['an automatic draw twice', tournamentWith(7, 0, '20000 auto D'), '8 clock'],
    ['the end by the clock left out', tournamentWith(31, 1), '31 clock'],
    ['an action after the end', tournamentWith(32, 0, '500000 D'), '32 after-end'],
    ['an automatic draw after the end', tournamentWith(32, 0, '500000 auto D'), '32 clock'],
    ['a gap after the end', tournamentWith(32, 0, '500001 gap 500000 hidden'), '32 gap'],
    ['a gap beyond the end', tournamentWith(32, 0, '500001 gap 499999 hidden'), '32 gap'],

    ['an empty gap', withLine(11, '4000 gap 4000 hidden'), '11 gap'],
    ['a gap before an action', withLine(11, '4000 gap 2999 hidden'), '11 gap'],
    ['a gap from the future', withLine(11, '4000 gap 4001 hidden'), '11 gap'],
    ['a gap for no known cause', withLine(11, '4000 gap 3000 asleep'), '11 syntax'],
    ['overlapping gaps', withLine(12, '4500 gap 3999 reload'), '12 gap'],

    ['less time than there was', withLine(result, 'elapsed 3999'), `${result} elapsed`],
    ['another end than there was', tournamentWith(32, 1, 'elapsed 500001'), '32 elapsed'],
    ['more time than the clock allows', withLine(result, 'elapsed 300000'), `${result} clock`],
    ['no elapsed time', withLine(result), `${result} syntax`],
    ['another outcome', withLine(result + 1, 'outcome won'), `${result + 1} outcome`],
    ['an unknown outcome', withLine(result + 1, 'outcome lost'), `${result + 1} syntax`],
    ['a higher score', withLine(result + 2, 'score 5'), `${result + 2} score`],
    ['a score that is no number', withLine(result + 2, 'score NaN'), `${result + 2} syntax`],
    ['a score of -0', withLine(result + 2, 'score -0'), `${result + 2} syntax`],
    ['a score twice', withLine(result + 2, 'score 0', 'score 0'), `${result + 3} syntax`],

    ['a changed time', record.replace('1000 D', '1001 D'), `${result + 3} checksum`],
    ['another engine', record.replace(/engine .*/, 'engine 9.9.9'), `${result + 3} checksum`],
    [
      'a checksum in capitals',
      record.replace(/checksum .*/, 'checksum ABCDEF0123456789'),
      `${result + 3} syntax`,
    ],
    ['no checksum', record.replace(/checksum .*\n/, ''), `${result + 3} cut-short`],
    ['the end cut off', record.slice(0, record.indexOf('2000 D')), '9 cut-short'],
    ['the head alone', `${lines.slice(0, 4).join('\n')}\n`, '5 cut-short'],
    ['two records', record + record, `${result + 4} trailing-text`],
    ['an empty line at the end', `${record}\n`, `${result + 4} trailing-text`],
    ['a line end of its own', record.replace('D\n', 'D\r\n'), '8 syntax'],
    [
      'too many lines',
      withLine(8, ...new Array<string>(3000).fill('1000 D')),
      '2001 too-many-lines',
    ],
    ['too long a text', record + ' '.repeat(70_000), `${result + 4} too-long`],
  ])('%s', (_, text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it.each([undefined, null, 1, {}, [], Symbol('record'), 10n])('no text: %s', (value) => {
    expect(fault(value as string)).toBe('1 not-a-text');
  });

  it('is said in words, too, and tells no score', () => {
    const verdict = verify(withLine(8, '1000 T1>T2'));
    expect(verdict).toEqual({
      valid: false,
      line: 8,
      reason: 'refused',
      message: '"T1>T2" is refused: wrong-color',
    });
    expect(verdict.score).toBeUndefined();
  });

  it('has no fault twice in the list', () => {
    const all = [...recordFaults, ...expectationFaults];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what is expected', () => {
  it.each<[Expected, string]>([
    [{}, 'valid'],
    [{ variant: 'klondike', scoring: 'standard', contest: true }, 'valid'],
    [{ variant: 'colorado' }, '3 other-variant'],
    [{ scoring: 'none' }, '4 other-scoring'],
    [{ contest: false }, '5 other-conditions'],
    [{ options: { undo: 'unlimited' } }, 'valid'],
    [{ options: { undo: 'unlimited', timeLimit: 300, draw: 1 } }, 'valid'],
    [{ options: {} }, '6 other-options'],
    [{ options: { undo: 'unlimited', draw: 3 } }, '7 other-options'],
    [{ options: { timerRate: 5 } }, '7 other-options'],
    [{ seed: 'a', commitment: commit('a') }, 'valid'],
    [{ seed: 'b' }, '7 other-seed'],
    [{ commitment: commit('b') }, '7 other-commitment'],
    [{ shortest: 5000, longest: 5000 }, 'valid'],
    [{ shortest: 5001 }, '13 too-fast'],
    [{ longest: 4999 }, '13 too-slow'],
    [{ limits: { lines: 10 } }, '11 too-many-lines'],
    [{ limits: { characters: 100 } }, '6 too-long'],
  ])('%j', (expected, verdict) => {
    expect(fault(record, expected)).toBe(verdict);
  });

  it('of a record that holds a commitment', () => {
    const withheld = formatRecord(sample(), { withholdSeed: true });
    expect(fault(withheld)).toBe('7 seed-needed');
    expect(fault(withheld, { commitment: commit('a') })).toBe('7 seed-needed');
    expect(fault(withheld, { seed: 'b' })).toBe('7 commitment');
    expect(fault(withheld, { seed: '\ud800' })).toBe('7 commitment');
    expect(verify(withheld, { seed: 'a' })).toEqual(verify(record));
    expect(fault(withheld, { seed: 'a', commitment: commit('b') })).toBe('7 other-commitment');
  });

  it('of a game that began from a position: it has no seed', () => {
    const text = formatRecord(from('klondike draw=3 / T1: 7D'));
    expect(fault(text, { seed: 'a' })).toBe('6 other-seed');
    expect(fault(text, { commitment: commit('a') })).toBe('6 other-commitment');
    expect(fault(text, { options: {} })).toBe('6 other-options');
    expect(fault(text, { options: { draw: 3 } })).toBe('valid');
  });

  it.each<[unknown, string]>([
    [null, 'expected: null is no object'],
    [[], 'expected: a list is no object'],
    ['klondike', 'expected: "klondike" is no object'],
    [{ varaint: 'klondike' }, 'expected.varaint: unknown; known: variant, scoring, contest,'],
    [JSON.parse('{"__proto__":{}}'), 'expected.__proto__: unknown'],
    [{ variant: 'klondyke' }, 'expected.variant: "klondyke" is not allowed; allowed: klondike,'],
    [{ variant: null }, 'expected.variant: null is not allowed; allowed: klondike,'],
    [{ scoring: 'most' }, 'expected.scoring: "most" is not allowed; allowed: standard,'],
    [{ contest: 'yes' }, 'expected.contest: "yes" is not allowed; allowed: true, false'],
    [{ options: 3 }, 'expected.options: 3 is no object'],
    [{ options: { drw: 3 } }, 'expected.options.drw: unknown; known: draw, passes,'],
    [{ options: { draw: 2 } }, 'expected.options: draw: 2 is not allowed; allowed: 1, 3'],
    [{ options: { timeLimit: '60' } }, 'expected.options: time-limit: "60" is not allowed'],
    [{ seed: 7 }, 'expected.seed: 7 is not allowed; allowed: a text'],
    [
      { commitment: commit('a').toUpperCase() },
      'is not allowed; allowed: 64 hexadecimal digits in lower case',
    ],
    [{ commitment: commit('a').slice(1) }, 'expected.commitment: "'],
    [{ shortest: NaN }, 'expected.shortest: NaN is not allowed; allowed: a number from 0 to'],
    [{ shortest: -1 }, 'expected.shortest: -1 is not allowed'],
    [{ shortest: '20000' }, 'expected.shortest: "20000" is not allowed'],
    [{ longest: NaN }, 'expected.longest: NaN is not allowed'],
    [{ longest: new Date(0) }, 'expected.longest: an object is not allowed'],
    [{ limits: { line: 5 } }, 'expected.limits.line: unknown; known: characters, lines'],
    [{ limits: { lines: 0 } }, 'expected.limits.lines: 0 is not allowed; allowed: a whole number'],
    [{ limits: { characters: NaN } }, 'expected.limits.characters: NaN is not allowed'],
  ])('that cannot be is told to the host, whatever the record: %j', (expected, message) => {
    for (const text of [record, 'hello', '']) {
      let told: unknown;
      try {
        verify(text, expected as Expected);
      } catch (error) {
        told = error;
      }
      expect(told).toBeInstanceOf(ExpectationError);
      expect((told as ExpectationError).message).toContain(message);
    }
  });

  it('is not named by what is undefined', () => {
    const none: unknown = { variant: undefined, options: undefined, shortest: undefined };
    expect(verify(record, none as Expected)).toEqual(verify(record));
    expect(verify(record, { longest: Infinity })).toEqual(verify(record));
  });

  it('is looked at in a sound record only', () => {
    expect(fault(withLine(3, 'variant golf'), { variant: 'colorado' })).toBe('3 variant');
  });
});

describe('the commitment', () => {
  it('is the SHA-256 of the seed', () => {
    expect(commit('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(commit('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commit('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });

  it('is that of a seed', () => {
    expect(() => commit('a'.repeat(129))).toThrow(RangeError);
    expect(() => commit('\ud800')).toThrow(RangeError);
  });
});

describe('a mutated record', () => {
  const random = seededRandom(2024);
  const records = Array.from({ length: 40 }, () => formatRecord(randomGame(random, 70)));
  const pick = (): string => records[random(records.length)] ?? record;

  it.each(mutationNames)(
    '%s',
    (name) => {
      for (let time = 0; time < 25; time += 1) {
        const original = pick();
        const mutant = mutated(name, original, pick(), random);
        const verdict = verify(mutant);
        const wrong = faultOfVerdict(mutant, original, verdict);
        if (wrong)
          throw new Error(`${wrong}\n${JSON.stringify(verdict)}\n${mutant.slice(0, 5000)}`);
      }
    },
    30_000,
  );
});

describe('the time that an answer takes', () => {
  it.each([
    ['a very long pause', createGame({ variant: 'klondike', scoring: 'windows', seed: 'a' })],
    [
      'the fastest timer',
      createGame({ variant: 'tournament', timerStart: 1, timerRate: 1_000_000, seed: 'a' }),
    ],
    [
      'the slowest timer',
      createGame({
        variant: 'twenty',
        scoring: 'timed',
        timerStart: 1_000_000,
        timerRate: 1,
        seed: 'a',
      }),
    ],
  ])('does not grow with the time played: %s', (_, start) => {
    const game = start.advance(999_999_999_999_999);
    expect(verify(formatRecord(game))).toMatchObject({ valid: true, elapsed: game.elapsed });
    expect(game.log.length).toBeLessThan(100);
  });
});
