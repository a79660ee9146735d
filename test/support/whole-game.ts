import { expect } from '@open-wc/testing';
import {
  createGame,
  formatPosition,
  homeMove,
  isRefusal,
  parseMove,
} from '../../src/engine/index.js';
import type { Game, Move, NewGame } from '../../src/engine/index.js';
import { EventRecorder, eventsBetween, startOf } from './event-recorder.js';
import type { Heard } from './event-recorder.js';
import { FakeTime } from './fake-time.js';
import { still, TableDriver } from './table-driver.js';
import type { Way } from './table-driver.js';

/** A won game: what it is dealt from, and its moves. */
export interface Win {
  readonly options: Omit<NewGame, 'position' | 'seed'>;
  readonly seed: string;
  readonly moves: string;
}

/** Between two moves. */
const pause = 1700;

/** One of the won games that the engine's tests replay, too. */
export async function winOf(name: string): Promise<Win> {
  const response = await fetch(new URL('../engine/cases/wins.json', import.meta.url));
  const { games } = (await response.json()) as { games: Readonly<Record<string, Win>> };
  const win = games[name];
  if (!win) throw new Error(`No won game of ${name}.`);
  return win;
}

function attributesOf({ options, seed }: Win): Record<string, string | number> {
  const { variant, scoring, draw, passes, wildcard } = options;
  return {
    variant,
    seed,
    ...(scoring === undefined ? {} : { scoring }),
    ...(draw === undefined ? {} : { draw }),
    ...(passes === undefined ? {} : { passes }),
    ...(wildcard ? { wildcard: '' } : {}),
  };
}

/** The same game as the engine alone plays it. */
class Reference {
  game: Game;
  readonly events: Heard[];
  #t = 0;

  constructor(request: NewGame) {
    this.game = createGame(request);
    this.events = [startOf(this.game)];
  }

  play(move: Move): void {
    this.#t += pause;
    const next = this.game.play(move, this.#t);
    if (isRefusal(next)) throw new Error(`refused: ${next.reason}`);
    this.events.push(...eventsBetween(this.game, next));
    this.game = next;
  }
}

/** Whether a double-click would do the same as this move. */
function isHomeMove({ position }: Game, move: Move): boolean {
  if (move.type !== 'play') return false;
  const home = homeMove(position, move.from);
  return home?.to === move.to;
}

/** The ways in turn; a double-click only where it means this very move. */
function wayOf(ways: readonly Way[], index: number, game: Game, move: Move): Way {
  const way = ways[index % ways.length] ?? 'click';
  return way === 'double-click' && !isHomeMove(game, move) ? 'drag' : way;
}

export interface Performance {
  readonly driver: TableDriver;
  readonly recorder: EventRecorder;
  readonly reference: Reference;
  readonly used: ReadonlySet<Way>;
}

/** Plays a won game to its end with real pointers, and by the engine alone. */
export async function perform(win: Win, ways: readonly Way[], style = still): Promise<Performance> {
  const recorder = new EventRecorder(document);
  try {
    const time = new FakeTime();
    const driver = await TableDriver.open(attributesOf(win), { time, style });
    const reference = new Reference({ ...win.options, seed: win.seed });
    const used = new Set<Way>();
    for (const [index, notation] of win.moves.split(' ').entries()) {
      const move = parseMove(notation);
      const way = wayOf(ways, index, driver.game, move);
      if (move.type === 'play') used.add(way);
      time.pass(pause);
      await driver.play(notation, way);
      reference.play(move);
      await driver.rest();
      expect(formatPosition(driver.game.position), `${index + 1}: ${notation} by ${way}`).to.equal(
        formatPosition(reference.game.position),
      );
    }
    return { driver, recorder, reference, used };
  } finally {
    recorder.stop();
  }
}

/** It is won, with the engine's own score, log and events. */
export function expectWon({ driver, recorder, reference }: Performance): void {
  const { element, game } = driver;
  expect(element.status).to.equal('won');
  expect(element.score).to.equal(reference.game.score);
  expect(element.moves).to.equal(reference.game.moves);
  expect(game.log).to.deep.equal(reference.game.log);
  expect(recorder.heard).to.deep.equal(reference.events);
  expect(driver.find('.outcome').textContent).to.contain('You won!');
}

export const mouseWays: readonly Way[] = ['drag', 'click', 'double-click'];
