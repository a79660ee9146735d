import type { SolitaireGameElement } from '../src/index.js';
import wins from '../test/engine/cases/wins.json' with { type: 'json' };

/** Attributes of a game; `true` is an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A game with these attributes, on which these moves are played. */
export function game(attributes: Attributes, moves: readonly string[] = []): SolitaireGameElement {
  const element = document.createElement('solitaire-game');
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === '' || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  // Motion and sound are for what the visitor does.
  const { muted } = element;
  if (moves.length > 0) element.muted = true;
  void element.updateComplete.then(() => {
    for (const move of moves) element.play(move);
    element.muted = muted;
  });
  return element;
}

/** A game that is won in the end, and how much of it is played. */
export function wonGame(
  name: keyof typeof wins.games,
  share = 1,
  attributes: Attributes = {},
): SolitaireGameElement {
  const { options, seed, moves } = wins.games[name];
  const all = moves.split(' ');
  return game({ ...options, seed, ...attributes }, all.slice(0, Math.round(all.length * share)));
}
