import type { Build } from '../../engine/build.js';
import type { Card } from '../../engine/card.js';
import { isTopClosed } from '../../engine/pile.js';
import type { Pile } from '../../engine/pile.js';
import { knownFace, pileOf } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { resolved } from '../../engine/rules.js';
import type { Rules } from '../../engine/rules.js';
import type { PileGroup } from '../../engine/variant.js';
import { codeOf, hostsOf, noCode, pairOf } from './code.js';
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
  const known = groupsByRules.get(rules);
  if (known || groupsByRules.has(rules)) return known;
  const found = foundGroups(rules);
  groupsByRules.set(rules, found);
  return found;
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

/** The code of a card; `noCode` for a hidden one whose part the wildcard took. */
export function codeIn(position: Position, card: Card): Code {
  return card === position.spent ? noCode : codeOf(knownFace(position, card));
}

/** Adds the codes of a pile's cards from one place to another, left out, without a spent one. */
function add(
  codes: Code[],
  position: Position,
  { cards }: Pile,
  from = 0,
  to = cards.length,
): void {
  for (let index = from; index < to; index += 1) {
    const code = codeIn(position, cards[index] as Card);
    if (code !== noCode) codes.push(code);
  }
}

/** How high the cards of a foundation lie; negative where they are not one suit from the ace on. */
function heightOf(codes: readonly Code[]): number {
  for (let index = 0; index < codes.length; index += 1) {
    if (codes[index] !== index * 4 + ((codes[0] as Code) & 3)) return -1;
  }
  return codes.length;
}

/** Each card lies on one of its hosts. */
function isRun(codes: readonly Code[]): boolean {
  for (let index = 1; index < codes.length; index += 1) {
    const pair = pairOf[codes[index] as Code] as Pair;
    if (pairOf[codes[index - 1] as Code] !== hostsOf[pair]) return false;
  }
  return true;
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
  let cards = 0;
  for (const { id, group } of rules.piles) {
    const pile = pileOf(position, id);
    if (group === wild) {
      wildcard = pile.cards.length > 0;
    } else if (group === foundation) {
      const codes: Code[] = [];
      add(codes, position, pile);
      const height = heightOf(codes);
      if (height < 0) return undefined;
      const [ace] = codes;
      if (ace !== undefined) heights[ace & 3] = height;
      cards += height;
    } else if (group === tableau) {
      if (isTopClosed(pile) && (!group.flip || resolved(group.flip, rules.options) !== 'manual')) {
        return undefined;
      }
      const column: Code[] = [];
      const open: Code[] = [];
      add(column, position, pile, 0, pile.closed);
      add(open, position, pile, pile.closed);
      if (!isRun(open)) return undefined;
      // A closed top is turned first thing: nothing else can be done with it, and it costs nothing.
      const [base] = open;
      if (base !== undefined) column.push(base);
      for (let index = 1; index < open.length; index += 1) laid.push(open[index] as Code);
      if (column.length > columnHeightLimit) return undefined;
      columns.push(column);
      cards += column.length;
    }
  }

  const stock: Code[] = [];
  add(stock, position, pileOf(position, waste.id));
  const drawn = stock.length;
  const rest = pileOf(position, rules.stock.id).cards;
  for (let index = rest.length - 1; index >= 0; index -= 1) {
    const code = codeIn(position, rest[index] as Card);
    if (code !== noCode) stock.push(code);
  }
  if (stock.length > stockLimit) return undefined;
  const all = cards + laid.length + stock.length;
  // It may become a card that is not in play at all, and need not come home.
  if (wildcard && all < rules.deck.length) return undefined;
  const passes = redeal ? resolved(redeal.passes, rules.options) : 1;
  if (redeal && (redeal.from !== waste.id || stockClick.to !== waste.id)) return undefined;
  return {
    columns,
    laid,
    heights,
    stock,
    drawn,
    draw: resolved(stockClick.count, rules.options),
    redeals: passes === 'unlimited' ? Infinity : Math.max(0, passes - position.pass),
    returns: foundation.give !== undefined && accept.from.includes(foundation.id),
    ranks: rules.definition.deck.highestRank ?? 13,
    spaceRank,
    wildcard,
    cards: all,
  };
}
