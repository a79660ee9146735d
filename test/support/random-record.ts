import {
  createGame,
  isRefusal,
  optionTable,
  settle,
  usableOptions,
} from '../../src/engine/index.js';
import type { Game, GameRequest, OptionName, OptionValue } from '../../src/engine/index.js';
import { ownScorings } from '../../src/engine/scorings/index.js';
import { ownVariants } from '../../src/engine/variants/index.js';
import { pickMove } from './random-player.js';

type Random = (below: number) => number;

function one<Item>(random: Random, items: readonly Item[]): Item {
  // The lists here are never empty.
  return items[random(items.length)] as Item;
}

const awkwardSeeds = [
  '',
  ' ',
  'two words',
  'tab\tand\nnew line\r\n',
  '"quoted\\"',
  'ünïcödé ♠ 🂡',
  '\u0000\u001f\u007f\u2028',
  'start klondike',
  '{"id":1}',
  'é'.repeat(64),
];

function randomSeed(random: Random): string {
  return random(4) === 0 ? one(random, awkwardSeeds) : `deal ${random(1_000_000)}`;
}

function randomValue(random: Random, name: OptionName): OptionValue {
  const { allowed } = optionTable[name];
  switch (allowed.kind) {
    case 'choice':
      // The table's values are the option's.
      return one(random, allowed.values) as OptionValue;
    case 'boolean':
      return random(2) === 0;
    case 'whole': {
      if (allowed.or !== undefined && random(3) === 0) return allowed.or as OptionValue;
      const most = random(3) === 0 ? allowed.most : 400;
      return allowed.least + random(most - allowed.least + 1);
    }
  }
}

/** A request that `createGame` takes: any variant, scoring and conditions, some options. */
export function randomRequest(random: Random): GameRequest {
  const definition = one(random, ownVariants);
  const scoring = one(random, ownScorings);
  const request: GameRequest = {
    variant: definition.id,
    scoring: scoring.id,
    contest: random(2) === 0,
  };
  const options = usableOptions(definition, scoring)
    .filter(() => random(4) === 0)
    .filter((name) => !(name === 'undo' && scoring.forbidsUndo))
    .map((name) => [name, randomValue(random, name)] as const);
  return { ...request, ...Object.fromEntries(options) };
}

/** Whole seconds at the most, mostly; now and then so long that the clock does much by itself. */
function randomPause(random: Random): number {
  switch (random(20)) {
    case 0:
      return 0;
    case 1:
      return random(60_000);
    case 2:
      return random(5) === 0 ? random(5_000_000) : random(10_000);
    default:
      return random(6000);
  }
}

function acted(game: Game, random: Random, t: number): Game {
  const from = game.elapsed;
  switch (random(24)) {
    case 0:
    case 1:
      return orSame(game, game.undo(t));
    case 2:
      return orSame(game, game.redo(t));
    case 3:
      return random(12) === 0 ? orSame(game, game.giveUp(t)) : game;
    case 4:
      return game.advance(t);
    case 5:
      return t > from
        ? game.withGap({ from, to: t, cause: one(random, ['hidden', 'reload']) })
        : game;
    default: {
      const now = game.advance(t);
      const move = pickMove(now, random);
      return move ? orSame(now, now.play(move, t)) : now;
    }
  }
}

function orSame(game: Game, result: ReturnType<Game['undo']>): Game {
  return isRefusal(result) ? game : result;
}

/** A game with everything in it that a record can tell: undo, redo, gaps, the clock's doings. */
export function randomGame(random: Random, most = 150): Game {
  const request = randomRequest(random);
  let game = createGame({ ...request, seed: randomSeed(random) });
  if (random(8) === 0) game = fromItsPosition(played(game, random, random(30)), request);
  return played(game, random, random(most));
}

function played(start: Game, random: Random, actions: number): Game {
  let game = start;
  for (let action = 0; action < actions && !game.isOver; action += 1) {
    game = acted(game, random, game.elapsed + randomPause(random));
  }
  return game;
}

/** A game that begins from where another has come to. */
function fromItsPosition(game: Game, request: GameRequest): Game {
  const { definition, values } = settle(request);
  const play = Object.fromEntries(definition.options.map((name) => [name, values[name]]));
  return createGame({ ...request, ...play, position: game.position });
}
