import { sumOf } from '../../engine/index.js';
import type { Game, LogEntry, Move, MoveStep, Position, Step } from '../../engine/index.js';
import { nameOfCard, nameOfPile } from './names.js';
import type { SpokenWording } from './spoken-wording.js';

/** How much is said. */
export type Verbosity = 'full' | 'brief' | 'off';

/** What happened, in a sentence: what moved, where to, what turned up, and what it earned. */
export function saidOfEntry(
  game: Game,
  entry: LogEntry,
  spoken: SpokenWording,
  verbosity: Verbosity,
): string {
  const { move, cause } = entry;
  const { words } = spoken;
  // Points that the clock takes on its way are on show, and would be told without end.
  if (!move) return '';
  const parts = entry.steps.flatMap((step) => saidOfStep(game.position, step, spoken, verbosity));
  const text = words.joined(...dealtTogether(parts, entry.steps, spoken));
  const points = sumOf(entry.points);
  const earned =
    points === 0 || verbosity === 'brief'
      ? []
      : [spoken.points(points), words.finalScore(spoken.language.number(entry.score))];
  return spoken.sentence(words.joined(inContext(game, cause, move, text, spoken), ...earned));
}

function inContext(
  game: Game,
  cause: LogEntry['cause'],
  move: Move,
  text: string,
  spoken: SpokenWording,
): string {
  switch (cause) {
    case 'undo':
      return spoken.undone(saidOfMove(game.position, move, spoken));
    case 'redo':
      return spoken.redone(saidOfMove(game.position, move, spoken));
    case 'clock':
      return spoken.byClock(text);
    case 'play':
    case 'give-up':
      return text;
  }
}

/** A move by its piles alone: where its cards lie now, an undo and a redo disagree. */
function saidOfMove(position: Position, move: Move, spoken: SpokenWording): string {
  const { words } = spoken;
  switch (move.type) {
    case 'play':
      return spoken.moved(
        nameOfPile(position, move.from, words),
        nameOfPile(position, move.to, words),
      );
    case 'draw':
      return spoken.drawing;
    case 'redeal':
      return spoken.turnedOver;
    case 'reveal':
      return nameOfPile(position, move.pile, words);
  }
}

function saidOfStep(
  position: Position,
  step: Step,
  spoken: SpokenWording,
  verbosity: Verbosity,
): readonly string[] {
  const { words } = spoken;
  switch (step.type) {
    case 'move':
      return saidOfMoveStep(position, step, spoken, verbosity);
    case 'turn':
      return [
        spoken.turned(
          nameOfPile(position, step.pile, words),
          nameOfCard(position, step.card, words),
        ),
      ];
    case 'redeal':
      return [spoken.turnedOver, words.pass(step.pass)];
    case 'become':
      return [spoken.became(words.card(step.face))];
    case 'leave':
      return [];
  }
}

function saidOfMoveStep(
  position: Position,
  { by, cards, to, onto }: MoveStep,
  spoken: SpokenWording,
  verbosity: Verbosity,
): readonly string[] {
  const { words } = spoken;
  const pile = nameOfPile(position, to, words);
  const [lead] = cards;
  const top = cards.at(-1);
  if (lead === undefined || top === undefined) return [];
  switch (by) {
    case 'play': {
      const target =
        onto === undefined || verbosity === 'brief'
          ? pile
          : spoken.onto(pile, nameOfCard(position, onto, words));
      return [spoken.moved(spoken.run(nameOfCard(position, lead, words), cards.length), target)];
    }
    case 'deal':
      return [spoken.drawn(nameOfCard(position, top, words))];
    case 'refill':
      return [spoken.filled(pile, nameOfCard(position, top, words))];
  }
}

/** Cards that were dealt onto many piles at once are counted, not named. */
function dealtTogether(
  parts: readonly string[],
  steps: readonly Step[],
  spoken: SpokenWording,
): readonly string[] {
  const dealt = steps.filter((step) => step.type === 'move' && step.by === 'deal');
  return dealt.length > 3 ? [spoken.dealt(spoken.words.cards(dealt.length))] : parts;
}
