import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  formatMove,
  formatPosition,
  isRefusal,
  pileOf,
} from '../../src/engine/index.js';
import type { Card, Game, Move, Position } from '../../src/engine/index.js';
import { atOnce } from '../../src/engine/at-once.js';
import { legalMoves } from '../../src/engine/legality.js';
import { play } from '../../src/engine/play.js';
import { safeHomeMoves } from '../../src/engine/safe-home.js';
import { isStuck } from '../../src/engine/stuck.js';
import type { Advice } from '../../src/solver/advice/advice.js';
import { advising } from '../../src/solver/advice/advise.js';
import type { AdviceOptions } from '../../src/solver/advice/advise.js';
import { knownOf, worldOf } from '../../src/solver/advice/known.js';
import type { Known } from '../../src/solver/advice/known.js';
import { after } from '../../src/solver/advice/plan.js';
import { Playouts } from '../../src/solver/advice/playouts.js';
import { traceOf } from '../../src/solver/advice/trace.js';
import type { Trace } from '../../src/solver/advice/trace.js';
import { Trail } from '../../src/solver/advice/trail.js';
import { readKnown, writtenKnown } from '../../src/solver/advice/written-known.js';
import { Random } from '../../src/solver/random.js';
import { glancing, seeingPlay } from '../../src/solver/sight.js';
import type { Sight } from '../../src/solver/sight.js';
import { solve } from '../../src/solver/solve.js';
import { from, played } from '../support/games.js';
import { playAtRandom, seededRandom } from '../support/random-player.js';
import { setups } from '../support/setups.js';

function advised(known: Known, options: AdviceOptions): Advice | undefined {
  return atOnce(advising(known, options));
}

function adviceAtSight(sight: Sight): Advice | undefined {
  return atOnce(glancing(sight));
}

function tracesOf(game: Game): readonly Trace[] {
  return atOnce(new Trail({ play }).following(game));
}

function knownIn(game: Game): Known {
  return knownOf(game.position, (card) => game.isSeen(card));
}

function adviceFor(game: Game, worlds = 4): Advice | undefined {
  return advised(knownIn(game), { traces: tracesOf(game), worlds });
}

/** The advised plan in notation with its reasons, for short comparisons. */
function said(advice: Advice | undefined): string {
  if (!advice) return 'none';
  const reasons = advice.reasons.map(({ type }) => type).join(', ');
  return `${advice.plan.map(formatMove).join(' ')} (${reasons})`;
}

describe('what is known', () => {
  it.each(setups)(
    'leaves out no card that was seen and holds none that was not ($name)',
    (setup) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const game = midGame(setup, seed);
        const { position, unseen } = knownIn(game);
        for (const [card, face] of game.position.faces.entries()) {
          const isHidden = inPlay(game.position).has(card) && !game.isSeen(card);
          expect(position.faces[card]).toBe(isHidden ? undefined : face);
        }
        const known = position.faces.slice(0, position.rules.deck.length).filter((face) => face);
        expect(unseen.length + known.length).toBe(position.rules.deck.length);
      }
    },
  );

  it('is the whole deck again in every world', () => {
    const game = midGame(setups[3], 7);
    const order = (position: Position): readonly string[] =>
      position.rules.deck.map((_, card) => JSON.stringify(position.faces[card])).sort();
    const known = knownIn(game);
    for (let seed = 1; seed < 20; seed += 1) {
      expect(order(worldOf(known, new Random(seed)))).toEqual(order(game.position));
    }
  });

  it('crosses to another thread and means the same there', () => {
    const game = midGame(setups[3], 3);
    const known = knownIn(game);
    const there = readKnown(structuredClone(writtenKnown(known)));
    expect(formatPosition(there.position)).toBe(formatPosition(known.position));
    expect(there.unseen).toEqual(known.unseen);
    const traces = tracesOf(game);
    expect(advised(there, { traces })).toEqual(advised(known, { traces }));
  });
});

/** The cards of which a hint says the name: what it moves, where to, and why. */
function namedBy(advice: Advice | undefined, { position }: Known): readonly Card[] {
  const reasons =
    advice?.reasons.flatMap((reason) => ('card' in reason ? [reason.card] : [])) ?? [];
  const [move] = advice?.plan ?? [];
  if (move?.type !== 'play') return reasons;
  const lead = pileOf(position, move.from).cards.at(-move.count);
  return [lead, pileOf(position, move.to).cards.at(-1), ...reasons].filter(
    (card) => card !== undefined,
  );
}

