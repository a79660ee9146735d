import { attributeOf, OptionError, optionNames, parseOption } from '../engine/index.js';
import type { OptionValues } from '../engine/index.js';
import { UsageError } from './command.js';

/** The options of a game as flags for `parsed`: they have the names of the element's attributes. */
export const optionFlags: Readonly<Record<string, { readonly type: 'string' }>> =
  Object.fromEntries(optionNames.map((name) => [attributeOf(name), { type: 'string' }]));

/** The same for `--help`. */
export const optionHelp: string = optionNames
  .map((name) => `  --${attributeOf(name)} VALUE`)
  .join('\n');

/**
 * What the flags say.
 * @throws UsageError
 */
export function optionsOf(values: object): Partial<OptionValues> {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return Object.fromEntries(
    optionNames.flatMap((name) => {
      const text = given[attributeOf(name)];
      return typeof text === 'string' ? [[name, asUsage(() => parseOption(name, text))]] : [];
    }),
  );
}

/** What is wrong with the options of a game is wrong with the call. */
export function asUsage<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof OptionError ? new UsageError(error.message) : error;
  }
}
