import { dealt, isStuck, isWon, naiveMoves, naivePlay } from './naive-rules.js';
import type { Happening, Kind, Table, TableOptions } from './naive-rules.js';

/*
 * The second opinion on scores, clocks and ends (rules 2 to 4 and 6), over the naive table. No undo.
 */

export type ScoringName =
  'standard' | 'timed' | 'no-clock' | 'cards' | 'windows' | 'vegas' | 'none';

export interface NaiveOptions extends TableOptions {
  readonly contest?: boolean;
  readonly timeLimit?: number;
  readonly basePoints?: number;
  readonly timerStart?: number;
  readonly timerRate?: number;
}

export type NaiveOutcome = 'won' | 'stuck' | 'time' | 'given-up';

/** Points by role, for the scorings where a play is worth the same at any time. */
const prices: Readonly<
  Record<string, { home: number; lay: number; back: number; turned: number } | undefined>
> = {
  standard: { home: 10, lay: 5, back: -15, turned: 5 },
  windows: { home: 10, lay: 5, back: -15, turned: 5 },
  vegas: { home: 5, lay: 0, back: -5, turned: 0 },
  cards: { home: 1, lay: 0, back: -1, turned: 0 },
  none: { home: 0, lay: 0, back: 0, turned: 0 },
};

export class NaiveGame {
  table: Table;
  score: number;
  time = 0;
  outcome: NaiveOutcome | undefined;
  readonly #timeLimit: number | undefined;
  readonly #isTwoDecks: boolean;
  #timerReset = 0;
  /** The growth guard: the most cards credited for a pair of cards. */
  readonly #guard = new Map<string, number>();
  /** The cards that have earned for going home. */
  readonly #earnedHome = new Set<string>();

