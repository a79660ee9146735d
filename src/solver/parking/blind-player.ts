import { Random } from '../random.js';
import { Forecast } from './forecast.js';
import { isStackable, Stacking } from './stacking.js';
import { noPlace, ParkingTable } from './table.js';

/** What a win counts beside the cards that it brings home. */
const winBonus = 50;

/** How often the half of the piles that did worse is given up, the rest tried twice as often. */
const rounds = 4;

/**
 * Where a player lays the stock's top who knows only what lies open: for many orders in which the
 * cards not yet seen might come, play on from each pile that may do, and take the pile from which
 * most is brought home.
 *
 * It plays on by the forecast of that order; but where the ranks alone tell where to lay a card, by
 * them: who will not know the order either had better not count on it.
 */
export class BlindPlayer {
  readonly #forecast: Forecast | undefined;
  readonly #stacking: Stacking | undefined;
  /** Where what might come is played out. */
  readonly #trial: ParkingTable;
  readonly #gains: Float64Array;
  readonly #random: Random;

  constructor(
    private readonly table: ParkingTable,
    seed: number,
  ) {
    this.#trial = new ParkingTable(table.lot);
    if (isStackable(table.lot)) this.#stacking = new Stacking(table.lot);
    else this.#forecast = new Forecast(table);
    this.#gains = new Float64Array(table.pileCount);
    this.#random = new Random(seed);
  }

  /**
   * The pile for the stock's top, or `noPlace` when there is none; thought of in short strides.
   * @param samples orders to try with every pile; the best piles are tried with fifteen times more.
   */
  *pileFor(card: number, samples: number): Generator<undefined, number> {
    const { table } = this;
    const gains = this.#gains.fill(0);
    // The order of what is to come is forgotten: only the top itself is seen.
    this.#trial.stock.set(table.stock);
    let piles = Array.from(table.tops.keys()).filter(
      (pile) => table.lot.laysInSpaces || table.tops[pile] !== table.noCard,
    );
    for (let round = 0; round < rounds && piles.length > 1; round += 1) {
      for (let sample = 0; sample < samples << round; sample += 1) {
        this.#try(card, piles);
        yield undefined;
      }
      const gainOf = (pile: number): number => gains[pile] as number;
      piles.sort((one, other) => gainOf(other) - gainOf(one));
      piles = piles.slice(0, Math.ceil(piles.length / 2));
    }
    return piles[0] ?? noPlace;
  }

  #try(card: number, piles: readonly number[]): void {
    const trial = this.#trial;
    this.#random.shuffle(trial.stock, this.table.at + 1, trial.stock.length);
    this.#forecast?.make(trial.stock);
    for (const pile of piles) (this.#gains[pile] as number) += this.#gain(card, pile);
  }

  /** How much is brought home with the card on this pile. */
  #gain(card: number, pile: number): number {
    const trial = this.#trial;
    trial.copy(this.table);
    trial.at += 1;
    trial.lay(pile, card);
    do trial.sendHome();
    while (this.#park(trial));
    return trial.home + (trial.home === trial.size ? winBonus : 0);
  }

  #park(trial: ParkingTable): boolean {
    if (this.#forecast) return trial.parkBy(this.#forecast.due);
    return this.#stacking?.park(trial) === true;
  }
}
