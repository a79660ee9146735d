import { describe, expect, it } from 'vitest';
import { createGame, formatPosition } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { isPointless } from '../../src/engine/stuck.js';
import { solve } from '../../src/solver/index.js';
import { formatMove } from '../../src/engine/notation.js';
import { attempt, from, played, takes } from '../support/games.js';
import { playAtRandom, seededRandom } from '../support/random-player.js';
import { setups } from '../support/setups.js';

const home =
  'F1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC / F2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD / F3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH / F4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS';

describe('a win', () => {
  it.each(['passes=unlimited', 'passes=3', 'passes=1'])('is one with %s', (passes) => {
    const game = played(from(`klondike ${passes} / ${home} / W: KS`), 'W>F4');
    expect(game).toMatchObject({ status: 'won', outcome: 'won' });
  });
});

describe('stuck', () => {
  /** By trying: draws and redeals from here, as far as they lead to what was not there before. */
  function isStuckByTrying(game: Game): boolean {
    const stock = game.position.rules.stock;
    const cards = stock ? (game.position.piles[stock.id]?.cards ?? []) : [];
    if (!cards.every((card) => game.isSeen(card))) return false;
    const met = new Set<string>();
    for (let now = game; ;) {
      const text = formatPosition(now.position);
      if (met.has(text) || met.size > 200) return true;
      met.add(text);
      const moves = now.legalMoves();
      const counts = moves.some((move) => {
        if (move.type === 'play') return !isPointless(now.position, move);
        const { stockClick } = now.position.rules.definition;
        return (
          move.type === 'reveal' || (move.type === 'draw' && !!stockClick && 'each' in stockClick)
        );
      });
      if (counts) return false;
      const turn = moves.find(({ type }) => type === 'draw' || type === 'redeal');
      if (!turn) return true;
      const next = attempt(now, formatMove(turn));
      if ('reason' in next) return true;
      now = next;
    }
  }

  it.each(setups)('is when no play is left, now or after any draws ($name)', (setup) => {
    let stuck = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const start = createGame({
        ...setup.options,
        variant: setup.variant,
        scoring: 'none',
        seed: `e${seed}`,
      });
      const { game } = playAtRandom(start, seededRandom(seed), 20 + ((seed * 13) % 260));
      if (game.isOver) continue;
      expect(game.status === 'stuck', `seed ${seed}`).toBe(isStuckByTrying(game));
      if (game.status === 'stuck') stuck += 1;
    }
    // Of games played at random some end so, but in those that nobody gets to the end of.
    if (setup.variant !== 'klondike') expect(stuck).toBeGreaterThan(0);
  });
});

describe('a card that goes home and straight back', () => {
  const report =
    'klondike / T1: AC / T2: 6C | 2C / T3: AD 5C | 2H / T4: AH AS 4H | 3C / T5: 4C / T6: 3H';

  it('may return to the very column that it came from', () => {
    const game = played(from(report), 'T1>F1 T2>F1 T4>F1');
    expect(game.status).toBe('playing');
    expect(takes(game, 'F1>T4')).toBe(true);
  });

  it('is not overlooked by the search where nothing else wins', () => {
    const verdict = solve(from(report).position, { nodes: 100_000 });
    expect(verdict.verdict).toBe('winnable');
    if (verdict.verdict === 'winnable') {
      expect(verdict.moves.map(formatMove)).toContain('F1>T4');
    }
  });
});
