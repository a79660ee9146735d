import { describe, expect, it } from 'vitest';
import type { Rank } from '../../src/engine/card.js';
import { deal } from '../../src/engine/deal.js';
import { formatMove, parsePosition } from '../../src/engine/index.js';
import { legalMoves } from '../../src/engine/legality.js';
import type { PileKind } from '../../src/engine/pile.js';
import { isWon } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import { rulesOf } from '../../src/engine/rules.js';
import type { PlayOptions } from '../../src/engine/rules.js';
import { safeHomeMoves } from '../../src/engine/safe-home.js';
import type { Accept, Give, PileGroup, VariantDefinition } from '../../src/engine/variant.js';
import { colorado } from '../../src/engine/variants/colorado.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { sirTommy } from '../../src/engine/variants/sir-tommy.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { twenty } from '../../src/engine/variants/twenty.js';
import { reduced } from '../solver/reduced.js';
import { isWinnable } from '../solver/exhaustive.js';
import { replay } from '../solver/replay.js';
import { seededRandom } from '../support/random-player.js';
import { from } from '../support/games.js';

describe('cards that go home without harm', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['an ace', 'klondike / T1: 9C AS', 'T1>F1 T1>F2 T1>F3 T1>F4'],
    ['a two whose aces are home', 'klondike / F1: AC / T1: 9C 2C', 'T1>F1'],
    [
      'a three while a red two is in play',
      'klondike / F1: AC 2C / F2: AH 2H / F3: AD / F4: AS / T1: 9C 3C / T2: 2D',
      'T2>F3',
    ],
    [
      'a five while the four of hearts may need it',
      'klondike / F1: AS 2S 3S 4S / F2: AH 2H 3H / F3: AD 2D 3D 4D / F4: AC 2C 3C 4C / T1: 9C 5S / T2: 9D 4H / T3: 9H',
      'T2>F2',
    ],
    [
      'and once the four of hearts is home',
      'klondike / F1: AS 2S 3S 4S / F2: AH 2H 3H 4H / F3: AD 2D 3D 4D / F4: AC 2C 3C 4C / T1: 9C 5S',
      'T1>F1',
    ],
    [
      'a four of clubs that the three of spades could need by way of a red one',
      'klondike / F1: AC 2C 3C / F2: AH 2H 3H / F3: AD 2D 3D / F4: AS / T1: 9H 4C / T2: 2S 9D / T3: 3S',
      '',
    ],
    ['the waste, one card at a time', 'klondike / W: AS', 'W>F1 W>F2 W>F3 W>F4'],
    ['the waste, three at a time', 'klondike draw=3 / W: AS', ''],
    [
      'the waste, three at a time, at the end',
      'klondike draw=3 passes=1 / W: AS',
      'W>F1 W>F2 W>F3 W>F4',
    ],
    ['the waste, three at a time, with a pass left', 'klondike draw=3 passes=2 / W: AS', ''],
    [
      'the waste, three at a time, in the last pass',
      'klondike draw=3 passes=2 pass=2 / W: AS',
      'W>F1 W>F2 W>F3 W>F4',
    ],
    [
      'the waste, three at a time, with cards of the last pass to come',
      'klondike draw=3 passes=1 / S: 9C | / W: AS',
      '',
    ],
    ...['T2: 4H 9D', 'T2: 4H | 9D', 'W: 4H 9D', 'S: 4H |'].map(
      (rest): readonly [string, string, string] => [
        'a five while the four of hearts lies under others, closed, in the waste or in the stock',
        `klondike / F1: AS 2S 3S 4S / F2: AH 2H 3H / F3: AD 2D 3D 4D / F4: AC 2C 3C 4C / T1: 9C 5S / ${rest}`,
        '',
      ],
    ),
    [
      'a five of the waste that could carry the four of hearts',
      'klondike / F1: AS 2S 3S 4S / F2: AH 2H 3H / F3: AD 2D 3D 4D / F4: AC 2C 3C 4C / W: 5S / T2: 9D 4H / T3: 9H',
      'T2>F2',
    ],
    ['with a wildcard in hand', 'tournament wildcard=true / X: ** / T1: 9C AS', ''],
    ['one of two of the same face', 'colorado / A1: AS / T1: 9C 2S / T2: 9D 2S', ''],
    [
      'the second of two',
      'colorado / A1: AS / K1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 9D 2S',
      'T2>A1',
    ],
    [
      'a pile that the stock would fill',
      'colorado / S: 4H / A1: AS / K1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 2S',
      '',
    ],
    [
      'the same with the stock empty',
      'colorado / A1: AS / K1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 2S',
      'T2>A1',
    ],
    [
      'the top of the stock',
      'colorado / S: 9C | 2S / A1: AS / K1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 9D',
      'S>A1',
    ],
    ['one of two aces of a suit', 'colorado / T1: 9C AS / T2: 9D AS', ''],
    ['the last ace of a suit', 'colorado / T1: 9C AS', 'T1>A1 T1>A2 T1>A3 T1>A4'],
    [
      'a card that goes up or down',
      'colorado / A1: AS 2S 3S 4S 5S 6S / K1: KS QS JS TS 9S 8S / T1: 9C 7S',
      '',
    ],
    [
      'a card of which there is one, but whose own suit may need it the other way',
      'colorado / A1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC / T1: QC / T2: JC KC',
      '',
    ],
    [
      'the same when no more of its suit is to come',
      'colorado / A1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC / T1: QC / T2: 9D',
      'T1>A1',
    ],
    [
      'Twenty: a pile that the stock would fill',
      'twenty / S: 4H | / A4: AS / K4: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 2S',
      '',
    ],
    [
      'Twenty: one that leaves a card',
      'twenty / S: 4H | / A4: AS / K4: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 4D 2S',
      'T2>A4',
    ],
    ['Sir Tommy: one of two that fit one foundation', 'sir-tommy / F1: AS / T1: 2S / T2: 2H', ''],
    [
      'Sir Tommy: two that fit two',
      'sir-tommy / F1: AS / F2: AH / T1: 2S / T2: 2H',
      'T1>F1 T1>F2 T2>F1 T2>F2',
    ],
  ];

  it.each(rows)('%s (%s)', (_, position, moves) => {
    expect(safeHomeMoves(from(position).position).map(formatMove).join(' ')).toBe(moves);
  });

  it.each([
    ['one of two that fit one foundation by their colour', 'F1: AH / T1: 2S / T2: 2C', ''],
    [
      'two of one colour that fit two',
      'F1: AH / F2: AD / T1: 2S / T2: 2C',
      'T1>F1 T1>F2 T2>F1 T2>F2',
    ],
  ])('where the colours of a foundation take turns: %s (%s)', (_, piles, moves) => {
    const accept = { build: { rank: 'up', suit: 'alternate' } } as const;
    expect(safeWhere(sirTommy, { foundation: { accept } }, piles)).toBe(moves);
  });

  it('not where a card that may leave its foundation wants the place', () => {
    const foundation = { accept: { from: ['T', 'S', 'F'] }, give: { unit: 'top' } } as const;
    expect(safeWhere(sirTommy, { foundation }, 'F1: AS 2S / F2: AH / T1: 2H')).toBe('');
  });

  it('never from a foundation to another', () => {
    const foundation = { accept: { from: ['T', 'W', 'F'] } } as const;
    expect(safeWhere(klondike, { foundation }, 'F1: AS / T1: 9C AH')).toBe('T1>F2 T1>F3 T1>F4');
  });

  it('one card at a time, where a run might go', () => {
    const foundation = { accept: { single: false, onePerSuit: true } };
    expect(safeWhere(klondike, { foundation }, 'F1: AS 2S / T1: 9C 3S 2H / T2: AH 9D')).toBe('');
  });

  it('not where the space that it leaves takes no card that is still to come', () => {
    const { refill: _, ...unfilled } = colorado;
    const rest = 'A1: AS / K1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S / T2: 2S';
    expect(safeWhere(unfilled, {}, `S: 4H / ${rest}`)).toBe('');
    expect(safeWhere(unfilled, {}, rest)).toBe('T2>A1');
  });

  it('takes the wildcard for the card that it has become', () => {
    // The two itself is hidden, and leaves play when it would turn up.
    expect(safeWhere(tournament, {}, 'F1: AS / T1: -2S | 9C / T2: 9D *2S', 'wildcard=true')).toBe(
      'T2>F1',
    );
    const foundation = { accept: { build: { rank: 'up', suit: 'any' } } } as const;
    const wanted = 'F1: AS / T1: 9C 2S / T2: 9D *2H';
    expect(safeWhere(tournament, { foundation }, wanted, 'wildcard=true')).toBe('');
  });

  it('sends none while a card is unknown, which might be the one that needs it', () => {
    expect(safeHomeMoves(parsePosition('klondike / T1: 9C AS / T2: ?? | 9D'))).toEqual([]);
  });
});

