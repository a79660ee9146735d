import type { Game, LogEntry } from '../engine/index.js';
import { conditionsOf, dealOf } from './conditions.js';
import type { GameController } from './game-controller.js';
import { faultOf } from './storage-error.js';
import type { StorageFault } from './storage-error.js';
import type { StorageSource } from './storage-source.js';
import type { StorageTroubles } from './storage-troubles.js';

/** The version of what is written. A reader refuses a later one and leaves it as it is. */
const format = 1;

/** So many deals that were won are remembered, so that none counts as won twice. */
const mostDeals = 200;

/** How the games under one set of conditions went. */
export interface Tally {
  /** A game counts from its first move on. */
  readonly games: number;
  readonly wins: number;
  /** Games won one after the other, up to now and at the most. */
  readonly streak: number;
  readonly longest: number;
  /** The best score of a game that came to an end. */
  readonly best?: number | undefined;
  /** The shortest time of play of a won game, in ms. */
  readonly fastest?: number | undefined;
  /** The deal that was counted last, until it is won or lost. */
  readonly open?: string | undefined;
  /** The deals that were won. */
  readonly won: readonly string[];
}

/** The tallies by conditions: `klondike standard casual`. */
export type Tallies = Readonly<Record<string, Tally>>;

const blank: Tally = { games: 0, wins: 0, streak: 0, longest: 0, won: [] };

/** The first move of a game: only now it counts, and a game before it that was left is lost. */
function begun(tally: Tally, deal: string): Tally {
  if (tally.open === deal || tally.won.includes(deal)) return tally;
  const streak = tally.open === undefined ? tally.streak : 0;
  return { ...tally, games: tally.games + 1, streak, open: deal };
}

function ended(tally: Tally, deal: string, { outcome, score, elapsed }: Game): Tally {
  const best = Math.max(tally.best ?? score, score);
  if (tally.open !== deal) return { ...tally, best };
  if (outcome !== 'won') return { ...tally, best, streak: 0, open: undefined };
  const streak = tally.streak + 1;
  return {
    ...tally,
    best,
    wins: tally.wins + 1,
    streak,
    longest: Math.max(tally.longest, streak),
    fastest: Math.min(tally.fastest ?? elapsed, elapsed),
    open: undefined,
    won: [...tally.won, deal].slice(-mostDeals),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function tallyOf(value: unknown): Tally | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<keyof Tally, unknown>>;
  const { games, wins, streak, longest, best, fastest, open, won } = fields;
  if (!isCount(games) || !isCount(wins) || !isCount(streak) || !isCount(longest)) return undefined;
  if (!Array.isArray(won) || wins > games || longest > wins || streak > longest) return undefined;
  return {
    games,
    wins,
    streak,
    longest,
    best: Number.isSafeInteger(best) ? Number(best) : undefined,
    fastest: isCount(fastest) ? fastest : undefined,
    open: typeof open === 'string' ? open : undefined,
    won: won.filter((deal): deal is string => typeof deal === 'string').slice(-mostDeals),
  };
}

/** What a text holds, or what is wrong with it. */
function talliesIn(text: string): Tallies | StorageFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (typeof value !== 'object' || value === null) return 'damaged';
  const { format: version, tallies } = value as { format?: unknown; tallies?: unknown };
  if (typeof version === 'number' && version > format) return 'newer';
  if (version !== format || typeof tallies !== 'object' || tallies === null) return 'damaged';
  const entries = Object.entries(tallies).map(([name, each]) => [name, tallyOf(each)] as const);
  if (entries.some(([, tally]) => !tally)) return 'damaged';
  return Object.fromEntries(entries) as Tallies;
}

function textOf(tallies: Tallies): string {
  return JSON.stringify({ format, tallies });
}

/** What is better of two that tell of the same games: the one that knows of more of them. */
function merged(own: Tally | undefined, other: Tally): Tally {
  if (!own) return other;
  const [more, less] = other.games > own.games ? [other, own] : [own, other];
  return {
    ...more,
    longest: Math.max(more.longest, Math.min(less.longest, more.wins)),
    best: greatest(more.best, less.best),
    fastest: least(more.fastest, less.fastest),
  };
}

function greatest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

type Change = (tallies: Tallies) => Tallies;

