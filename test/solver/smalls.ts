import type { Rank } from '../../src/engine/card.js';
import { deal } from '../../src/engine/deal.js';
import { isWon } from '../../src/engine/position.js';
import type { Position } from '../../src/engine/position.js';
import type { PlayOptions } from '../../src/engine/rules.js';
import type { VariantDefinition } from '../../src/engine/variant.js';
import { colorado } from '../../src/engine/variants/colorado.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { sirTommy } from '../../src/engine/variants/sir-tommy.js';
import { tournament } from '../../src/engine/variants/tournament.js';
import { twenty } from '../../src/engine/variants/twenty.js';
import { GeneralSearch } from '../../src/solver/general/search.js';
import type { Ending, Search } from '../../src/solver/search.js';
import { searchOf } from '../../src/solver/search-of.js';
import { isWinnable } from './exhaustive.js';
import { isHeldWinnable } from './plain-holding.js';
import { isPlainlyWinnable } from './plain-klondike.js';
import { reduced } from './reduced.js';
import { replay } from './replay.js';

/** A game with so few cards and columns that a judge can try everything. */
export interface Small {
  readonly variant: VariantDefinition;
  readonly options?: Partial<PlayOptions>;
  readonly ranks: Rank;
  readonly columns: number;
  /** The variant's own when absent. */
  readonly decks?: 1 | 2;
}

/** Every variant and all options that change its moves, from A–2 to A–6, lost deals among them. */
export const smalls: readonly Small[] = [
  { variant: klondike, ranks: 5, columns: 3 },
  { variant: klondike, ranks: 6, columns: 6 },
  { variant: klondike, options: { reveal: 'manual' }, ranks: 6, columns: 7 },
  { variant: klondike, options: { passes: 1 }, ranks: 5, columns: 3 },
  { variant: klondike, options: { passes: 2 }, ranks: 6, columns: 6 },
  { variant: klondike, options: { draw: 3 }, ranks: 5, columns: 3 },
  { variant: klondike, options: { draw: 3 }, ranks: 6, columns: 6 },
  { variant: klondike, options: { draw: 3, passes: 1 }, ranks: 5, columns: 3 },
  { variant: klondike, options: { draw: 3, passes: 2 }, ranks: 6, columns: 6 },
  { variant: klondike, options: { draw: 3, passes: 3 }, ranks: 5, columns: 4 },
  { variant: tournament, ranks: 5, columns: 4 },
  { variant: tournament, ranks: 6, columns: 4 },
  { variant: tournament, ranks: 6, columns: 6 },
  { variant: tournament, options: { wildcard: true }, ranks: 4, columns: 3 },
  { variant: tournament, options: { wildcard: true }, ranks: 5, columns: 5 },
  { variant: tournament, options: { wildcard: true }, ranks: 6, columns: 6 },
  { variant: colorado, ranks: 2, columns: 2 },
  { variant: colorado, ranks: 4, columns: 2, decks: 1 },
  { variant: colorado, ranks: 5, columns: 1, decks: 1 },
  { variant: colorado, ranks: 5, columns: 2, decks: 1 },
  { variant: colorado, ranks: 6, columns: 1, decks: 1 },
  { variant: sirTommy, ranks: 4, columns: 1 },
  { variant: sirTommy, ranks: 5, columns: 1 },
  { variant: sirTommy, ranks: 5, columns: 2 },
  { variant: sirTommy, ranks: 6, columns: 1 },
  { variant: twenty, ranks: 4, columns: 2 },
  { variant: twenty, ranks: 5, columns: 3 },
  { variant: twenty, ranks: 4, columns: 1 },
  { variant: twenty, ranks: 6, columns: 4 },
  { variant: twenty, ranks: 8, columns: 1, decks: 1 },
  { variant: twenty, ranks: 8, columns: 2, decks: 1 },
  { variant: twenty, ranks: 9, columns: 2, decks: 1 },
];

/** Games of which hardly a deal is lost, in decks that are small enough to judge those few. */
export const seldomLost: readonly Small[] = [
  { variant: tournament, options: { wildcard: true }, ranks: 5, columns: 4 },
  { variant: tournament, options: { wildcard: true }, ranks: 6, columns: 4 },
  { variant: tournament, options: { wildcard: true }, ranks: 6, columns: 6 },
  { variant: tournament, options: { wildcard: true }, ranks: 7, columns: 6 },
  { variant: tournament, options: { wildcard: true }, ranks: 7, columns: 7 },
];

