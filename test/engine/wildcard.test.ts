import { describe, expect, it } from 'vitest';
import {
  createGame,
  formatFace,
  OptionError,
  pileRules,
  wildcardFace,
} from '../../src/engine/index.js';
import {
  accepted,
  attempt,
  from,
  pile,
  played,
  playedAt,
  reasonOf,
  size,
  takes,
} from '../support/games.js';

const head = 'tournament wildcard=true / X: **';
const scoring = 'no-clock';

/** What the wildcard has become on a pile: its top card. */
function becomes(position: string, target: string): string {
  const game = played(from(`${head} / ${position}`, { scoring }), `X>${target}`);
  return pile(game, target).split(' ').at(-1) ?? '';
}

describe('what the wildcard may become (rules 3.3)', () => {
  it.each([
    ['on a black four a red three', 'S: 3D | / T1: 4S / T2: 3H', 'T1', '*3D'],
    ['on a red four a black three', 'S: 3S | / T1: 4H / T2: 3C', 'T1', '*3S'],
    ['on a two an ace', 'S: AH | / T1: 2S / T2: AD', 'T1', '*AH'],
    ['on an empty column a king', 'S: KH | / T1: KC / T2: KD / T3: KS', 'T5', '*KH'],
    ['on an ace pile the next card of its suit', 'S: 3C | / F2: AC 2C / T1: 4S', 'F2', '*3C'],
    ['on an empty ace pile an ace', 'S: AS | / F1: AC / F2: AD / T1: AH', 'F3', '*AS'],
  ])('%s', (_, position, target, card) => {
    expect(becomes(position, target)).toBe(card);
  });

  it.each([
    ['on the 4 of spades with both red threes up', 'S: 9C | / T1: 4S / T2: 3D / T3: 3H', 'T1'],
    ['with one up and one on an ace pile', 'S: 9C | / F1: AD 2D 3D / T1: 4S / T3: 3H', 'T1'],
    ['with one under another card of a column', 'S: 9C | / T1: 4S / T2: 3D 2C / T3: 3H', 'T1'],
    ['on an ace', 'S: 9C | / T1: AS', 'T1'],
    ['on an empty column with all kings up', 'S: 9C | / T1: KC / T2: KD / T3: KH / T4: KS', 'T5'],
    [
      'on an empty ace pile with all aces played',
      'S: 9C | / F1: AC / F2: AD / T1: AH / T2: AS',
      'F3',
    ],
    ['on an ace pile whose next card is up', 'S: 9C | / F1: AC / T1: 2C', 'F1'],
    [
      'on a finished ace pile',
      'S: 9D | / F1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC / T1: 2H',
      'F1',
    ],
  ])('nothing %s', (_, position, target) => {
    const game = from(`${head} / ${position}`, { scoring });
    expect(reasonOf(attempt(game, `X>${target}`))).toBe('wildcard-has-no-card');
    expect(pile(game, 'X')).toBe('**');
  });

  it.each([
    ['in the waste', 'W: 3D 9C'],
    ['on top of the waste', 'W: 9C 3D'],
    ['in the draw pile', 'S: 9C 3D 8C |'],
    ['face down in a column', 'T5: 3D | 9C'],
  ])('a card that lies %s counts as unplayed', (_, where) => {
    expect(becomes(`T1: 4S / T2: 3H / ${where}`, 'T1')).toBe('*3D');
  });
});

describe('more than one candidate', () => {
  it.each([
    ['diamonds before hearts on a tie', 'S: 3D 3H | / T1: 4S', '*3D'],
    ['clubs before spades on a tie', 'S: 3S 3C | / T1: 4H', '*3C'],
    ['the suit whose ace pile is higher', 'S: 3D 3H | / T1: 4S / F1: AH', '*3H'],
    ['the higher of two', 'S: 3D 3H | / T1: 4S / F1: AD / F2: AH 2H', '*3H'],
    ['diamonds again where both are as high', 'S: 3D 3H | / T1: 4S / F4: AD / F1: AH', '*3D'],
    [
      'the only one unplayed, though the other suit is higher',
      'S: 3D | / T1: 4S / F1: AH 2H 3H',
      '*3D',
    ],
  ])('%s', (_, position, card) => {
    expect(becomes(position, 'T1')).toBe(card);
  });

  it('clubs, diamonds, hearts, spades for kings on an empty column', () => {
    expect(becomes('S: KS KH KD KC | / T1: 4H', 'T2')).toBe('*KC');
    expect(becomes('S: KS KH KD | / T1: KC', 'T2')).toBe('*KD');
    expect(becomes('S: KS KH KD KC | / F1: AS / T1: 4H', 'T2')).toBe('*KS');
  });

  it('clubs first for aces on an empty ace pile', () => {
    expect(becomes('S: AS AH AD AC | / T1: 4H', 'F2')).toBe('*AC');
    expect(becomes('S: AS AH AD | / F1: AC / T1: 4H', 'F2')).toBe('*AD');
  });
});