/**
 * Counts games: how many, how many were won, the best of them. What is kept is read anew for each
 * change, so that two tabs count together; a change that cannot be made now waits, and what cannot
 * be read is never replaced.
 */
export class StatisticsController {
  readonly #key: () => string | undefined;
  readonly #storage: () => StorageSource;
  readonly #troubles: StorageTroubles;
  /** Changes that could not be written yet, and under what they are filed. */
  #waiting: readonly { readonly name: string; readonly change: Change }[] = [];

  constructor(
    games: GameController,
    key: () => string | undefined,
    storage: () => StorageSource,
    troubles: StorageTroubles,
  ) {
    this.#key = key;
    this.#storage = storage;
    this.#troubles = troubles;
    games.listen({
      changed: (before, now, entries) => {
        if (!games.isShown) this.#count(games, before, now, entries);
      },
    });
  }

  /** All that was counted; what waits to be written is counted, too. */
  get tallies(): Tallies {
    return this.#withWaiting(this.#read() ?? {});
  }

  /** All that was counted as a text to keep elsewhere. */
  exported(): string {
    return textOf(this.tallies);
  }

  /** Adds what `exported` gave; for games that both know of, the one that knows of more wins. */
  import(text: string): StorageFault | undefined {
    const other = talliesIn(text);
    if (typeof other === 'string') return other;
    this.#change((own) => ({
      ...own,
      ...Object.fromEntries(
        Object.entries(other).map(([name, tally]) => [
          name,
          merged(Object.hasOwn(own, name) ? own[name] : undefined, tally),
        ]),
      ),
    }));
    return this.#troubles.of('statistics');
  }

  /** Writes what could not be written before. */
  retry(): void {
    if (this.#waiting.length > 0) this.#write();
  }

  #count(games: GameController, before: Game, now: Game, entries: readonly LogEntry[]): void {
    const isPlay = entries.some(({ cause }) => cause === 'play');
    const isEnd = now.isOver && !before.isOver;
    // An undo or a draw by the clock begins no game; the first move has, before them.
    if (!isEnd && !(isPlay && now.moves === 1)) return;
    if (!now.log.some(({ cause }) => cause === 'play')) return;
    const record = games.record(false) ?? '';
    const deal = dealOf(record);
    this.#change((tallies) => {
      const name = conditionsOf(record);
      const known = Object.hasOwn(tallies, name) ? tallies[name] : undefined;
      const tally = begun(known ?? blank, deal);
      return { ...tallies, [name]: isEnd ? ended(tally, deal, now) : tally };
    });
  }

  #change(change: Change): void {
    const name = this.#name;
    if (name === undefined) return;
    this.#waiting = [...this.#waiting, { name, change }];
    this.#write();
  }

  #write(): void {
    const name = this.#name;
    const kept = this.#read();
    if (name === undefined || !kept) return;
    try {
      this.#storage()
        .get()
        .setItem(name, textOf(this.#withWaiting(kept)));
    } catch (error) {
      this.#troubles.meet('statistics', faultOf(error));
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each.name !== name);
    this.#troubles.pass('statistics');
  }

  #withWaiting(kept: Tallies): Tallies {
    const own = this.#waiting.filter(({ name }) => name === this.#name);
    return own.reduce((all, { change }) => change(all), kept);
  }

  get #name(): string | undefined {
    const key = this.#key();
    return key === undefined ? undefined : `${key} statistics`;
  }

  /** What is kept; `undefined` when it cannot be read, and then must not be written over. */
  #read(): Tallies | undefined {
    const key = this.#name;
    if (key === undefined) return undefined;
    try {
      const storage = this.#storage().get();
      const text = storage.getItem(key);
      if (text === null) return {};
      const tallies = talliesIn(text);
      if (typeof tallies !== 'string') return tallies;
      if (tallies === 'newer') {
        this.#troubles.meet('statistics', tallies);
        return undefined;
      }
      // Kept aside first: where that fails, nothing is written over.
      storage.setItem(`${key} damaged`, text);
      storage.removeItem(key);
      this.#troubles.lose();
      return {};
    } catch (error) {
      this.#troubles.meet('statistics', faultOf(error));
      return undefined;
    }
  }
}
