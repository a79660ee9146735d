/**
 * A text as UTF-8, a lone surrogate as U+FFFD. The platform's `TextEncoder` belongs to no language,
 * only to pages and servers, and the engine asks for neither.
 */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    let point = char.codePointAt(0) ?? 0;
    if (point < 0x80) {
      bytes.push(point);
      continue;
    }
    if (point >= 0xd800 && point < 0xe000) point = 0xfffd;
    const further = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    // The first byte begins with as many ones as there are bytes; each further one holds six bits.
    bytes.push(((0xff00 >> (further + 1)) & 0xff) | (point >> (6 * further)));
    for (let left = further - 1; left >= 0; left -= 1) {
      bytes.push(0x80 | ((point >> (6 * left)) & 0x3f));
    }
  }
  return Uint8Array.from(bytes);
}
