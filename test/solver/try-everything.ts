/**
 * Whether any way leads from a state to one that is won, by going to every state there is, each once:
 * no cleverness at all. `undefined` when there are more than `limit`.
 */
export function tryEverything<State>(
  start: State,
  isWon: (state: State) => boolean,
  nextOf: (state: State) => Iterable<State>,
  keyOf: (state: State) => string,
  limit: number,
): boolean | undefined {
  const open = [start];
  const seen = new Set([keyOf(start)]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (isWon(state)) return true;
    for (const next of nextOf(state)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return undefined;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}
