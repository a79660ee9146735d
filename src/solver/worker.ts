import { Thinker } from './thinker.js';
import type { Reply, Request } from './thinker.js';

/** What of a worker's own world is used here; the library's types know that of a page. */
interface WorkerScope {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

// A message to oneself comes after those that are there: a question may be taken back at any time.
const { port1, port2 } = new MessageChannel();
const works: (() => void)[] = [];
port1.onmessage = () => works.shift()?.();

const thinker = new Thinker({
  now: () => performance.now(),
  later: (work) => {
    works.push(work);
    port2.postMessage(undefined);
  },
  send: (reply) => scope.postMessage(reply),
  slice: 10,
  memory: Infinity,
});

scope.addEventListener('message', ({ data }) => thinker.receive(data));
scope.postMessage({ type: 'ready' });
