import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/index.js';
import { createGame } from '../../src/engine/index.js';
import {
  accepted,
  attempt,
  from,
  pile,
  played,
  playedAt,
  reasonOf,
  takes,
} from '../support/games.js';

/** The score after each of these moves. */
function scores(game: Game, moves: string): number[] {
  let now = game;
  return moves.split(' ').map((move) => {
    now = played(now, move);
    return now.score;
  });
}

/** Three suits home, and spades up to the queen: one play away from a win with 52 cards. */
const ranks = Array.from('A23456789TJQK');
const full = (suit: string): string => ranks.map((rank) => rank + suit).join(' ');
const almostWon = `F1: ${full('C')} / F2: ${full('D')} / F3: ${full('H')} / F4: ${full('S').slice(0, -3)} / T1: KS`;

/** An event of the scoring tables, and a position and moves that hold it. */
const events = {
  'a card home from a column': ['klondike / T1: AS / T2: 5C', 'T1>F1'],
  'a card home from the waste': ['klondike / W: AS / T2: 5C', 'W>F1'],
  'waste to a column': ['klondike / W: 4H / T1: 5C', 'W>T1'],
  'a closed card turned by itself': ['klondike / T1: 2D | 4H / T2: 5C', 'T1>T2'],
  'a card back from a foundation': ['klondike / F1: AH 2H / T1: 3C', 'F1>T1'],
  'column to column': ['klondike / T1: 4H / T2: 5C', 'T1>T2'],
  'three cards, column to column': ['klondike / T1: 4H 3S 2D / T2: 5C', 'T1>T2*3'],
  'a draw': ['klondike / S: 2C | / T2: 5C', 'D'],
} as const;

const tables = {
  // rules 2: the table of `standard`.
  standard: [10, 10, 5, 5, -15, 0, 0, 0],
  // As standard, but never below 0.
  windows: [10, 10, 5, 5, 0, 0, 0, 0],
  // −52 for the deck, +5 home, −5 back.
  vegas: [-47, -47, -52, -52, -57, -52, -52, -52],
  // rules 4: a point a card home, one less when it leaves again.
  cards: [1, 1, 0, 0, -1, 0, 0, 0],
  none: [0, 0, 0, 0, 0, 0, 0, 0],
} as const;

describe.each(Object.entries(tables))('scoring "%s"', (scoring, expected) => {
  it.each(
    Object.entries(events).map(
      ([what, [position, moves]], index) => [what, expected[index], position, moves] as const,
    ),
  )('%s: %i', (_, points, position, moves) => {
    expect(played(from(position, { scoring }), moves).score).toBe(points);
  });
});

describe('scoring "standard" (rules 2)', () => {
  it('is the default of Klondike', () => {
    expect(createGame({ variant: 'klondike', seed: 'a' }).options.scoring).toBe('standard');
    expect(createGame({ variant: 'klondike', seed: 'a', contest: true }).options.scoring).toBe(
      'standard',
    );
  });

  it('gives 15 for waste, column, foundation: 5 and 10', () => {
    expect(scores(from('klondike / F1: AS / W: 2S / T1: 3H / T2: 9C'), 'W>T1 T1>F1')).toEqual([
      5, 15,
    ]);
  });

  it('gives 10 for waste, foundation', () => {
    expect(scores(from('klondike / F1: AS / W: 2S / T1: 3H'), 'W>F1')).toEqual([10]);
  });

  it('gives −5 for foundation, column, foundation: −15 and 10', () => {
    expect(scores(from('klondike / F1: AS 2S / T1: 3H / T2: 9C'), 'F1>T1 T1>F1')).toEqual([
      -15, -5,
    ]);
  });

  it('gives 5 for the click that turns a closed card, and none for the move before it', () => {
    const game = from('klondike reveal=manual / T1: 2D | 4H / T2: 5C');
    expect(scores(game, 'T1>T2 T1!')).toEqual([0, 5]);
  });

  it('gives 15 for a card home that uncovers a closed one: 10 and 5', () => {
    expect(scores(from('klondike / F1: AS / T1: 9D | 2S'), 'T1>F1')).toEqual([15]);
  });

  it('takes 100 at every redeal with draw 1', () => {
    expect(scores(from('klondike / S: 2C | / T1: KH'), 'D R D R D R')).toEqual([
      0, -100, -100, -200, -200, -300,
    ]);
  });

  it('takes 20 from the third redeal on with draw 3', () => {
    const game = from('klondike draw=3 / S: 2C | / T1: KH');
    expect(scores(game, 'D R D R D R D R')).toEqual([0, 0, 0, 0, 0, -20, -20, -40]);
  });

  it('gives the points for a redeal back when it is undone', () => {
    const game = played(from('klondike / S: 2C | / T1: KH'), 'D R');
    expect(game.score).toBe(-100);
    const back = accepted(game.undo(0));
    expect(back.score).toBe(0);
    expect(back.position.pass).toBe(1);
    expect(pile(back, 'W')).toBe('2C');
    // The first redeal costs 100 again, not the price of a second one.
    expect(played(back, 'R').score).toBe(-100);
  });

  it('has no floor', () => {
    expect(scores(from('klondike / F1: AS 2S / T1: 3H / T2: 9C'), 'F1>T1')).toEqual([-15]);
  });
});

