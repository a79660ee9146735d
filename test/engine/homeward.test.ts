import { describe, expect, it } from 'vitest';
import { formatFace, formatMove, orderedDeck, suits } from '../../src/engine/index.js';
import type { Game, ScoringName } from '../../src/engine/index.js';
import { finishingLine, homewardLine } from '../../src/engine/homeward.js';
import { atOnce } from '../../src/engine/at-once.js';
import { rulesOf } from '../../src/engine/rules.js';
import { accepted, from, played } from '../support/games.js';

function lineIn(game: Game): string | undefined {
  return atOnce(homewardLine(game.position, (card) => game.isSeen(card)))
    ?.map(formatMove)
    .join(' ');
}

/** The suits of a Klondike foundation up to a rank, as notation. */
function home(ranks: number): string {
  return suits
    .map((suit, index) => {
      const cards = orderedDeck({ decks: 1 }).filter(
        (face) => face.suit === suit && face.rank <= ranks,
      );
      return `F${index + 1}: ${cards.map(formatFace).join(' ')}`;
    })
    .join(' / ');
}

describe('a line on which nothing is left to decide', () => {
  const rows: readonly (readonly [string, string, string | undefined])[] = [
    [
      'all cards open, and each can go',
      `klondike / ${home(12)} / T1: KC / T2: KD / T3: KH / T4: KS`,
      'T1>F1 T2>F2 T3>F3 T4>F4',
    ],
    [
      'courts alone, one on the other',
      `klondike / ${home(11)} / T1: KC QD / T2: KD QC / T3: KH QS / T4: KS QH`,
      'T1>F2 T2>F1 T1>F1 T2>F2 T3>F4 T4>F3 T3>F3 T4>F4',
    ],
    [
      'with cards of the stock between',
      `klondike pass=2 / ${home(12)} / S: KD KC | / T3: KH / T4: KS`,
      'T3>F3 T4>F4 D W>F1 D W>F2',
    ],
    [
      'in whatever order the stock lies, where every card can be had at any time',
      `klondike / ${home(12)} / S: KD KC | / T3: KH / T4: KS`,
      'T3>F3 T4>F4 D W>F1 D W>F2',
    ],
    [
      'not where an unseen order decides',
      `klondike draw=3 / ${home(12)} / S: KD KC | / T3: KH / T4: KS`,
      undefined,
    ],
    [
      'not where a card that is passed over does not come again',
      `klondike passes=2 / ${home(12)} / S: KD KC | / T3: KH / T4: KS`,
      undefined,
    ],
    [
      'not where there is one trip through an unseen stock',
      `tournament / ${home(12)} / S: KD KC | / T3: KH / T4: KS`,
      undefined,
    ],
    [
      'what lies on the table before what lies on the waste',
      `klondike / ${home(12)} / W: KC / T2: KD / T3: KH / T4: KS`,
      'T2>F2 T3>F3 T4>F4 W>F1',
    ],
    [
      'by way of a redeal',
      `klondike / ${home(13)} / W: QC KC`.replace(' QC KC / F2', ' / F2'),
      'R D W>F1 D W>F1',
    ],
    [
      'not by way of one that is not left',
      `klondike passes=2 pass=2 / ${home(13)} / W: QC KC`.replace(' QC KC / F2', ' / F2'),
      undefined,
    ],
    [
      'without the wildcard, which is the player’s to use',
      `tournament wildcard=true / ${home(12)} / W: KC / X: ** / T2: KD / T3: KH / T4: KS`,
      'T2>F2 T3>F3 T4>F4 W>F1',
    ],
    [
      'not while a card is closed',
      `klondike / ${home(12)} / T1: KC | KD / T3: KH / T4: KS`,
      undefined,
    ],
    [
      'not where a card must be moved aside',
      `klondike / ${home(11)} / T1: QC KC / T2: QD KD / T3: QH KH / T4: QS KS`,
      undefined,
    ],
    ['none in a game that is won', `klondike / ${home(13)}`, undefined],
  ];

  it.each(rows)('%s (%s)', (_, position, line) => {
    expect(lineIn(from(position))).toBe(line);
  });

  it('turns a closed card by hand that has been seen', () => {
    const closed = from(`klondike reveal=manual / ${home(12)} / T1: KD | KC / T3: KH / T4: KS`);
    const game = accepted(played(closed, 'T1>F1 T1!').undo(0));
    expect(lineIn(game)).toBe('T3>F3 T4>F4 T1! T1>F2');
  });

  it('brings no card from one foundation to another', () => {
    const { position } = from('klondike / F1: AC / T1: 2C');
    const { definition, options } = position.rules;
    const piles = definition.piles.map((group) =>
      group.kind === 'foundation' && group.accept
        ? { ...group, accept: { ...group.accept, from: ['T', 'W', 'F'] } }
        : group,
    );
    const rules = rulesOf({ ...definition, piles }, options);
    const line = atOnce(homewardLine({ ...position, rules }, () => true));
    expect(line?.map(formatMove)).toEqual(['T1>F1']);
  });

  it('wins the game', () => {
    const game = from(`klondike / ${home(11)} / T1: KC QD / T2: KD QC / T3: KH QS / T4: KS QH`);
    expect(played(game, lineIn(game) ?? '').status).toBe('won');
  });

  it.each([
    ['up', 'T1: 7C 8C 7C / T2: KC QC JC TC 9C / T3: AC 2C 3C 4C 5C 6C'],
    ['down', 'T1: 7C 6C 7C / T2: KC QC JC TC 9C 8C / T3: AC 2C 3C 4C 5C'],
  ])('finds that of two foundations a card must go to the one that goes %s', (_, piles) => {
    const game = from(
      `twenty / A1: AC 2C 3C 4C 5C 6C / K1: KC QC JC TC 9C 8C / ` +
        `A2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD / K2: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD / ` +
        `A3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH / K3: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH / ` +
        `A4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS / K4: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS / ${piles}`,
    );
    const line = lineIn(game);
    expect(line).toBeDefined();
    expect(played(game, line ?? '').status).toBe('won');
  });
});

describe('an offer to finish betrays no hidden card', () => {
  const isOffered = (position: string, scoring: ScoringName, moves = ''): boolean => {
    const start = from(position, { scoring });
    return atOnce(finishingLine(moves ? played(start, moves) : start)) !== undefined;
  };
  const hidden = ['QC', 'KC', 'QD', 'KD', 'QH', 'KH', 'QS', 'KS'];
  // Where all lie as they go home, and where each trip brings one card home.
  const orders = [hidden, [...hidden].reverse(), [...hidden.slice(3), ...hidden.slice(0, 3)]];

  for (const scoring of ['standard', 'windows', 'timed', 'no-clock', 'cards', 'none'] as const) {
    it(`whatever order an unseen stock has: ${scoring}`, () => {
      const answers = orders.map((order) =>
        isOffered(`klondike / ${home(11)} / S: ${order.join(' ')} |`, scoring),
      );
      // Whether a trip that costs points is needed, the player cannot know.
      expect(new Set(answers)).toEqual(new Set([!['standard', 'windows'].includes(scoring)]));
    });
  }

  it('is made where a trip costs points once the order has been seen and needs none', () => {
    const position = `klondike / ${home(12)} / S: KD KC | / T3: KH / T4: KS`;
    expect(isOffered(position, 'standard')).toBe(false);
    expect(isOffered(position, 'standard', 'D')).toBe(false);
    expect(isOffered(position, 'standard', 'D D')).toBe(true);
  });
});