  constructor(
    readonly kind: Kind,
    readonly scoring: ScoringName,
    seed: string,
    private readonly options: NaiveOptions = {},
  ) {
    const isTournament = kind === 'klondike' && options.contest === true;
    const draw = options.draw ?? 1;
    this.table = dealt(kind, seed, {
      ...(isTournament ? { reveal: 'manual' } : {}),
      ...(scoring === 'vegas' ? { passes: draw } : {}),
      ...options,
    });
    const runsFree = scoring === 'timed' || scoring === 'no-clock';
    this.#timeLimit = options.timeLimit ?? (isTournament && !runsFree ? 300 : undefined);
    this.#isTwoDecks = kind === 'colorado' || kind === 'twenty';
    this.score = scoring === 'vegas' ? (this.#isTwoDecks ? -104 : -52) : 0;
    this.#lookForTheEnd();
  }

  get isStuck(): boolean {
    return isStuck(this.table);
  }

  moves(): readonly string[] {
    return this.outcome === undefined ? naiveMoves(this.table) : [];
  }

  /** What the points timer shows. */
  timer(t: number): number {
    const { basePoints = 200, timerStart = 200, timerRate = 10 } = this.options;
    const start = this.scoring === 'timed' ? timerStart : basePoints;
    return Math.max(0, start - Math.floor(((t - this.#timerReset) * timerRate) / 1000));
  }

  /** All that happens by itself up to `t`. */
  advance(t: number): void {
    while (this.outcome === undefined) {
      // At one moment: first the lost points, then the points timer, then the time limit.
      const due = [
        { at: this.#nextLoss(), happens: () => (this.score = Math.max(0, this.score - 2)) },
        { at: this.#timerZero(), happens: () => this.#timerRunsOut() },
        { at: (this.#timeLimit ?? Infinity) * 1000, happens: () => (this.outcome = 'time') },
      ].sort((a, b) => a.at - b.at)[0];
      if (!due || due.at > t) break;
      this.time = due.at;
      due.happens();
    }
    if (this.outcome === undefined) this.time = Math.max(this.time, t);
  }

  play(move: string, t: number): void {
    this.advance(t);
    if (!this.moves().includes(move)) throw new Error(`${move} is no move now`);
    const { table, happening } = naivePlay(this.table, move);
    this.table = table;
    this.#count(happening);
    this.#lookForTheEnd();
  }

  giveUp(t: number): void {
    this.advance(t);
    if (this.outcome !== undefined) throw new Error('over');
    if (this.scoring === 'no-clock') this.score += this.timer(t);
    this.outcome = 'given-up';
  }

  #nextLoss(): number {
    if (this.scoring !== 'windows') return Infinity;
    return (Math.floor(this.time / 10_000) + 1) * 10_000;
  }

  #timerZero(): number {
    if (this.scoring !== 'timed') return Infinity;
    const isLaidByHand = this.kind === 'colorado' || this.kind === 'sir-tommy';
    if (isLaidByHand && this.table.stock.length > 0) return Infinity;
    const { timerStart = 200, timerRate = 10 } = this.options;
    return this.#timerReset + Math.ceil((timerStart * 1000) / timerRate);
  }

  #timerRunsOut(): void {
    if (this.table.stock.length === 0) {
      this.outcome = 'time';
      return;
    }
    this.table = naivePlay(this.table, 'D').table;
    this.#timerReset = this.time;
    this.#lookForTheEnd();
  }

  #count(happening: Happening): void {
    const price = prices[this.scoring];
    if (price) {
      this.score += this.#fixed(happening, price);
      if (this.scoring === 'windows') this.score = Math.max(0, this.score);
    } else {
      this.#countCredited(happening);
    }
  }

  #fixed(
    { what, turned }: Happening,
    price: { home: number; lay: number; back: number; turned: number },
  ): number {
    const forTurned = turned * price.turned;
    switch (what) {
      case 'home':
      case 'wildcard-home':
        return price.home + forTurned;
      case 'lay':
        return price.lay + forTurned;
      case 'back':
        return price.back + forTurned;
      case 'redeal':
        return this.scoring === 'standard' || this.scoring === 'windows' ? this.#forNewPass() : 0;
      case 'wildcard-lay':
      case 'shift':
      case 'reveal':
      case 'draw':
        return forTurned;
    }
  }

  #forNewPass(): number {
    const { draw, pass } = this.table;
    if (draw === 1) return pass >= 2 ? -100 : 0;
    return pass >= 4 ? -20 : 0;
  }

  #countCredited({ what, count, lead, onto }: Happening): void {
    if (what === 'draw') this.#timerReset = this.time;
    const isHome = what === 'home' || what === 'wildcard-home';
    if (isHome) {
      if (this.#earnedHome.has(lead)) return;
      this.#earnedHome.add(lead);
    } else if (what === 'shift') {
      const pair = `${lead} on ${onto}`;
      if (count <= (this.#guard.get(pair) ?? 0)) return;
      this.#guard.set(pair, count);
    } else if (what !== 'lay' && what !== 'wildcard-lay') {
      return;
    }
    const { basePoints = 200 } = this.options;
    const single = this.scoring === 'timed' ? this.timer(this.time) : basePoints;
    const forLength = this.scoring === 'timed' ? single : count * basePoints + (count - 1) * 100;
    this.score += isHome ? 3 * single : forLength;
    this.#timerReset = this.time;
  }

  #lookForTheEnd(): void {
    if (isWon(this.table)) {
      this.outcome = 'won';
      this.#countTheWin();
    } else {
      const ends =
        this.scoring === 'timed' || (this.scoring !== 'no-clock' && this.options.contest === true);
      if (ends && isStuck(this.table)) this.outcome = 'stuck';
    }
  }

  #countTheWin(): void {
    const seconds = Math.floor(this.time / 1000);
    if (this.scoring === 'timed' || this.scoring === 'no-clock') {
      this.score += this.#isTwoDecks ? 10_400 : 5200;
      if (this.table.hasWildcard) this.score += 1000;
    } else if (this.scoring === 'standard' && this.#timeLimit !== undefined) {
      this.score += 2 * Math.floor((this.#timeLimit * 1000 - this.time) / 1000);
    } else if (this.scoring === 'windows' && seconds > 30) {
      this.score += Math.floor(700_000 / seconds);
    }
  }
}
