import { ranks, suits } from '../../engine/card.js';
import type { Face } from '../../engine/card.js';
import { buildFault } from '../../engine/build.js';
import type { Build } from '../../engine/build.js';
import type { PileId } from '../../engine/pile.js';
import { resolved } from '../../engine/rules.js';
import type { Rules } from '../../engine/rules.js';
import { faceCount, facesByCode } from './face-code.js';

/** For each pair of faces, at `52 * upper + under`, whether the one may lie on the other. */
export type Fits = Uint8Array;

/** What an empty pile takes beside the cards of one rank, which stands for itself. */
export const emptyTakes = { none: 0, any: 14 } as const;

/** How a closed card that comes to the top is turned. */
export const flips = { never: 0, auto: 1, manual: 2 } as const;

/** A group's rules with all that can be looked up worked out beforehand. */
export interface CompiledGroup {
  /** On foundations, and in the wildcard's slot, a card has come home. */
  readonly isHome: boolean;
  readonly isFoundation: boolean;
  readonly isTableau: boolean;
  readonly isWild: boolean;
  /** Whether anything may be lifted; `runs` where that may be more than the top card. */
  readonly gives: boolean;
  readonly runs: Fits | undefined;
  /** How a card is laid on another; absent where none is. */
  readonly fits: Fits | undefined;
  /** One of `emptyTakes`, or a rank. */
  readonly empty: number;
  readonly onePerSuit: boolean;
  readonly single: boolean;
  readonly whenStockEmpty: boolean;
  /** One of `flips`. */
  readonly flip: number;
  /** The first of its piles, and the one after its last. */
  readonly first: number;
  readonly end: number;
}

/** What a click on the stock does, piles by their numbers. */
export type CompiledClick =
  { readonly to: number; readonly count: number } | { readonly each: CompiledGroup };

/** A pile that is not there. */
export const noPile = -1;

const tables = new Map<string, Fits>();

function fitsOf(build: Build): Fits {
  const key = `${build.rank} ${build.suit}`;
  let fits = tables.get(key);
  if (!fits) {
    fits = tableOf(build);
    tables.set(key, fits);
  }
  return fits;
}

/**
 * A build tells two suits apart by whether they, or their colors, are the same, and the exclusive or
 * of their numbers (C D H S, from 0) says just that. So only clubs are asked about, on every card:
 * the row of another suit's card has the same parts in another order.
 */
function tableOf(build: Build): Fits {
  const size = ranks.length;
  const fits = new Uint8Array(faceCount * faceCount);
  for (let club = 0; club < size; club += 1) {
    const face = facesByCode[club] as Face;
    const row = Uint8Array.from(facesByCode, (under) => (buildFault(build, face, under) ? 0 : 1));
    for (let upper = 0; upper < suits.length; upper += 1) {
      const start = (upper * size + club) * faceCount;
      for (let under = 0; under < suits.length; under += 1) {
        const part = (upper ^ under) * size;
        fits.set(row.subarray(part, part + size), start + under * size);
      }
    }
  }
  return fits;
}

/** The rules of a game as tables: piles are numbers, in the order of the rules. */
export class CompiledRules {
  readonly pileCount: number;
  readonly ids: readonly PileId[];
  readonly groups: readonly CompiledGroup[];
  /** By pile. */
  readonly groupOf: readonly CompiledGroup[];
  /** By pile, the piles that take its cards. */
  readonly takers: readonly (readonly number[])[];
  /** The same while the stock has cards. */
  readonly earlyTakers: readonly (readonly number[])[];
  readonly stock: number;
  readonly waste: number;
  readonly wild: number;
  /** The stock's top is always face up. */
  readonly stockShows: boolean;
  readonly click: CompiledClick | undefined;
  /** The pile that goes back to the stock. */
  readonly redealFrom: number;
  /** Trips through the stock; without end where they are not limited. */
  readonly passes: number;
  readonly refilled: CompiledGroup | undefined;
  readonly refillFrom: number;
  /** The stock, once empty, may have cards again. */
  readonly stockComesBack: boolean;

  constructor(readonly rules: Rules) {
    const { definition, options, piles, stock } = rules;
    this.pileCount = piles.length;
    this.ids = piles.map(({ id }) => id);
    const names = [...new Set(piles.map(({ group }) => group.id))];
    this.groups = names.map((name) => groupOf(rules, name));
    this.groupOf = piles.map(({ group }) => this.#group(group.id));
    this.takers = piles.map(({ id, group }) =>
      (rules.takers.get(group.id) ?? [])
        .filter((taker) => taker.id !== id)
        .map((taker) => piles.indexOf(taker)),
    );
    this.earlyTakers = this.takers.map((takers) =>
      takers.filter((taker) => this.groupOf[taker]?.whenStockEmpty !== true),
    );
    const find = (kind: string): number => piles.findIndex(({ group }) => group.kind === kind);
    this.stock = find('stock');
    this.waste = find('waste');
    this.wild = find('wild');
    this.stockShows = stock?.group.faceUpTop === true;
    const { stockClick, redeal, refill } = definition;
    if (stockClick && stock) {
      this.click =
        'each' in stockClick
          ? { each: this.#group(stockClick.each) }
          : { to: this.#pile(stockClick.to), count: resolved(stockClick.count, options) };
    }
    this.redealFrom = redeal && stock ? this.#pile(redeal.from) : noPile;
    const passes = redeal ? resolved(redeal.passes, options) : 1;
    this.passes = passes === 'unlimited' ? Infinity : passes;
    this.refilled = refill && this.groups[names.indexOf(refill.group)];
    this.refillFrom = refill ? this.#pile(refill.from) : noPile;
    const { click } = this;
    this.stockComesBack =
      redeal !== undefined ||
      stock?.group.accept !== undefined ||
      refill?.group === stock?.group.id ||
      (click !== undefined && ('each' in click ? click.each.first : click.to) === this.stock);
  }

  #pile(name: string): number {
    return this.#group(name).first;
  }

  #group(name: string): CompiledGroup {
    const group = this.groups.find(({ first }) => this.rules.piles[first]?.group.id === name);
    if (!group) throw new RangeError(`No piles ${name} in ${this.rules.definition.id}`);
    return group;
  }
}

const compiled = new WeakMap<Rules, CompiledRules>();

/** The tables of a game's rules, made once. */
export function compiledRules(rules: Rules): CompiledRules {
  let tables = compiled.get(rules);
  if (!tables) {
    tables = new CompiledRules(rules);
    compiled.set(rules, tables);
  }
  return tables;
}

function groupOf({ piles, options }: Rules, name: string): CompiledGroup {
  const first = piles.findIndex(({ group }) => group.id === name);
  const group = piles[first]?.group;
  if (!group) throw new RangeError(`No piles ${name}`);
  const { kind, accept, give, flip } = group;
  const empty = accept?.empty ?? 'none';
  return {
    isHome: kind === 'foundation' || kind === 'wild',
    isFoundation: kind === 'foundation',
    isTableau: kind === 'tableau',
    isWild: kind === 'wild',
    gives: give !== undefined,
    runs: give?.unit === 'run' ? fitsOf(give.run) : undefined,
    fits: accept?.build && fitsOf(accept.build),
    empty: typeof empty === 'object' ? empty.rank : emptyTakes[empty],
    onePerSuit: accept?.onePerSuit === true,
    single: accept?.single === true,
    whenStockEmpty: accept?.whenStockEmpty === true,
    flip: flip === undefined ? flips.never : flips[resolved(flip, options)],
    first,
    end: first + group.count,
  };
}
