import { createGame, formatRecord, Game, parseMove, parsePosition } from '../src/engine/index.js';
import type { NewGame } from '../src/engine/index.js';
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

/** The same, up to the move with which the wildcard is played. */
export function wildcardGame(name: keyof typeof wins.games): SolitaireGameElement {
  const all = wins.games[name].moves.split(' ');
  return wonGame(name, (all.findIndex((move) => move.startsWith('X>')) + 1) / all.length);
}

/** The record of a whole game that is won, a move a second. */
export function recordOf(name: keyof typeof wins.games): string {
  const { options, seed, moves } = wins.games[name];
  let now = createGame({ ...(options as Pick<NewGame, 'variant'>), seed });
  for (const [index, move] of moves.split(' ').entries()) {
    const next = now.play(parseMove(move), 1000 * (index + 1));
    if (!(next instanceof Game)) throw new Error(`${name}: ${move} is refused.`);
    now = next;
  }
  return formatRecord(now);
}

/** A position in notation on the table; its head says the variant and the options. */
export function laid(
  position: string,
  attributes: Attributes = {},
  moves: readonly string[] = [],
): SolitaireGameElement {
  const parsed = parsePosition(position);
  const variant = parsed.rules.definition.id;
  const record = formatRecord(createGame({ variant, position: parsed }));
  return game({ record, ...attributes }, moves);
}

/** The game of a story, once it lies on the table. */
export async function shown(canvas: HTMLElement): Promise<SolitaireGameElement> {
  const element = canvas.querySelector('solitaire-game');
  if (!element) throw new Error('The story shows no game.');
  await element.updateComplete;
  return element;
}

/** The third step of a hint, whose words stay there to be read: else they go after some seconds. */
export async function hinted(element: SolitaireGameElement): Promise<void> {
  const { timeSource } = element;
  element.timeSource = { ...timeSource, after: () => () => undefined };
  for (let step = 0; step < 3; step += 1) await element.hint();
  element.timeSource = timeSource;
}

/** Something within a game, as soon as it is there. */
export async function found(element: SolitaireGameElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const node = element.shadowRoot?.querySelector<HTMLElement>(selector);
    if (node) return node;
    await new Promise(requestAnimationFrame);
  }
}
