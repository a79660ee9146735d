import { describe, expect, it } from 'vitest';
import {
  createGame,
  OptionError,
  parseOption,
  scorings,
  variants,
} from '../../src/engine/index.js';
import type { NewGame, Move } from '../../src/engine/index.js';
import { scoringNames } from '../support/setups.js';

/** The error for a request as a page might make it, with no compiler to check it. */
function fault(request: Readonly<Record<string, unknown>>): OptionError {
  try {
    createGame({ seed: 'a', ...request } as unknown as NewGame);
  } catch (error) {
    if (error instanceof OptionError) return error;
    throw error;
  }
  throw new Error('accepted, though it ought to be an error');
}

const variantIds = ['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty'];

describe('what there is', () => {
  it('is at least the five games and the seven scorings of the rules', () => {
    expect(variants().map(({ id }) => id)).toEqual(expect.arrayContaining(variantIds));
    expect(scorings().map(({ id }) => id)).toEqual(expect.arrayContaining([...scoringNames]));
  });
});

describe('an unknown name (rules 6)', () => {
  it.each(['freecell-two', '', 'Klondike', 'klondike ', undefined, null, 7, {}, 'constructor'])(
    'variant %j: an error that names the games',
    (variant) => {
      const error = fault({ variant });
      expect(error.option).toBe('variant');
      for (const id of variantIds) expect(error.message).toContain(id);
    },
  );

  it.each(['points', '', 'Standard', null, 7, 'toString'])(
    'scoring %j: an error that names the scorings',
    (scoring) => {
      const error = fault({ variant: 'klondike', scoring });
      expect(error.option).toBe('scoring');
      for (const id of scoringNames) expect(error.message).toContain(id);
    },
  );

  it.each(['speed', 'Draw', 'time-limit', 'toString', '__proto__x'])(
    'option %j: an error that names the options',
    (name) => {
      const error = fault({ variant: 'klondike', [name]: 1 });
      expect(error.option).toBe(name);
      for (const option of ['draw', 'passes', 'reveal', 'undo', 'time-limit', 'time-bonus']) {
        expect(error.allowed.split(', ')).toContain(option);
      }
    },
  );
});

describe('a value that is not allowed', () => {
  const wholeNumber = ['whole number'];
  it.each([
    ['draw', 2, ['1', '3']],
    ['draw', '3', ['1', '3']],
    ['draw', 0, ['1', '3']],
    ['passes', 0, ['1', 'unlimited']],
    ['passes', 1.5, ['whole number', 'unlimited']],
    ['passes', Infinity, ['unlimited']],
    ['passes', 'many', ['unlimited']],
    ['reveal', 'never', ['auto', 'manual']],
    ['reveal', true, ['auto', 'manual']],
    ['undo', 'twice', ['none', 'once', 'unlimited']],
    ['undo', false, ['none', 'once', 'unlimited']],
    ['timeLimit', 0, ['whole number', 'none']],
    ['timeLimit', -5, ['whole number', 'none']],
    ['timeLimit', 0.5, ['whole number', 'none']],
    ['timeLimit', NaN, ['whole number', 'none']],
    ['timeLimit', '5:00', ['whole number', 'none']],
    ['timeBonus', -1, wholeNumber],
    ['timeBonus', 2.5, wholeNumber],
    ['timeBonus', null, wholeNumber],
  ])('Klondike, %s %j', (name, value, allowed) => {
    const error = fault({ variant: 'klondike', [name]: value });
    expect(error.option).toBe(name);
    expect(error.value).toBe(value);
    for (const word of allowed) expect(error.message).toContain(word);
  });

  it.each([
    ['basePoints', 'no-clock'],
    ['timerRate', 'no-clock'],
    ['timerStart', 'timed'],
    ['timerRate', 'timed'],
  ])('%s under "%s": no number, none below 1, no part of one', (name, scoring) => {
    for (const value of [0, -1, 1.5, '200', NaN, Infinity]) {
      const error = fault({ variant: 'tournament', scoring, [name]: value });
      expect(error.option).toBe(name);
      expect(error.message).toContain('whole number');
    }
  });

  it('wildcard: true or false only', () => {
    for (const value of ['true', 1, null, '']) {
      expect(fault({ variant: 'tournament', wildcard: value }).message).toContain('true, false');
    }
  });

  it('contest: true or false only', () => {
    expect(fault({ variant: 'klondike', contest: 'yes' }).message).toContain('true, false');
  });

  it('names the option as the attribute is written', () => {
    expect(fault({ variant: 'klondike', timeLimit: 0 }).message).toMatch(/^time-limit: /);
  });
});

