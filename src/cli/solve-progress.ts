import type { Verdict } from '../solver/index.js';
import type { Terminal } from './command.js';

const msBetweenLooks = 100;

/** How far a list of deals is solved: shown on a terminal, and nowhere else. */
export class SolveProgress {
  #shownAt = -Infinity;
  #isShown = false;
  readonly #verdicts: Record<Verdict['verdict'], number> = {
    winnable: 0,
    unwinnable: 0,
    unknown: 0,
  };

  constructor(
    private readonly errors: Terminal['errors'],
    /** `undefined` when that is not known. */
    private readonly all: number | undefined,
    private readonly now: () => number,
  ) {}

  /** So many positions have been looked at for the one at hand. */
  thinks(nodes: number): void {
    if (!this.errors.isTTY || this.now() - this.#shownAt < msBetweenLooks) return;
    this.#shownAt = this.now();
    this.#isShown = true;
    const { winnable, unwinnable, unknown } = this.#verdicts;
    const of = this.all === undefined ? '' : ` of ${this.all}`;
    this.errors.write(
      `\r${this.#done + 1}${of}, ${nodes} positions; ${winnable} winnable, ${unwinnable} unwinnable, ${unknown} unknown\u001b[K`,
    );
  }

  solved(verdict: Verdict['verdict']): void {
    this.#verdicts[verdict] += 1;
    if (this.all === undefined || this.#done < this.all) this.thinks(0);
  }

  get #done(): number {
    return Object.values(this.#verdicts).reduce((sum, count) => sum + count);
  }

  /** Takes the line away, before something else is written. */
  clear(): void {
    if (this.#isShown) this.errors.write('\r\u001b[K');
    this.#isShown = false;
  }
}
