import * as fc from 'fast-check';
import type { Build } from '../../src/engine/build.js';
import { isRank } from '../../src/engine/card.js';
import type { Rank } from '../../src/engine/card.js';
import { plainPlayOptions, rulesOf } from '../../src/engine/rules.js';
import type { Rules } from '../../src/engine/rules.js';
import type {
  Accept,
  DealStep,
  Give,
  PileGroup,
  StockClick,
  VariantDefinition,
} from '../../src/engine/variant.js';

const anyBuild: fc.Arbitrary<Build> = fc.record({
  rank: fc.constantFrom('up', 'down', 'any'),
  suit: fc.constantFrom('same', 'alternate', 'any'),
});

const anyRank = (highest: Rank): fc.Arbitrary<Rank> =>
  fc.integer({ min: 1, max: highest }).filter(isRank);

const anyAccept = (highest: Rank): fc.Arbitrary<Accept> =>
  fc.record(
    {
      from: fc.subarray(['S', 'W', 'F', 'K', 'T', 'U', 'X'], { minLength: 3 }),
      empty: fc.oneof(
        fc.constantFrom('none' as const, 'any' as const),
        fc.record({ rank: anyRank(highest) }),
      ),
      build: anyBuild,
      onePerSuit: fc.boolean(),
      single: fc.boolean(),
      whenStockEmpty: fc.boolean(),
    },
    { requiredKeys: ['from', 'empty'] },
  );

const anyGive: fc.Arbitrary<Give> = fc.oneof(
  fc.constant({ unit: 'top' as const }),
  fc.record({ unit: fc.constant('run' as const), run: anyBuild }),
);

const mostly = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 4 });

const sometimes = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 });

const anyGroup = (
  id: string,
  kind: PileGroup['kind'],
  counts: fc.Arbitrary<number>,
  highest: Rank,
): fc.Arbitrary<PileGroup> =>
  fc
    .record({
      count: counts,
      accept: mostly(anyAccept(highest)),
      give: mostly(anyGive),
      flip: mostly(fc.constantFrom('auto' as const, 'manual' as const)),
    })
    .map((parts) => ({ id, kind, ...withoutAbsent(parts) }));

function withoutAbsent<Parts extends object>(
  parts: Parts,
): { [Key in keyof Parts]: Exclude<Parts[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Parts]: Exclude<Parts[Key], undefined>;
  };
}

const dealSteps: fc.Arbitrary<DealStep[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.record({ setOut: anyRank(3), to: fc.constantFrom('F', 'K') }),
        fc.record({ triangle: fc.constantFrom('T', 'U') }),
        fc.record({ each: fc.constantFrom('T', 'U') }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom('S', 'S', 'S', 'W', 'T'),
  )
  .map(([steps, rest]) => [...steps, { rest }]);

/** Games that nobody plays: every word of a definition, in any company. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .integer({ min: 3, max: 6 })
  .filter(isRank)
  .chain((highest) =>
    fc.record({
      highest: fc.constant(highest),
      decks: fc.constantFrom(1 as const, 1 as const, 2 as const),
      foundations: anyGroup('F', 'foundation', fc.integer({ min: 2, max: 4 }), highest),
      others: sometimes(anyGroup('K', 'foundation', fc.integer({ min: 1, max: 4 }), highest)),
      tableau: anyGroup('T', 'tableau', fc.integer({ min: 2, max: 5 }), highest),
      second: sometimes(anyGroup('U', 'tableau', fc.integer({ min: 1, max: 3 }), highest)),
      waste: anyGroup('W', 'waste', fc.constant(1), highest),
      stock: fc
        .tuple(anyGroup('S', 'stock', fc.constant(1), highest), fc.boolean())
        .map(([{ accept: _, ...stock }, faceUpTop]) => ({ ...stock, faceUpTop })),
      wildcard: fc.boolean(),
      deal: dealSteps,
      click: mostly(
        fc.oneof(
          fc.record({ to: fc.constant('W'), count: fc.constantFrom(1 as const, 3 as const) }),
          fc.record({ each: fc.constantFrom('T', 'U') }),
        ),
      ),
      passes: sometimes(
        fc.oneof(fc.constant('unlimited' as const), fc.integer({ min: 1, max: 3 })),
      ),
      refill: sometimes(fc.constantFrom('T', 'U')),
    }),
  )
  .map((parts) => {
    const { highest, decks, wildcard, click, passes, refill } = parts;
    const piles: PileGroup[] = [
      parts.stock,
      parts.waste,
      parts.foundations,
      ...(parts.others ? [parts.others] : []),
      parts.tableau,
      ...(parts.second ? [parts.second] : []),
      ...(wildcard
        ? [{ id: 'X', kind: 'wild' as const, count: 1, give: { unit: 'top' as const } }]
        : []),
    ];
    const has = (id: string): boolean => piles.some((pile) => pile.id === id);
    const named = (step: DealStep): string =>
      Object.values(step).find((value) => typeof value === 'string') ?? '';
    const stockClick: StockClick | undefined =
      click && ('to' in click || has(click.each)) ? click : undefined;
    const definition: VariantDefinition = {
      id: 'any',
      name: 'Any',
      deck: { decks, highestRank: highest },
      piles: piles.map((group) =>
        group.accept
          ? { ...group, accept: { ...group.accept, from: group.accept.from.filter(has) } }
          : group,
      ),
      deal: parts.deal.filter((step) => has(named(step))),
      ...(stockClick ? { stockClick } : {}),
      ...(passes === undefined ? {} : { redeal: { from: 'W', passes } }),
      ...(refill && has(refill) ? { refill: { group: refill, from: 'S' } } : {}),
      options: [],
      scoring: 'none',
      casual: {},
      contest: {},
      layout: { wide: { columns: 1, rows: [1], places: [] } },
    };
    return rulesOf(definition, plainPlayOptions);
  });