describe('advice betrays no hidden card', () => {
  it.each(setups)('$name: hidden cards in another order, the same advice', (setup) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const game = midGame(setup, seed);
      const isSeen = (card: Card): boolean => game.isSeen(card);
      const traces = tracesOf(game);
      const known = knownIn(game);
      const advice = advised(known, { traces, worlds: 4, seed: 5 });
      for (const each of [advice, adviceAtSight({ known, traces })]) {
        for (const card of namedBy(each, known)) {
          expect(known.position.faces[card], 'a card that a hint names').toBeDefined();
        }
      }
      const homeward = safeHomeMoves(game.position);
      for (const shuffle of [11, 12, 13]) {
        const other = knownOf(worldOf(known, new Random(shuffle)), isSeen);
        expect(other.position.faces).toEqual(known.position.faces);
        expect(advised(other, { traces, worlds: 4, seed: 5 })).toEqual(advice);
        expect(adviceAtSight({ known: other, traces })).toEqual(adviceAtSight({ known, traces }));
        const behind: Position = {
          ...game.position,
          faces: worldOf(known, new Random(shuffle)).faces,
        };
        expect(safeHomeMoves(behind), 'what goes home by itself').toEqual(homeward);
        expect(isStuck(behind, isSeen), 'no more moves').toBe(isStuck(game.position, isSeen));
        const sees = (sight: Sight): boolean => atOnce(seeingPlay(sight));
        expect(sees({ known: other, traces })).toBe(sees({ known, traces }));
      }
    }
  });
});

describe('a game played on by chance', () => {
  const worth = (playouts: Playouts, moves: readonly Move[] = [], seed = 7): number =>
    atOnce(playouts.worthOf(moves, new Random(seed)));

  it.each(setups)('$name: is worth the same wherever it is begun from', (setup) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { position } = midGame(setup, seed);
      const playouts = new Playouts(position);
      const first = worth(playouts);
      for (const move of legalMoves(position)) {
        const next = new Playouts(after(position, [move]));
        expect(worth(playouts, [move]), formatMove(move)).toBe(worth(next));
      }
      expect(worth(playouts), 'and leaves nothing behind').toBe(first);
    }
  });

  const twos = 'K4: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S';
  it.each([
    ['a win', `twenty / ${twos} / T1: 2S`, 1.5],
    ['what is home when nothing is left', `twenty / ${twos} / T1: 9H`, 11 / 104],
    ['a card that is turned first', 'klondike reveal=manual / F1: AC / T1: 2C |', 1.5],
  ])('counts %s', (_, text, expected) => {
    expect(worth(new Playouts(from(text).position))).toBe(expected);
  });

  it('is not played on for ever', () => {
    // Two kings and two spaces: a card can be laid to and fro without end.
    const text = 'klondike / T1: KC QH / T2: KS / F1: AC';
    expect(worth(new Playouts(from(text).position))).toBe(1 / 52);
  });
});

