import { argv, exit } from 'node:process';

/** What a benchmark was asked to do. */
export interface Wish<Name extends string> {
  readonly numbers: Readonly<Record<Name, number>>;
  /** Whether this one of the names is among those that are wanted. */
  readonly wants: (name: string) => boolean;
}

/**
 * Reads what stands after a benchmark on the command line: numbers, in the order of `defaults`, and
 * then, where there are `names`, a word that takes only those that have it. Anything else ends the
 * program with a line that names what is allowed.
 * @param defaults by the name of a number: what it is when it is left out.
 */
export function readArguments<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  names: readonly string[] = [],
): Wish<Name> {
  const given = argv.slice(2);
  const expected = Object.entries(defaults) as [Name, number][];
  const allowed: readonly string[] = [
    ...expected.map(([name, value]) => `[${name}: a whole number from 1, else ${value}]`),
    ...(names.length > 0 ? [`[a word of: ${names.join(' · ')}]`] : []),
  ];
  const refuse = (reason: string): never => {
    console.error(`${reason}\nAllowed: ${allowed.join(' ') || 'nothing'}`);
    exit(2);
  };

  const numbers: Record<Name, number> = { ...defaults };
  for (const [name] of expected) {
    const text = given.shift();
    if (text === undefined) break;
    const number = /^[0-9]+$/.test(text) ? Number(text) : 0;
    if (number < 1 || !Number.isSafeInteger(number)) refuse(`${name} is not "${text}".`);
    numbers[name] = number;
  }
  const [word = '', ...others] = names.length > 0 ? given : ['', ...given];
  if (others.length > 0) refuse(`Too much: "${others.join(' ')}".`);
  if (word !== '' && !names.some((name) => name.includes(word))) refuse(`Nothing is "${word}".`);
  return { numbers, wants: (name) => name.includes(word) };
}
