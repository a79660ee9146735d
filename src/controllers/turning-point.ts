import type { Game, Move, Position } from '../engine/index.js';
import type { SolverSource } from './solver-source.js';

/** Where a game was lost. */
export interface TurningPoint {
  /** The game as it was dealt and after each move that stood at its end: what was taken back is left out. */
  readonly path: readonly [Game, ...Game[]];
  /** The last moment of the path at which it could be won; -1 when there is none. */
  readonly at: number;
  /** The moves from there to the win. */
  readonly line: readonly Move[];
  /** Whether the moment after it is proven lost: else the search for an answer was given up there. */
  readonly isProven: boolean;
}

/** What a search of one moment may cost. */
const budget = { nodes: 500_000, milliseconds: 4000 };

/** Moments without an answer that are passed in the search for one that has it. */
const mostUnknown = 8;

type Answer =
  | { readonly verdict: 'winnable'; readonly moves: readonly Move[] }
  | { readonly verdict: 'unwinnable' | 'unknown' };

/**
 * Searches for the last moment at which a game could still be won. What cannot be won stays so, hence
 * the moment is found by halves.
 * @param games as it was dealt, and after each thing that happened to its cards.
 * @param progressed told how much of the search is done, from 0 up to 1, as far as that can be told.
 * @throws the signal's reason, once it is aborted, or why there is no solver.
 */
export async function findTurningPoint(
  games: readonly [Game, ...Game[]],
  source: SolverSource,
  signal: AbortSignal,
  progressed: (share: number) => void = () => undefined,
): Promise<TurningPoint> {
  const path = pathOf(games);
  const last = path.length - 1;
  const solver = await source();
  const answers = new Map<number, Answer>();
  // Both ends, the halves, and one beyond.
  const expected = 3 + Math.ceil(Math.log2(path.length));
  const ask = async (at: number): Promise<Answer> => {
    const known = answers.get(at);
    if (known) return known;
    const { position } = path[at] ?? path[0];
    const answer = await solver.solve(position, { ...budget, signal, isUrgent: true });
    answers.set(at, answer);
    progressed(Math.min(answers.size / expected, 1));
    return answer;
  };
  const isWinnable = async (at: number): Promise<boolean> => (await ask(at)).verdict === 'winnable';

  let [won, lost] = [-1, last];
  if (await isWinnable(last)) [won, lost] = [last, last + 1];
  else if (last > 0 && (await isWinnable(0))) won = 0;
  else if ((await ask(0)).verdict === 'unwinnable') lost = 0;
  while (lost - won > 1) {
    const middle = (won + lost) >> 1;
    if (await isWinnable(middle)) won = middle;
    else lost = middle;
  }
  // A moment without an answer may have been taken for a lost one: look a little further.
  for (let passed = 0; passed < mostUnknown && lost < last; passed += 1) {
    if ((await ask(lost)).verdict === 'unwinnable') break;
    lost += 1;
    if (await isWinnable(lost)) {
      won = lost;
      lost += 1;
    }
  }
  const answer = answers.get(won);
  const isProven = lost > last || (await ask(lost)).verdict === 'unwinnable';
  return {
    path,
    at: won,
    line: answer?.verdict === 'winnable' ? answer.moves : [],
    isProven: isProven && lost === won + 1,
  };
}

/** The moments that stand at the end: an undo goes back to one of them. */
export function pathOf([dealt, ...later]: readonly [Game, ...Game[]]): [Game, ...Game[]] {
  const path: [Game, ...Game[]] = [dealt];
  const places = new Map<Position, number>([[dealt.position, 0]]);
  for (const game of later) {
    const place = places.get(game.position);
    if (place === undefined) {
      places.set(game.position, path.length);
      path.push(game);
      continue;
    }
    // What came after it does not stand any more.
    for (const gone of path.splice(place + 1)) places.delete(gone.position);
  }
  return path;
}
