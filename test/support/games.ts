import {
  createGame,
  formatPosition,
  isRefusal,
  parseMove,
  parsePosition,
} from '../../src/engine/index.js';
import type { Game, NewGame, Refusal, RefusalReason } from '../../src/engine/index.js';

type WithoutStart<Request> = Request extends unknown ? Omit<Request, 'position' | 'seed'> : never;

/** A game from a position in notation; its first word names the variant. */
export function from(position: string, options: Omit<WithoutStart<NewGame>, 'variant'> = {}): Game {
  const variant = /^[a-z-]+/.exec(position.trim())?.[0] ?? '';
  return createGame({ variant, position: parsePosition(position), ...options });
}

/** The game after an action that must have been accepted. */
export function accepted(result: Game | Refusal): Game {
  if (isRefusal(result)) throw new Error(`refused: ${result.reason}`);
  return result;
}

/** Why an action was refused; it must have been. */
export function reasonOf(result: Game | Refusal): RefusalReason {
  if (!isRefusal(result)) throw new Error('accepted, though it ought to be refused');
  return result.reason;
}

/** The outcome of trying one move, given as text. */
export function attempt(game: Game, move: string, t = game.elapsed): Game | Refusal {
  return game.play(parseMove(move), t);
}

/** The game after these moves, given as text, all of them at `t`. */
export function played(game: Game, moves: string, t = game.elapsed): Game {
  return moves.split(' ').reduce((now, move) => {
    const next = attempt(now, move, t);
    if (isRefusal(next)) throw new Error(`${move} refused: ${next.reason}`);
    return next;
  }, game);
}

/** The game after moves with their times: `[[1000, 'D'], [3250, 'W>T1']]`. */
export function playedAt(game: Game, moves: readonly (readonly [number, string])[]): Game {
  return moves.reduce((now, [t, move]) => played(now, move, t), game);
}

/** Whether a move is accepted just now. */
export function takes(game: Game, move: string): boolean {
  return !isRefusal(attempt(game, move));
}

/** What a pile holds, bottom card first, closed cards before a bar: `7D | 6D`; empty: ''. */
export function pile(game: Game, id: string): string {
  const line = formatPosition(game.position)
    .split('\n')
    .find((each) => each.startsWith(`${id}: `));
  return line?.slice(id.length + 2) ?? '';
}

/** How many cards a pile holds. */
export function size(game: Game, id: string): number {
  return game.position.piles[id]?.cards.length ?? 0;
}

/** The whole position as text. */
export function table(game: Game): string {
  return formatPosition(game.position);
}
