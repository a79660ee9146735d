import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { deal } from '../../src/engine/deal.js';
import { defineVariant } from '../../src/engine/index.js';
import type { PileGroup, VariantDefinition } from '../../src/engine/index.js';
import { legalMoves } from '../../src/engine/legality.js';
import { play } from '../../src/engine/play.js';
import { isWon, pileOf } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { isRefusal } from '../../src/engine/refusal.js';
import { isStuck } from '../../src/engine/stuck.js';
import { anyRules } from '../solver/any-variant.js';
import { from } from '../support/games.js';

const group = (id: string, kind: PileGroup['kind'], rest: Partial<PileGroup> = {}): PileGroup => ({
  id,
  kind,
  count: 1,
  ...rest,
});

/** Twelve cards; three columns of one card each, which go to a space and are filled from the stock. */
const refilled: VariantDefinition = {
  id: 'refilled-test',
  name: 'Refilled',
  deck: { decks: 1, highestRank: 3 },
  piles: [
    group('S', 'stock'),
    group('W', 'waste', { give: { unit: 'top' } }),
    group('F', 'foundation', {
      count: 4,
      accept: {
        from: ['T', 'W'],
        empty: { rank: 1 },
        build: { rank: 'up', suit: 'same' },
        single: true,
      },
    }),
    group('T', 'tableau', {
      count: 3,
      accept: { from: ['T'], empty: 'any' },
      give: { unit: 'top' },
    }),
  ],
  deal: [{ each: 'T' }, { rest: 'S' }],
  stockClick: { to: 'W', count: 1 },
  redeal: { from: 'W', passes: { option: 'passes' } },
  refill: { group: 'T', from: 'S' },
  options: ['passes'],
  scoring: 'cards',
  casual: {},
  contest: {},
  layout: {
    wide: {
      columns: 9,
      rows: [1],
      places: ['S', 'W', 'F', 'T'].map((id, column) => ({
        group: id,
        column,
        row: 0,
        step: 'right',
        fan: 'none',
      })),
    },
  },
};

/** The same, but what is drawn may be laid into a space, once the stock is out. */
const late: VariantDefinition = {
  ...refilled,
  id: 'late-test',
  piles: refilled.piles.map((pile) =>
    pile.id === 'T'
      ? { ...pile, accept: { from: ['W'], empty: 'any', whenStockEmpty: true } }
      : pile,
  ),
};

describe('when a game of the host’s own is stuck (rules 6)', () => {
  beforeAll(() => {
    defineVariant(refilled);
    defineVariant(late);
  });

  /** In pass 2 every card of the stock has been face up. */
  const positions: readonly (readonly [string, string, 'stuck' | 'playing'])[] = [
    [
      'a column goes to a space, and the stock fills it',
      'refilled-test pass=2 / S: 3D | / T1: 3C',
      'playing',
    ],
    [
      'a column goes to a space, and nothing fills it',
      'refilled-test pass=2 / T1: 3C / T2: 3D',
      'stuck',
    ],
    ['there is no space', 'refilled-test pass=2 / S: 3D | / T1: 3C / T2: 3H / T3: 3S', 'stuck'],
    ['a redeal is left that brings what fills it', 'refilled-test / W: 3D / T1: 3C', 'playing'],
    ['no redeal is left', 'refilled-test passes=1 / W: 3D / T1: 3C', 'stuck'],
    ['a card may be laid when the stock is out', 'late-test pass=2 / S: 3D | / T1: 3C', 'playing'],
    [
      'there is no space when the stock is out',
      'late-test pass=2 / S: 3D 3H | / T1: 3C / T2: 3S / T3: 2C',
      'stuck',
    ],
  ];

  it.each(positions)('%s (%s): %s', (_, position, status) => {
    expect(from(position).status).toBe(status);
  });

  /** The position up to the names of the piles of a group, card by card. */
  function arrangement({ rules, piles, spent }: Position): string {
    const texts = rules.piles.map(({ id, group: { id: name } }) => {
      const { cards, closed } = piles[id] ?? { cards: [], closed: 0 };
      return `${name} ${closed} ${cards.map((card) => (card === spent ? '-' : card)).join(' ')}`;
    });
    return texts.sort().join('/');
  }

  const after = (position: Position, move: ReturnType<typeof legalMoves>[number]): Position => {
    const played = play(position, move);
    if (isRefusal(played)) throw new Error(played.reason);
    return played.position;
  };

  /** By trying everything: a move leads on when what lies there then is no other order of the same piles. */
  function isStuckByTrying(start: Position): boolean {
    const open = [start];
    const met = new Set<string>();
    for (let now = open.pop(); now; now = open.pop()) {
      const { stockClick } = now.rules.definition;
      const isDeal = stockClick !== undefined && 'each' in stockClick;
      const here = arrangement(now);
      for (const move of legalMoves(now)) {
        const next = after(now, move);
        if (move.type !== 'redeal' && (move.type !== 'draw' || isDeal)) {
          if (arrangement(next) !== here) return false;
          continue;
        }
        // Under other names of the piles the same can be done.
        const key = `${next.rules.definition.redeal?.passes === 'unlimited' ? '' : next.pass} ${arrangement(next)}`;
        if (met.has(key)) continue;
        met.add(key);
        open.push(next);
      }
    }
    return true;
  }

  it('is as a judge says who tries every draw and redeal, in any game that can be defined', () => {
    const tally = { stuck: 0, playing: 0 };
    fc.assert(
      fc.property(
        anyRules,
        fc.array(fc.nat(), { minLength: 10, maxLength: 60 }),
        (rules, turns) => {
          let position = deal(rules, 'any');
          for (const turn of turns) {
            const isOver = isStuckByTrying(position);
            expect(isStuck(position, () => true)).toBe(isOver);
            tally[isOver ? 'stuck' : 'playing'] += 1;
            const hidden = rules.stock && pileOf(position, rules.stock.id).cards[0];
            if (hidden !== undefined) {
              expect(isStuck(position, (card) => card !== hidden)).toBe(false);
            }
            const moves = legalMoves(position);
            const move = moves[turn % Math.max(1, moves.length)];
            if (!move || isWon(position)) break;
            position = after(position, move);
          }
        },
      ),
      { numRuns: 400, seed: 7 },
    );
    expect(tally.stuck).toBeGreaterThan(100);
    expect(tally.playing).toBeGreaterThan(1000);
  });
});
