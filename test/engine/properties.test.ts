import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createGame,
  formatFace,
  formatMove,
  formatPosition,
  isRefusal,
  parseMove,
  parsePosition,
} from '../../src/engine/index.js';
import type { Card, Game, LogEntry, Move, Position } from '../../src/engine/index.js';
import { accepted } from '../support/games.js';
import { scoringNames, setups } from '../support/setups.js';

type Setup = (typeof setups)[number];

/** The same thousand games for every variant, on every machine. */
const thousand = { numRuns: 1000, seed: 20_261_129 };

/** Which of the legal moves is taken, or an undo or redo, and after how long. */
type Choice = readonly [pick: number, pause: number];

const choices = (most: number): fc.Arbitrary<Choice[]> =>
  fc.array(fc.tuple(fc.nat(9999), fc.nat(6000)), { maxLength: most, size: 'max' });

/** One action of a random game; undefined when there is none to take. */
function act(game: Game, [pick, pause]: Choice): Game | undefined {
  const t = game.elapsed + pause;
  const now = game.advance(t);
  if (pick % 13 === 0 && now.undoable) return accepted(now.undo(t));
  if (pick % 13 === 1 && now.redoable) return accepted(now.redo(t));
  const moves = now.legalMoves();
  const move = moves[pick % moves.length];
  return move && accepted(now.play(move, t));
}

/** The games that the actions lead through, the first and the last included. */
function walk(start: Game, taken: readonly Choice[]): Game[] {
  const games = [start];
  let game = start;
  for (const choice of taken) {
    const next = act(game, choice);
    if (!next) break;
    games.push(next);
    game = next;
  }
  return games;
}

function walkToEnd(start: Game, taken: readonly Choice[]): Game {
  return walk(start, taken).at(-1) ?? start;
}

function begin(setup: Setup, scoring: string, seed: string): Game {
  return createGame({ variant: setup.variant, scoring, seed, ...setup.options });
}

/** The cards in play: without the one that is spent, and without a wildcard that is no card yet. */
function cardsInPlay({ piles, faces, spent }: Position): Card[] {
  return Object.values(piles)
    .flatMap(({ cards }) => cards)
    .filter((card) => card !== spent && faces[card] !== undefined);
}

/** What changed on the table: the piles that the entry's steps name. */
function namedPiles(entries: readonly LogEntry[]): Set<string> {
  return new Set(
    entries
      .flatMap(({ steps }) => steps)
      .flatMap((step) => {
        switch (step.type) {
          case 'move':
          case 'redeal':
            return [step.from, step.to];
          case 'turn':
          case 'leave':
            return [step.pile];
          case 'become':
            return [];
        }
      }),
  );
}

function facesOf(position: Position): string {
  const faces = cardsInPlay(position).map((card) => position.faces[card]);
  return faces
    .map((face) => (face ? formatFace(face) : '??'))
    .sort()
    .join(' ');
}

interface RandomGame {
  readonly scoring: string;
  readonly seed: string;
  readonly taken: readonly Choice[];
  readonly pick: number;
}

const games = (from: readonly string[], most: number): fc.Arbitrary<RandomGame> =>
  fc.record({
    scoring: fc.constantFrom(...from),
    seed: fc.nat(999_999).map(String),
    taken: choices(most),
    pick: fc.nat(),
  });

