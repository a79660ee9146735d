import { createHash } from 'node:crypto';

/*
 * A second opinion: the rules of the five games said as plainly as possible, on arrays of texts, and
 * slow. It shares nothing with the engine, so that what both say is likely what the rules say.
 */

export type Kind = 'klondike' | 'tournament' | 'colorado' | 'sir-tommy' | 'twenty';

/**
 * Rank, suit and which one it is: `3Da` and `3Db` are the threes of diamonds of two decks, `3D*` is
 * the wildcard that has become one. A hidden card whose part the wildcard took ends in `-`: `3Da-`.
 */
export type Card = string;

export interface Table {
  readonly kind: Kind;
  readonly draw: number;
  readonly passes: number;
  readonly manualReveal: boolean;
  pass: number;
  /** The next card first. */
  stock: Card[];
  waste: Card[];
  homes: Record<string, Card[]>;
  /** The cards of each column that lie face down, and over them those that lie face up. */
  columns: { closed: Card[]; open: Card[] }[];
  hasWildcard: boolean;
  /** Every card that has ever been face up. */
  seen: Set<Card>;
}

/** What a move was, as the scoring tables of the rules name it. */
export interface Happening {
  readonly what:
    | 'home'
    | 'lay'
    | 'shift'
    | 'back'
    | 'wildcard-home'
    | 'wildcard-lay'
    | 'draw'
    | 'redeal'
    | 'reveal';
  /** How many cards moved. */
  readonly count: number;
  /** The card moved, or the first of several. */
  readonly lead: Card;
  /** The card that it landed on, or `EMPTY`. */
  readonly onto: Card;
  /** How many closed cards of the columns were turned up. */
  readonly turned: number;
}

const suits = 'CDHS';
const ranks = 'A23456789TJQK';

const rankOf = (card: Card): number => ranks.indexOf(card.charAt(0)) + 1;
const suitOf = (card: Card): string => card.charAt(1);
const isRed = (card: Card): boolean => 'DH'.includes(suitOf(card));
const faceOf = (card: Card): string => card.slice(0, 2);
const isSpent = (card: Card): boolean => card.endsWith('-');
const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

