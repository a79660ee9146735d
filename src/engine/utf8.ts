/**
 * A text as UTF-8, a lone surrogate as U+FFFD. The platform's `TextEncoder` belongs to no language,
 * only to pages and servers, and the engine asks for neither.
 */
export function utf8(text: string): Uint8Array {
  // Percent-encoding is UTF-8 written out, and part of the language.
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).match(/%..|./g);
  return Uint8Array.from(escaped ?? [], (unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
}