export function nameOf({ variant, options, ranks, columns, decks }: Small): string {
  const chosen = Object.entries(options ?? {}).map(([name, value]) => `${name} ${value}`);
  const one = decks === 1 && variant.deck.decks === 2 ? ['one deck'] : [];
  return [variant.id, ...chosen, `A-${ranks}`, `${columns} columns`, ...one].join(', ');
}

/** What a judge says who tries everything; `undefined` where that is more than `limit` positions. */
function truthOf(
  { variant, options = {}, ranks }: Small,
  deal: Position,
  limit: number,
): boolean | undefined {
  if (options.wildcard) return isWinnable(deal, limit);
  if (variant === klondike || variant === tournament) {
    const { draw = 1, passes = 'unlimited' } = options;
    const limited = passes === 'unlimited' ? Infinity : passes;
    const returns = variant === klondike;
    return isPlainlyWinnable(deal, { draw, passes: returns ? limited : 1, returns, ranks }, limit);
  }
  return isHeldWinnable(
    deal,
    {
      ranks,
      homes: variant === sirTommy ? 'any-suit' : 'two-way',
      stock: variant === twenty ? 'dealt' : 'laid',
      refills: variant !== sirTommy,
    },
    limit,
  );
}

/** Bytes that a search may hold. */
const memory = 2 ** 24;

/** What came of some deals of a small game. */
export interface Tally {
  winnable: number;
  unwinnable: number;
  /** Too much for the judge. */
  unjudged: number;
  /** Too much for the general search. */
  undecided: number;
  /** Where a search and the judge disagree, or a line does not win. */
  readonly faults: string[];
}

/** How a search ends within some nodes; an advance may be spent on what it sets up on the way. */
function ended(search: Search, nodes: number): Ending | undefined {
  let ending: Ending | undefined;
  while (ending === undefined && search.nodes < nodes)
    ending = search.advance(nodes - search.nodes);
  return ending;
}

/** Has the judge and two searches, the general one and the one of choice, look at the same deals. */
export function tally(small: Small, seeds: readonly string[], limit: number): Tally {
  const rules = reduced(small.variant, small.ranks, small.columns, small.options, small.decks);
  const result: Tally = { winnable: 0, unwinnable: 0, unjudged: 0, undecided: 0, faults: [] };
  for (const seed of seeds) judge(small, seed, deal(rules, seed), limit, result);
  return result;
}

/**
 * The same for a game that is seldom lost, so that many deals can be looked at: what the search of
 * choice calls won it proves by its line, and only what it calls lost is judged.
 */
export function tallyOfLost(small: Small, seeds: readonly string[], limit: number): Tally {
  const rules = reduced(small.variant, small.ranks, small.columns, small.options, small.decks);
  const result: Tally = { winnable: 0, unwinnable: 0, unjudged: 0, undecided: 0, faults: [] };
  for (const seed of seeds) {
    const position = deal(rules, seed);
    const search = searchOf(position, memory);
    const ending = ended(search, limit);
    if (ending === 'lost') judge(small, seed, position, limit, result);
    else if (ending !== 'won') result.undecided += 1;
    else if (isWon(replay(position, search.line()))) result.winnable += 1;
    else result.faults.push(`${seed}: the line does not win`);
  }
  return result;
}

/** Has the judge and two searches look at a deal, and counts what they say. */
function judge(small: Small, seed: string, position: Position, limit: number, result: Tally): void {
  const truth = truthOf(small, position, limit);
  if (truth === undefined) {
    result.unjudged += 1;
    return;
  }
  result[truth ? 'winnable' : 'unwinnable'] += 1;
  const searches: Readonly<Record<string, Search>> = {
    general: new GeneralSearch(position, memory),
    chosen: searchOf(position, memory),
  };
  for (const [name, search] of Object.entries(searches)) {
    const ending = ended(search, limit * 50);
    if (ending === undefined || ending === 'full') result.undecided += 1;
    else if ((ending === 'won') !== truth) result.faults.push(`${seed}: ${name} says ${ending}`);
    else if (ending === 'won' && !isWon(replay(position, search.line()))) {
      result.faults.push(`${seed}: the line of ${name} does not win`);
    }
  }
}
