import type { Build } from '../../engine/build.js';
import { isTopClosed } from '../../engine/pile.js';
import type { Pile } from '../../engine/pile.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { resolved } from '../../engine/rules.js';
import type { Rules } from '../../engine/rules.js';
import type { PileGroup } from '../../engine/variant.js';
import { codeOf, hostsOf, pairOf } from './code.js';
import type { Code, Pair } from './code.js';

/** A game of Klondike's kind at one moment, as the search needs it. */
export interface KlondikeLayout {
  /**
   * Each column's cards up to the first that lies open, the bottom first. What lies on those is a
   * run, and where a run lies matters to nobody (see `KlondikeState`).
   */
  readonly columns: readonly (readonly Code[])[];
  /** The open cards above them. */
  readonly laid: readonly Code[];
  /** Cards home, by suit. */
  readonly heights: readonly number[];
  /** The cards of waste and stock in the order in which they are drawn. */
  readonly stock: readonly Code[];
  /** How many of them lie on the waste. */
  readonly drawn: number;
  /** Cards that a click on the stock turns. */
  readonly draw: number;
  /** How often the waste may still go back. */
  readonly redeals: number;
  /** Cards may come back from the foundations. */
  readonly returns: boolean;
  /** Ranks of the deck. */
  readonly ranks: number;
  /** The rank, from 0, of the cards that a space takes; no card has a higher one. */
  readonly spaceRank: number;
  /** A wildcard is still to be played. */
  readonly wildcard: boolean;
  /** Cards that must come home. */
  readonly cards: number;
}

const columnLimit = 7;
const columnHeightLimit = 7;
/** So that a set of stock cards fits a word. */
const stockLimit = 24;

interface Groups {
  readonly waste: PileGroup;
  readonly foundation: PileGroup;
  readonly tableau: PileGroup;
  readonly wild: PileGroup | undefined;
}

function isBuild(build: Build | undefined, rank: Build['rank'], suit: Build['suit']): boolean {
  return build?.rank === rank && build.suit === suit;
}

const groupsByRules = new WeakMap<Rules, Groups | undefined>();

/** The groups of a game of Klondike's kind; `undefined` for any other game. */
function groupsOf(rules: Rules): Groups | undefined {
  if (!groupsByRules.has(rules)) groupsByRules.set(rules, foundGroups(rules));
  return groupsByRules.get(rules);
}

function foundGroups(rules: Rules): Groups | undefined {
  const { definition, stock } = rules;
  const groups = [...new Set(rules.piles.map(({ group }) => group))];
  const only = (kind: PileGroup['kind']): PileGroup | undefined => {
    const found = groups.filter((group) => group.kind === kind);
    return found.length === 1 ? found[0] : undefined;
  };
  const [waste, foundation, tableau] = [only('waste'), only('foundation'), only('tableau')];
  const wild = only('wild');
  if (!stock || stock.group.give || stock.group.faceUpTop || stock.group.accept) return undefined;
  if (waste?.count !== 1 || waste.accept || waste.give?.unit !== 'top') return undefined;
  if (!foundation || !tableau) return undefined;
  if (groups.length !== (wild ? 5 : 4) || definition.deck.decks !== 1) return undefined;
  if (definition.refill || !definition.stockClick || !('to' in definition.stockClick)) {
    return undefined;
  }
  const { accept: home } = foundation;
  const { accept, give } = tableau;
  const sources = [waste.id, tableau.id, ...(wild ? [wild.id] : [])];
  const fits =
    foundation.count === 4 &&
    typeof home?.empty === 'object' &&
    home.empty.rank === 1 &&
    !home.whenStockEmpty &&
    isBuild(home.build, 'up', 'same') &&
    sources.every((id) => home.from.includes(id)) &&
    !home.from.includes(foundation.id) &&
    tableau.count <= columnLimit &&
    typeof accept?.empty === 'object' &&
    accept.empty.rank >= (definition.deck.highestRank ?? 13) &&
    !accept.single &&
    !accept.onePerSuit &&
    !accept.whenStockEmpty &&
    isBuild(accept.build, 'down', 'alternate') &&
    sources.every((id) => accept.from.includes(id)) &&
    give?.unit === 'run' &&
    isBuild(give.run, 'down', 'alternate');
  return fits ? { waste, foundation, tableau, wild } : undefined;
}

