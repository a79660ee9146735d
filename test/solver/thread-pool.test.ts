import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/engine/create-game.js';
import { written } from '../../src/solver/question.js';
import type { Question } from '../../src/solver/question.js';
import { idleTime, ThreadPool } from '../../src/solver/thread-pool.js';
import type { Reply, Request } from '../../src/solver/thinker.js';
import type { OpenThread, ThreadListener } from '../../src/solver/threads.js';

const question: Question = {
  kind: 'solve',
  position: written(createGame({ variant: 'klondike', seed: 'k1' }).start),
};

interface FakeThread extends ThreadListener {
  readonly requests: Request[];
  isOpen: boolean;
  /** Answers the question it was asked as this one. */
  answer(place: number, answer: unknown): void;
}

/** A way to threads that do what the test says. */
function fakeWay(): { open: OpenThread; threads: FakeThread[] } {
  const threads: FakeThread[] = [];
  return {
    threads,
    open(listener) {
      const thread: FakeThread = {
        ...listener,
        requests: [],
        isOpen: true,
        answer(place, answer) {
          const asked = thread.requests.filter(({ type }) => type === 'ask')[place];
          listener.replied({ type: 'answer', id: asked?.id ?? 0, answer });
        },
      };
      threads.push(thread);
      return {
        send: (request) => thread.requests.push(request),
        close: () => {
          thread.isOpen = false;
        },
      };
    },
  };
}

function setUp(limit = 2): {
  pool: ThreadPool;
  first: ReturnType<typeof fakeWay>;
  second: ReturnType<typeof fakeWay>;
  pass: (milliseconds: number) => void;
} {
  const first = fakeWay();
  const second = fakeWay();
  let waiting: { at: number; work: () => void }[] = [];
  let now = 0;
  const pool = new ThreadPool({
    ways: [
      { open: first.open, limit },
      { open: second.open, limit: 1 },
    ],
    after(milliseconds, work) {
      const entry = { at: now + milliseconds, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
  });
  return {
    pool,
    first,
    second,
    pass(milliseconds) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { work } of due) work();
    },
  };
}

const kindsOf = (requests: readonly Request[] | undefined): readonly string[] =>
  (requests ?? []).map(({ type }) => type);

