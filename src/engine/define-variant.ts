import { byField, CheckError, list, number, objectOr, oneOf, shape, text } from './check.js';
import type { Check } from './check.js';
import { deal } from './deal.js';
import { pileKinds } from './pile.js';
import { pileOf } from './position.js';
import { register, scorings, variants } from './registry.js';
import { plainPlayOptions, rulesOf } from './rules.js';
import type { Layout, VariantDefinition } from './variant.js';

/** A definition that is no game: `path` says where, `reason` what is wrong there. */
export class VariantError extends CheckError {
  override readonly name = 'VariantError';
}

const boolean = oneOf(true, false);
const rank = number(1, 13);
const groupId = text(/^[A-Z]$/, 'a capital letter');
const fromOption = (name: string): Check => shape({ option: oneOf(name) });
const build = shape({
  rank: oneOf('up', 'down', 'any'),
  suit: oneOf('same', 'alternate', 'any'),
});
const accept = shape(
  { from: list(groupId), empty: objectOr(shape({ rank }), oneOf('none', 'any')) },
  { build, onePerSuit: boolean, single: boolean, whenStockEmpty: boolean },
);
const give: Check = (value, path) => {
  const isRun = typeof value === 'object' && value !== null && 'run' in value;
  (isRun ? shape({ unit: oneOf('run'), run: build }) : shape({ unit: oneOf('top') }))(value, path);
};
const pileGroup = shape(
  { id: groupId, kind: oneOf(...pileKinds), count: number(1, 99) },
  {
    accept,
    give,
    flip: objectOr(fromOption('reveal'), oneOf('auto', 'manual')),
    faceUpTop: boolean,
    only: oneOf('wildcard'),
  },
);
const passes = objectOr(fromOption('passes'), (value, path) =>
  (typeof value === 'number' ? number(1, 1_000_000) : oneOf('unlimited'))(value, path),
);
const layout = shape({
  columns: number(1, 40),
  rows: list(number(0.1, 40, false)),
  places: list(
    shape(
      {
        group: groupId,
        column: number(0, 39),
        row: number(0, 39),
        step: oneOf('right', 'down'),
        fan: oneOf('none', 'down', 'right'),
      },
      { perLine: number(1, 40), rows: number(1, 40), shows: number(1, 104) },
    ),
  ),
});
const conditions = shape(
  {},
  {
    undo: oneOf('none', 'once', 'unlimited'),
    reveal: oneOf('auto', 'manual'),
    timeLimit: (value, path) =>
      (typeof value === 'number' ? number(1, 1_000_000) : oneOf('none'))(value, path),
    passes: (value, path) =>
      (typeof value === 'number' ? number(1, 1_000_000) : oneOf('unlimited'))(value, path),
    draw: oneOf(1, 3),
    wildcard: boolean,
  },
);