describe('the time bonus of "standard"', () => {
  const limited = { timeLimit: 300 };

  it.each([
    // 2 points for each whole second left of 300.
    ['0 s', 0, 10 + 2 * 300],
    ['100.4 s, so 199 whole seconds left', 100_400, 10 + 398],
    ['299 s', 299_000, 10 + 2],
    ['299.001 s', 299_001, 10],
    ['299.999 s', 299_999, 10],
  ])('of a win at %s', (_, t, score) => {
    const game = played(from(`klondike / ${almostWon}`, limited), 'T1>F4', t);
    expect(game.outcome).toBe('won');
    expect(game.score).toBe(score);
  });

  it('is 398 more than the same win without it', () => {
    const [plain, bonus] = [{ timeLimit: 300, timeBonus: 0 }, limited].map(
      (options) => played(from(`klondike / ${almostWon}`, options), 'T1>F4', 100_400).score,
    );
    expect((bonus ?? 0) - (plain ?? 0)).toBe(398);
  });

  it('is as many points a second as the option says', () => {
    const game = from(`klondike / ${almostWon}`, { timeLimit: 60, timeBonus: 7 });
    expect(played(game, 'T1>F4', 50_001).score).toBe(10 + 7 * 9);
  });

  it('is nothing without a time limit', () => {
    expect(played(from(`klondike / ${almostWon}`), 'T1>F4', 1000).score).toBe(10);
  });

  it('is nothing for giving up at 1 s', () => {
    const game = played(from(`klondike / W: AS / T1: 9H`, limited), 'W>F1', 0);
    const end = accepted(game.giveUp(1000));
    expect(end.outcome).toBe('given-up');
    expect(end.score).toBe(10);
  });

  it('is nothing when the time runs out', () => {
    const end = played(from(`klondike / W: AS / T1: 9H`, limited), 'W>F1', 0).advance(300_000);
    expect([end.outcome, end.score]).toEqual(['time', 10]);
  });

  it('is for whatever variant is scored so', () => {
    const almost = `A1: ${full('C')} / A2: ${full('D')} / T1: KS`;
    const game = from(`colorado / ${almost}`, { scoring: 'standard', timeLimit: 100 });
    expect(played(game, 'T1>K1', 40_000).score).toBe(10 + 2 * 60);
  });
});

