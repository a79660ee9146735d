import { moveFault, parseFace, pileOf, runLength } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';

/**
 * The move that a player typed: piles (`T3>T5`, `t3 t5`), cards (`7h 8s`), or both (`7h f1`); `d`
 * draws, one card or pile alone goes home. Of several moves that a text may mean, a legal one;
 * `undefined` when it means none.
 */
export function typedMove(position: Position, text: string): Move | undefined {
  const words = text
    .toUpperCase()
    .split(/[\s>,*]+/)
    .filter((word) => word !== '');
  const [from = '', to, count] = words;
  if (words.length === 1 && (from === 'D' || from === 'R')) {
    return { type: from === 'D' ? 'draw' : 'redeal' };
  }
  if (words.length === 1 && from.endsWith('!')) {
    return { type: 'reveal', pile: from.slice(0, -1) };
  }
  const sources = places(position, from);
  const targets = to === undefined ? foundations(position) : places(position, to);
  const moves = sources.flatMap((source) =>
    targets.flatMap((target) =>
      counts(position, source, count).map((each): Move => ({
        type: 'play',
        from: source.pile,
        to: target.pile,
        count: each,
      })),
    ),
  );
  return moves.find((move) => !moveFault(position, move)) ?? moves[0];
}

/** A pile, or a card that lies open on it so many cards from the top. */
interface TypedPlace {
  readonly pile: PileId;
  readonly count: number | undefined;
}

function places(position: Position, word: string): readonly TypedPlace[] {
  if (position.rules.byId.has(word)) return [{ pile: word, count: undefined }];
  const face = parseFace(lettersOf(word));
  if (!face) return [];
  return position.rules.piles.flatMap(({ id }) => {
    const { cards, closed } = pileOf(position, id);
    const open = cards.slice(closed).reverse();
    const fromTop = open.findIndex((card) => position.faces[card] === face);
    return fromTop < 0 ? [] : [{ pile: id, count: fromTop + 1 }];
  });
}

const suitSigns: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** `10H` and `T♥` are `TH`. */
function lettersOf(word: string): string {
  return word.replace(/^10/, 'T').replace(/[♣♦♥♠]/, (sign) => suitSigns[sign] ?? sign);
}

function foundations({ rules }: Position): readonly TypedPlace[] {
  return rules.piles
    .filter(({ group }) => group.kind === 'foundation')
    .map(({ id }) => ({ pile: id, count: undefined }));
}

/** How many cards may be meant: those that are said, the card's own and those on it, or any. */
function counts(
  position: Position,
  { pile, count }: TypedPlace,
  said: string | undefined,
): readonly number[] {
  if (said !== undefined && /^\d+$/.test(said)) return [Number(said)];
  if (count !== undefined) return [count];
  const rules = position.rules.byId.get(pile);
  const longest = rules ? runLength(position, rules, pileOf(position, pile)) : 0;
  return Array.from({ length: Math.max(longest, 1) }, (_, index) => index + 1);
}
