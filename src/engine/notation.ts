import { formatFace, parseFace } from './card.js';
import type { Card, Face } from './card.js';
import type { Move } from './move.js';
import { attributeOf, parseOption } from './options.js';
import type { Pile, PileId } from './pile.js';
import { pileOf, wildcardOf } from './position.js';
import type { Position } from './position.js';
import { variantNamed } from './registry.js';
import { hasWildcard, plainPlayOptions, rulesOf } from './rules.js';
import type { PileRules, PlayOptions, Rules } from './rules.js';

/** A text that is no move or no position; the message says what was expected. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

/** A move as text: `T3>T5*4`, `W>F1`, `X>T4`, `D`, `R`, `T2!`. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'play':
      return `${move.from}>${move.to}${move.count > 1 ? `*${move.count}` : ''}`;
    case 'draw':
      return 'D';
    case 'redeal':
      return 'R';
    case 'reveal':
      return `${move.pile}!`;
  }
}

const playPattern = /^([A-Z](?:[1-9]\d?)?)>([A-Z](?:[1-9]\d?)?)(?:\*([2-9]|[1-9]\d))?$/;
const revealPattern = /^([A-Z](?:[1-9]\d?)?)!$/;

/**
 * The move that a text names; whether it is legal is another matter.
 * @throws NotationError
 */
export function parseMove(text: string): Move {
  if (text === 'D') return { type: 'draw' };
  if (text === 'R') return { type: 'redeal' };
  const [, pile] = revealPattern.exec(text) ?? [];
  if (pile !== undefined) return { type: 'reveal', pile };
  const [, from, to, count] = playPattern.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    return { type: 'play', from, to, count: count === undefined ? 1 : Number(count) };
  }
  throw new NotationError(
    `"${text.slice(0, 40)}" is no move; a move is like T3>T5*4, W>F1, D (draw), R (redeal) or T2! (reveal)`,
  );
}

const unknownCard = '??';
const unplayedWildcard = '**';

function formatCard(position: Position, card: Card): string {
  const face = position.faces[card];
  if (card === wildcardOf(position.rules)) return face ? `*${formatFace(face)}` : unplayedWildcard;
  const text = face ? formatFace(face) : unknownCard;
  return card === position.spent ? `-${text}` : text;
}

function formatPile(position: Position, { id, cards, closed }: Pile): string {
  const text = cards.map((card) => formatCard(position, card));
  if (closed > 0) text.splice(closed, 0, '|');
  return `${id}: ${text.join(' ')}`;
}

function playOptionNames(rules: Rules): readonly (keyof PlayOptions)[] {
  return rules.definition.options.filter((name) => rules.options[name] !== plainPlayOptions[name]);
}

/**
 * A position as text: a line for the game (with the options that differ from draw=1,
 * passes=unlimited, reveal=auto, wildcard=false), then a line for each pile that is not empty, the
 * bottom card first. Closed cards stand before a bar: `T2: 7D | 6D`. `**` is the wildcard, `*3D`
 * the wildcard that has become the three of diamonds, `-3D` the hidden card whose part it took,
 * `??` a card that is not known.
 */
export function formatPosition(position: Position): string {
  const { rules, pass } = position;
  const head = [
    rules.definition.id,
    ...playOptionNames(rules).map((name) => `${name}=${String(rules.options[name])}`),
    ...(pass > 1 ? [`pass=${pass}`] : []),
  ];
  const piles = rules.piles
    .map(({ id }) => pileOf(position, id))
    .filter(({ cards }) => cards.length > 0)
    .map((pile) => formatPile(position, pile));
  return [head.join(' '), ...piles].join('\n');
}

interface Head {
  readonly rules: Rules;
  readonly pass: number;
}

function parseHead(line: string): Head {
  const [id, ...words] = line.split(/\s+/);
  const definition = variantNamed(id);
  const options: { -readonly [Name in keyof PlayOptions]?: PlayOptions[Name] } = {};
  let pass = 1;
  for (const word of words) {
    const [name = '', value = ''] = word.split('=');
    const option = definition.options.find((each) => each === name);
    if (name === 'pass' && /^[1-9]\d{0,6}$/.test(value)) pass = Number(value);
    else if (option) Object.assign(options, { [option]: parseOption(option, value) });
    else {
      throw new NotationError(
        `"${word}" is no option of a ${definition.id} position; allowed: ${[...definition.options.map(attributeOf), 'pass'].join(', ')}`,
      );
    }
  }
  return { rules: rulesOf(definition, { ...plainPlayOptions, ...options }), pass };
}

