import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { recordFormat } from '../engine/index.js';
import type { Game } from '../engine/index.js';
import { conditionsOf, dealOf } from './conditions.js';
import type { GameController } from './game-controller.js';
import type { Recording } from './record-reader.js';
import { faultOf } from './storage-error.js';
import type { StorageFault } from './storage-error.js';
import type { StorageSource } from './storage-source.js';
import type { StorageTroubles } from './storage-troubles.js';
import type { TimeSource } from './time-source.js';

/** The version of what is written. A reader refuses a later one and leaves it as it is. */
const format = 1;

/** The longest time that counts as time away: a wall clock may be set anywhere. */
const longestAbsence = 30 * 24 * 60 * 60 * 1000;

/** A game as it is kept. */
interface Kept {
  readonly format: number;
  readonly record: string;
  /** When it was written, by the wall clock: a contest's time goes on from there. */
  readonly date: number;
  /** Which tab plays it. */
  readonly tab: string;
  /** The player has halted it. */
  readonly paused: boolean;
}

/** A game found in the storage, not read yet. */
export interface Found {
  readonly slot: string;
  readonly kept: Kept;
}

/** What the storage is given by the element. */
export interface KeepingPlace {
  /** What all that is kept is filed under; nothing is kept without. */
  readonly key: () => string | undefined;
  readonly storage: () => StorageSource;
  readonly time: () => TimeSource;
  /** Whether the game's seed was drawn, not given by the page. */
  readonly isOwnSeed: () => boolean;
  /** What reads a record; it may not come. */
  readonly reader: () => Promise<(record: string) => Recording>;
  /** Puts the game on the table that is kept in the place of this one. */
  readonly reopen: (game: Game) => void;
}

/** So many contests over given seeds are remembered, so that they are not played a second time. */
const mostContests = 100;

function keptIn(text: string): Kept | StorageFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (typeof value !== 'object' || value === null) return 'damaged';
  const fields = value as Partial<Record<keyof Kept, unknown>>;
  const { format: version, record, date, tab, paused } = fields;
  if (typeof version === 'number' && version > format) return 'newer';
  const isKept =
    version === format &&
    typeof record === 'string' &&
    typeof date === 'number' &&
    Number.isFinite(date) &&
    typeof tab === 'string';
  return isKept ? { format, record, date, tab, paused: paused === true } : 'damaged';
}

function isOfNewerFormat(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && error.reason === 'newer-format';
}

/**
 * Keeps the game in progress: writes it after every change, so that a crash loses nothing, and finds
 * it again. There is a slot for each variant, scoring, conditions and options; a contest over a seed
 * that the page gives has one of its own, in which its result stays: those of the last hundred.
 */
export class StorageController implements ReactiveController {
  readonly #games: GameController;
  readonly #place: KeepingPlace;
  readonly #troubles: StorageTroubles;
  readonly #kept: () => void;
  readonly #tab = Math.random().toString(36).slice(2);
  /** Slots that hold what must not be written over. */
  readonly #sealed = new Set<string>();
  /** Slots that hold a game which nothing has come to read. */
  readonly #unread = new Set<string>();
  #slot: string | undefined;
  /** In which this game has been written from here: another's in its place has taken it over. */
  #ownSlot: string | undefined;
  #lookedUp: string | undefined;
  /** What was written last. */
  #written: Game | undefined;
  #isPaused = false;
  #isTakenOver = false;
  #isBegun = false;