describe('an option without a use', () => {
  it.each([
    ['colorado', 'cards', 'draw', 1],
    ['colorado', 'cards', 'passes', 1],
    ['colorado', 'cards', 'reveal', 'auto'],
    ['colorado', 'cards', 'wildcard', true],
    ['klondike', 'standard', 'wildcard', true],
    ['klondike', 'standard', 'basePoints', 200],
    ['klondike', 'standard', 'timerStart', 200],
    ['klondike', 'standard', 'timerRate', 10],
    ['klondike', 'timed', 'timeBonus', 2],
    ['klondike', 'timed', 'basePoints', 200],
    ['klondike', 'windows', 'timeBonus', 2],
    ['klondike', 'no-clock', 'timerStart', 200],
    ['klondike', 'no-clock', 'wildcardBonus', 1000],
    ['tournament', 'timed', 'draw', 1],
    ['tournament', 'timed', 'passes', 1],
    ['tournament', 'timed', 'reveal', 'auto'],
    ['tournament', 'standard', 'wildcardBonus', 1000],
    ['sir-tommy', 'none', 'timeBonus', 2],
    ['twenty', 'cards', 'draw', 1],
  ])(
    '%s under "%s" with %s is an error that names the options of use',
    (variant, scoring, name, value) => {
      const error = fault({ variant, scoring, [name]: value });
      expect(error.option).toBe(name);
      expect(error.allowed.split(', ')).toEqual(expect.arrayContaining(['undo', 'time-limit']));
      expect(error.allowed.split(', ')).not.toContain(name);
    },
  );

  it('is no error when it is not given, or given as undefined', () => {
    const request = { variant: 'colorado', seed: 'a', draw: undefined, wildcard: undefined };
    expect(createGame(request).options.variant).toBe('colorado');
  });
});

describe('a seed that is none', () => {
  it.each([undefined, null, 7, {}, ['a']])('%j is an error that says what a seed is', (seed) => {
    const error = fault({ variant: 'klondike', seed });
    expect(error.option).toBe('seed');
    expect(error.message).toContain('128 bytes');
  });

  it('says so of a text that is too long without repeating all of it', () => {
    const error = fault({ variant: 'klondike', seed: 'x'.repeat(100_000) });
    expect(error.message.length).toBeLessThan(400);
  });
});

describe('undo under "timed"', () => {
  it('is none, and the error for another value says so', () => {
    const error = fault({ variant: 'klondike', scoring: 'timed', undo: 'once' });
    expect(error.option).toBe('undo');
    expect(error.allowed).toBe('none');
  });
});

