import { performance } from 'node:perf_hooks';
import type { Terminal } from './command.js';

const width = 30;
const msBetweenLooks = 100;

/** How far a long run is, on a terminal; nothing where the errors go to a file. */
export class ProgressBar {
  /** Bytes read. */
  done = 0;
  #lastLook = 0;
  readonly #started = performance.now();

  constructor(
    private readonly errors: Terminal['errors'],
    /** Bytes to read; `undefined` when that is not known. */
    private readonly all: number | undefined,
  ) {}

  show(records: number, invalid: number): void {
    const now = performance.now();
    if (!this.errors.isTTY || now - this.#lastLook < msBetweenLooks) return;
    this.#lastLook = now;
    const rate = Math.round((records * 1000) / (now - this.#started));
    this.errors.write(
      `\r${this.#bar()}${records} records, ${invalid} invalid, ${rate} a second\u001b[K`,
    );
  }

  clear(): void {
    if (this.errors.isTTY && this.#lastLook > 0) this.errors.write('\r\u001b[K');
  }

  #bar(): string {
    if (!this.all) return '';
    const part = Math.min(1, this.done / this.all);
    const filled = Math.round(part * width);
    return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.round(part * 100)} % `;
  }
}
