/**
 * Why something could not be kept or found again: the browser gives no storage (`blocked`), the
 * storage is `full`, what is in it is `damaged`, was written by a `newer` version, or another tab
 * has taken the game over (`other-tab`).
 */
export type StorageFault = 'blocked' | 'full' | 'damaged' | 'newer' | 'other-tab';

/** Something could not be kept or found again; the game goes on without. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly reason: StorageFault,
    /** As the player reads it. */
    message: string,
  ) {
    super(message);
  }
}

/** What a failure of the storage means. */
export function faultOf(error: unknown): StorageFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
