/** Where saved games are kept: the page's own storage, or one that a test holds. */
export interface StorageSource {
  /**
   * The storage, asked for anew each time.
   * @throws DOMException where the browser keeps the page from it.
   */
  get(): Storage;
}

/** What this browser keeps for the page's origin. */
export const pageStorage: StorageSource = { get: () => localStorage };
