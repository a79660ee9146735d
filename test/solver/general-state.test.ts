import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from '../../src/engine/deal.js';
import { legalMoves } from '../../src/engine/legality.js';
import { formatMove } from '../../src/engine/notation.js';
import { play } from '../../src/engine/play.js';
import { isWon, pileOf } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { isRefusal } from '../../src/engine/refusal.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { Rules } from '../../src/engine/rules.js';
import { ownVariants } from '../../src/engine/variants/index.js';
import { CompiledRules } from '../../src/solver/general/compiled-rules.js';
import { faceCodeOf, noFace } from '../../src/solver/general/face-code.js';
import { GeneralMoves } from '../../src/solver/general/general-moves.js';
import { writtenMove } from '../../src/solver/general/general-move.js';
import { GeneralState } from '../../src/solver/general/general-state.js';
import { anyRules } from './any-variant.js';

/** All that a state tells, for comparison. */
function told(state: GeneralState): object {
  const { compiled, cards, heights, closed, width } = state;
  return {
    piles: compiled.ids.map((_, pile) => [
      closed[pile],
      ...cards.slice(pile * width, pile * width + (heights[pile] ?? 0)),
    ]),
    faces: [...state.faces],
    away: [...state.away],
    pass: state.pass,
    spent: state.spent,
    toGo: state.toGo,
    key: [state.firstWord, state.secondWord, state.thirdWord],
  };
}

function expectSame(state: GeneralState, position: Position): void {
  const { rules, pass, spent } = position;
  expect(told(state)).toMatchObject({
    piles: rules.piles.map(({ id }) => {
      const { closed, cards } = pileOf(position, id);
      return [closed, ...cards];
    }),
    faces: Array.from({ length: state.width }, (_, card) => {
      const face = position.faces[card];
      return face ? faceCodeOf(face) : noFace;
    }),
    pass,
    spent: spent ?? -1,
  });
  expect(state.toGo === 0).toBe(isWon(position));
}

/** Plays a game by chance, and goes some moves back and forth at each position. */
function wander(rules: Rules, seed: string, turns: readonly number[]): number {
  let position = deal(rules, seed);
  const compiled = new CompiledRules(rules);
  const state = new GeneralState(compiled, position);
  const moves = new GeneralMoves(state);
  const start = state.mark;
  const before = told(state);
  let made = 0;
  for (const turn of turns) {
    expectSame(state, position);
    expect(told(state)).toEqual(told(new GeneralState(compiled, position)));
    const legal = legalMoves(position);
    const list = moves.list.slice(0, moves.write(0));
    expect(Array.from(list, (move) => formatMove(writtenMove(compiled, move)))).toEqual(
      legal.map(formatMove),
    );
    const here = JSON.stringify(told(state));
    const { mark } = state;
    const after = Array.from(list, (move) => {
      state.make(move);
      state.unmake(mark);
      return JSON.stringify(told(state));
    });
    expect(after.find((text) => text !== here)).toBeUndefined();
    const chosen = turn % Math.max(1, list.length);
    const move = legal[chosen];
    if (!move) break;
    const played = play(position, move);
    if (isRefusal(played)) throw new Error(played.reason);
    position = played.position;
    state.make(list[chosen] ?? 0);
    made += 1;
  }
  state.unmake(start);
  expect(told(state)).toEqual(before);
  return made;
}

const anyTurns = fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 60 });

describe.each(ownVariants)('$id', (variant) => {
  test('a compiled game is played as the engine plays it', { timeout: 60_000 }, () => {
    const options = fc.record({
      draw: fc.constantFrom(1 as const, 3 as const),
      passes: fc.constantFrom('unlimited' as const, 1, 2),
      reveal: fc.constantFrom('auto' as const, 'manual' as const),
      wildcard: fc.boolean(),
    });
    fc.assert(
      fc.property(
        options,
        fc.string({ maxLength: 4, unit: 'grapheme-ascii' }),
        anyTurns,
        (chosen, seed, turns) => {
          wander(rulesOf(variant, { ...plainPlayOptions, ...chosen }), `s${seed}`, turns);
        },
      ),
      { numRuns: 6 },
    );
  });
});

test('any game of a host is played compiled as the engine plays it', { timeout: 120_000 }, () => {
  let made = 0;
  fc.assert(
    fc.property(anyRules, fc.nat({ max: 1000 }), anyTurns, (rules, seed, turns) => {
      made += wander(rules, `${seed}`, turns);
    }),
    { numRuns: 150 },
  );
  expect(made).toBeGreaterThan(700);
});