/** The codes of a pile's cards, without a hidden one whose part the wildcard took. */
function codesOf(position: Position, cards: Pile['cards']): readonly Code[] {
  return cards
    .filter((card) => card !== position.spent)
    .map((card) => codeOf(knownFace(position, card)));
}

/** Each card lies on one of its hosts. */
function isRun(codes: readonly Code[]): boolean {
  return codes.every((code, index) => {
    const under = codes[index - 1];
    return under === undefined || pairOf[under] === hostsOf[pairOf[code] as Pair];
  });
}

/**
 * The layout of a position, or `undefined` when the game is of another kind or the position is one
 * that no deal leads to (open cards that are no run).
 */
export function layoutOf(position: Position): KlondikeLayout | undefined {
  const { rules } = position;
  const groups = groupsOf(rules);
  const { stockClick, redeal } = rules.definition;
  if (!groups || !rules.stock || !stockClick || !('to' in stockClick)) return undefined;
  const { waste, foundation, tableau, wild } = groups;
  const { accept } = tableau;
  if (!accept || typeof accept.empty !== 'object') return undefined;
  const spaceRank = accept.empty.rank - 1;

  const heights = [0, 0, 0, 0];
  const columns: Code[][] = [];
  const laid: Code[] = [];
  let wildcard = false;
  for (const { id, group } of rules.piles) {
    const pile = pileOf(position, id);
    if (group === wild) {
      wildcard = pile.cards.length > 0;
    } else if (group === foundation) {
      const codes = codesOf(position, pile.cards);
      if (codes.some((code, index) => code >> 2 !== index || (code & 3) !== ((codes[0] ?? 0) & 3)))
        return undefined;
      const [ace] = codes;
      if (ace !== undefined) heights[ace & 3] = codes.length;
    } else if (group === tableau) {
      if (isTopClosed(pile) && (!group.flip || resolved(group.flip, rules.options) !== 'manual')) {
        return undefined;
      }
      const closed = codesOf(position, pile.cards.slice(0, pile.closed));
      const open = codesOf(position, pile.cards.slice(pile.closed));
      if (!isRun(open)) return undefined;
      // A closed top is turned first thing: nothing else can be done with it, and it costs nothing.
      const base = open[0];
      const all = base === undefined ? [...closed] : [...closed, base];
      laid.push(...open.slice(1));
      if (all.length > columnHeightLimit) return undefined;
      columns.push(all);
    }
  }

  const drawn = codesOf(position, pileOf(position, waste.id).cards);
  const rest = codesOf(position, pileOf(position, rules.stock.id).cards);
  const stock = [...drawn, ...[...rest].reverse()];
  if (stock.length > stockLimit) return undefined;
  const passes = redeal ? resolved(redeal.passes, rules.options) : 1;
  if (redeal && (redeal.from !== waste.id || stockClick.to !== waste.id)) return undefined;
  return {
    columns,
    laid,
    heights,
    stock,
    drawn: drawn.length,
    draw: resolved(stockClick.count, rules.options),
    redeals: passes === 'unlimited' ? Infinity : Math.max(0, passes - position.pass),
    returns: foundation.give !== undefined && accept.from.includes(foundation.id),
    ranks: rules.definition.deck.highestRank ?? 13,
    spaceRank,
    wildcard,
    cards:
      heights.reduce((sum, height) => sum + height, stock.length + laid.length) +
      columns.reduce((sum, column) => sum + column.length, 0),
  };
}
