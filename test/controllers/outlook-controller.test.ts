import { expect } from '@open-wc/testing';
import { OutlookController } from '../../src/controllers/outlook-controller.js';
import { createGame } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { buriedGame } from '../support/buried.js';
import { accepted, played } from '../support/games.js';
import { solverNow } from '../support/solver-now.js';

function setUp(solver = solverNow()): {
  look: (game: Game) => string | undefined;
  outlook: OutlookController;
  solver: typeof solver;
  errors: unknown[];
  /** An answer has come. */
  answered: () => Promise<void>;
} {
  const errors: unknown[] = [];
  let come: () => void = () => undefined;
  const outlook = new OutlookController({
    solver: solver.source,
    known: new WeakMap(),
    changed: () => come(),
    failed: (error) => errors.push(error),
  });
  return {
    outlook,
    solver,
    errors,
    look: (game) => outlook.look(game.position, game),
    answered: () => new Promise((resolve) => (come = resolve)),
  };
}

describe('the outlook of a game', () => {
  it('is known once it has been thought about, and again after an undo', async () => {
    const { look, solver, answered } = setUp();
    const start = buriedGame();
    const [first, lost] = [start, played(start, 'S>T1')];
    expect(look(first)).to.equal(undefined);
    await answered();
    expect(look(first)).to.equal('winnable');
    expect(look(lost)).to.equal(undefined);
    await answered();
    expect(look(lost)).to.equal('unwinnable');
    expect(look(accepted(lost.undo(0)))).to.equal('winnable');
    expect(look(accepted(accepted(lost.undo(0)).redo(0)))).to.equal('unwinnable');
    expect(solver.asked).to.have.length(2);
  });

  it('follows from what was known: a line goes on, and what is lost stays so', async () => {
    const { look, solver, answered } = setUp();
    const start = buriedGame();
    look(start);
    await answered();
    const onLine = played(start, 'T1>F1');
    expect(look(onLine)).to.equal('winnable');
    expect(look(played(onLine, 'T3>F2'))).to.equal('winnable');
    expect(solver.asked).to.have.length(1);
    const lost = played(start, 'S>T1');
    look(lost);
    await answered();
    expect(look(played(lost, 'T3>F2'))).to.equal('unwinnable');
    expect(solver.asked).to.have.length(2);
  });

  it('is that of a deal which cannot be won, wherever the game has come to', async () => {
    const { look, outlook, solver, answered } = setUp();
    const start = createGame({ variant: 'klondike', seed: 'k15' });
    look(start);
    await answered();
    outlook.rest();
    expect(look(played(start, 'D'))).to.equal('unwinnable');
    expect(solver.asked).to.have.length(1);
  });

  it('is thought about no more when the game has gone on', async () => {
    const { look, solver, answered } = setUp();
    const start = buriedGame();
    look(start);
    const next = played(start, 'T3>F2');
    look(next);
    await answered();
    expect(look(next)).to.equal('winnable');
    expect(solver.asked[0]?.signal?.aborted ?? true).to.equal(true);
  });

  it('stays unknown without a solver', async () => {
    const { look, answered, errors } = setUp(
      solverNow(() => {
        throw new Error('no worker');
      }),
    );
    look(buriedGame());
    const start = buriedGame();
    look(start);
    await answered();
    expect(look(start)).to.equal('unknown');
    expect(errors).to.have.length(1);
  });
});