describe.each(setups)('in a thousand random games of $name', { timeout: 60_000 }, (setup) => {
  // Several properties look at the same games, so each is played once.
  const known = new Map<string, readonly Game[]>();
  const anyGame = games(scoringNames, 20);

  afterAll(() => known.clear());

  function states(random: RandomGame): readonly Game[] {
    const key = JSON.stringify(random);
    const found = known.get(key) ?? walk(begin(setup, random.scoring, random.seed), random.taken);
    known.set(key, found);
    return found;
  }

  function end(random: RandomGame): Game {
    return states(random).at(-1) ?? begin(setup, random.scoring, random.seed);
  }

  it('no card is lost or doubled', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        const size = deckSize(setup);
        const wrong = states(random).filter(({ position }) => {
          const cards = cardsInPlay(position);
          return cards.length !== size || new Set(cards).size !== size;
        });
        expect(wrong.map(({ position }) => formatPosition(position))).toEqual([]);
        const { position } = end(random);
        expect(facesOf(position)).toBe(position.rules.deck.map(formatFace).sort().join(' '));
      }),
      thousand,
    );
  });

  it('a pile that nothing touched keeps its identity', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        states(random).forEach((after, index, all) => {
          const before = all[index - 1];
          if (!before) return;
          const entries = after.logSince(before);
          // What an undo changes is another property's.
          if (entries.some(({ cause }) => cause === 'undo' || cause === 'redo')) return;
          const named = namedPiles(entries);
          const changed = Object.entries(after.position.piles)
            .filter(([id, pile]) => !named.has(id) && pile !== before.position.piles[id])
            .map(([id]) => id);
          expect(changed).toEqual([]);
        });
      }),
      thousand,
    );
  });

  it('positions and moves are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        const game = end(random);
        const text = formatPosition(game.position);
        const position = parsePosition(text);
        expect(formatPosition(position)).toBe(text);
        const read = createGame({ variant: setup.variant, scoring: 'none', position });
        const moves = read.legalMoves();
        if (game.outcome === undefined) expect(moves).toEqual(game.legalMoves());
        expect(moves.map((move) => parseMove(formatMove(move)))).toEqual(moves);
      }),
      thousand,
    );
  });

  it('the legal moves are exactly what is accepted, of all pairs of piles and all counts', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        const game = end(random);
        const taken = everyMove(game.position).filter(
          (move) => !isRefusal(game.play(move, game.elapsed)),
        );
        expect(game.legalMoves().map(formatMove).sort()).toEqual(taken.map(formatMove).sort());
      }),
      thousand,
    );
  });

  it('a refused action changes nothing', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        const game = end(random);
        const { position, score, moves, status, elapsed, log, undoable, redoable } = game;
        const text = formatPosition(position);
        const ids = Object.keys(position.piles);
        const [from = '', to = ''] = [random.pick, random.pick >> 6].map(
          (n) => ids[n % ids.length],
        );
        const results = [
          game.play({ type: 'play', from: 'T99', to: 'T1', count: 1 }, elapsed + 60_000),
          game.play({ type: 'play', from, to, count: (random.pick % 3) + 1 }, elapsed),
        ];
        if (elapsed > 0) results.push(game.giveUp(elapsed - 1), game.undo(elapsed - 1));
        expect(isRefusal(results[0])).toBe(true);
        // Whatever was tried, the game is the one it was.
        expect(game.position).toBe(position);
        expect(formatPosition(game.position)).toBe(text);
        const now = [
          game.score,
          game.moves,
          game.status,
          game.elapsed,
          game.undoable,
          game.redoable,
        ];
        expect(now).toEqual([score, moves, status, elapsed, undoable, redoable]);
        expect(game.log).toEqual(log);
      }),
      thousand,
    );
  });

  it('the same actions at the same times give the same game', () => {
    fc.assert(
      fc.property(anyGame, (random) => {
        const game = end(random);
        const start = begin(setup, random.scoring, random.seed);
        const again = game.log.reduce(repeat, start).advance(game.elapsed);
        expect(again.log).toEqual(game.log);
        expect(summary(again)).toEqual(summary(game));
      }),
      thousand,
    );
  });

  it('play then undo is identity, and the same play then earns the same again', () => {
    const clockless = games(['standard', 'no-clock', 'cards', 'vegas', 'none'], 16);
    fc.assert(
      fc.property(clockless, ({ scoring, seed, taken, pick }) => {
        const { variant, options } = setup;
        const start = createGame({ variant, scoring, seed, undo: 'unlimited', ...options });
        const game = walkToEnd(start, taken);
        const moves = game.legalMoves();
        const move = moves[pick % moves.length];
        if (!move) return;
        const t = game.elapsed;
        const after = accepted(game.play(move, t));
        // A won game takes no undo.
        if (after.outcome !== undefined) return;
        const back = accepted(after.undo(t));
        expect(back.position).toBe(game.position);
        expect([back.score, back.moves]).toEqual([game.score, game.moves]);
        expect(back.timerValue(t + 500)).toBe(game.timerValue(t + 500));
        // What the growth guard and the homecomings remember is back as well.
        expect(accepted(back.play(move, t)).score).toBe(after.score);
        const forth = accepted(back.redo(t));
        expect(forth.position).toBe(after.position);
        expect([forth.score, forth.moves]).toEqual([after.score, after.moves]);
      }),
      thousand,
    );
  });

  it('one jump in time is the same as many small ones, log and all', () => {
    const times = fc.array(fc.nat(700_000), { maxLength: 30 });
    const limit = fc.constantFrom('none' as const, 20, 300, 601);
    fc.assert(
      fc.property(games(scoringNames, 8), times, limit, (random, stops, timeLimit) => {
        const { scoring, seed, taken } = random;
        const { variant, options } = setup;
        const start = createGame({ variant, scoring, seed, timeLimit, ...options });
        const game = walkToEnd(start, taken);
        const last = game.elapsed + 700_000;
        const jump = game.advance(last);
        const small = [...stops]
          .sort((a, b) => a - b)
          .reduce((now, stop) => now.advance(game.elapsed + stop), game)
          .advance(last);
        expect(small.log).toEqual(jump.log);
        expect(summary(small)).toEqual(summary(jump));
        expect(small.timerValue(last)).toBe(jump.timerValue(last));
      }),
      thousand,
    );
  });
});

