import { orderedDeck } from './card.js';
import type { Face } from './card.js';
import type { OptionValues } from './options.js';
import type { PileId } from './pile.js';
import type { OrOption, PileGroup, VariantDefinition } from './variant.js';

/** The options that change how a variant is played (not how it is scored or timed). */
export type PlayOptions = Pick<OptionValues, 'draw' | 'passes' | 'reveal' | 'wildcard'>;

/** The values where a variant or its conditions name no other. */
export const plainPlayOptions: PlayOptions = {
  draw: 1,
  passes: 'unlimited',
  reveal: 'auto',
  wildcard: false,
};

/** A pile's place in the rules. */
export interface PileRules {
  readonly id: PileId;
  readonly group: PileGroup;
  /** From 0, left to right. */
  readonly index: number;
}

/** A variant under its options: what a position needs to know of how it is played. */
export interface Rules {
  readonly definition: VariantDefinition;
  readonly options: PlayOptions;
  /** Every pile, in the definition's order. */
  readonly piles: readonly PileRules[];
  readonly byId: ReadonlyMap<PileId, PileRules>;
  /** For each group, the piles that take cards from it: most pairs of piles have nothing to do with each other. */
  readonly takers: ReadonlyMap<string, readonly PileRules[]>;
  /** The deck in order. The wildcard, where there is one, is the card after the last. */
  readonly deck: readonly Face[];
  /** The stock's pile, where the variant has one. */
  readonly stock: PileRules | undefined;
}

/** The names of a group's piles: the bare letter for a single pile, else numbered from 1. */
export function pileIdsOf(group: PileGroup): readonly PileId[] {
  if (group.count === 1) return [group.id];
  return Array.from({ length: group.count }, (_, index) => `${group.id}${index + 1}`);
}

/** The value of a field that may be left to an option. */
export function resolved<Name extends keyof PlayOptions>(
  value: OrOption<Name>,
  options: PlayOptions,
): PlayOptions[Name] {
  // A definition's literal values are never objects, so an object is the reference to an option.
  return typeof value === 'object' ? options[value.option] : value;
}

/** The rules of a variant under these options. */
export function rulesOf(definition: VariantDefinition, options: PlayOptions): Rules {
  const piles = definition.piles
    .filter((group) => group.only === undefined || options[group.only])
    .flatMap((group) => pileIdsOf(group).map((id, index) => ({ id, group, index })));
  return {
    definition,
    options,
    piles,
    byId: new Map(piles.map((pile) => [pile.id, pile])),
    takers: new Map(
      definition.piles.map(({ id }) => [
        id,
        piles.filter(({ group }) => group.accept?.from.includes(id)),
      ]),
    ),
    deck: orderedDeck(definition.deck),
    stock: piles.find((pile) => pile.group.kind === 'stock'),
  };
}

/** The rules of the pile of this name; the name must be one of the rules'. */
export function pileRules(rules: Rules, id: PileId): PileRules {
  const found = rules.byId.get(id);
  if (!found) throw new RangeError(`No pile ${id} in ${rules.definition.id}`);
  return found;
}

/** The piles of a group, left to right. */
export function pilesOfGroup(rules: Rules, group: string): readonly PileRules[] {
  return rules.piles.filter((pile) => pile.group.id === group);
}

export function hasWildcard(rules: Rules): boolean {
  return rules.piles.some((pile) => pile.group.kind === 'wild');
}