describe('scoring "windows" (rules 2)', () => {
  const scoring = 'windows';

  it('takes 2 at every full 10 s', () => {
    const game = played(from('klondike / W: AS / T1: 9H', { scoring }), 'W>F1', 0);
    const at = [0, 9999, 10_000, 19_999, 20_000, 45_000].map((t) => game.advance(t).score);
    expect(at).toEqual([10, 10, 8, 8, 6, 2]);
  });

  it('never falls below 0', () => {
    const game = played(from('klondike / W: 4H / T1: 5C', { scoring }), 'W>T1', 0);
    // 5, 3, 1, then 0 and not −1.
    expect([10_000, 20_000, 30_000, 40_000].map((t) => game.advance(t).score)).toEqual([
      3, 1, 0, 0,
    ]);
    const back = played(from('klondike / F1: AH / W: 2H / T1: 3C', { scoring }), 'W>F1 F1>T1');
    expect(back.score).toBe(0);
  });

  it('takes the 2 before what is played at the same moment', () => {
    const game = from('klondike / W: AS / T1: 9H', { scoring });
    // At 0 there is nothing to take, then the ace earns 10.
    expect(played(game, 'W>F1', 10_000).score).toBe(10);
    expect(played(game, 'W>F1', 9999).advance(10_000).score).toBe(8);
  });

  it('takes redeals down to 0 only: 100 with draw 1, 20 from the fourth pass with draw 3', () => {
    const one = from('klondike / S: 2C | / W: AS / T1: KH', { scoring });
    expect(scores(one, 'W>F1 D R')).toEqual([10, 10, 0]);
    const three = from('klondike draw=3 / S: 3C 2C | / W: 2S AS / T1: KH', { scoring });
    expect(scores(three, 'W>F1 W>F1 D R D R D R')).toEqual([10, 20, 20, 20, 20, 20, 20, 0]);
  });

  it.each([
    // 10 for the last card, −2 for each 10 s, but never below 0: the card is laid at the end.
    ['30.999 s: no bonus', 30_999, 10],
    ['31 s: 700000 / 31 = 22580.6', 31_000, 10 + 22_580],
    ['31.9 s: whole seconds', 31_900, 10 + 22_580],
    ['100 s', 100_000, 10 + 7000],
    ['1000 s', 1_000_000, 10 + 700],
  ])('pays for speed on a win at %s', (_, t, score) => {
    expect(played(from(`klondike / ${almostWon}`, { scoring }), 'T1>F4', t).score).toBe(score);
  });

  it('pays no time bonus beside it', () => {
    const game = from(`klondike / ${almostWon}`, { scoring, timeLimit: 300 });
    expect(played(game, 'T1>F4', 20_000).score).toBe(10);
    expect(played(game, 'T1>F4', 50_000).score).toBe(10 + 14_000);
  });

  it('pays nothing for speed without a win', () => {
    const game = played(from('klondike / W: AS / T1: 9H', { scoring }), 'W>F1', 40_000);
    expect(accepted(game.giveUp(40_000)).score).toBe(10);
  });

  it('keeps what the clock took when a move is undone', () => {
    const start = playedAt(from('klondike / W: 2S AS / T1: 9H / T2: 5C', { scoring }), [
      [1000, 'W>F1'],
      [2000, 'W>F1'],
    ]);
    // 20 − 2 at 10 s = 18; without the second ten 8, not 10.
    expect(accepted(start.undo(12_000)).score).toBe(8);
    expect(accepted(accepted(start.undo(12_000)).redo(12_000)).score).toBe(18);
  });
});

