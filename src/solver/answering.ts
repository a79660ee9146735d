import { defineVariant } from '../engine/define-variant.js';
import { parsePosition } from '../engine/notation.js';
import type { Position } from '../engine/position.js';
import { variants } from '../engine/registry.js';
import { advising } from './advice/advise.js';
import { readKnown } from './advice/written-known.js';
import { choosingVisibleMove } from './parking/visible-move.js';
import type { Answers, Question, WrittenPosition } from './question.js';
import { solving } from './solve.js';
import type { Spent } from './solve.js';

/** Thought in short strides, each worth telling of or not, with an answer at the end. */
export type Thinking<Answer> = Generator<Spent | undefined, Answer>;

/** What there is to think with. */
export interface Means {
  /** A clock in ms. */
  readonly now: () => number;
  /** The most bytes that a search may hold. */
  readonly memory: number;
}

type Answering<Kind extends Question['kind']> = (
  question: Extract<Question, { readonly kind: Kind }>,
  means: Means,
) => Thinking<Answers[Kind]>;

const ways: { readonly [Kind in Question['kind']]: Answering<Kind> } = {
  *solve({ position, ...budget }, means) {
    const memory = Math.min(budget.memory ?? Infinity, means.memory);
    const asked = read(position);
    yield undefined;
    return yield* solving(asked, { ...budget, memory, now: means.now }, paced(means));
  },
  *'visible-move'({ position, ...options }) {
    const asked = read(position);
    yield undefined;
    return yield* choosingVisibleMove(asked, options);
  },
  *advice({ known, ...options }) {
    const asked = readKnown(known);
    yield undefined;
    return yield* advising(asked, options);
  },
};

/** Ms that a stride should take: far less than a slice of time. */
const longest = 0.5;

/** Longest strides, in positions; some searches take a thousand times as long for one as others. */
const mostNodes = 256;

/** Lengths of strides, by how long the last one took. */
function paced({ now }: Means): () => number {
  let nodes = 1;
  let begun: number | undefined;
  return () => {
    const before = begun;
    begun = now();
    const took = before === undefined ? longest : begun - before;
    if (took < longest / 2) nodes = Math.min(nodes * 2, mostNodes);
    if (took > longest) nodes = Math.max(nodes >> 1, 1);
    return nodes;
  };
}

function read({ text, definition }: WrittenPosition): Position {
  if (definition && !variants().some(({ id }) => id === definition.id)) defineVariant(definition);
  return parsePosition(text);
}

/** How a question is answered. What is wrong with it is thrown at the first stride. */
export function answering(question: Question, means: Means): Thinking<unknown> {
  const way = ways[question.kind];
  // The table's type says that each kind has its way.
  return way(question as never, means);
}
