import { expect } from '@open-wc/testing';
import { readRecord } from '../../src/controllers/record-reader.js';
import { stockMove } from '../../src/controllers/game-controller.js';
import { findTurningPoint, pathOf } from '../../src/controllers/turning-point.js';
import type { TurningPoint } from '../../src/controllers/turning-point.js';
import { createGame, formatMove, formatRecord, variants } from '../../src/engine/index.js';
import type { Game, Position } from '../../src/engine/index.js';
import type { Verdict } from '../../src/solver/solve.js';
import { buriedGame } from '../support/buried.js';
import { accepted, played } from '../support/games.js';
import { solverNow } from '../support/solver-now.js';

const spent = { nodes: 1, memory: 0 };

function momentsOf(game: Game): readonly [Game, ...Game[]] {
  return readRecord(formatRecord(game), { createGame, variants }).games;
}

const { signal } = new AbortController();

function find(game: Game, solver = solverNow()): Promise<TurningPoint> {
  return findTurningPoint(momentsOf(game), solver.source, signal);
}

/** A game of some moves, of which the test says how each moment ends. */
async function told(
  verdicts: readonly Verdict['verdict'][],
): Promise<{ point: TurningPoint; questions: number; progress: readonly number[] }> {
  let game = createGame({ variant: 'klondike', seed: 'k1' });
  for (let move = 1; move < verdicts.length; move += 1) {
    game = accepted(game.play(stockMove(game.position), 0));
  }
  const moments = momentsOf(game);
  const verdictOf = (position: Position): Verdict => {
    const verdict = verdicts[moments.findIndex((each) => each.position === position)];
    if (verdict === undefined) throw new Error('Another position was asked about');
    return verdict === 'winnable'
      ? { verdict, moves: [{ type: 'draw' }], spent }
      : { verdict, spent };
  };
  const { source, asked } = solverNow(verdictOf);
  const progress: number[] = [];
  const point = await findTurningPoint(moments, source, signal, (share) => progress.push(share));
  return { point, questions: asked.length, progress };
}

const [w, u, x] = ['winnable', 'unknown', 'unwinnable'] as const;

describe('where a game was lost', () => {
  it('is the last position that could be won, with the way to the win', async () => {
    const lost = accepted(played(buriedGame(), 'S>T1 T3>F2').giveUp(0));
    const { path, at, line, isProven } = await find(lost);
    expect([path.length, at, isProven]).to.deep.equal([3, 0, true]);
    let game = path[0];
    for (const move of line) game = played(game, formatMove(move));
    expect(game.outcome).to.equal('won');
  });

  it('is the end itself where the game could still be won', async () => {
    const { path, at, isProven } = await find(accepted(played(buriedGame(), 'T3>F2').giveUp(0)));
    expect([path.length, at, isProven]).to.deep.equal([2, 1, true]);
    const atOnce = await find(accepted(buriedGame().giveUp(0)));
    expect([atOnce.path.length, atOnce.at]).to.deep.equal([1, 0]);
  });

  it('leaves out what was taken back', async () => {
    const wrong = accepted(played(buriedGame(), 'S>T1').undo(0));
    const again = accepted(accepted(played(wrong, 'T3>F2').undo(0)).redo(0));
    const moments = momentsOf(again);
    expect(moments).to.have.length(6);
    const path = pathOf(moments);
    expect(path).to.have.length(2);
    expect(path[1]?.lastEntry?.cause, 'what was brought back stands').to.equal('redo');
    expect((await find(accepted(again.giveUp(0)))).at).to.equal(1);
  });

  for (const [verdicts, at, isProven] of [
    [[w, w, w, w, x, x, x], 3, true],
    [[w, x, x, x, x, x, x], 0, true],
    [[w, w, w, w, w, w, w], 6, true],
    [[x, x, x, x, x, x, x], -1, true],
    [[u, u, u, u, u, u, u], -1, false],
    [[u, u, w, w, x, x, x], 3, true],
    [[w, w, u, u, x, x, x], 1, false],
    [[w, u, u, u, u, w, x], 5, true],
    [[x], -1, true],
    [[u], -1, false],
    [[w], 0, true],
  ] as const) {
    it(`is found with ${verdicts.join(' ')}`, async () => {
      const { point } = await told(verdicts);
      expect([point.at, point.isProven]).to.deep.equal([at, isProven]);
    });
  }

  it('is found by halves', async () => {
    const verdicts = Array.from({ length: 100 }, (_, index) => (index < 61 ? w : x));
    const { point, questions, progress } = await told(verdicts);
    expect(point.at).to.equal(60);
    expect(questions).to.be.at.most(9);
    expect(progress, 'told of each answer').to.have.length(questions);
    expect(progress).to.deep.equal([...progress].sort((one, other) => one - other));
    expect(progress[0]).to.be.greaterThan(0);
    expect(progress.at(-1)).to.be.within(0.8, 1);
  });

  it('is searched for no more once that is taken back', async () => {
    const ending = new AbortController();
    const { source, asked } = solverNow(() => {
      ending.abort();
      return { verdict: 'unknown', spent };
    });
    const moments = momentsOf(played(buriedGame(), 'S>T1'));
    const thrown: unknown = await findTurningPoint(moments, source, ending.signal).catch(
      (error: unknown) => error,
    );
    expect(thrown).to.have.property('name', 'AbortError');
    expect(asked).to.have.length(1);
  });
});
