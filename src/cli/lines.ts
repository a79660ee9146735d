/** Of a longer line no more is held in memory: no record is so long, nor any seed. */
export const longestLine = 1_000_000;

/** The lines of a text that comes in pieces, each as soon as it ends; of one too long the first characters. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const piece of pieces) {
    let start = 0;
    for (;;) {
      const end = piece.indexOf('\n', start);
      if (line.length <= longestLine) line += piece.slice(start, end < 0 ? undefined : end);
      if (end < 0) break;
      yield line;
      line = '';
      start = end + 1;
    }
  }
  if (line !== '') yield line;
}
