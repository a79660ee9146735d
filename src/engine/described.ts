/** A value that came from anywhere, short enough for an error message. */
export function described(value: unknown): string {
  if (typeof value === 'string') {
    return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  }
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  // An object's own text can be missing, and asking for it can throw.
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
