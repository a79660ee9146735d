import { CheckError, number, oneOf, shape, text } from './check.js';
import type { Check } from './check.js';
import { checkOption, isOptionName, OptionError, optionNames } from './options.js';
import type { OptionValues } from './options.js';
import type { RecordLimits } from './record-lines.js';
import { scorings, variants } from './registry.js';

/** What a host wants a record to be of. What is not named here is not looked at: name all you fixed. */
export interface Expected {
  readonly variant?: string;
  readonly scoring?: string;
  readonly contest?: boolean;
  /** These values, and the defaults of all others: `{}` is a game without any option of its own. */
  readonly options?: Partial<OptionValues>;
  /** Also the key to a record that holds a commitment in place of the seed. */
  readonly seed?: string;
  /** What was published before the contest: the record's seed must fit it. */
  readonly commitment?: string;
  /** The shortest and the longest time that is plausible, in ms of play. */
  readonly shortest?: number;
  readonly longest?: number;
  /** Replaces what `verify` reads at the most: 65536 characters, 2000 lines. */
  readonly limits?: Partial<RecordLimits>;
}

/** What is expected cannot be: a mistake of the host's, and no fault of a record. */
export class ExpectationError extends CheckError {
  override readonly name = 'ExpectationError';
}

const time = number(0, Infinity, false);
const size = number(1, Number.MAX_SAFE_INTEGER);
const ids = (definitions: readonly { readonly id: string }[]): readonly string[] =>
  definitions.map(({ id }) => id);

const options: Check = (value, path) => {
  const known = Object.fromEntries(optionNames.map((name) => [name, option]));
  shape({}, known)(value, path);
};

const option: Check = (value, path) => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (isOptionName(name)) checkOption(name, value);
};

const expectation: Check = (value, path) =>
  shape(
    {},
    {
      variant: oneOf(...ids(variants())),
      scoring: oneOf(...ids(scorings())),
      contest: oneOf(true, false),
      options,
      seed: text(/^/, 'a text'),
      commitment: text(/^[0-9a-f]{64}$/, '64 hexadecimal digits in lower case'),
      shortest: time,
      longest: time,
      limits: shape({}, { characters: size, lines: size }),
    },
  )(value, path);

/**
 * Sees that an expectation is one: a misspelt name would be looked at as little as one left out, and
 * a time that is no number would let everything pass.
 * @throws ExpectationError that names what is allowed.
 */
export function checkExpected(value: unknown): asserts value is Expected {
  try {
    expectation(value, 'expected');
  } catch (error) {
    if (error instanceof OptionError) throw new ExpectationError('expected.options', error.message);
    throw error instanceof CheckError ? new ExpectationError(error.path, error.reason) : error;
  }
}
