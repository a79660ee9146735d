import type { Question } from './question.js';
import type { Spent } from './solve.js';
import type { Reply } from './thinker.js';
import type { OpenThread, Thread } from './threads.js';

/** How a question is asked. */
export interface Asking {
  /** Takes the question back; the answer is then refused with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether somebody waits for the answer. */
  readonly isUrgent?: boolean | undefined;
  /** Told some ten times a second. */
  readonly onProgress?: ((spent: Spent) => void) | undefined;
}

/** A way to get threads. */
export interface ThreadWay {
  readonly open: OpenThread;
  /** The most threads of it at a time. */
  readonly limit: number;
}

interface PoolOptions {
  /** The first that the page allows is used. */
  readonly ways: readonly [ThreadWay, ...ThreadWay[]];
  /** Does something some ms later, unless what it returns is called before. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

interface Call {
  readonly question: Question;
  readonly isUrgent: boolean;
  readonly onProgress: ((spent: Spent) => void) | undefined;
  answered(answer: unknown): void;
  failed(error: Error): void;
}

/** A thread with what it is asked. */
interface Desk {
  readonly way: number;
  readonly calls: Map<number, Call>;
  thread: Thread | undefined;
  isReady: boolean;
  keepOpen: (() => void) | undefined;
}

/** Ms that a thread without a question is kept. */
export const idleTime = 30_000;

/** Threads that are begun when there is something to ask, shared by all who ask. */
export class ThreadPool {
  readonly #options: PoolOptions;
  #way = 0;
  #desks: readonly Desk[] = [];
  #id = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** How many threads there are. */
  get size(): number {
    return this.#desks.length;
  }

  /**
   * Asks a question.
   * @throws what was thrown when it was answered, or the reason of the signal.
   */
  ask(question: Question, { signal, isUrgent = false, onProgress }: Asking): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const id = (this.#id += 1);
      const end = (): void => signal?.removeEventListener('abort', abort);
      const abort = (): void => {
        end();
        this.#forget(id);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abort);
      this.#place(id, {
        question,
        isUrgent,
        onProgress,
        answered(answer) {
          end();
          resolve(answer);
        },
        failed(error) {
          end();
          reject(error);
        },
      });
    });
  }

  /** Gives a question to a thread that has nothing to do, to a new one, or to the least busy. */
  #place(id: number, call: Call): void {
    const { ways } = this.#options;
    const free = this.#desks.find(({ calls }) => calls.size === 0);
    const isFull = this.#desks.length >= (ways[this.#way] ?? ways[0]).limit;
    const desk = free ?? (isFull ? this.#leastBusy() : undefined) ?? this.#open();
    desk.keepOpen?.();
    desk.keepOpen = undefined;
    desk.calls.set(id, call);
    const { question, isUrgent } = call;
    desk.thread?.send({ type: 'ask', id, question, isUrgent });
  }

  #leastBusy(): Desk | undefined {
    const [first, ...others] = this.#desks;
    return others.reduce(
      (best, each) => (best && best.calls.size <= each.calls.size ? best : each),
      first,
    );
  }

  #open(): Desk {
    const { ways } = this.#options;
    for (;;) {
      const way = this.#way;
      const desk: Desk = {
        way,
        calls: new Map(),
        thread: undefined,
        isReady: false,
        keepOpen: undefined,
      };
      try {
        desk.thread = (ways[way] ?? ways[0]).open({
          replied: (reply) => this.#replied(desk, reply),
          failed: (error) => this.#failed(desk, error),
        });
        this.#desks = [...this.#desks, desk];
        return desk;
      } catch (error) {
        if (way + 1 === ways.length) throw error;
        this.#way = way + 1;
      }
    }
  }

  #replied(desk: Desk, reply: Reply): void {
    if (reply.type === 'ready') {
      desk.isReady = true;
      return;
    }
    // Without a call: it was taken back when the reply was on its way.
    const call = desk.calls.get(reply.id);
    switch (reply.type) {
      case 'progress':
        call?.onProgress?.(reply.spent);
        return;
      case 'answer':
        this.#leave(desk, reply.id);
        call?.answered(reply.answer);
        return;
      case 'failure':
        this.#leave(desk, reply.id);
        call?.failed(errorOf(reply));
    }
  }

  /** A way that never led to a thread is not gone again; its questions are asked by the next. */
  #failed(desk: Desk, error: Error): void {
    this.#close(desk);
    const isLast = desk.way + 1 === this.#options.ways.length;
    if (desk.isReady || isLast) {
      for (const call of desk.calls.values()) call.failed(error);
      return;
    }
    this.#way = Math.max(this.#way, desk.way + 1);
    for (const [id, call] of desk.calls) this.#place(id, call);
  }

  #forget(id: number): void {
    const desk = this.#desks.find(({ calls }) => calls.has(id));
    if (!desk) return;
    desk.thread?.send({ type: 'forget', id });
    this.#leave(desk, id);
  }

  #leave(desk: Desk, id: number): void {
    desk.calls.delete(id);
    if (desk.calls.size > 0) return;
    desk.keepOpen?.();
    desk.keepOpen = this.#options.after(idleTime, () => this.#close(desk));
  }

  #close(desk: Desk): void {
    desk.keepOpen?.();
    desk.thread?.close();
    this.#desks = this.#desks.filter((each) => each !== desk);
  }
}

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message);
  error.name = name;
  return error;
}
