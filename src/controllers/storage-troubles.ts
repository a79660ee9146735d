import type { StorageFault } from './storage-error.js';

/** Who keeps something: each may have its own trouble with the one storage. */
export type Keeper = 'game' | 'statistics';

/** What the player is told of the storage. */
export interface StorageNews {
  readonly tell: (fault: StorageFault) => void;
  /** What was told holds no more: all is kept again. */
  readonly over: () => void;
}

/**
 * What keeps from keeping: told once for all who meet it, and taken back when the last of them has
 * got over it.
 */
export class StorageTroubles {
  readonly #met = new Map<Keeper, StorageFault>();

  constructor(private readonly news: StorageNews) {}

  of(keeper: Keeper): StorageFault | undefined {
    return this.#met.get(keeper);
  }

  meet(keeper: Keeper, fault: StorageFault): void {
    const isTold = [...this.#met.values()].includes(fault);
    this.#met.set(keeper, fault);
    if (!isTold) this.news.tell(fault);
  }

  /** Something was kept. */
  pass(keeper: Keeper): void {
    if (this.#met.delete(keeper) && this.#met.size === 0) this.news.over();
  }

  /** Something was lost: nothing that can be got over, so it is told each time. */
  lose(): void {
    this.news.tell('damaged');
  }
}