/** The shuffled deck, the first card dealt first (deal algorithm 1, rules 7). */
export function shuffledDeck(seed: string, decks: 1 | 2): Card[] {
  const bytes: number[] = [];
  let counter = 0;
  const uniform = (n: number): number => {
    for (;;) {
      if (bytes.length === 0) {
        const text = `solitaire-deal:1\n${seed}\n${counter}`;
        bytes.push(...createHash('sha256').update(text, 'utf8').digest());
        counter += 1;
      }
      const word = bytes.splice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
  const deck: Card[] = [];
  for (const which of ['a', 'b'].slice(0, decks)) {
    for (const suit of suits) for (const rank of ranks) deck.push(rank + suit + which);
  }
  for (let i = deck.length - 1; i >= 1; i -= 1) {
    const j = uniform(i + 1);
    const [a, b] = [deck[i] ?? '', deck[j] ?? ''];
    deck[i] = b;
    deck[j] = a;
  }
  return deck;
}

export interface TableOptions {
  readonly draw?: number;
  readonly passes?: number;
  readonly reveal?: string;
  readonly wildcard?: boolean;
}

/** The table as it is dealt (rules 2 to 5 for the layouts, 7 for the order). */
export function dealt(kind: Kind, seed: string, options: TableOptions = {}): Table {
  const isTwoDecks = kind === 'colorado' || kind === 'twenty';
  const deck = shuffledDeck(seed, isTwoDecks ? 2 : 1);
  const columnCount = isTwoDecks ? 20 : kind === 'sir-tommy' ? 4 : 7;
  const homes = isTwoDecks
    ? ['A1', 'A2', 'A3', 'A4', 'K1', 'K2', 'K3', 'K4']
    : ['F1', 'F2', 'F3', 'F4'];
  const table: Table = {
    kind,
    draw: options.draw ?? 1,
    passes: kind === 'tournament' ? 1 : (options.passes ?? Infinity),
    manualReveal: kind === 'klondike' && options.reveal === 'manual',
    pass: 1,
    stock: [],
    waste: [],
    homes: Object.fromEntries(homes.map((id) => [id, []])),
    columns: Array.from({ length: columnCount }, () => ({ closed: [], open: [] })),
    hasWildcard: options.wildcard ?? false,
    seen: new Set(),
  };
  if (kind === 'twenty') {
    for (const [rank, letter] of ['AA', 'KK']) {
      Array.from(suits).forEach((suit, index) => {
        const place = deck.findIndex((card) => faceOf(card) === `${rank}${suit}`);
        table.homes[`${letter}${index + 1}`]?.push(...deck.splice(place, 1));
      });
    }
  }
  if (isTwoDecks) {
    for (const column of table.columns) column.open.push(...deck.splice(0, 1));
  } else if (kind !== 'sir-tommy') {
    for (let row = 0; row < 7; row += 1) {
      for (let index = row; index < 7; index += 1) {
        table.columns[index]?.[index === row ? 'open' : 'closed'].push(...deck.splice(0, 1));
      }
    }
  }
  table.stock = deck;
  look(table);
  return table;
}

function copy(table: Table): Table {
  return {
    ...table,
    stock: [...table.stock],
    waste: [...table.waste],
    homes: Object.fromEntries(Object.entries(table.homes).map(([id, pile]) => [id, [...pile]])),
    columns: table.columns.map(({ closed, open }) => ({ closed: [...closed], open: [...open] })),
    seen: new Set(table.seen),
  };
}

const showsStock = (table: Table): boolean => ['colorado', 'sir-tommy'].includes(table.kind);

/** Notes which cards are face up now. */
function look(table: Table): void {
  for (const { open } of table.columns) for (const card of open) table.seen.add(card);
  for (const card of table.waste) table.seen.add(card);
  for (const pile of Object.values(table.homes)) for (const card of pile) table.seen.add(card);
  if (showsStock(table) && table.stock[0] !== undefined) table.seen.add(table.stock[0]);
}

function column(table: Table, id: string): Table['columns'][number] {
  const found = table.columns[Number(id.slice(1)) - 1];
  if (!found) throw new Error(`no column ${id}`);
  return found;
}

function home(table: Table, id: string): Card[] {
  const found = table.homes[id];
  if (!found) throw new Error(`no foundation ${id}`);
  return found;
}

const columnIds = (table: Table): string[] => table.columns.map((_, index) => `T${index + 1}`);

const isOneDown = (card: Card, onto: Card): boolean =>
  isRed(card) !== isRed(onto) && rankOf(card) === rankOf(onto) - 1;

function fitsHome(table: Table, id: string, card: Card): boolean {
  const pile = home(table, id);
  const top = last(pile);
  if (table.kind === 'sir-tommy') return rankOf(card) === pile.length + 1;
  const goesDown = id.startsWith('K');
  if (top === undefined) {
    if (rankOf(card) !== (goesDown ? 13 : 1)) return false;
    const isTwoDecks = table.kind === 'colorado' || table.kind === 'twenty';
    return !(
      isTwoDecks &&
      Object.entries(table.homes).some(
        ([other, { [0]: base }]) =>
          other.startsWith(id.charAt(0)) && base !== undefined && suitOf(base) === suitOf(card),
      )
    );
  }
  return suitOf(card) === suitOf(top) && rankOf(card) === rankOf(top) + (goesDown ? -1 : 1);
}

/** Whether a card, or the first of a run, may be laid on a column; `from` is a pile's letter. */
function fitsColumn(table: Table, id: string, card: Card, from: string): boolean {
  const { closed, open } = column(table, id);
  const isEmpty = closed.length + open.length === 0;
  switch (table.kind) {
    case 'klondike':
    case 'tournament': {
      if (isEmpty) return rankOf(card) === 13;
      const top = last(open);
      return top !== undefined && isOneDown(card, top);
    }
    case 'colorado':
      return from === 'S' && !isEmpty;
    case 'sir-tommy':
      return from === 'S';
    case 'twenty':
      return from === 'T' && isEmpty && table.stock.length === 0;
  }
}

/** The longest run at the end of the face-up cards of a column. */
function runLength(open: readonly Card[]): number {
  let length = Math.min(1, open.length);
  while (length > 0 && length < open.length) {
    const [under, upper] = open.slice(-length - 1);
    if (under === undefined || upper === undefined || !isOneDown(upper, under)) break;
    length += 1;
  }
  return length;
}

/** The unplayed card that the wildcard becomes on this pile; `undefined` when none is left. */
export function wildcardOn(table: Table, to: string): Card | undefined {
  const unplayed = [table.stock, table.waste, ...table.columns.map(({ closed }) => closed)].flat();
  const fitting = unplayed.filter((card) =>
    to.startsWith('F') ? fitsHome(table, to, card) : fitsColumn(table, to, card, 'X'),
  );
  const height = (card: Card): number =>
    Object.values(table.homes).find(({ [0]: base }) => base && suitOf(base) === suitOf(card))
      ?.length ?? 0;
  return fitting.sort(
    (a, b) => height(b) - height(a) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)),
  )[0];
}

