import { formatPosition } from '../engine/notation.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { VariantDefinition } from '../engine/variant.js';
import { ownVariants } from '../engine/variants/index.js';
import type { Advice } from './advice/advice.js';
import type { AdviceOptions } from './advice/advise.js';
import type { WrittenKnown } from './advice/written-known.js';
import type { Verdict } from './solve.js';

/** A position as it crosses to another thread. */
export interface WrittenPosition {
  readonly text: string;
  /** Of a game that the page has defined: the other thread has never heard of it. */
  readonly definition?: VariantDefinition;
}

/** What a thread that thinks is asked. */
export type Question =
  | {
      readonly kind: 'solve';
      readonly position: WrittenPosition;
      readonly nodes?: number;
      readonly milliseconds?: number;
      readonly memory?: number;
    }
  | {
      readonly kind: 'visible-move';
      readonly position: WrittenPosition;
      readonly samples?: number;
      readonly seed?: number;
    }
  | ({ readonly kind: 'advice'; readonly known: WrittenKnown } & AdviceOptions);

/** What the answer to each kind of question is. */
export interface Answers {
  readonly solve: Verdict;
  readonly 'visible-move': Move | undefined;
  readonly advice: Advice | undefined;
}

export type AnswerTo<Asked extends Question> = Answers[Asked['kind']];

export function written(position: Position): WrittenPosition {
  const { definition } = position.rules;
  const text = formatPosition(position);
  return ownVariants.some(({ id }) => id === definition.id) ? { text } : { text, definition };
}
