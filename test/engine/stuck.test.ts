import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/engine/index.js';
import { accepted, attempt, from, played, playedAt, reasonOf } from '../support/games.js';

/** Columns on which no card of the other tests fits, and which fit nowhere themselves. */
const blocked = 'T1: 9C 5H / T2: 9S 5D / T3: 2S 5S';

describe('when a game is stuck (rules 2)', () => {
  const positions: readonly (readonly [string, string, 'stuck' | 'playing'])[] = [
    ['nothing fits anywhere', `klondike / ${blocked}`, 'stuck'],
    ['a card fits a column', `klondike / ${blocked} / T4: 4C`, 'playing'],
    ['a card fits a foundation', `klondike / ${blocked} / T4: AS`, 'playing'],
    ['the top of the waste fits a column', `klondike / ${blocked} / W: 4C`, 'playing'],
    [
      'the top of the waste fits in the last pass',
      `klondike passes=1 / ${blocked} / W: 4C`,
      'playing',
    ],
    ['the top of the waste fits a foundation', `klondike / F1: AH / ${blocked} / W: 2H`, 'playing'],
    ['a foundation card can come back', `klondike / F1: AC 2C 3C 4C / ${blocked}`, 'playing'],
    ['a foundation card cannot', `klondike / F1: AC 2C 3C / ${blocked}`, 'stuck'],
    [
      'a run fits, though its last card does not',
      `klondike / ${blocked} / T4: 8C | 4S 3D`,
      'playing',
    ],
    ['a closed card can be turned', `klondike reveal=manual / ${blocked} / T4: 8C |`, 'playing'],
    [
      'a king goes off its column to an empty one',
      `klondike / ${blocked} / T4: 8C | KS QH`,
      'playing',
    ],
    [
      'a whole column headed by a king could only change places',
      `klondike / ${blocked} / T4: KS QH`,
      'stuck',
    ],
    ['a king of the waste goes to an empty column', `klondike / ${blocked} / W: KS`, 'playing'],
    [
      'a card under the waste comes up again in the pass that is left',
      `klondike passes=2 / F1: AH / ${blocked} / W: 2H 9D`,
      'playing',
    ],
    [
      'no pass is left for it',
      `klondike passes=2 pass=2 / F1: AH / ${blocked} / W: 2H 9D`,
      'stuck',
    ],
    [
      'a card under the waste of Tournament never comes again',
      `tournament / F1: AH / ${blocked} / W: 2H 9D`,
      'stuck',
    ],
    ['only J, Q and K are left, and one fits', 'klondike / T1: QC KH / T2: KS QD', 'playing'],
    ['only J, Q and K are left, and none fits', 'klondike / T1: KH QS / T2: KS JC QD', 'stuck'],
  ];

  it.each(positions)('%s (%s): %s', (_, position, status) => {
    expect(from(position).status).toBe(status);
  });
});

describe('what draws and redeals still bring (rules 2)', () => {
  /** In pass 2 every card of the stock has been face up; it is written bottom first. */
  const rows: readonly (readonly [string, string, 'stuck' | 'playing'])[] = [
    ['a card of the stock that fits', 'pass=2 / S: 8H 4C 8D |', 'playing'],
    ['no card of the stock fits', 'pass=2 / S: 8H 8C 8D |', 'stuck'],
    ['a card under the waste, with a redeal left', 'pass=2 / W: 8H 4C 8D', 'playing'],
    ['a card under the waste, with no redeal left', 'passes=2 pass=2 / W: 8H 4C 8D', 'stuck'],
    ['a card of the stock, with no redeal left', 'passes=2 pass=2 / S: 8H 4C | / W: 8D', 'playing'],
    // Three at a time, the waste on top: 8H 8D 4C | TD TC: the tops are 4C, then TC.
    ['draw 3, the card comes third', 'draw=3 pass=2 / S: TC TD 4C 8D 8H |', 'playing'],
    ['draw 3, the card comes second', 'draw=3 pass=2 / S: TC TD 8D 4C 8H |', 'stuck'],
    [
      'draw 3, the card comes last of a short click',
      'draw=3 pass=2 / S: 4C TD 8D TC 8H |',
      'playing',
    ],
    ['draw 3, the next to last of a short click', 'draw=3 pass=2 / S: TD 4C 8D TC 8H |', 'stuck'],
    // Drawn from here the 4 of clubs is second of its click; from the start of a pass it is third.
    ['draw 3, third only after a redeal', 'draw=3 pass=2 / S: TC 8D 4C 8H | / W: TD', 'playing'],
    [
      'draw 3, third only after a redeal, and none left',
      'draw=3 passes=2 pass=2 / S: TC 8D 4C 8H | / W: TD',
      'stuck',
    ],
    // Here third of its click, but not after a redeal; it need be only once.
    ['draw 3, third only before a redeal', 'draw=3 pass=2 / S: TC 4C 8D 8H | / W: TD', 'playing'],
  ];

  it.each(rows)('%s (%s): %s', (_, rest, status) => {
    const [options = '', ...piles] = rest.split(' / ');
    expect(from(['klondike', options].join(' ') + ['', blocked, ...piles].join(' / ')).status).toBe(
      status,
    );
  });

  it('never says so while the stock holds a card that was not face up', () => {
    const game = from(`klondike / ${blocked} / S: 8H 8C 8D |`);
    expect(game.status).toBe('playing');
    expect(played(game, 'D').status).toBe('playing');
    expect(played(game, 'D D').status).toBe('playing');
    expect(played(game, 'D D D').status).toBe('stuck');
  });

  it('never says so while one card of the stock was not face up, though others were', () => {
    const game = played(from(`klondike / ${blocked} / S: 8H 8C 8D |`), 'D D');
    const back = accepted(accepted(game.undo(0)).undo(0));
    expect(back.status).toBe('playing');
  });

  it('never says so in Twenty while a click would deal cards, seen or not', () => {
    const game = from('twenty / S: 9D 8D | / T1: 5H / T2: 5D');
    const seen = accepted(played(game, 'D').undo(0));
    expect(seen.isSeen(seen.position.piles['S']?.cards[0] ?? -1)).toBe(true);
    expect(seen.status).toBe('playing');
  });

  it('asks of no card whose part the wildcard has taken', () => {
    const table = 'F1: AC 2C 3C / T1: 9C 5C / T2: 9S 5D *4C 3D / T3: 2S 5S';
    const status = (stock: string): string =>
      from(`tournament wildcard=true pass=2 / ${table} / S: ${stock} |`, { scoring: 'none' })
        .status;
    expect(status('-4C')).toBe('stuck');
    expect(status('-4C 2D')).toBe('stuck');
    expect(status('-4C AD')).toBe('playing');
  });

  it('still says so after a redeal, for all that were seen', () => {
    expect(played(from(`klondike / ${blocked} / S: 8H 8C |`), 'D D R D').status).toBe('stuck');
  });

  it('is asked after every step', () => {
    const game = from(`klondike / ${blocked} / T4: 4C`);
    const laid = played(game, 'T4>T1');
    // The 4 of clubs still goes to and fro between the two red fives.
    expect(laid.status).toBe('playing');
    const single = from(`klondike / ${blocked.replace('5D', '5C')} / T4: 4C`);
    expect(single.status).toBe('playing');
    expect(played(single, 'T4>T1').status).toBe('stuck');
  });
});