describe('the choice, before it is made', () => {
  it.each([
    ['T1', '3H'],
    ['T5', 'KC'],
    ['F1', '2H'],
    ['F2', 'AC'],
    ['T2', undefined],
  ])('on %s it would become %s, and nothing is played yet', (target, card) => {
    const { position } = from(`${head} / S: 3D 3H 2H KC | / F1: AH / T1: 4S / T2: AS / T3: KH`, {
      scoring,
    });
    const face = wildcardFace(position, pileRules(position.rules, target));
    expect(face && formatFace(face)).toBe(card);
    expect(position.piles['X']?.cards.length).toBe(1);
  });
});

describe('the card that it has become', () => {
  it('leaves the waste at once, from the top or from the middle', () => {
    const top = played(from(`${head} / W: 9C 3D / T1: 4S / T2: 3H`, { scoring }), 'X>T1');
    expect(pile(top, 'W')).toBe('9C');
    const middle = played(from(`${head} / W: 9C 3D 8C / T1: 4S / T2: 3H`, { scoring }), 'X>T1');
    expect(pile(middle, 'W')).toBe('9C 8C');
  });

  it('leaves a column where it would turn up, and the next closed card turns instead', () => {
    const start = from(`${head} / T1: 4S / T2: 3H / T3: JD TD 3D | 5C / T4: 6H`, { scoring });
    const game = played(start, 'X>T1 T3>T4');
    expect(pile(game, 'T3')).toBe('JD | TD');
    expect(game.moves).toBe(2);
  });

  it('leaves an empty column where it was the last closed card', () => {
    const start = from(`${head} / T1: 4S / T2: 3H / T3: 3D | 5C / T4: 6H / T5: 9C | KD`, {
      scoring,
    });
    const game = played(start, 'X>T1 T3>T4');
    expect(pile(game, 'T3')).toBe('');
    expect(takes(game, 'T5>T3')).toBe(true);
  });

  it('is drawn over: the next card comes by the same click', () => {
    const start = from(`${head} / S: 9C 8C 3D | / T1: 4S / T2: 3H`, { scoring });
    const game = played(start, 'X>T1 D');
    expect(pile(game, 'W')).toBe('8C');
    expect(pile(game, 'S')).toBe('9C |');
  });

  it('brings nothing where it was the last to draw, and the draw counts and resets', () => {
    const start = from(`${head} / S: 3D | / W: 2H / T1: 4S / T2: 3H / T3: 9C | KS`);
    const game = playedAt(start, [
      [1000, 'X>T1'],
      [5000, 'D'],
    ]);
    expect(pile(game, 'S')).toBe('');
    expect(pile(game, 'W')).toBe('2H');
    expect(game.moves).toBe(2);
    expect(game.timerValue(6000)).toBe(190);
    expect(reasonOf(attempt(game, 'D'))).toBe('stock-empty');
  });

  it('is drawn over by the clock too', () => {
    const start = from(`${head} / S: 3D | / W: 2H / T1: 4S / T2: 3H / T3: 9C | KS`);
    const game = playedAt(start, [[1000, 'X>T1']]).advance(40_999);
    expect(pile(game, 'S')).toBe('');
    expect(game.log.map(({ t, cause }) => `${t} ${cause}`)).toEqual(['1000 play', '21000 clock']);
    expect(game.advance(41_000).outcome).toBe('time');
  });

  it('need not be busted where it still lies hidden', () => {
    const diamonds = 'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD';
    for (const hidden of ['S: QD |', 'T1: QD | 9C']) {
      const start = from(
        `${head} / F1: ${diamonds} / F2: AC 2C 3C 4C 5C 6C 7C 8C / ${hidden} / T2: KD`,
        {
          scoring,
        },
      );
      const game = played(start, hidden.startsWith('S') ? 'X>F1 T2>F1' : 'X>F1 T2>F1 T1>F2');
      expect([hidden, game.outcome]).toEqual([hidden, 'won']);
      // The wildcard and the cards after it 600 each, the bust 5200, and no bonus for a used one.
      expect(game.score).toBe((hidden.startsWith('S') ? 2 : 3) * 600 + 5200);
    }
  });
});