describe('scoring "vegas" (rules 2)', () => {
  const scoring = 'vegas';

  it('buys the deck at a point a card', () => {
    expect(createGame({ variant: 'klondike', scoring, seed: 'a' }).score).toBe(-52);
    expect(createGame({ variant: 'sir-tommy', scoring, seed: 'a' }).score).toBe(-52);
    expect(createGame({ variant: 'colorado', scoring, seed: 'a' }).score).toBe(-104);
    expect(createGame({ variant: 'twenty', scoring, seed: 'a' }).score).toBe(-104);
  });

  it.each([1, 3] as const)('has as many passes as cards are drawn: %i', (draw) => {
    let game = createGame({ variant: 'klondike', scoring, draw, seed: 'passes' });
    const clicks = Array(24 / draw)
      .fill('D')
      .join(' ');
    for (let pass = 1; pass < draw; pass += 1) game = played(game, `${clicks} R`);
    game = played(game, clicks);
    expect(reasonOf(attempt(game, 'R'))).toBe('no-pass-left');
    expect(game.options.passes).toBe(draw);
    expect(game.score).toBe(-52);
  });

  it('has other passes where they are asked for', () => {
    const game = createGame({ variant: 'klondike', scoring, passes: 'unlimited', seed: 'passes' });
    expect(takes(played(game, Array(24).fill('D').join(' ')), 'R')).toBe(true);
    const two = createGame({ variant: 'klondike', scoring, passes: 2, seed: 'passes' });
    expect(takes(played(two, Array(24).fill('D').join(' ')), 'R')).toBe(true);
  });

  it('earns 5 for each of thirteen cards home', () => {
    const spades = [...ranks].reverse().map((rank) => `${rank}S`);
    const game = from(`klondike / T1: ${spades.join(' ')} / T2: 9H`, { scoring });
    expect(played(game, Array(13).fill('T1>F4').join(' ')).score).toBe(-52 + 65);
  });
});

describe('scoring "cards" (rules 4 and 5)', () => {
  it.each(['colorado', 'sir-tommy', 'twenty'])('is the default of %s', (variant) => {
    expect(createGame({ variant, seed: 'a' }).options.scoring).toBe('cards');
  });

  it('counts no card that the deal set out', () => {
    expect(createGame({ variant: 'twenty', seed: 'a' }).score).toBe(0);
  });

  it('takes the point back with the card', () => {
    const game = from('klondike / F1: AH / W: 2H / T1: 3C / T2: 9S', { scoring: 'cards' });
    expect(scores(game, 'W>F1 F1>T1 T1>F1')).toEqual([1, 0, 1]);
  });
});

describe('roles in other games than Klondike (rules 6)', () => {
  const scoring = 'standard';

  it('pays 5 for the top of the stock laid on a pile by hand', () => {
    expect(played(from('colorado / S: 3C | 9H / T1: 5C', { scoring }), 'S>T1').score).toBe(5);
    expect(played(from('sir-tommy / S: 3C | 9H', { scoring }), 'S>T1').score).toBe(5);
  });

  it('pays 10 for the top of the stock sent home', () => {
    expect(played(from('colorado / S: 3C | AH / T1: 5C', { scoring }), 'S>A1').score).toBe(10);
  });

  it('pays nothing for a refill, nor for the next stock card that turns up', () => {
    const game = played(from('colorado / S: 3C 4C | 9H / T1: AC', { scoring }), 'T1>A1');
    expect(pile(game, 'T1')).toBe('9H');
    expect(game.score).toBe(10);
  });

  it('pays nothing for a deal onto the piles', () => {
    expect(played(from('twenty / S: 3C 4C 9H | / T1: 5C', { scoring }), 'D').score).toBe(0);
  });

  it('pays 5 for a closed card that turns up in Tournament, and for a card from its waste', () => {
    const game = from('tournament / W: 4H / T1: 2D | 4D / T2: 5C / T3: 5S', { scoring });
    expect(scores(game, 'T1>T2 W>T3')).toEqual([5, 10]);
  });

  it.each([
    ['standard', 0, 10],
    ['windows', 0, 10],
    ['vegas', -52, -47],
    ['cards', 0, 1],
    ['none', 0, 0],
  ])('pays under %s %i for the wildcard on a column and %i for it home', (name, column, home) => {
    const game = from('tournament wildcard=true / S: 4H AC | / T1: 5C / X: **', { scoring: name });
    expect(played(game, 'X>T1').score).toBe(column);
    expect(played(game, 'X>F1').score).toBe(home);
  });

  it.each(['standard', 'windows', 'vegas', 'cards', 'none'])(
    'pays under %s nothing for a wildcard left over',
    (name) => {
      const ace = 'tournament wildcard=true / T1: AC / X: **';
      const used = 'tournament / T1: AC';
      expect(played(from(ace, { scoring: name }), 'T1>F1').score).toBe(
        played(from(used, { scoring: name }), 'T1>F1').score,
      );
    },
  );
});
