import type { ReactiveControllerHost } from 'lit';
import type { GameController } from '../controllers/game-controller.js';
import { StatisticsController } from '../controllers/statistics-controller.js';
import { StorageController } from '../controllers/storage-controller.js';
import type { KeepingPlace } from '../controllers/storage-controller.js';
import { StorageError } from '../controllers/storage-error.js';
import { storageText } from './storage-text.js';
import type { Wording } from './wording.js';

interface KeepingHost extends ReactiveControllerHost {
  readonly words: Wording;
  warn(error: Error): void;
}

/** What an element with `persist` keeps: its game, and how all of them went. */
export class Keeping {
  readonly storage: StorageController;
  readonly statistics: StatisticsController;
  readonly #host: KeepingHost;

  constructor(host: KeepingHost, games: GameController, place: Omit<KeepingPlace, 'tell'>) {
    this.#host = host;
    const tell: KeepingPlace['tell'] = (fault) =>
      host.warn(new StorageError(fault, storageText(fault, host.words)));
    this.storage = new StorageController(host, games, { ...place, tell });
    this.statistics = new StatisticsController(games, place.key, place.storage, tell);
  }

  /** What is said of a contest that was found finished. */
  get played(): string {
    const { msg } = this.#host.words.language;
    return msg('This deal has been played: here is its result.');
  }
}
