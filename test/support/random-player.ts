import { formatMove, isRefusal } from '../../src/engine/index.js';
import type { Game, Move } from '../../src/engine/index.js';

/** Numbers from 0 up to, and without, `below`: the same ones for the same seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One of the legal moves, and rather a card home than another, so that games get on. */
export function pickMove(game: Game, random: (below: number) => number): Move | undefined {
  const moves = game.legalMoves();
  const home = moves.filter((move) => move.type === 'play' && /^[FAK]/.test(move.to));
  const pool = home.length > 0 && random(3) > 0 ? home : moves;
  return pool[random(pool.length)];
}

/** Plays at random, up to `most` moves and not beyond the end; tells what was played, and when. */
export function playAtRandom(
  start: Game,
  random: (below: number) => number,
  most: number,
  longestPause = 4000,
): {
  readonly game: Game;
  readonly played: readonly { readonly move: string; readonly t: number }[];
} {
  let game = start;
  const played: { move: string; t: number }[] = [];
  let t = game.elapsed;
  while (played.length < most) {
    t += random(longestPause);
    game = game.advance(t);
    const move = pickMove(game, random);
    if (!move) break;
    const next = game.play(move, t);
    if (isRefusal(next)) throw new Error(`${formatMove(move)} refused: ${next.reason}`);
    game = next;
    played.push({ move: formatMove(move), t });
  }
  return { game, played };
}
