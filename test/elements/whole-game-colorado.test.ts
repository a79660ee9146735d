import { expect } from '@open-wc/testing';
import { createGame, formatMove, isRefusal, topOf } from '../../src/engine/index.js';
import type { Game, Move, NewGame, PlayMove, Position } from '../../src/engine/index.js';
import { expectWon, mouseWays, perform, winOf } from '../support/whole-game.js';

/** A greedy player of Colorado: home what goes home, else onto the next higher card. */
function greedyMove(game: Game): Move | undefined {
  const plays = game.legalMoves().filter((move) => move.type === 'play');
  return (
    plays.find(({ to }) => !to.startsWith('T')) ??
    plays.reduce<PlayMove | undefined>(
      (best, each) =>
        best && costOf(game.position, best) <= costOf(game.position, each) ? best : each,
      undefined,
    )
  );
}

/** How much a card from the stock gets in the way on a pile. */
function costOf({ piles, faces }: Position, { from, to }: PlayMove): number {
  const rankOn = (id: string): number => {
    const pile = piles[id];
    const top = pile && topOf(pile);
    return top === undefined ? 0 : (faces[top]?.rank ?? 0);
  };
  const [card, on] = [rankOn(from), rankOn(to)];
  return on >= card ? on - card : 30 + card - on;
}

/** What a greedy player plays to the end, as a line of moves. */
function greedyLine(request: NewGame): string {
  let game = createGame(request);
  const moves: string[] = [];
  for (let move = greedyMove(game); move; move = greedyMove(game)) {
    const next = game.play(move, game.elapsed);
    if (isRefusal(next)) throw new Error(`refused: ${next.reason}`);
    game = next;
    moves.push(formatMove(move));
  }
  return moves.join(' ');
}

describe('a whole game of Colorado, played with real pointers', function () {
  this.timeout(90_000);

  it('is won by the mouse: colorado', async () => {
    const performance = await perform(await winOf('colorado'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });

  it('is won by the moves that a greedy player finds, without a clock', async () => {
    const options = { variant: 'colorado', scoring: 'no-clock' } as const;
    const seed = 'greedy-49';
    const moves = greedyLine({ ...options, seed });
    expectWon(await perform({ options, seed, moves }, ['click', 'drag']));
  });
});