/** All that one sees of a game, and when it stood so. */
function summary(game: Game): readonly (string | number)[] {
  return [formatPosition(game.position), game.score, game.moves, game.status, game.elapsed];
}

describe.each(setups)('the score of a random game of $name', { timeout: 60_000 }, (setup) => {
  // With two decks there are more cards to bring home (104 · 10), and 84 to lay from the stock.
  const most = deckSize(setup) === 52 ? 745 : 1040 + 84 * 5;

  it.each([
    ['standard', -Infinity, most],
    ['windows', 0, most],
    ['cards', 0, deckSize(setup)],
    ['none', 0, 0],
  ])('stays under "%s" between %d and %d before a bonus', (scoring, least, highest) => {
    fc.assert(
      fc.property(fc.nat(999_999).map(String), choices(60), (seed, taken) => {
        const { score, outcome } = walkToEnd(begin(setup, scoring, seed), taken);
        expect(outcome).not.toBe('won');
        expect(score).toBeGreaterThanOrEqual(least);
        expect(score).toBeLessThanOrEqual(highest);
      }),
      { ...thousand, numRuns: 50 },
    );
  });
});

function deckSize({ variant }: Setup): number {
  return variant === 'colorado' || variant === 'twenty' ? 104 : 52;
}

/** Every move that can be named: all pairs of piles, every count of open cards and one more. */
function everyMove(position: Position): Move[] {
  const piles = Object.values(position.piles);
  return [
    { type: 'draw' },
    { type: 'redeal' },
    ...piles.flatMap(({ id, cards, closed }): Move[] => [
      { type: 'reveal', pile: id },
      ...piles.flatMap(({ id: to }) =>
        Array.from({ length: cards.length - closed + 1 }, (_, index): Move => {
          return { type: 'play', from: id, to, count: index + 1 };
        }),
      ),
    ]),
  ];
}

/** Does again what an entry of a log says that the player did. */
function repeat(game: Game, { cause, move, t }: LogEntry): Game {
  switch (cause) {
    case 'play':
      if (!move) throw new Error('a play without a move');
      return accepted(game.play(move, t));
    case 'undo':
      return accepted(game.undo(t));
    case 'redo':
      return accepted(game.redo(t));
    case 'give-up':
      return accepted(game.giveUp(t));
    case 'clock':
      return game;
  }
}

describe('the growth guard, whatever is shuttled where (rules 3.4)', { timeout: 60_000 }, () => {
  /** Rather a column to a column than anything else: the way to farm points, if there were one. */
  function shuttle(start: Game, taken: readonly Choice[]): Game {
    let game = start;
    for (const [pick] of taken) {
      const moves = game.legalMoves();
      const between = moves.filter(
        (move) => move.type === 'play' && move.from.startsWith('T') && move.to.startsWith('T'),
      );
      const pool = between.length > 0 && pick % 5 > 0 ? between : moves;
      const move = pool[pick % pool.length];
      if (!move) break;
      game = accepted(game.play(move, 0));
    }
    return game;
  }

  it.each([
    ['tournament', {}],
    ['tournament', { wildcard: true }],
    ['klondike', { undo: 'none' }],
  ] as const)('pays no pair of cards twice for as many cards: %s %j', (variant, options) => {
    fc.assert(
      fc.property(fc.nat(999_999).map(String), choices(120), (seed, taken) => {
        const game = shuttle(createGame({ variant, scoring: 'no-clock', seed, ...options }), taken);
        const largest = new Map<string, number>();
        let earned = 0;
        let credited = 0;
        for (const entry of game.log) {
          const step = entry.steps.find(({ type }) => type === 'move');
          if (step?.type !== 'move' || !/^T.*T/.test(step.from + step.to)) continue;
          const pair = `${step.cards[0]} on ${step.onto}`;
          const count = step.cards.length;
          const isMore = count > (largest.get(pair) ?? 0);
          expect(entry.credited).toBe(isMore);
          const points = entry.points.reduce((sum, each) => sum + each.points, 0);
          expect(points).toBe(isMore ? 200 * count + 100 * (count - 1) : 0);
          if (isMore) largest.set(pair, count);
          earned += points;
          credited += isMore ? 1 : 0;
        }
        expect(earned).toBeLessThanOrEqual(915_200);
        expect(credited).toBeLessThanOrEqual(676);
      }),
      { ...thousand, numRuns: 100 },
    );
  });
});