describe('a pool of threads', () => {
  test('begins one with the first question, and no more than its limit', async () => {
    const { pool, first } = setUp(2);
    expect(pool.size).toBe(0);
    const answers = ['a', 'b', 'c', 'd'].map(() => pool.ask(question, {}));
    expect(first.threads.map(({ requests }) => requests.length)).toEqual([2, 2]);
    for (const [index, thread] of first.threads.entries()) {
      thread.replied({ type: 'ready' });
      thread.answer(0, `${index} first`);
      thread.answer(1, `${index} second`);
    }
    expect(await Promise.all(answers)).toEqual(['0 first', '1 first', '0 second', '1 second']);
  });

  test('asks again whoever has nothing to do', async () => {
    const { pool, first } = setUp(2);
    const one = pool.ask(question, {});
    first.threads[0]?.answer(0, 1);
    await one;
    void pool.ask(question, {});
    expect(first.threads).toHaveLength(1);
  });

  test('lets threads go when nothing was asked for a while, and begins new ones', async () => {
    const { pool, first, pass } = setUp(1);
    const one = pool.ask(question, {});
    pass(idleTime * 2);
    expect(pool.size, 'it thinks').toBe(1);
    first.threads[0]?.answer(0, 1);
    await one;
    pass(idleTime - 1);
    const two = pool.ask(question, {});
    pass(idleTime);
    expect(first.threads[0]?.isOpen, 'asked again in time').toBe(true);
    first.threads[0]?.answer(1, 2);
    await two;
    pass(idleTime);
    expect([pool.size, first.threads[0]?.isOpen]).toEqual([0, false]);
    const three = pool.ask(question, {});
    first.threads[1]?.answer(0, 3);
    expect(await three).toBe(3);
  });

  test('takes questions back', async () => {
    const { pool, first, pass } = setUp(1);
    const ending = new AbortController();
    const taken = pool.ask(question, { signal: ending.signal });
    const kept = pool.ask(question, {});
    const reason = new Error('superseded');
    ending.abort(reason);
    await expect(taken).rejects.toBe(reason);
    const [thread] = first.threads;
    expect(kindsOf(thread?.requests)).toEqual(['ask', 'ask', 'forget']);
    thread?.answer(0, 'too late');
    thread?.answer(1, 'kept');
    expect(await kept).toBe('kept');
    pass(idleTime);
    expect(pool.size).toBe(0);
    await expect(pool.ask(question, { signal: ending.signal })).rejects.toBe(reason);
    expect(pool.size, 'no thread for what is taken back already').toBe(0);
  });

  test('tells of progress', async () => {
    const { pool, first } = setUp(1);
    const told: number[] = [];
    const answer = pool.ask(question, { onProgress: ({ nodes }) => told.push(nodes) });
    const [thread] = first.threads;
    for (const nodes of [5, 10]) {
      const reply: Reply = { type: 'progress', id: 1, spent: { nodes, memory: 0 } };
      thread?.replied(reply);
    }
    thread?.answer(0, 1);
    await answer;
    expect(told).toEqual([5, 10]);
  });

  test('says whose answer is waited for', () => {
    const { pool, first } = setUp(1);
    void pool.ask(question, { isUrgent: true });
    void pool.ask(question, {});
    expect(first.threads[0]?.requests).toMatchObject([{ isUrgent: true }, { isUrgent: false }]);
  });

  test('goes the next way where the first is barred, and asks everything again there', async () => {
    const { pool, first, second } = setUp(2);
    const answers = [pool.ask(question, {}), pool.ask(question, {}), pool.ask(question, {})];
    for (const thread of first.threads) thread.failed(new Error('blocked'));
    expect(second.threads.map(({ requests }) => requests.length)).toEqual([3]);
    expect(first.threads.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    for (const place of [0, 1, 2]) second.threads[0]?.answer(place, place);
    expect((await Promise.all(answers)).sort()).toEqual([0, 1, 2]);
    void pool.ask(question, {});
    expect(first.threads, 'it is not tried again').toHaveLength(2);
  });

  test('goes the next way where the first throws', async () => {
    const second = fakeWay();
    const pool = new ThreadPool({
      ways: [
        {
          open: () => {
            throw new Error('SecurityError');
          },
          limit: 2,
        },
        { open: second.open, limit: 1 },
      ],
      after: () => () => undefined,
    });
    const answers = [pool.ask(question, {}), pool.ask(question, {})];
    second.threads[0]?.answer(0, 'a');
    second.threads[0]?.answer(1, 'b');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
    expect(second.threads).toHaveLength(1);
  });

  test('tells when no way is left', async () => {
    const { pool, first, second } = setUp(1);
    const answer = pool.ask(question, {});
    first.threads[0]?.failed(new Error('blocked'));
    second.threads[0]?.failed(new Error('nothing there'));
    await expect(answer).rejects.toThrow('nothing there');
    const again = pool.ask(question, {});
    second.threads[1]?.answer(0, 'now');
    expect(await again, 'it may have been the network').toBe('now');
  });

  test('tells when a thread dies, and begins another for the next question', async () => {
    const { pool, first, second } = setUp(1);
    const answer = pool.ask(question, {});
    first.threads[0]?.replied({ type: 'ready' });
    first.threads[0]?.failed(new Error('out of memory'));
    await expect(answer).rejects.toThrow('out of memory');
    expect(second.threads, 'what ended one would end the next').toEqual([]);
    const again = pool.ask(question, {});
    first.threads[1]?.answer(0, 'alive');
    expect(await again).toBe('alive');
  });

  test('throws what the thinker threw', async () => {
    const { pool, first } = setUp(1);
    const answer = pool.ask(question, {});
    first.threads[0]?.replied({
      type: 'failure',
      id: 1,
      name: 'RangeError',
      message: 'T1: card 3 is not known',
    });
    await expect(answer).rejects.toThrow(RangeError);
    await expect(answer).rejects.toThrow('T1: card 3 is not known');
  });
});