describe('what being stuck does (rules 6)', () => {
  /** Stuck after the draw, in the variant that each row names. */
  const last = `S: 8H | / ${blocked}`;

  it.each(['standard', 'windows', 'vegas', 'cards', 'none'])(
    'ends a contest under "%s", and not a casual game',
    (scoring) => {
      const casual = played(from(`klondike / ${last}`, { scoring }), 'D', 1000);
      expect(casual).toMatchObject({ status: 'stuck', outcome: undefined });
      const contest = played(from(`klondike / ${last}`, { scoring, contest: true }), 'D', 1000);
      expect(contest).toMatchObject({ status: 'stuck', outcome: 'stuck' });
      expect(reasonOf(attempt(contest, 'R', 1000))).toBe('game-over');
      expect(contest.legalMoves()).toEqual([]);
    },
  );

  it('ends every game under "timed"', () => {
    for (const contest of [false, true]) {
      const game = played(from(`klondike / ${last}`, { scoring: 'timed', contest }), 'D', 1000);
      expect(game.outcome).toBe('stuck');
    }
  });

  it('ends no game under "no-clock"', () => {
    for (const contest of [false, true]) {
      const game = played(from(`klondike / ${last}`, { scoring: 'no-clock', contest }), 'D', 1000);
      expect(game).toMatchObject({ status: 'stuck', outcome: undefined });
    }
  });

  it('lets a casual player go on: pointless moves, redeals, giving up', () => {
    const game = played(from(`klondike / ${last} / T4: KS`), 'D T4>T5 R D');
    expect(game.status).toBe('stuck');
    expect(accepted(game.giveUp(5000))).toMatchObject({ outcome: 'given-up', status: 'given-up' });
  });

  it('ends a contest that is dealt stuck', () => {
    expect(from(`klondike / ${blocked}`, { contest: true }).outcome).toBe('stuck');
  });

  it('is looked at after what the clock does', () => {
    const game = from(`tournament / ${last}`).advance(20_000);
    expect(game.outcome).toBe('stuck');
    expect(game.log.at(-1)).toMatchObject({ t: 20_000, cause: 'clock', outcome: 'stuck' });
  });

  it('is not the end of Tournament while the draw pile holds cards', () => {
    const game = from(`tournament / S: 8H 8D | / ${blocked}`);
    expect(played(game, 'D').status).toBe('playing');
    expect(played(game, 'D D').outcome).toBe('stuck');
  });

  it('waits for the win: the last card home is no stuck game', () => {
    const game = played(from('klondike / F1: AS / T1: 2S', { contest: true }), 'T1>F1');
    expect(game.outcome).toBe('won');
  });
});

describe('given up (rules 2)', () => {
  it.each(['klondike', 'tournament', 'colorado', 'sir-tommy', 'twenty'])('ends %s', (variant) => {
    const game = createGame({ variant, seed: 'end' });
    const end = accepted(game.giveUp(1234));
    expect(end).toMatchObject({ status: 'given-up', outcome: 'given-up', elapsed: 1234 });
    expect(reasonOf(end.giveUp(2000))).toBe('game-over');
    expect(end.legalMoves()).toEqual([]);
    expect(game.outcome).toBeUndefined();
  });

  it('takes back points for nothing that was earned', () => {
    const game = playedAt(from('klondike / W: AS / T1: 9H'), [[1000, 'W>F1']]);
    expect(accepted(game.giveUp(2000)).score).toBe(10);
  });
});