/** The moves in a position of a variant that some groups, by their kind, have other rules in. */
function safeWhere(
  variant: VariantDefinition,
  changes: Readonly<
    Partial<Record<PileKind, { readonly accept?: Partial<Accept>; readonly give?: Give }>>
  >,
  piles: string,
  options = '',
): string {
  const { position } = from(`${variant.id} ${options} / ${piles}`);
  const changed = (group: PileGroup): PileGroup => {
    const { accept, ...others } = changes[group.kind] ?? {};
    return accept && group.accept
      ? { ...group, ...others, accept: { ...group.accept, ...accept } }
      : { ...group, ...others };
  };
  const { options: chosen } = position.rules;
  const rules = rulesOf({ ...variant, piles: variant.piles.map(changed) }, chosen);
  return safeHomeMoves({ ...position, rules })
    .map(formatMove)
    .join(' ');
}

interface Small {
  readonly variant: VariantDefinition;
  readonly ranks: Rank;
  readonly columns: number;
  readonly options?: Partial<PlayOptions>;
}

const smalls: readonly Small[] = [
  { variant: klondike, ranks: 3, columns: 3 },
  { variant: klondike, ranks: 4, columns: 3, options: { draw: 3 } },
  { variant: klondike, ranks: 4, columns: 3, options: { passes: 2 } },
  { variant: tournament, ranks: 4, columns: 3 },
  { variant: colorado, ranks: 3, columns: 3 },
  { variant: sirTommy, ranks: 5, columns: 2 },
  { variant: twenty, ranks: 4, columns: 3 },
];

describe('no line of play needs a card that goes home without harm', () => {
  it.each(smalls)('$variant.name, $ranks ranks, $columns columns, $options', (small) => {
    const rules = reduced(small.variant, small.ranks, small.columns, small.options);
    let judged = 0;
    for (let index = 0; index < 400 && judged < 12; index += 1) {
      const position = somewhere(deal(rules, `safe ${index}`), index);
      const [move] = safeHomeMoves(position);
      if (!move || isWinnable(position, 1500) !== true) continue;
      judged += 1;
      expect(isWinnable(replay(position, [move]), 3000), `${index}: ${formatMove(move)}`).not.toBe(
        false,
      );
    }
    expect(judged).toBeGreaterThan(5);
  });
});

/** A position that some random moves lead to, rather from the stock and about the tableau than home. */
function somewhere(start: Position, seed: number): Position {
  const random = seededRandom(seed);
  let position = start;
  for (let made = random(12); made > 0 && !isWon(position); made -= 1) {
    const moves = legalMoves(position);
    const move = moves[random(moves.length)];
    if (!move) break;
    position = replay(position, [move]);
  }
  return position;
}
