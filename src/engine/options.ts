import { described } from './described.js';

/** The options that a variant, a scoring or the conditions read, by name. */
export interface OptionValues {
  /** Cards that a click on the stock turns. */
  readonly draw: 1 | 3;
  /** Trips through the stock. */
  readonly passes: number | 'unlimited';
  /** Whether a closed card turns by itself or by a click. */
  readonly reveal: 'auto' | 'manual';
  readonly wildcard: boolean;
  readonly undo: 'none' | 'once' | 'unlimited';
  /** Whole seconds. */
  readonly timeLimit: number | 'none';
  /** Points for each whole second left at a win. */
  readonly timeBonus: number;
  /** Points for a play of one card without a clock. */
  readonly basePoints: number;
  /** Points at which the points timer starts. */
  readonly timerStart: number;
  /** Points that the points timer loses in a second. */
  readonly timerRate: number;
  /** Points for a won game with the wildcard unused. */
  readonly wildcardBonus: number;
}

export type OptionName = keyof OptionValues;
export type OptionValue = OptionValues[OptionName];

/** What values an option takes: some words or numbers, a range of whole numbers, or yes and no. */
type Allowed =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly or?: string }
  | { readonly kind: 'boolean' };

interface OptionSpecification {
  readonly allowed: Allowed;
  /** Of use only in a variant that has this other option. */
  readonly goesWith?: OptionName;
}

/** Every option: its values, all that a parser, a checker and an error message need to know. */
export const optionTable: Readonly<Record<OptionName, OptionSpecification>> = {
  draw: { allowed: { kind: 'choice', values: [1, 3] } },
  passes: { allowed: { kind: 'whole', least: 1, most: 1_000_000, or: 'unlimited' } },
  reveal: { allowed: { kind: 'choice', values: ['auto', 'manual'] } },
  wildcard: { allowed: { kind: 'boolean' } },
  undo: { allowed: { kind: 'choice', values: ['none', 'once', 'unlimited'] } },
  timeLimit: { allowed: { kind: 'whole', least: 1, most: 1_000_000, or: 'none' } },
  timeBonus: { allowed: { kind: 'whole', least: 0, most: 1_000_000 } },
  basePoints: { allowed: { kind: 'whole', least: 1, most: 1_000_000 } },
  timerStart: { allowed: { kind: 'whole', least: 1, most: 1_000_000 } },
  timerRate: { allowed: { kind: 'whole', least: 1, most: 1_000_000 } },
  wildcardBonus: {
    allowed: { kind: 'whole', least: 0, most: 1_000_000 },
    goesWith: 'wildcard',
  },
};

export const optionNames = Object.keys(optionTable) as readonly OptionName[];

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(optionTable, name);
}

/** The option's name as an attribute: `timeLimit` is `time-limit`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A wrong option; the message names what was allowed. */
export class OptionError extends Error {
  override readonly name = 'OptionError';

  constructor(
    /** The option's name in camelCase: `variant`, `scoring`, `seed`, `timeLimit` … */
    readonly option: string,
    /** What was given. */
    readonly value: unknown,
    /** What is allowed, in words or as a list of values. */
    readonly allowed: string,
    /** Why, where the value is not wrong in itself. */
    readonly because?: string,
  ) {
    super(
      `${attributeOf(option)}: ${described(value)} is not allowed${because ? ` (${because})` : ''}; allowed: ${allowed}`,
    );
  }
}

/** What an option allows, as a sentence part: `1, 3` or `a whole number from 1 to 1000000 or none`. */
export function allowedText(name: OptionName): string {
  const { allowed } = optionTable[name];
  switch (allowed.kind) {
    case 'choice':
      return allowed.values.join(', ');
    case 'whole': {
      const range = `a whole number from ${allowed.least} to ${allowed.most}`;
      return allowed.or ? `${range}, or ${allowed.or}` : range;
    }
    case 'boolean':
      return 'true, false';
  }
}

function isAllowed<Name extends OptionName>(
  name: Name,
  value: unknown,
): value is OptionValues[Name] {
  const { allowed } = optionTable[name];
  switch (allowed.kind) {
    case 'choice':
      return allowed.values.some((each) => each === value);
    case 'whole':
      return (
        (allowed.or !== undefined && value === allowed.or) ||
        (typeof value === 'number' &&
          Number.isInteger(value) &&
          value >= allowed.least &&
          value <= allowed.most)
      );
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/**
 * The value, checked.
 * @throws OptionError
 */
export function checkOption<Name extends OptionName>(
  name: Name,
  value: unknown,
): OptionValues[Name] {
  if (!isAllowed(name, value)) throw new OptionError(name, value, allowedText(name));
  return value;
}

/**
 * The value that a text (an attribute's, a record's) gives. Numbers are plain decimal digits; a
 * boolean is `true` or `false`.
 * @throws OptionError
 */
export function parseOption<Name extends OptionName>(name: Name, text: string): OptionValues[Name] {
  const value = valueOf(text, optionTable[name].allowed);
  if (!isAllowed(name, value)) throw new OptionError(name, text, allowedText(name));
  return value;
}

function valueOf(text: string, { kind }: Allowed): unknown {
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : text;
}