describe('the played wildcard', () => {
  const start = from(`${head} / S: 3D 9C | / T1: 5D 4S / T2: 3H 2S / T3: 5H / T4: 2C | KS`, {
    scoring,
  });

  it('moves as the card that it is', () => {
    const game = played(start, 'X>T1 T1>T3*2');
    expect(pile(game, 'T3')).toBe('5H 4S *3D');
  });

  it('takes cards and blocks as that card', () => {
    const game = played(start, 'X>T1 T2>T1');
    expect(pile(game, 'T1')).toBe('5D 4S *3D 2S');
    expect(takes(played(start, 'X>T1'), 'T4>T1')).toBe(false);
  });

  it('goes home as that card', () => {
    const game = played(
      from(`${head} / S: 3D 9C | / F1: AD 2D / T1: 4S / T2: 3H`, { scoring }),
      'X>T1',
    );
    expect(takes(game, 'T1>F2')).toBe(false);
    expect(pile(played(game, 'T1>F1'), 'F1')).toBe('AD 2D *3D');
  });

  it('is followed home by the next card of its suit', () => {
    const game = from(`${head} / S: 3D 9C | / F1: AD 2D / T1: 4S / T2: 4D`, { scoring });
    expect(pile(played(game, 'X>F1 T2>F1'), 'F1')).toBe('AD 2D *3D 4D');
  });

  it('is gone from its place: there is one a game', () => {
    const game = played(start, 'X>T1');
    expect(pile(game, 'X')).toBe('');
    for (const target of ['T2', 'T5', 'F1']) {
      expect(reasonOf(attempt(game, `X>${target}`))).toBe('no-such-card');
    }
  });

  it('does not come back to its place, nor does anything else go there', () => {
    const game = played(start, 'X>T1');
    expect(takes(game, 'T1>X')).toBe(false);
    expect(takes(start, 'T2>X')).toBe(false);
    for (const target of ['S', 'W', 'X']) expect(takes(start, `X>${target}`)).toBe(false);
  });

  it('is no card of the draw pile', () => {
    const game = createGame({ variant: 'tournament', wildcard: true, seed: 'draw all', scoring });
    const drawn = played(game, Array(24).fill('D').join(' '));
    expect(size(drawn, 'W')).toBe(24);
    expect(pile(drawn, 'W')).not.toContain('*');
    expect(pile(drawn, 'X')).toBe('**');
  });
});

describe('what the wildcard earns', () => {
  const position = `${head} / S: 3D 2C 9C | / F1: AC / T1: 4S / T2: 3H`;

  it('as one card without a clock: 200, on an ace pile 600', () => {
    expect(played(from(position, { scoring }), 'X>T1').score).toBe(200);
    expect(played(from(position, { scoring }), 'X>F1').score).toBe(600);
  });

  it("as one card with the timer: its value, on an ace pile three times that, and it's a reset", () => {
    const column = played(from(position), 'X>T1', 3250);
    expect(column.score).toBe(168);
    expect(column.timerValue(3250)).toBe(200);
    const home = played(from(position), 'X>F1', 3250);
    expect(home.score).toBe(504);
    expect(home.timerValue(3250)).toBe(200);
  });

  it('+1000 when it is left over from a busted deck', () => {
    const game = from(`${head} / F1: AS / T1: 2S`, { scoring });
    expect(played(game, 'T1>F1').score).toBe(600 + 5200 + 1000);
    expect(played(from(`${head} / F1: AS / T1: 2S`), 'T1>F1').score).toBe(600 + 5200 + 1000);
  });

  it('as much as the option says when it is left over', () => {
    const game = from(`${head} / F1: AS / T1: 2S`, { scoring, wildcardBonus: 33 });
    expect(played(game, 'T1>F1').score).toBe(600 + 5200 + 33);
  });

  it('nothing more when it was used', () => {
    const game = from(`${head} / F1: AS / S: 2S | / T1: 3S`, { scoring });
    expect(played(game, 'X>F1 T1>F1').score).toBe(600 + 600 + 5200);
  });

  it('nothing without a bust', () => {
    const game = from(position, { scoring });
    expect(accepted(game.giveUp(20_000)).score).toBe(0);
    expect(from(position).advance(1_000_000).score).toBe(0);
  });
});

describe('the wildcard and the end', () => {
  it('keeps a game from being stuck while it has a place', () => {
    const position = 'T1: 9H / T2: 9D / T3: 7H / T4: 7D / T5: 5H / T6: 5D / T7: 3H';
    expect(from(`tournament / ${position}`).status).toBe('stuck');
    expect(from(`${head} / ${position}`).status).toBe('playing');
  });

  it('does not when it has none', () => {
    // The next card of each suit, and all that would go on the tops, lie buried in the columns.
    const position = [
      'F1: AC / F2: AD / F3: AH / F4: AS',
      'T1: 2C 8C 9C / T2: 2D 8D 9S / T3: 2H 8H 9D / T4: 2S 8S 9H',
      'T5: 4C 5C / T6: 4D 5S / T7: 4H 4S 5D',
    ].join(' / ');
    expect(from(`${head} / ${position}`, { scoring }).status).toBe('stuck');
    // With the 4 of spades still to come it has one, on the 5 of diamonds.
    const open = position.replace('T7: 4H 4S', 'S: 4S | / T7: 4H');
    expect(takes(from(`${head} / ${open}`, { scoring }), 'X>T7')).toBe(true);
  });

  it('is an option of Tournament only', () => {
    for (const variant of ['klondike', 'colorado', 'sir-tommy', 'twenty']) {
      expect(() => createGame({ variant, seed: 'a', wildcard: true })).toThrow(OptionError);
    }
  });
});
