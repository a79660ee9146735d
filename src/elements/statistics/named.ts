/**
 * The text of a name that is read from what was kept or brought in, which may be any: one that is not
 * in the table is its own text, also one that every object knows, like `constructor`.
 */
export function named(
  name: string,
  texts: Readonly<Record<string, string>>,
  unknown: string = name,
): string {
  return (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? unknown;
}