describe('who follows the advice', () => {
  it.each(setups)('$name: never comes to a position twice, and gets on', (setup) => {
    for (let seed = 0; seed < 1; seed += 1) {
      let game: Game = createGame({
        ...setup.options,
        variant: setup.variant,
        seed: `way ${seed}`,
      });
      const met = new Set([formatPosition(game.position)]);
      let sinceGain = 0;
      for (let made = 0; made < 600 && !game.isOver; made += 1) {
        const advice = adviceFor(game, 2);
        if (!advice) break;
        const before = traceOf(game.position);
        const hidden = knownIn(game).unseen.length;
        game = moved(game, advice);
        expect(met.has(formatPosition(game.position)), `seed ${seed}, move ${made}`).toBe(false);
        met.add(formatPosition(game.position));
        const isGain = traceOf(game.position) !== before || knownIn(game).unseen.length < hidden;
        sinceGain = isGain ? 0 : sinceGain + 1;
        // The longest way to a gain: twice through the stock, and some runs moved out of the way.
        expect(sinceGain).toBeLessThan(60);
      }
      expect(met.size).toBeGreaterThan(5);
    }
  });

  it('is led to where the game has not been, wherever he stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...setups), fc.nat(1000), fc.nat(60), (setup, seed, most) => {
        const game = midGame(setup, seed, most);
        const traces = tracesOf(game);
        const known = knownIn(game);
        for (const advice of [
          advised(known, { traces, worlds: 1 }),
          adviceAtSight({ known, traces }),
        ]) {
          if (!advice) continue;
          const end = after(game.position, advice.plan);
          const isLook = advice.plan.length === 1 && advice.plan[0]?.type === 'draw';
          expect(isLook || !traces.includes(traceOf(end))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('where every card has been seen', () => {
  it.each([1, 3] as const)('the advice keeps what can be won, draw %i', (draw) => {
    let judged = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      let game = createGame({ variant: 'klondike', draw, scoring: 'none', seed: `seen ${seed}` });
      const answer = solve(game.position, { nodes: 5000 });
      if (answer.verdict !== 'winnable') continue;
      for (const move of answer.moves) {
        if (knownIn(game).unseen.length === 0) break;
        game = moved(game, { plan: [move], reasons: [] });
      }
      const advice = adviceFor(game, 1);
      if (!advice) throw new Error(`No advice for ${formatPosition(game.position)}`);
      const reached = after(game.position, advice.plan);
      expect(solve(reached, { nodes: 20_000 }).verdict).toBe('winnable');
      judged += 1;
    }
    expect(judged).toBeGreaterThan(3);
  });

  it('of two foundations the one is advised from which the game can be won', () => {
    const down = 'KC QC JC TC 9C 8C 7C 6C 5C 4C';
    const game = from(`twenty / A1: AC 2C / K1: ${down} / T1: 4C 3C`);
    expect(adviceFor(game, 1)?.plan.map(formatMove)).toEqual(['T1>A1']);
  });
});

describe('the advice', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    [
      'a closed card is turned first',
      'klondike reveal=manual / T1: 5C | / T2: AS',
      'T1! (turns-up)',
    ],
    ['a safe card goes home', 'klondike / T1: 9C 5H / T2: KS QD JS AC', 'T2>F1 (sends-home)'],
    [
      'a run is moved to turn up what is under it',
      'klondike / T1: 9C | 8H 7S / T2: 2D | 9S / T3: KS',
      'T1>T2*2 (turns-up)',
    ],
    [
      'a run is moved to free a card that can go home',
      'klondike / F1: AH 2H / T1: KD | 4S 3H 2S / T2: 4C 3D',
      'T1>T2 T1>F1 (frees)',
    ],
    [
      'of the ways that win, a card goes home and comes not down',
      'klondike / F1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC / F2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD / ' +
        'F3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH / F4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS / ' +
        'T1: KC QC / T2: KD QD JD',
      'T1>F1 (sends-home)',
    ],
    ['nothing is better than to and fro', 'klondike / T1: 8H / T2: 9C / T3: 9S', 'T1>T2 (empties)'],
    ['where nothing gets any further there is none', 'klondike / T1: 9C 5H / T2: 9S 5D', 'none'],
    [
      'an unseen card is looked at where nothing else is to do',
      'klondike / S: 4C | / T1: 9C 5H / T2: 9S 5D',
      'D (looks)',
    ],
    [
      'a card seen before is brought up again',
      'klondike pass=2 / S: 8H 4C 8D | / T1: 9C 5H / T2: 9S 5D',
      'D D W>T1 (brings-up)',
    ],
    [
      'from under the waste by way of a redeal',
      'klondike / W: 4C 8D / T1: 9C 5H / T2: 9S 5D',
      'R D W>T1 (brings-up)',
    ],
    [
      'the wildcard counts as a card',
      'tournament wildcard=true / X: ** / T1: 9C 5H',
      'X>F1 (sends-home)',
    ],
    ['Colorado: what fits goes home', 'colorado / A1: AS / T1: 2S / T2: KD', 'T1>A1 (sends-home)'],
    ['Colorado: the stock has to be parked', 'colorado / S: 5H / T1: 6S', 'S>T1 (parks)'],
    [
      'Twenty: what fits goes home',
      'twenty / A1: AC / K1: KD / T1: 2C',
      'T1>A1 (sends-home, empties)',
    ],
  ];

  it.each(rows)('%s (%s)', (_, position, advice) => {
    expect(said(adviceFor(from(position)))).toBe(advice);
  });

  it('does not undo what the player has just done', () => {
    // The 8 can lie on either 9: back again is no way on.
    const game = played(from('klondike / T1: KS 9C 8H / T2: KC 9S'), 'T1>T2');
    expect(said(adviceFor(game))).toBe('none');
  });

  it('may suggest again what was taken back', () => {
    const game = from('klondike / T1: 9C | 8H / T2: 9S');
    const before = said(adviceFor(game));
    expect(before).toBe('T1>T2 (turns-up)');
    const back = played(game, 'T1>T2').undo(0);
    if (isRefusal(back)) throw new Error(back.reason);
    expect(said(adviceFor(back))).toBe(before);
  });
});

function moved(game: Game, { plan: [move] }: Advice): Game {
  if (!move) throw new Error('A plan without a move');
  const next = game.play(move, game.elapsed);
  if (isRefusal(next)) throw new Error(`${formatMove(move)}: ${next.reason}`);
  return next;
}

function inPlay({ piles }: Position): ReadonlySet<Card> {
  return new Set(Object.values(piles).flatMap(({ cards }) => cards));
}

function midGame(setup: (typeof setups)[number], seed: number, most = (seed * 7) % 50): Game {
  const start = createGame({
    ...setup.options,
    variant: setup.variant,
    scoring: 'none',
    seed: `mid ${seed}`,
  });
  return playAtRandom(start, seededRandom(seed), most).game;
}