/** Gives out identities in the order in which cards are named, and sees that the deck has them. */
class Identities {
  readonly #left: Face[];
  readonly #faces: (Face | undefined)[] = [];
  #wildcard: Face | undefined;
  #isWildcardNamed = false;
  #spent: Card | undefined;

  constructor(private readonly rules: Rules) {
    this.#left = [...rules.deck];
  }

  card(text: string): Card {
    if (text === unplayedWildcard) return this.#wild(text);
    if (text.startsWith('*')) {
      this.#wildcard = this.#face(text.slice(1));
      return this.#wild(text);
    }
    if (text === unknownCard) return this.#faces.push(undefined) - 1;
    const isSpent = text.startsWith('-');
    const face = this.#face(isSpent ? text.slice(1) : text);
    const place = this.#left.indexOf(face);
    if (place < 0) throw new NotationError(`${text} is named more often than the deck has it`);
    this.#left.splice(place, 1);
    const card = this.#faces.push(face) - 1;
    if (isSpent) {
      if (this.#spent !== undefined) throw new NotationError(`${text}: another card is spent`);
      this.#spent = card;
    }
    return card;
  }

  /** The faces by identity; cards that were not named are out of play and come last. */
  finish(): Pick<Position, 'faces' | 'spent'> {
    const size = this.rules.deck.length;
    const unknown = this.#faces.filter((face) => face === undefined).length;
    const named = this.#faces.length;
    const faces = [...this.#faces, ...this.#left.slice(0, size - named)];
    if (faces.length > size) throw new NotationError(`more than ${size} cards are named`);
    const spent =
      this.#spent ??
      (this.#wildcard
        ? faces.findIndex((face, card) => card >= named && face === this.#wildcard)
        : -1);
    this.#checkSpent(faces[spent], unknown > 0);
    if (hasWildcard(this.rules)) faces.push(this.#wildcard);
    return { faces, ...(spent < 0 ? {} : { spent }) };
  }

  /** The wildcard plays a card's part, and that card alone is spent. */
  #checkSpent(spent: Face | undefined, mayBeUnknown: boolean): void {
    if (spent === this.#wildcard || (spent === undefined && mayBeUnknown)) return;
    throw new NotationError(
      this.#wildcard
        ? `*${formatFace(this.#wildcard)} stands beside the card whose part it plays`
        : 'a card is spent, and no wildcard plays its part',
    );
  }

  #wild(text: string): Card {
    if (!hasWildcard(this.rules)) {
      throw new NotationError(`${text}: this game is played without a wildcard`);
    }
    if (this.#isWildcardNamed) throw new NotationError(`${text}: the wildcard is named twice`);
    this.#isWildcardNamed = true;
    return wildcardOf(this.rules);
  }

  #face(text: string): Face {
    const face = parseFace(text);
    if (!face) {
      throw new NotationError(`"${text.slice(0, 10)}" is no card; a card is like AS, TH or 2C`);
    }
    return face;
  }
}

function parsePile({ id, group }: PileRules, text: string, identities: Identities): Pile {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const bar = words.indexOf('|');
  const cards = words.filter((word) => word !== '|').map((word) => identities.card(word));
  if (words.length - cards.length > 1) throw new NotationError(`${id}: one bar at the most`);
  if (words.some((word) => (word === unplayedWildcard) !== (group.kind === 'wild'))) {
    throw new NotationError(
      `${id}: ${unplayedWildcard} lies alone, and nowhere but in its own pile`,
    );
  }
  return { id, cards, closed: Math.max(bar, 0) };
}

/**
 * The position that a text names (see `formatPosition`); lines may also be separated by ` / `.
 * Cards that are not named are out of play.
 * @throws NotationError, or OptionError for an unknown variant or option value.
 */
export function parsePosition(text: string): Position {
  const lines = text
    .split(/\n| \/ /)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { rules, pass } = parseHead(lines[0] ?? '');
  const identities = new Identities(rules);
  const piles: Record<PileId, Pile> = {};
  for (const line of lines.slice(1)) {
    const [, id = '', cards = ''] = /^([A-Z]\d*):(.*)$/.exec(line) ?? [];
    const pile = rules.byId.get(id);
    if (!pile) {
      const names = rules.piles.map((each) => each.id).join(', ');
      throw new NotationError(`"${line.slice(0, 40)}" names no pile; piles: ${names}`);
    }
    if (piles[id]) throw new NotationError(`${id} is named twice`);
    piles[id] = parsePile(pile, cards, identities);
  }
  for (const { id } of rules.piles) piles[id] ??= { id, cards: [], closed: 0 };
  return { rules, piles, pass, ...identities.finish() };
}
