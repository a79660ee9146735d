import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/engine/create-game.js';
import { isWon } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { written } from '../../src/solver/question.js';
import type { Question } from '../../src/solver/question.js';
import type { Verdict } from '../../src/solver/solve.js';
import { solve } from '../../src/solver/solve.js';
import { Thinker } from '../../src/solver/thinker.js';
import type { Reply } from '../../src/solver/thinker.js';
import { visibleMove } from '../../src/solver/parking/visible-move.js';
import { replay } from './replay.js';

/** A thread whose clock goes on by a ms at each look, and that does its work when it is told to. */
function mind({ slice = 8, memory = Infinity } = {}): {
  thinker: Thinker;
  replies: Reply[];
  /** Does a slice's work; false when there is none. */
  work: () => boolean;
  /** Ms that the last slice took. */
  took: () => number;
} {
  const replies: Reply[] = [];
  const waiting: (() => void)[] = [];
  let now = 0;
  let took = 0;
  const thinker = new Thinker({
    now: () => (now += 1),
    later: (work) => waiting.push(work),
    send: (reply) => replies.push(reply),
    slice,
    memory,
  });
  return {
    thinker,
    replies,
    work() {
      const work = waiting.shift();
      const begun = now;
      work?.();
      took = now - begun;
      return work !== undefined;
    },
    took: () => took,
  };
}

function dealt(variant: string, seed: string): Position {
  return createGame({ variant, seed }).start;
}

function toSolve(position: Position, nodes = 5000): Question {
  return { kind: 'solve', position: written(position), nodes };
}

describe('a thinker', () => {
  test('answers as the solver does, in slices that end in time', () => {
    const position = dealt('klondike', 'k2');
    const { thinker, replies, work, took } = mind();
    thinker.receive({ type: 'ask', id: 7, question: toSolve(position), isUrgent: false });
    let slices = 0;
    while (work()) {
      slices += 1;
      // A stride more than the slice, and the looks at the clock around it.
      expect(took()).toBeLessThanOrEqual(16);
    }
    expect(slices).toBeGreaterThan(20);
    const [answer] = replies.filter(({ type }) => type === 'answer') as { answer: Verdict }[];
    const { verdict, spent } = solve(position, { nodes: 5000 });
    expect(answer?.answer).toMatchObject({ verdict, spent: { nodes: spent.nodes } });
    const told = replies.filter(({ type }) => type === 'progress');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(slices);
  });

  test('finds lines that win', () => {
    const position = dealt('colorado', 'k1');
    const { thinker, replies, work } = mind();
    thinker.receive({ type: 'ask', id: 1, question: toSolve(position, 1e6), isUrgent: false });
    while (work());
    const { answer } = replies.at(-1) as { answer: Verdict };
    if (answer.verdict !== 'winnable') throw new Error(answer.verdict);
    expect(isWon(replay(position, answer.moves))).toBe(true);
  });

  test('answers several by turns, the urgent first', () => {
    const { thinker, replies, work } = mind();
    const ask = (id: number, isUrgent: boolean, seed: string): void =>
      thinker.receive({
        type: 'ask',
        id,
        question: toSolve(dealt('klondike', seed), 400),
        isUrgent,
      });
    ask(1, false, 'k2');
    ask(2, false, 'k2');
    work();
    ask(3, true, 'k2');
    while (work());
    const answered = replies.flatMap((reply) => (reply.type === 'answer' ? [reply.id] : []));
    expect(answered).toEqual([3, 1, 2]);
  });

  test('forgets what is taken back', () => {
    const { thinker, replies, work } = mind();
    thinker.receive({
      type: 'ask',
      id: 1,
      question: toSolve(dealt('klondike', 'k2')),
      isUrgent: false,
    });
    work();
    thinker.receive({ type: 'forget', id: 1 });
    while (work());
    expect(replies.filter(({ type }) => type !== 'progress')).toEqual([]);
  });

  test('tells what is wrong with a question, and goes on', () => {
    const { thinker, replies, work } = mind();
    const position = dealt('klondike', 'k2');
    const unknown = { ...position, faces: position.faces.map(() => undefined) };
    thinker.receive({ type: 'ask', id: 1, question: toSolve(unknown), isUrgent: false });
    thinker.receive({ type: 'ask', id: 2, question: toSolve(position, 1), isUrgent: false });
    while (work());
    expect(replies[0]).toMatchObject({ type: 'failure', id: 1, name: 'RangeError' });
    expect(replies[1]).toMatchObject({ type: 'answer', id: 2 });
  });

  test('holds no more memory than its thread has', () => {
    const { thinker, replies, work } = mind({ memory: 2 ** 17 });
    const question = toSolve(dealt('klondike', 'k702'), 1e6);
    thinker.receive({ type: 'ask', id: 1, question, isUrgent: false });
    while (work());
    const { answer } = replies.at(-1) as { answer: Verdict };
    expect(answer.verdict).toBe('unknown');
    expect(answer.spent.memory).toBeLessThanOrEqual(2 ** 17);
  });

  test('answers what is visible as the solver does', () => {
    const position = dealt('colorado', 'k1');
    const { thinker, replies, work } = mind();
    const question: Question = { kind: 'visible-move', position: written(position), samples: 1 };
    thinker.receive({ type: 'ask', id: 1, question, isUrgent: true });
    while (work());
    expect(replies).toEqual([
      { type: 'answer', id: 1, answer: visibleMove(position, { samples: 1 }) },
    ]);
  });
});