/** Every move that the rules allow, as text. */
export function naiveMoves(table: Table): string[] {
  const { kind } = table;
  const moves: string[] = [];
  const addSingle = (from: string, card: Card): void => {
    for (const to of Object.keys(table.homes)) {
      if (fitsHome(table, to, card)) moves.push(`${from}>${to}`);
    }
    for (const to of columnIds(table)) {
      if (to !== from && fitsColumn(table, to, card, from.charAt(0))) moves.push(`${from}>${to}`);
    }
  };

  columnIds(table).forEach((from) => {
    const { closed, open } = column(table, from);
    const top = last(open);
    if (top === undefined) {
      if (closed.length > 0 && table.manualReveal) moves.push(`${from}!`);
      return;
    }
    addSingle(from, top);
    if (kind !== 'klondike' && kind !== 'tournament') return;
    for (let count = 2; count <= runLength(open); count += 1) {
      const lead = open[open.length - count] ?? '';
      for (const to of columnIds(table)) {
        if (to !== from && fitsColumn(table, to, lead, 'T')) moves.push(`${from}>${to}*${count}`);
      }
    }
  });

  const wasteTop = last(table.waste);
  if (wasteTop !== undefined) addSingle('W', wasteTop);
  if (showsStock(table) && table.stock[0] !== undefined) addSingle('S', table.stock[0]);
  if (kind === 'klondike') {
    for (const from of Object.keys(table.homes)) {
      const card = last(home(table, from));
      if (card === undefined) continue;
      for (const to of columnIds(table)) {
        if (fitsColumn(table, to, card, 'F')) moves.push(`${from}>${to}`);
      }
    }
  }
  if (table.hasWildcard) {
    for (const to of [...Object.keys(table.homes), ...columnIds(table)]) {
      if (wildcardOn(table, to) !== undefined) moves.push(`X>${to}`);
    }
  }
  if (!showsStock(table)) {
    if (table.stock.length > 0) moves.push('D');
    else if (kind === 'klondike' && table.waste.length > 0 && table.pass < table.passes) {
      moves.push('R');
    }
  }
  return moves;
}

/** Turns the column's top, if it is closed and nothing lies on it; spent cards fall away. */
function turnTop(table: Table, id: string): number {
  const { closed, open } = column(table, id);
  if (open.length > 0) return 0;
  let card = closed.pop();
  if (card !== undefined && isSpent(card)) card = closed.pop();
  if (card === undefined) return 0;
  open.push(card);
  return 1;
}

/** The next card of the stock; a spent one falls away and the one after it comes instead. */
function nextOfStock(table: Table): Card[] {
  const [card] = table.stock.splice(0, 1);
  return card !== undefined && isSpent(card) ? table.stock.splice(0, 1) : card ? [card] : [];
}

function drawFrom(table: Table): void {
  if (table.kind === 'twenty') {
    for (const { open } of table.columns) open.push(...nextOfStock(table));
  } else {
    for (let n = 0; n < table.draw; n += 1) table.waste.push(...nextOfStock(table));
  }
}

function lift(table: Table, from: string, count: number): Card[] {
  if (from === 'S') return table.stock.splice(0, 1);
  const pile =
    from === 'W'
      ? table.waste
      : from.startsWith('T')
        ? column(table, from).open
        : home(table, from);
  return pile.splice(pile.length - count);
}

/** The wildcard becomes a card, and that card is spent: gone from the waste, marked where hidden. */
function becomeCard(table: Table, to: string): Card[] {
  const card = wildcardOn(table, to);
  if (card === undefined) throw new Error(`the wildcard becomes nothing on ${to}`);
  table.hasWildcard = false;
  table.waste = table.waste.filter((each) => each !== card);
  const mark = (each: Card): Card => (each === card ? `${each}-` : each);
  table.stock = table.stock.map(mark);
  for (const each of table.columns) each.closed = each.closed.map(mark);
  return [`${faceOf(card)}*`];
}

const nothing = { count: 0, lead: '', onto: '', turned: 0 };