  /** @param kept something could be written: it is a good time to try what could not be before. */
  constructor(
    host: ReactiveControllerHost,
    games: GameController,
    place: KeepingPlace,
    troubles: StorageTroubles,
    kept: () => void,
  ) {
    this.#games = games;
    this.#place = place;
    this.#troubles = troubles;
    this.#kept = kept;
    games.listen({
      started: () => {
        this.#written = this.#ownSlot = undefined;
        this.#isTakenOver = false;
      },
    });
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('storage', this.#heard);
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('pageshow', this.#return);
    document.addEventListener('visibilitychange', this.#changed);
  }

  hostDisconnected(): void {
    window.removeEventListener('storage', this.#heard);
    window.removeEventListener('pagehide', this.#leave);
    window.removeEventListener('pageshow', this.#return);
    document.removeEventListener('visibilitychange', this.#changed);
    this.#write();
  }

  /** Before the host is drawn: what is to be told of a trouble is drawn with it. */
  hostUpdate(): void {
    const { game, isPaused } = this.#games;
    if (game !== this.#written || isPaused !== this.#isPaused) this.#write();
  }

  /** What is kept in the place of a game that is about to be put on the table. */
  lookUp(record: string, seed: string | undefined): Found | undefined {
    const slot = this.#slotOf(record);
    if (slot === undefined) return undefined;
    this.#comeTo(slot);
    this.#unread.delete(slot);
    if (this.#sealed.has(slot)) {
      this.#troubles.meet('game', 'newer');
      return undefined;
    }
    let text: string | null;
    try {
      text = this.#place.storage().get().getItem(slot);
    } catch (error) {
      this.#troubles.meet('game', faultOf(error));
      return undefined;
    }
    if (text === null) return undefined;
    const kept = keptIn(text);
    if (kept === 'newer') this.#seal(slot);
    else if (kept === 'damaged') this.#setAside(slot, text);
    return typeof kept === 'object' && !this.#isOther(kept, seed) ? { slot, kept } : undefined;
  }

  /**
   * The game that was found, as far as it has gone on meanwhile; none when it is over or damaged.
   * @throws where what reads it cannot be loaded: it stays where it is.
   */
  async read({ slot, kept }: Found): Promise<Recording | undefined> {
    let recording: Recording;
    this.#unread.add(slot);
    const readRecord = await this.#place.reader();
    this.#unread.delete(slot);
    try {
      recording = readRecord(kept.record);
    } catch (error) {
      if (isOfNewerFormat(error)) this.#seal(slot);
      else this.#setAside(slot, JSON.stringify(kept));
      return undefined;
    }
    const game = recording.games[recording.games.length - 1] ?? recording.games[0];
    if (game.isOver) return this.#isResult(slot) ? recording : undefined;
    if (!game.options.contest) return recording;
    const now = this.#place.time().date();
    const away = Math.floor(Math.min(Math.max(now - kept.date, 0), longestAbsence));
    if (away === 0) return recording;
    const from = game.elapsed;
    return { ...recording, games: [game.withGap({ from, to: from + away, cause: 'reload' })] };
  }

  /** Writes down the game on the table; one that the player asked for even before its first move. */
  begin(isAskedFor = this.#isBegun): void {
    this.#isBegun = isAskedFor;
    this.#write();
    if (this.#slot !== undefined && this.#isResult(this.#slot)) this.#prune();
  }

  /** Whether a finished game stays in its slot, so that it cannot be played a second time. */
  #isResult(slot: string): boolean {
    return slot.includes('#');
  }

  #slotOf(record: string): string | undefined {
    const key = this.#place.key();
    if (key === undefined) return undefined;
    const conditions = conditionsOf(record);
    const isFixed = conditions.split(' ')[2] === 'contest' && !this.#place.isOwnSeed();
    return `${key} game ${conditions}${isFixed ? ` #${dealOf(record)}` : ''}`;
  }

  /**
   * Another deal than the one that the page asks for. Only a record of our own format can be: what
   * the rest is, reading it tells, before anything is written over it.
   */
  #isOther({ record }: Kept, seed: string | undefined): boolean {
    return (
      record.startsWith(`solitaire-game record ${recordFormat}\n`) &&
      !this.#place.isOwnSeed() &&
      !record.includes(`\nseed ${JSON.stringify(seed)}\n`)
    );
  }

  #write(): void {
    const { game, isPaused, isShown } = this.#games;
    const record = this.#games.record(false);
    if (!game || isShown || record === undefined || this.#isTakenOver) return;
    // What is over has been written, or its place is free.
    if (game.isOver && game === this.#written) return;
    const slot = this.#slotOf(record);
    if (slot === undefined || this.#sealed.has(slot) || this.#unread.has(slot)) return;
    this.#written = game;
    this.#isPaused = isPaused;
    this.#slot = slot;
    if (!game.lastEntry && !game.options.contest && !this.#isBegun) return;
    const date = this.#place.time().date();
    const kept: Kept = { format, record, date, tab: this.#tab, paused: isPaused };
    try {
      const storage = this.#place.storage().get();
      if (slot === this.#ownSlot && this.#isOthers(slot, storage.getItem(slot))) return;
      if (game.isOver && !this.#isResult(slot)) storage.removeItem(slot);
      else storage.setItem(slot, JSON.stringify(kept));
    } catch (error) {
      // The next change tries again.
      this.#written = undefined;
      this.#troubles.meet('game', faultOf(error));
      return;
    }
    this.#ownSlot = slot;
    this.#troubles.pass('game');
    this.#kept();
  }

  readonly #changed = (): void => {
    if (document.visibilityState === 'hidden') this.#leave();
    else this.#return();
  };

  /** As good a time as any to note how far the time of play has come; nothing depends on it. */
  readonly #leave = (): void => this.#write();

  /**
   * The player is here again. What was played meanwhile in another tab, or on a page that this one
   * has come back from as it was left, is played on here.
   */
  readonly #return = (): void => {
    const { game, isShown } = this.#games;
    const slot = this.#ownSlot;
    if (!game || game.isOver || slot === undefined || (isShown && !this.#isTakenOver)) return;
    let text: string | null;
    try {
      text = this.#place.storage().get().getItem(slot);
    } catch {
      // The next write tells.
      return;
    }
    const kept = text === null ? undefined : keptIn(text);
    if (kept === undefined) {
      // What is gone has come to its end: nothing to a casual game, but a contest has no second one.
      if (game.options.contest) this.#yield(game);
    } else if (typeof kept === 'object' && kept.tab !== this.#tab) {
      const isSame = dealOf(kept.record) === dealOf(this.#games.record(false) ?? '');
      if (isSame) {
        this.#isTakenOver = true;
        this.#place.reopen(game);
      } else if (!this.#isTakenOver) this.#yield(game);
    }
  };

  readonly #heard = ({ key, newValue }: StorageEvent): void => {
    if (key === this.#slot && !this.#isTakenOver) this.#isOthers(key, newValue);
  };

  /** Whether another tab has written something into a slot; then the game is that tab's. */
  #isOthers(slot: string | undefined, text: string | null): boolean {
    if (slot === undefined || text === null) return false;
    const kept = keptIn(text);
    if (kept === 'newer') this.#seal(slot);
    if (typeof kept === 'string') return kept === 'newer';
    if (kept.tab === this.#tab) return false;
    const { game } = this.#games;
    if (game && !game.isOver) this.#yield(game);
    return true;
  }

  #yield(game: Game): void {
    this.#isTakenOver = true;
    // Two tabs are two tries: a contest goes on only where it was opened last.
    if (game.options.contest) this.#games.show(game);
    this.#troubles.meet('game', 'other-tab');
  }

  /** What kept from keeping the game before is nothing to this one. */
  #comeTo(slot: string): void {
    if (slot === this.#lookedUp) return;
    this.#lookedUp = slot;
    const fault = this.#troubles.of('game');
    if (fault === 'newer' || fault === 'other-tab') this.#troubles.pass('game');
  }

  #seal(slot: string): void {
    this.#sealed.add(slot);
    this.#troubles.meet('game', 'newer');
  }

  /** Contests come and go, a seed each; one that began so long ago is over. */
  #prune(): void {
    const beginning = `${this.#place.key()} game `;
    try {
      const storage = this.#place.storage().get();
      const contests = Array.from(
        { length: storage.length },
        (_, index) => storage.key(index) ?? '',
      )
        .filter((slot) => slot.startsWith(beginning) && this.#isResult(slot) && slot !== this.#slot)
        .map((slot) => ({ slot, kept: keptIn(storage.getItem(slot) ?? '') }))
        // What a newer version has written is not ours to judge.
        .flatMap(({ slot, kept }) => (typeof kept === 'object' ? [{ slot, date: kept.date }] : []))
        .sort((a, b) => b.date - a.date);
      for (const { slot } of contests.slice(mostContests - 1)) storage.removeItem(slot);
    } catch {
      // Next time, then: nothing of the player's hangs on it.
    }
  }

  /** Keeps what cannot be read: somebody may still want to have a look at it. */
  #setAside(slot: string, text: string): void {
    try {
      const storage = this.#place.storage().get();
      storage.setItem(`${slot} damaged`, text);
      storage.removeItem(slot);
    } catch {
      this.#sealed.add(slot);
    }
    this.#troubles.lose();
  }
}
