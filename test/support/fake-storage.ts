import type { StorageSource } from '../../src/controllers/storage-source.js';

/** A storage that a test looks into, and that fails as browsers' storages do. */
export class FakeStorage implements Storage, StorageSource {
  readonly #items = new Map<string, string>();
  /** Thrown by the getter, as in a third-party frame. */
  refuses: Error | undefined;
  /** Thrown by every read. */
  cannotRead: Error | undefined;
  /** Thrown by every write. */
  cannotWrite: Error | undefined;
  /** Whose writes fail, when writing fails: all but those of other keys. */
  cannotWriteKey: (key: string) => boolean = () => true;
  /** How often something was written. */
  writes = 0;

  get(): Storage {
    if (this.refuses) throw this.refuses;
    return this;
  }

  get length(): number {
    return this.#items.size;
  }

  get keys(): readonly string[] {
    return [...this.#items.keys()];
  }

  /** The only item whose key has this part. */
  only(part: string): string {
    const keys = this.keys.filter((key) => key.includes(part));
    if (keys.length !== 1) throw new Error(`Not one item but ${keys.length} for ${part}.`);
    return this.getItem(keys[0] as string) ?? '';
  }

  key(index: number): string | null {
    return this.keys[index] ?? null;
  }

  getItem(key: string): string | null {
    if (this.cannotRead) throw this.cannotRead;
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.cannotWrite && this.cannotWriteKey(key)) throw this.cannotWrite;
    this.writes += 1;
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    if (this.cannotWrite && this.cannotWriteKey(key)) throw this.cannotWrite;
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

export const securityError = (): Error => new DOMException('Denied', 'SecurityError');
export const quotaError = (): Error => new DOMException('Full', 'QuotaExceededError');
