import { described } from './described.js';

/** Something in a value is not as it must be: where, and what is wrong there. */
export class CheckError extends Error {
  override readonly name: string = 'CheckError';

  constructor(
    /** `piles[2].accept.from` */
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path}: ${reason}`);
  }
}

/** Looks at a value that came from anywhere; throws a CheckError that says where it is wrong. */
export type Check = (value: unknown, path: string) => void;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One of some values. */
export const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value, path) => {
    if (!allowed.includes(value)) {
      throw new CheckError(
        path,
        `${described(value)} is not allowed; allowed: ${allowed.join(', ')}`,
      );
    }
  };

/** A text of a form; `form` says it in words. */
export const text =
  (pattern: RegExp, form: string): Check =>
  (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new CheckError(path, `${described(value)} is not allowed; allowed: ${form}`);
    }
  };

/** A number in a range. */
export const number =
  (least: number, most: number, isWhole = true): Check =>
  (value, path) => {
    const isFine =
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      (!isWhole || Number.isInteger(value));
    if (!isFine) {
      const kind = isWhole ? 'a whole number' : 'a number';
      throw new CheckError(
        path,
        `${described(value)} is not allowed; allowed: ${kind} from ${least} to ${most}`,
      );
    }
  };

/** A list, each item checked. */
export const list =
  (item: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) throw new CheckError(path, `${described(value)} is no list`);
    value.forEach((each, index) => item(each, `${path}[${index}]`));
  };

/** An object with these fields, those of `optional` only where they stand, and no others. */
export const shape =
  (
    required: Readonly<Record<string, Check>>,
    optional: Readonly<Record<string, Check>> = {},
  ): Check =>
  (value, path) => {
    if (!isRecord(value)) throw new CheckError(path, `${described(value)} is no object`);
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const fields = { ...required, ...optional };
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name)) {
        throw new CheckError(at(name), `unknown; known: ${Object.keys(fields).join(', ')}`);
      }
    }
    for (const [name, check] of Object.entries(required)) check(value[name], at(name));
    for (const [name, check] of Object.entries(optional)) {
      if (value[name] !== undefined) check(value[name], at(name));
    }
  };

/** The first field that is there decides which shape is meant. */
export const byField =
  (shapes: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const found = isRecord(value) && Object.keys(shapes).find((name) => value[name] !== undefined);
    const check = found ? shapes[found] : undefined;
    if (!check) {
      throw new CheckError(
        path,
        `${described(value)} has none of the fields ${Object.keys(shapes).join(', ')}`,
      );
    }
    check(value, path);
  };

/** An object by one check, anything else by the other. */
export const objectOr =
  (object: Check, other: Check): Check =>
  (value, path) =>
    (isRecord(value) ? object : other)(value, path);
