import { Thinker } from './thinker.js';
import type { Reply } from './thinker.js';

/** In the browsers that have it: tasks that give way to all that a page has to do. */
interface Scheduler {
  postTask(work: () => void, options: { readonly priority: 'background' }): Promise<void>;
}

/**
 * Ms of thought between two chances for the page. What is begun within them is finished, and may take
 * some more, above all the first time: together it is to stay below half a frame's 16.
 */
const slice = 2;

/** Bytes: a larger table would take longer than a slice to grow. */
const memory = 4 * 2 ** 20;

/** Thinks on the thread of the page, where no worker may be had. */
export function thinkerInSlices(send: (reply: Reply) => void): Thinker {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return new Thinker({
    now: () => performance.now(),
    later: (work) => {
      if (scheduler) {
        void scheduler.postTask(work, { priority: 'background' });
        return;
      }
      // A channel for each: one that waits would keep a process of Node from its end.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        work();
      };
      port2.postMessage(undefined);
    },
    send,
    slice,
    memory,
  });
}