describe('defaults (rules 1 to 6)', () => {
  it.each([
    [
      'klondike',
      false,
      {
        scoring: 'standard',
        draw: 1,
        passes: 'unlimited',
        reveal: 'auto',
        undo: 'unlimited',
        timeLimit: 'none',
        timeBonus: 2,
      },
    ],
    [
      'klondike',
      true,
      {
        scoring: 'standard',
        draw: 1,
        passes: 'unlimited',
        reveal: 'manual',
        undo: 'once',
        timeLimit: 300,
        timeBonus: 2,
      },
    ],
    [
      'tournament',
      false,
      {
        scoring: 'timed',
        wildcard: false,
        undo: 'none',
        timeLimit: 'none',
        timerStart: 200,
        timerRate: 10,
      },
    ],
    ['tournament', true, { scoring: 'timed', wildcard: false, undo: 'none', timeLimit: 'none' }],
    ['colorado', false, { scoring: 'cards', undo: 'unlimited', timeLimit: 'none' }],
    ['colorado', true, { scoring: 'cards', undo: 'none', timeLimit: 'none' }],
    ['sir-tommy', false, { scoring: 'cards', undo: 'unlimited' }],
    ['sir-tommy', true, { scoring: 'cards', undo: 'none' }],
    ['twenty', false, { scoring: 'cards', undo: 'unlimited' }],
    ['twenty', true, { scoring: 'cards', undo: 'none' }],
  ] as const)('%s, contest %s', (variant, contest, expected) => {
    expect(createGame({ variant, contest, seed: 'a' }).options).toMatchObject({
      variant,
      contest,
      seed: 'a',
      ...expected,
    });
  });

  it('of "no-clock": a base of 200, a rate of 10, no time limit, 1000 for the wildcard', () => {
    const game = createGame({
      variant: 'tournament',
      scoring: 'no-clock',
      wildcard: true,
      seed: 'a',
    });
    expect(game.options).toMatchObject({
      basePoints: 200,
      timerRate: 10,
      timeLimit: 'none',
      wildcardBonus: 1000,
    });
  });

  it('give way to what is set, in a contest too', () => {
    const game = createGame({
      variant: 'klondike',
      contest: true,
      seed: 'a',
      draw: 3,
      passes: 4,
      reveal: 'auto',
      undo: 'none',
      timeLimit: 'none',
      timeBonus: 0,
    });
    expect(game.options).toMatchObject({
      draw: 3,
      passes: 4,
      reveal: 'auto',
      undo: 'none',
      timeLimit: 'none',
      timeBonus: 0,
    });
  });
});

describe('option values as text', () => {
  it.each([
    ['draw', '3', 3],
    ['passes', 'unlimited', 'unlimited'],
    ['passes', '12', 12],
    ['timeLimit', '300', 300],
    ['timeLimit', 'none', 'none'],
    ['timeBonus', '0', 0],
    ['wildcard', 'true', true],
    ['undo', 'once', 'once'],
  ] as const)('%s "%s" is %j', (name, text, value) => {
    expect(parseOption(name, text)).toBe(value);
  });

  it.each([
    ['draw', '03'],
    ['draw', '3.0'],
    ['draw', ' 3'],
    ['passes', '1e3'],
    ['passes', '-1'],
    ['timeLimit', ''],
    ['timeLimit', '0x10'],
    ['timeLimit', '99999999'],
    ['wildcard', 'yes'],
    ['wildcard', ''],
    ['undo', 'ONCE'],
  ] as const)('%s "%s" is an error', (name, text) => {
    expect(() => parseOption(name, text)).toThrow(OptionError);
  });
});

describe('values that no text can be made of', () => {
  const bare: unknown = Object.create(null);
  const list: unknown = [Object.create(null)];
  const throwing: unknown = {
    toString() {
      throw new Error('asked for its text');
    },
  };

  it.each([
    ['an object', bare],
    ['a list', list],
    ['an object', throwing],
    ['a function', () => 1],
  ])('%s as an option is an option error', (words, value) => {
    for (const name of ['variant', 'scoring', 'seed', 'draw', 'contest']) {
      const request = { variant: 'klondike', seed: 'a', [name]: value };
      expect(() => createGame(request)).toThrow(OptionError);
      expect(() => createGame(request)).toThrow(words);
    }
  });
});

describe('a move that is none', () => {
  it.each([{}, { type: 'bogus' }, 'D', 5])('%j is a fault of the program', (move) => {
    const game = createGame({ variant: 'klondike', seed: 'a' });
    expect(() => game.play(move as Move, 0)).toThrow(TypeError);
  });
});
