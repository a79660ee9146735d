import { expect } from 'vitest';
import type { GameOnPage } from '../support/visitor.js';

/** The game of the tour: its first four is the ace of spades, ready to go home. */
export const tag = '<solitaire-game variant="klondike" seed="w979728" muted></solitaire-game>';

export function html(script: string, body = tag): string {
  return `<!doctype html>
    <html lang="en">
      <meta charset="utf-8">
      <title>A page</title>
      ${script}
      <body>${body}</body>
    </html>`;
}

export const script = '<script type="module" src="/solitaire-game.js"></script>';

/** Plays by mouse, with what comes with the script itself. */
export async function playByMouse(game: GameOnPage): Promise<void> {
  const columns = await game.ask((_, root) =>
    [...root.querySelectorAll('.tableau')].map((pile) => pile.getBoundingClientRect().x),
  );
  expect([...new Set(columns)].sort((a, b) => a - b)).toEqual(columns);
  expect(columns).toHaveLength(7);
  await game.click('.stock .card.top');
  expect(await game.ask((element) => element.moves)).toBe(1);
  await game.drag('.tableau:nth-child(10) .card.top', '.foundation:nth-child(6) .space');
  expect(await game.ask((element) => element.score)).toBe(15);
}

/** Wants everything once that is loaded only when it is wanted. */
export async function tour(game: GameOnPage): Promise<void> {
  await playByMouse(game);
  await game.ask((element) => element.focus());
  await game.press('u');
  await game.until((element) => element.moves === 1);

  await game.ask((element) => (element.lang = 'de'));
  await game.until((_, root) => root.querySelector('.tool.new')?.ariaLabel === 'Neues Spiel');

  await game.click('.tool.help');
  await game.until((_, root) => root.querySelector('dialog')?.open === true);
  await game.press('Escape');
  await game.until((_, root) => root.querySelector('dialog')?.open === false);

  await game.ask((element) => (element.persist = 'tour'));
  await game.until((_, root) => root.querySelector('.tool.statistics') !== null);
  await game.ask((element) => {
    element.newGame('w979728');
  });
  await game.click('.tool.statistics');
  await game.until((_, root) => root.querySelector('.tallies') !== null);
  await game.click('.tallies .again');

  await game.ask((element) => void element.giveUp());
  await game.until((_, root) => root.querySelector('.outcome.given-up') !== null);

  await game.ask((element) => {
    const { record } = element;
    element.persist = undefined;
    element.readonly = true;
    element.record = record;
  });
  await game.until((_, root) => root.querySelector('.replay') !== null);

  await game.ask((element) => {
    element.readonly = false;
    element.contest = true;
    element.seed = 'contest';
  });
  await game.until((_, root) => root.querySelector('.start .again') !== null);
  await game.click('.start .again');
  expect(await game.ask((element) => element.game?.options.contest)).toBe(true);
}