/** The table after a move that `naiveMoves` names, and what the move was. */
export function naivePlay(before: Table, move: string): { table: Table; happening: Happening } {
  const table = copy(before);
  const happening = carryOut(table, move);
  look(table);
  return { table, happening };
}

function carryOut(table: Table, move: string): Happening {
  if (move === 'D') {
    drawFrom(table);
    return { ...nothing, what: 'draw' };
  }
  if (move === 'R') {
    table.stock = table.waste;
    table.waste = [];
    table.pass += 1;
    return { ...nothing, what: 'redeal' };
  }
  if (move.endsWith('!')) {
    return { ...nothing, what: 'reveal', turned: turnTop(table, move.slice(0, -1)) };
  }
  const [from = '', to = '', digits = '1'] = move.split(/[>*]/);
  const count = Number(digits);
  const cards = from === 'X' ? becomeCard(table, to) : lift(table, from, count);
  const target = to.startsWith('T') ? column(table, to).open : home(table, to);
  const onto = last(target) ?? 'EMPTY';
  target.push(...cards);

  let turned = 0;
  if (from.startsWith('T')) {
    if (!table.manualReveal) turned = turnTop(table, from);
    const { closed, open } = column(table, from);
    const refills = table.kind === 'colorado' || table.kind === 'twenty';
    if (refills && closed.length + open.length === 0) open.push(...nextOfStock(table));
  }
  const isHome = !to.startsWith('T');
  const what =
    from === 'X'
      ? isHome
        ? 'wildcard-home'
        : 'wildcard-lay'
      : isHome
        ? 'home'
        : from === 'W' || from === 'S'
          ? 'lay'
          : from.startsWith('T')
            ? 'shift'
            : 'back';
  return { what, count, lead: cards[0] ?? '', onto, turned };
}

/** Whether every card that is still in play lies on a foundation. */
export function isWon(table: Table): boolean {
  const size = table.kind === 'colorado' || table.kind === 'twenty' ? 104 : 52;
  return Object.values(table.homes).flat().length === size;
}

function isUseful(table: Table, move: string): boolean {
  const [from = '', to = '', digits = '1'] = move.split(/[>*]/);
  if (move === 'R') return false;
  if (move === 'D') return table.kind === 'twenty';
  if (!from.startsWith('T') || !to.startsWith('T')) return true;
  const source = column(table, from);
  const target = column(table, to);
  const isWholePile = source.closed.length === 0 && source.open.length === Number(digits);
  return !(isWholePile && target.closed.length + target.open.length === 0);
}

/**
 * Whether nothing is left to do (rules 2 and 6): tries every draw and every redeal that is allowed,
 * two times round, and looks for a play that is not pointless.
 */
export function isStuck(table: Table): boolean {
  if (table.stock.some((card) => !table.seen.has(card))) return false;
  let now = table;
  for (let redeals = 0; redeals <= 2;) {
    const moves = naiveMoves(now);
    if (moves.some((move) => isUseful(now, move))) return false;
    if (moves.includes('D')) now = naivePlay(now, 'D').table;
    else if (moves.includes('R')) {
      now = naivePlay(now, 'R').table;
      redeals += 1;
    } else break;
  }
  return true;
}

/** The piles as text, in the notation of positions: one line for each pile that is not empty. */
export function pileLines(table: Table): string[] {
  const name = (card: Card): string =>
    isSpent(card) ? `-${faceOf(card)}` : card.endsWith('*') ? `*${faceOf(card)}` : faceOf(card);
  const line = (id: string, closed: readonly Card[], open: readonly Card[]): string => {
    const bar = closed.length > 0 ? ['|'] : [];
    return `${id}: ${[...closed.map(name), ...bar, ...open.map(name)].join(' ')}`;
  };
  const stock = [...table.stock].reverse();
  const shown = showsStock(table) ? stock.splice(-1) : [];
  const lines = [
    line('S', stock, shown),
    line('W', [], table.waste),
    ...Object.entries(table.homes).map(([id, pile]) => line(id, [], pile)),
    ...table.columns.map(({ closed, open }, index) => line(`T${index + 1}`, closed, open)),
    ...(table.hasWildcard ? ['X: **'] : []),
  ];
  return lines.filter((each) => !each.endsWith(': ')).sort();
}

/** How many sequences of `depth` moves there are. */
export function naivePerft(table: Table, depth: number): number {
  const moves = naiveMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + naivePerft(naivePlay(table, move).table, depth - 1), 0);
}
