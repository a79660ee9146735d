import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { played } from '../support/games.js';
import { scoringNames } from '../support/setups.js';
import cases from './cases/wins.json' with { type: 'json' };
import { NaiveGame } from './naive-game.js';
import type { ScoringName } from './naive-game.js';
import type { Kind } from './naive-rules.js';

interface Win {
  readonly options: {
    readonly variant: string;
    readonly draw?: number;
    readonly passes?: number;
    readonly wildcard?: boolean;
  };
  readonly seed: string;
  readonly moves: string;
}

const wins: readonly (readonly [string, Win])[] = Object.entries(cases.games);

/** The n-th action is played at n · 1.7 s, and a little later each time. */
const timeOf = (index: number): number => (index + 1) * 1700 + index * index;

function begin({ options, seed }: Win, scoring: string): Game {
  const { variant, draw, passes = 'unlimited', wildcard } = options;
  if (draw === undefined) return createGame({ variant, wildcard, seed, scoring });
  return createGame({ variant, draw: draw === 3 ? 3 : 1, passes, seed, scoring });
}

function replay(win: Win, scoring: string): Game {
  return win.moves
    .split(' ')
    .reduce((game, move, index) => played(game, move, timeOf(index)), begin(win, scoring));
}

/** How many of the moves match. */
function count({ moves }: Win, pattern: RegExp): number {
  return moves.split(' ').filter((move) => pattern.test(move)).length;
}

describe.each(wins)('the won game of %s', (_, win) => {
  const isTwoDecks = ['colorado', 'twenty'].includes(win.options.variant);
  const size = isTwoDecks ? 104 : 52;
  const homes = count(win, />[FAK]/);
  const back = count(win, /^F\d>T/);

  it('is won by its last move and not before', () => {
    const moves = win.moves.split(' ');
    const last = moves.pop() ?? '';
    const game = moves.reduce((now, move) => played(now, move), begin(win, 'none'));
    expect(game.outcome).toBeUndefined();
    expect(game.status).toBe('playing');
    const end = played(game, last);
    expect(end).toMatchObject({ outcome: 'won', status: 'won', moves: moves.length + 1 });
  });

  it('earns under "cards" one point for each card that was not set out', () => {
    const setOut = win.options.variant === 'twenty' ? 8 : 0;
    expect(replay(win, 'cards').score).toBe(size - setOut);
  });

  it('earns under "vegas" five for each card home less one for each of the deck', () => {
    expect(replay(win, 'vegas').score).toBe(5 * (homes - back) - size);
  });

  it('earns under "standard" what its moves add up to', () => {
    const { variant, draw = 1 } = win.options;
    const redeals = count(win, /^R$/);
    const forRedeals = draw === 1 ? 100 * redeals : 20 * Math.max(0, redeals - 2);
    // Every closed card of a column is turned in a won game: 21 of them.
    const turned = ['klondike', 'tournament'].includes(variant) ? 21 : 0;
    const expected = 10 * homes + 5 * count(win, /^[WS]>T/) + 5 * turned - 15 * back - forRedeals;
    // The wildcard takes the part of a card: that one, if it was closed, never turns up.
    if (win.options.wildcard)
      expect([expected, expected - 5]).toContain(replay(win, 'standard').score);
    else expect(replay(win, 'standard').score).toBe(expected);
  });

  it.each(scoringNames)(
    'earns under "%s" what an independent count says',
    (scoring: ScoringName) => {
      const { variant, passes = Infinity, ...options } = win.options;
      const naive = new NaiveGame(variant as Kind, scoring, win.seed, { ...options, passes });
      win.moves.split(' ').forEach((move, index) => naive.play(move, timeOf(index)));
      expect(naive.outcome).toBe('won');
      expect(replay(win, scoring).score).toBe(naive.score);
    },
  );
});
