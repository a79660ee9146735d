/** What a game is played as, out of its record: `klondike standard contest draw 3`. */
export function conditionsOf(record: string): string {
  const words = record.split('\n').flatMap((line) => {
    const [, rest] = /^(?:variant|scoring|conditions|option) (.+)$/.exec(line) ?? [];
    return rest ?? [];
  });
  return words.join(' ');
}

/** A short name for the deal of a record: the same deal always has the same. */
export function dealOf(record: string): string {
  const line = record.split('\n').find((each) => /^(?:seed|commitment|start) /.test(each)) ?? '';
  return hash(line);
}

/** Two times 32 bits that depend on every character: enough to tell one's own games apart. */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('-');
}
