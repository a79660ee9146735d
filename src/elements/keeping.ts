import type { ReactiveControllerHost } from 'lit';
import type { GameController } from '../controllers/game-controller.js';
import { StatisticsController } from '../controllers/statistics-controller.js';
import { StorageController } from '../controllers/storage-controller.js';
import type { KeepingPlace } from '../controllers/storage-controller.js';
import { StorageError } from '../controllers/storage-error.js';
import { StorageTroubles } from '../controllers/storage-troubles.js';
import type { Wording } from './wording.js';

interface KeepingHost extends ReactiveControllerHost {
  warn(error: Error): void;
}

/** What an element with `persist` keeps: its game, and how all of them went. */
export class Keeping {
  readonly storage: StorageController;
  readonly statistics: StatisticsController;

  /** @param unsay takes back what was told of a trouble that is over. */
  constructor(
    host: KeepingHost,
    games: GameController,
    place: KeepingPlace,
    unsay: (trouble: Error) => void,
  ) {
    let told: StorageError | undefined;
    const troubles = new StorageTroubles({
      tell: (fault) => host.warn((told = new StorageError(fault))),
      over: () => told && unsay(told),
    });
    this.statistics = new StatisticsController(games, place.key, place.storage, troubles);
    const retry = (): void => this.statistics.retry();
    this.storage = new StorageController(host, games, place, troubles, retry);
  }

  /** What is said of a contest that was found finished. */
  played({ language }: Wording): string {
    const { msg } = language;
    return msg('This deal has been played: here is its result.');
  }
}
