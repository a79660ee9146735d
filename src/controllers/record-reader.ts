import {
  attributeOf,
  defineVariant,
  optionNames,
  parseOption,
  parseRecord,
  RecordError,
  variants as ownVariants,
} from '../engine/index.js';
import type { createGame, Game, LogEntry, OptionValues, variants } from '../engine/index.js';

/**
 * The engine of the page's games. This module is loaded when a record is first read, and in the
 * bundle it brings an engine of its own, whose games must not get among those of the page.
 */
export interface PageEngine {
  readonly createGame: typeof createGame;
  readonly variants: typeof variants;
}

/** What a record tells, played again by the engine of the page. */
export interface Recording {
  readonly variant: string;
  readonly scoring: string;
  readonly contest: boolean;
  /** Absent in a game that began from a position. */
  readonly seed: string | undefined;
  /** The options that the record names; all others are at their defaults. */
  readonly options: Partial<OptionValues>;
  /** The game as it was dealt, and after each thing that happened to its cards; the last is its end. */
  readonly games: readonly [Game, ...Game[]];
}

/**
 * Reads a record.
 * @param seed for a record that holds a commitment in its place.
 * @throws RecordError
 */
export function readRecord(text: string, engine: PageEngine, seed?: string): Recording {
  const known = new Set(ownVariants().map(({ id }) => id));
  for (const definition of engine.variants()) {
    if (!known.has(definition.id)) defineVariant(definition);
  }
  const recorded = parsed(text, seed);
  const { settings, start } = recorded;
  const { definition, scoring, contest } = settings;
  const options = optionsOf(text);
  const request = { variant: definition.id, scoring: scoring.id, contest, ...options };
  const dealt =
    recorded.seed === undefined
      ? engine.createGame({ ...request, position: start })
      : engine.createGame({ ...request, seed: recorded.seed });
  return {
    variant: definition.id,
    scoring: scoring.id,
    contest,
    seed: recorded.seed,
    options,
    games: playedAgain(recorded, dealt),
  };
}

/** Whoever reads the message wants to know where. */
function parsed(text: string, seed: string | undefined): Game {
  try {
    return parseRecord(text, seed);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new RecordError(error.reason, error.line, `Line ${error.line}: ${error.message}`);
  }
}

function optionsOf(text: string): Partial<OptionValues> {
  const lines = text.split(/\r?\n/);
  const options = lines.flatMap((line) => {
    const [, attribute, value] = /^option (\S+) (\S+)$/.exec(line) ?? [];
    const name = optionNames.find((each) => attributeOf(each) === attribute);
    return name && value !== undefined ? [[name, parseOption(name, value)] as const] : [];
  });
  return Object.fromEntries(options);
}

function playedAgain({ log, gaps, elapsed }: Game, dealt: Game): [Game, ...Game[]] {
  const games: [Game, ...Game[]] = [dealt];
  let game = dealt;
  let noted = 0;
  const note = (until: number): void => {
    for (let gap = gaps[noted]; gap && gap.after <= until; gap = gaps[noted]) {
      game = game.withGap(gap);
      noted += 1;
    }
  };
  log.forEach((entry, index) => {
    note(index);
    game = after(game, entry);
    // What the clock takes moves no card: it shows with the next that does.
    if (entry.move || entry.outcome) games.push(game);
  });
  note(log.length);
  // The time went on after the last of all that happened, and points may have gone with it.
  games[games.length - 1] = game.advance(elapsed);
  return games;
}

function after(game: Game, { t, cause, move }: LogEntry): Game {
  const next = cause === 'clock' ? game.advance(t) : acted(game, t, cause, move);
  if ('reason' in next) throw new Error(`A record that was valid is refused: ${next.reason}`);
  return next;
}

function acted(
  game: Game,
  t: number,
  cause: Exclude<LogEntry['cause'], 'clock'>,
  move: LogEntry['move'],
): ReturnType<Game['undo']> {
  switch (cause) {
    case 'undo':
      return game.undo(t);
    case 'redo':
      return game.redo(t);
    case 'give-up':
      return game.giveUp(t);
    case 'play':
      if (!move) throw new Error('A play without a move');
      return game.play(move, t);
  }
}
