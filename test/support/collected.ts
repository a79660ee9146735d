import { Writable } from 'node:stream';

/** A stream that keeps what is written to it. */
export function collected(): { readonly stream: Writable; readonly text: () => string } {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}
