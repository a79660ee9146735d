/**
 * Why something could not be kept or found again: the browser gives no storage (`blocked`), the
 * storage is `full`, what is in it is `damaged`, was written by a `newer` version, or another tab
 * has taken the game over (`other-tab`).
 */
export type StorageFault = 'blocked' | 'full' | 'damaged' | 'newer' | 'other-tab';

const messages: Readonly<Record<StorageFault, string>> = {
  blocked: 'This browser keeps nothing for this page: the game goes on, but will be lost.',
  full: 'The storage is full: the game goes on, but is not kept.',
  damaged: 'What was kept is damaged. It was put aside.',
  newer: 'What was kept is from a newer version. It was left alone; this game is not kept.',
  'other-tab': 'Another tab has taken over: only what is played there is kept.',
};

/** Something could not be kept or found again; the game goes on without. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(readonly reason: StorageFault) {
    super(messages[reason]);
  }
}

/** What a failure of the storage means. */
export function faultOf(error: unknown): StorageFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
