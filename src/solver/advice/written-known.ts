import { faceOf } from '../../engine/card.js';
import type { Rank, Suit } from '../../engine/card.js';
import type { Pile } from '../../engine/pile.js';
import { rulesOf } from '../../engine/rules.js';
import type { PlayOptions } from '../../engine/rules.js';
import type { VariantDefinition } from '../../engine/variant.js';
import type { Known } from './known.js';

interface WrittenFace {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** What is known as it crosses to another thread, whose faces and rules are objects of its own. */
export interface WrittenKnown {
  readonly definition: VariantDefinition;
  readonly options: PlayOptions;
  readonly piles: Readonly<Record<string, Pile>>;
  readonly faces: readonly (WrittenFace | undefined)[];
  readonly pass: number;
  readonly spent?: number;
  readonly unseen: readonly WrittenFace[];
  readonly spentFace?: WrittenFace;
}

export function writtenKnown({ position, unseen, spentFace }: Known): WrittenKnown {
  const { rules, ...rest } = position;
  return {
    ...rest,
    definition: rules.definition,
    options: rules.options,
    unseen,
    ...(spentFace ? { spentFace } : {}),
  };
}

export function readKnown({
  definition,
  options,
  piles,
  faces,
  pass,
  spent,
  unseen,
  spentFace,
}: WrittenKnown): Known {
  const own = ({ rank, suit }: WrittenFace): ReturnType<typeof faceOf> => faceOf(rank, suit);
  return {
    position: {
      rules: rulesOf(definition, options),
      piles,
      faces: faces.map((face) => face && own(face)),
      pass,
      ...(spent === undefined ? {} : { spent }),
    },
    unseen: unseen.map(own),
    ...(spentFace ? { spentFace: own(spentFace) } : {}),
  };
}
