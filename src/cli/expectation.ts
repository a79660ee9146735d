import type { Expected } from '../engine/index.js';

/** What each of the host's expectations is written as. */
const expectedTypes: Readonly<Record<keyof Expected, 'string' | 'number' | 'boolean' | 'object'>> =
  {
    variant: 'string',
    scoring: 'string',
    contest: 'boolean',
    options: 'object',
    seed: 'string',
    commitment: 'string',
    shortest: 'number',
    longest: 'number',
    limits: 'object',
  };

/** What is wrong with an expectation; a misspelt name would be looked at as little as one left out. */
export function expectationFault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'it is to be an object';
  }
  for (const [name, each] of Object.entries(value)) {
    if (!Object.hasOwn(expectedTypes, name)) {
      const names = Object.keys(expectedTypes).join(', ');
      return `there is no ${JSON.stringify(name)}; there are: ${names}`;
    }
    const type = expectedTypes[name as keyof Expected];
    if (typeof each !== type || each === null) return `${name} is to be of type ${type}`;
  }
  return undefined;
}
