import type { Reply, Request } from './thinker.js';

/** Somebody who thinks, wherever that is. */
export interface Thread {
  send(request: Request): void;
  close(): void;
}

/** What is heard of a thread. */
export interface ThreadListener {
  readonly replied: (reply: Reply) => void;
  /** It has ended by itself, or never came to be. */
  readonly failed: (error: Error) => void;
}

/** A way to a thread; throws at once, or fails later, where the page does not allow it. */
export type OpenThread = (listener: ThreadListener) => Thread;

/** A worker; its script lies beside this one. */
export const openWorker: OpenThread = ({ replied, failed }) => {
  const { protocol, origin } = new URL(import.meta.url);
  // Some bundlers put there the file that they have read: what they make of it is the page's own.
  const isOfThisOrigin = protocol === 'file:' || origin === globalThis.origin;
  const worker = isOfThisOrigin
    ? // In these words every bundler finds the script.
      new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
    : importingWorker();
  worker.onmessage = ({ data }: MessageEvent<Reply>) => replied(data);
  worker.onerror = (event) => {
    event.preventDefault();
    failed(new Error(event.message || 'The worker cannot be loaded'));
  };
  return {
    send: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
};

/** A page may make no worker of a script from another origin, but of one that imports it. */
function importingWorker(): Worker {
  const { href } = new URL(
    /* @vite-ignore */ /* webpackIgnore: true */ './worker.js',
    import.meta.url,
  );
  const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  // Never revoked: the browser may read it long after this, and it is but a line.
  return new Worker(URL.createObjectURL(script), { type: 'module' });
}

/** The thread of the page itself, in slices of its time. */
export const openSlices: OpenThread = ({ replied, failed }) => {
  let isOpen = true;
  const thinker = import('./slices.js').then(({ thinkerInSlices }) =>
    thinkerInSlices((reply) => {
      if (isOpen) replied(reply);
    }),
  );
  thinker.then(
    () => {
      if (isOpen) replied({ type: 'ready' });
    },
    (error: unknown) => {
      if (isOpen) failed(error instanceof Error ? error : new Error(String(error)));
    },
  );
  const send = (request: Request): void => {
    void thinker.then(
      (there) => there.receive(request),
      () => undefined,
    );
  };
  return {
    send,
    close: () => {
      isOpen = false;
    },
  };
};