const definition = shape(
  {
    id: text(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name like sir-tommy'),
    name: text(/\S/, 'a name'),
    deck: shape({ decks: oneOf(1, 2) }, { highestRank: rank }),
    piles: list(pileGroup),
    deal: list(
      byField({
        setOut: shape({ setOut: rank, to: groupId }),
        triangle: shape({ triangle: groupId }),
        each: shape({ each: groupId }),
        rest: shape({ rest: groupId }),
      }),
    ),
    options: list(oneOf('draw', 'passes', 'reveal', 'wildcard')),
    scoring: (value, path) => oneOf(...scorings().map(({ id }) => id))(value, path),
    casual: conditions,
    contest: conditions,
    layout: shape({ wide: layout }, { narrow: layout }),
  },
  {
    stockClick: byField({
      to: shape({ to: groupId, count: objectOr(fromOption('draw'), oneOf(1, 3)) }),
      each: shape({ each: groupId }),
    }),
    redeal: shape({ from: groupId, passes }),
    refill: shape({ group: groupId, from: groupId }),
  },
);

/** Every group that a definition names, with the place where it does. */
function groupsNamed(variant: VariantDefinition): readonly (readonly [string, string])[] {
  const { piles, stockClick, redeal, refill } = variant;
  return [
    ...piles.flatMap(({ accept: taken }, index) =>
      (taken?.from ?? []).map(
        (id, place) => [`piles[${index}].accept.from[${place}]`, id] as const,
      ),
    ),
    ...variant.deal.map((step, index) => {
      const id =
        'setOut' in step
          ? step.to
          : 'triangle' in step
            ? step.triangle
            : 'each' in step
              ? step.each
              : step.rest;
      return [`deal[${index}]`, id] as const;
    }),
    ...(stockClick
      ? [['stockClick', 'to' in stockClick ? stockClick.to : stockClick.each] as const]
      : []),
    ...(redeal ? [['redeal.from', redeal.from] as const] : []),
    ...(refill
      ? [['refill.group', refill.group] as const, ['refill.from', refill.from] as const]
      : []),
  ];
}

/** The groups of which one pile is meant. */
function singles({ stockClick, redeal, refill }: VariantDefinition): [string, string][] {
  const named: [string, string][] = [];
  if (stockClick && 'to' in stockClick) named.push(['stockClick.to', stockClick.to]);
  if (redeal) named.push(['redeal.from', redeal.from]);
  if (refill) named.push(['refill.from', refill.from]);
  return named;
}

/** Its slot holds the wildcard, and nothing else: any other card there would be taken for it. */
function checkWild(variant: VariantDefinition): void {
  const place = variant.piles.findIndex(({ kind }) => kind === 'wild');
  const wild = variant.piles[place];
  if (!wild) return;
  const only = `${wild.id} holds the wildcard alone`;
  if (wild.accept) throw new CheckError(`piles[${place}].accept`, `${only}: no card is laid there`);
  // Others may take the wildcard from it.
  const used = groupsNamed(variant).find(([path, id]) => id === wild.id && !isTaking(path));
  if (used) throw new CheckError(used[0], `${only}: no other card comes there or leaves it`);
}

function isTaking(path: string): boolean {
  return path.includes('.accept.from');
}

function checkLayout(variant: VariantDefinition, { places }: Layout, path: string): void {
  for (const { id } of variant.piles) {
    if (!places.some(({ group }) => group === id)) {
      throw new CheckError(`${path}.places`, `no place for the piles ${id}`);
    }
  }
}

/** What holds between the parts of a definition whose parts are each in order. */
function checkWhole(variant: VariantDefinition): void {
  const ids = variant.piles.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new CheckError('piles', `two groups are called ${twice}`);
  for (const [path, id] of groupsNamed(variant)) {
    if (!ids.includes(id))
      throw new CheckError(path, `no piles ${id}; there are: ${ids.join(', ')}`);
  }
  const stocks = variant.piles.filter(({ kind }) => kind === 'stock');
  if (stocks.length > 1 || stocks.some(({ count }) => count > 1)) {
    throw new CheckError('piles', 'more than one stock');
  }
  if (variant.stockClick && stocks.length === 0) throw new CheckError('stockClick', 'no stock');
  const fed =
    variant.stockClick &&
    ('to' in variant.stockClick ? variant.stockClick.to : variant.stockClick.each);
  if (stocks.some(({ id }) => id === fed)) {
    throw new CheckError('stockClick', `${fed} is the stock itself`);
  }
  for (const kind of ['waste', 'wild'] as const) {
    const few = variant.piles.filter((group) => group.kind === kind);
    if (few.length > 1 || few.some(({ count }) => count > 1)) {
      throw new CheckError('piles', `more than one ${kind}`);
    }
  }
  checkWild(variant);
  for (const [path, id] of singles(variant)) {
    const count = variant.piles.find((group) => group.id === id)?.count;
    if (count !== 1) throw new CheckError(path, `${id} must be one pile`);
  }
  if (!variant.piles.some(({ kind }) => kind === 'foundation')) {
    throw new CheckError('piles', 'no foundation, so no card could come home');
  }
  checkLayout(variant, variant.layout.wide, 'layout.wide');
  if (variant.layout.narrow) checkLayout(variant, variant.layout.narrow, 'layout.narrow');
  checkDeal(variant);
}

/** Deals once: every card of the deck must find a place. */
function checkDeal(variant: VariantDefinition): void {
  const rules = rulesOf(variant, plainPlayOptions);
  const position = deal(rules, '');
  const dealt = rules.piles.flatMap(({ id }) => pileOf(position, id).cards);
  if (new Set(dealt).size !== rules.deck.length) {
    throw new CheckError(
      'deal',
      `${new Set(dealt).size} cards are dealt of a deck of ${rules.deck.length}; what is left goes by { rest }`,
    );
  }
}

/**
 * Adds a game of the host's own: from then on `variant="theirs"` works everywhere.
 * @throws VariantError for a definition that is no game, or whose id is taken.
 */
export function defineVariant(variant: VariantDefinition): void {
  try {
    definition(variant, '');
    if (variants().some(({ id }) => id === variant.id))
      throw new CheckError('id', `"${variant.id}" is taken`);
    checkWhole(variant);
  } catch (error) {
    if (error instanceof CheckError) throw new VariantError(error.path, error.reason);
    throw error;
  }
  // A copy: what the host does to its object later changes no game.
  register(JSON.parse(JSON.stringify(variant)) as VariantDefinition);
}
