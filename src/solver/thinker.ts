import { answering } from './answering.js';
import type { Means, Thinking } from './answering.js';
import type { Question } from './question.js';
import type { Spent } from './solve.js';

/** What a thinker is told. */
export type Request =
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly question: Question;
      /** Whether somebody waits for the answer: it is thought of before all that is not urgent. */
      readonly isUrgent: boolean;
    }
  | { readonly type: 'forget'; readonly id: number };

/** What it tells. */
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly spent: Spent }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly name: string;
      readonly message: string;
    };

/** Where a thinker thinks. */
export interface Mind extends Means {
  /** Has work done after all that waits to be done there by now. */
  later(work: () => void): void;
  send(reply: Reply): void;
  /** Ms that it may think in one go. */
  readonly slice: number;
}

interface Task {
  readonly id: number;
  readonly isUrgent: boolean;
  readonly thinking: Thinking<unknown>;
  toldAt: number;
}

/** Ms between two reports on the same question. */
const betweenReports = 100;

/**
 * Answers questions in slices of time, in a worker or beside all else that a page does. All that are
 * open have their turns, one after the other, the urgent ones first.
 */
export class Thinker {
  #tasks: readonly Task[] = [];
  #isWaiting = false;

  constructor(private readonly mind: Mind) {}

  receive(request: Request): void {
    switch (request.type) {
      case 'ask': {
        const { id, isUrgent, question } = request;
        const thinking = answering(question, this.mind);
        this.#tasks = [...this.#tasks, { id, isUrgent, thinking, toldAt: this.mind.now() }];
        this.#wait();
        break;
      }
      case 'forget':
        this.#tasks = this.#tasks.filter(({ id }) => id !== request.id);
        break;
    }
  }

  #wait(): void {
    if (this.#isWaiting || this.#tasks.length === 0) return;
    this.#isWaiting = true;
    this.mind.later(() => {
      this.#isWaiting = false;
      this.#think();
      this.#wait();
    });
  }

  #think(): void {
    const task = this.#tasks.find(({ isUrgent }) => isUrgent) ?? this.#tasks[0];
    if (!task) return;
    const rest = this.#tasks.filter((other) => other !== task);
    this.#tasks = this.#isDone(task) ? rest : [...rest, task];
  }

  #isDone(task: Task): boolean {
    const { mind } = this;
    const { id, thinking } = task;
    const end = mind.now() + mind.slice;
    try {
      for (;;) {
        const { done, value } = thinking.next();
        if (done) {
          mind.send({ type: 'answer', id, answer: value });
          return true;
        }
        const now = mind.now();
        if (value && now - task.toldAt >= betweenReports) {
          task.toldAt = now;
          mind.send({ type: 'progress', id, spent: value });
        }
        if (now >= end) return false;
      }
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      mind.send({ type: 'failure', id, name, message });
      return true;
    }
  }
}
