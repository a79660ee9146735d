import { expect } from '@open-wc/testing';
import { WinnableDeals } from '../../src/controllers/winnable-deals.js';
import { createGame, formatPosition } from '../../src/engine/index.js';
import type { Game, NewGame } from '../../src/engine/index.js';
import { provenSeeds } from '../../src/engine/variants/proven-seeds.js';
import type { Verdict } from '../../src/solver/solve.js';
import { solverNow } from '../support/solver-now.js';

const { signal } = new AbortController();

/** Deals of a game, whose seeds are drawn in their order; the solver says what the test says, or nothing. */
function setUp(
  request: Omit<NewGame, 'seed' | 'position'>,
  verdicts: Readonly<Record<string, Verdict['verdict'] | 'open'>> = {},
  milliseconds = 0,
): {
  deals: WinnableDeals;
  deal: (seed: string) => Game;
  drawn: string[];
  solver: ReturnType<typeof solverNow>;
} {
  const drawn: string[] = [];
  const deal = (seed: string): Game => createGame({ ...request, seed });
  const starts = new Map<string, string>();
  for (const seed of Object.keys(verdicts)) starts.set(formatPosition(deal(seed).start), seed);
  const solver = solverNow((position) => {
    const seed = starts.get(formatPosition(position)) ?? '';
    const verdict = verdicts[seed] ?? 'unwinnable';
    const spent = { nodes: 1, memory: 0, milliseconds };
    if (verdict === 'open') return new Promise(() => undefined);
    return verdict === 'winnable' ? { verdict, moves: [], spent } : { verdict, spent };
  });
  const deals = new WinnableDeals({
    solver: solver.source,
    random: () => 0.5,
    drawSeed: () => {
      const seed = `s${drawn.length + 1}`;
      drawn.push(seed);
      return seed;
    },
  });
  return { deals, deal, drawn, solver };
}

/** Lets all come to its end that waits for nothing but its turn. */
const settled = (): Promise<void> => new Promise((come) => setTimeout(come));

describe('winnable deals', () => {
  it('come at once out of a pool', () => {
    const { deals, deal } = setUp({ variant: 'klondike' });
    const found = deals.atHand(deal('random'), deal);
    expect(found?.seed).to.match(/^w\d+$/);
  });

  it('come out of a pool each once before any comes again', () => {
    const { deals, deal } = setUp({ variant: 'tournament' });
    const game = deal('random');
    const pool = provenSeeds(game.position.rules);
    const round = (): unknown[] => pool.map(() => deals.atHand(game, deal)?.seed).sort();
    const all = [...pool].sort();
    expect(all.length).to.be.greaterThan(10);
    expect(round()).to.deep.equal(all);
    expect(round(), 'and again').to.deep.equal(all);
  });

  it('come out of no pool in a contest, nor under other options', () => {
    for (const request of [
      { variant: 'klondike', contest: true },
      { variant: 'klondike', draw: 3, passes: 2 },
    ] as const) {
      const { deals, deal } = setUp(request);
      expect(deals.atHand(deal('random'), deal)).to.equal(undefined);
    }
  });

  it('are searched for, the random one first', async () => {
    const { deals, deal, drawn } = setUp({ variant: 'klondike' }, { s3: 'winnable' });
    const { game, verdict } = await deals.search(deal('random'), deal, signal);
    expect([game.seed, verdict, drawn]).to.deep.equal(['s3', 'winnable', ['s1', 's2', 's3']]);
    const first = setUp({ variant: 'klondike' }, { random: 'winnable' });
    const found = await first.deals.search(first.deal('random'), first.deal, signal);
    expect([found.game.seed, first.drawn]).to.deep.equal(['random', []]);
  });

  it('are one of which it is not known, where none is found', async () => {
    const { deals, deal, drawn } = setUp({ variant: 'klondike' }, { s7: 'unknown', s9: 'unknown' });
    const { game, verdict } = await deals.search(deal('random'), deal, signal);
    expect([game.seed, verdict, drawn.length]).to.deep.equal(['s7', 'unknown', 399]);
    const slow = setUp({ variant: 'klondike' }, {}, 1500);
    await slow.deals.search(slow.deal('random'), slow.deal, signal);
    expect(slow.drawn, 'nobody waits longer than half a minute').to.have.length(20);
    const none = setUp({ variant: 'klondike' });
    const last = await none.deals.search(none.deal('random'), none.deal, signal);
    expect([last.game.seed, last.verdict]).to.deep.equal(['random', 'unwinnable']);
  });

  it('are searched for ahead, once for games of a kind', async () => {
    const { deals, deal, solver } = setUp({ variant: 'klondike' }, { s2: 'winnable' });
    deals.prepare(deal('now'), deal);
    deals.prepare(deal('now'), deal);
    await settled();
    expect(solver.asked).to.have.length(2);
    deals.prepare(deal('now'), deal);
    await settled();
    expect(solver.asked, 'it is there').to.have.length(2);
    expect(deals.atHand(deal('random'), deal)?.seed).to.equal('s2');
    expect(deals.atHand(deal('random'), deal)?.seed, 'and gone').to.match(/^w/);
  });

  it('that are being searched for ahead are waited for, whichever is found sooner', async () => {
    const { deals, deal, solver } = setUp(
      { variant: 'klondike', draw: 3, passes: 2 },
      { random: 'open', s1: 'winnable' },
    );
    deals.prepare(deal('now'), deal);
    const { game, verdict } = await deals.search(deal('random'), deal, signal);
    expect([game.seed, verdict]).to.deep.equal(['s1', 'winnable']);
    expect(solver.asked.map(({ signal: asked }) => asked?.aborted)).to.deep.equal([false, true]);
    expect(deals.atHand(deal('random'), deal), 'it is dealt only once').to.equal(undefined);
    const other = setUp(
      { variant: 'klondike', draw: 3, passes: 2 },
      { s1: 'open', random: 'winnable' },
    );
    other.deals.prepare(other.deal('now'), other.deal);
    const found = await other.deals.search(other.deal('random'), other.deal, signal);
    expect(found.game.seed).to.equal('random');
  });

  it('that were searched for ahead are dealt in a contest, too, but in no other game', async () => {
    const { deals, deal } = setUp({ variant: 'klondike', contest: true }, { s1: 'winnable' });
    deals.prepare(deal('now'), deal);
    await settled();
    const other = (seed: string): Game =>
      createGame({ variant: 'klondike', draw: 3, passes: 1, seed });
    expect(deals.atHand(other('random'), other)).to.equal(undefined);
    expect(deals.atHand(deal('random'), deal)?.seed).to.equal('s1');
  });

  it('are searched for no more when they are not wanted', async () => {
    const { deals, deal, solver } = setUp({ variant: 'klondike' });
    deals.prepare(deal('now'), deal);
    deals.rest();
    await settled();
    expect(solver.asked.length).to.be.at.most(1);
    const ending = new AbortController();
    const search = deals.search(deal('random'), deal, ending.signal);
    ending.abort();
    const thrown: unknown = await search.catch((error: unknown) => error);
    expect(thrown).to.have.property('name', 'AbortError');
  });
});
