import { describe, expect, test } from 'vitest';
import { deal } from '../../src/engine/deal.js';
import type { PlayOptions } from '../../src/engine/rules.js';
import { EasierGame } from '../../src/solver/klondike/easier-game.js';
import { layoutOf } from '../../src/solver/klondike/layout.js';
import type { KlondikeLayout } from '../../src/solver/klondike/layout.js';
import { MoveWriter, noDebt } from '../../src/solver/klondike/moves.js';
import { KlondikeState } from '../../src/solver/klondike/state.js';
import type { KlondikeMove } from '../../src/solver/klondike/state.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { seededRandom } from '../support/random-player.js';
import { isPlainlyWinnable } from './plain-klondike.js';
import { reduced } from './reduced.js';

const memory = 2 ** 20;

/** Ranks and columns: of these deals some are lost, and of those the stock is long. */
const shapes = [
  [6, 6],
  [5, 3],
] as const;

function layoutFor(
  options: Partial<PlayOptions>,
  seed: string,
  [ranks, columns]: (typeof shapes)[number],
): KlondikeLayout {
  const layout = layoutOf(deal(reduced(klondike, ranks, columns, options), seed));
  if (!layout) throw new Error('Klondike has a layout');
  return layout;
}

/** Some moves of the search from a deal, by chance. */
function pathFrom(layout: KlondikeLayout, seed: number): readonly KlondikeMove[] {
  const random = seededRandom(seed);
  const state = new KlondikeState(layout);
  const writer = new MoveWriter(state);
  const path: KlondikeMove[] = [];
  for (let made = random(8); made > 0; made -= 1) {
    const moves = writer.moves.slice(0, writer.write(noDebt, 0));
    const move = moves[random(moves.length)];
    if (move === undefined) break;
    path.push(move);
    state.make(move);
  }
  return path;
}

const judged = shapes.flatMap((shape) => {
  const [ranks, columns] = shape;
  const plain = { draw: 1, passes: Infinity, returns: true, ranks };
  return Array.from({ length: 40 }, (_, index) => `k${index}`).flatMap((seed) => {
    const truth = isPlainlyWinnable(deal(reduced(klondike, ranks, columns), seed), plain, 2000);
    return truth === undefined ? [] : [{ seed, shape, truth }];
  });
});

describe.each([{ draw: 3 }, { draw: 3, passes: 2 }, { passes: 1 }] as const)(
  'the game with every stock card at any time (%o)',
  (options) => {
    test('calls a deal lost only where it cannot be won with draws of one, as often as one likes', () => {
      for (const { seed, shape, truth } of judged) {
        const game = new EasierGame(layoutFor(options, seed, shape), memory);
        game.ask([]);
        expect(game.advance(100_000), seed).toBe(truth ? 'won' : 'lost');
      }
      const lost = judged.filter(({ truth }) => !truth).length;
      expect(lost).toBeGreaterThan(0);
    });

    test('knows no more in a later question than it has found out, nor after an unanswered one', () => {
      let lost = 0;
      for (let index = 0; index < 60; index += 1) {
        const layout = layoutFor(options, `later ${index}`, shapes[0]);
        const game = new EasierGame(layout, memory);
        for (let asked = 0; asked < 6; asked += 1) {
          const path = pathFrom(layout, index * 10 + asked);
          game.ask(path);
          // Every other question is given up early.
          const ending = game.advance(asked % 2 === 0 ? 3 : 100_000);
          if (ending === undefined) continue;
          const fresh = new EasierGame(layout, memory);
          fresh.ask(path);
          expect(ending, `${index}: ${asked}`).toBe(fresh.advance(100_000));
          if (ending === 'lost') lost += 1;
        }
      }
      expect(lost).toBeGreaterThan(5);
    });
  },
);
