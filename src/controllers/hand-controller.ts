import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  giveFault,
  homeMove,
  isTopClosed,
  pileOf,
  pileRules,
  wildcardFace,
} from '../engine/index.js';
import type { Face, Game, PileId, Position } from '../engine/index.js';
import type { GameController } from './game-controller.js';
import type { Held } from './held.js';
import type { Spot } from './spots.js';

/**
 * The player's hand: picks cards up and lays them down. Click, key, touch and drag are all these
 * two steps (rules.md 3.5).
 */
export class HandController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #games: GameController;
  readonly #onPickUp: () => void;
  #held: Held | undefined;

  /** @param onPickUp told when cards were picked up. */
  constructor(host: ReactiveControllerHost, games: GameController, onPickUp: () => void) {
    this.#host = host;
    this.#games = games;
    this.#onPickUp = onPickUp;
    host.addController(this);
    games.listen({
      started: () => this.#hold(undefined),
      changed: (before, now) => this.#keepHold(before, now),
    });
  }

  hostDisconnected(): void {
    this.#held = undefined;
  }

  get held(): Held | undefined {
    return this.#held;
  }

  /** The piles where the held cards may be laid. */
  get targets(): ReadonlySet<PileId> {
    const { game } = this.#games;
    const held = this.#held;
    if (!game || !held) return new Set();
    return new Set(
      game
        .legalMoves()
        .flatMap((move) =>
          move.type === 'play' && move.from === held.from && move.count === held.count
            ? [move.to]
            : [],
        ),
    );
  }

  /** What is held is the wildcard, not yet a card. */
  get holdsWildcard(): boolean {
    const position = this.#games.game?.position;
    const held = this.#held;
    return (
      position !== undefined &&
      held !== undefined &&
      pileRules(position.rules, held.from).group.kind === 'wild'
    );
  }

  /** What a held wildcard would become on a pile. */
  preview(target: PileId): Face | undefined {
    const position = this.#games.game?.position;
    if (!position || !this.holdsWildcard) return undefined;
    return this.targets.has(target)
      ? wildcardFace(position, pileRules(position.rules, target))
      : undefined;
  }

  /** One step of two: picks up what lies at a place, or lays down there what is held. */
  tap(spot: Spot): void {
    const { game } = this.#games;
    if (!game || game.isOver) return;
    if (isClickedStock(game.position, spot.pile)) {
      this.#hold(undefined);
      this.#games.draw();
    } else if (this.#held && this.#held.from !== spot.pile) {
      this.layOn(spot.pile);
    } else if (this.#held && this.#isLead(game.position, spot)) {
      this.#hold(undefined);
    } else {
      this.#pickUpOrTurn(game.position, spot);
    }
  }

  /** Picks up the cards from a place upward; false, with the reason told, when that cannot be. */
  pickUp(spot: Spot): boolean {
    const position = this.#games.game?.position;
    if (!position || spot.index < 0) return false;
    const pile = pileOf(position, spot.pile);
    const count = pile.cards.length - spot.index;
    const fault = giveFault(position, pileRules(position.rules, spot.pile), count);
    if (fault) {
      this.#games.refuse(fault);
      return false;
    }
    this.#hold({ from: spot.pile, count });
    this.#onPickUp();
    return true;
  }

  /** Lays what is held on a pile. When it is refused the cards stay held. */
  layOn(to: PileId): boolean {
    const held = this.#held;
    if (!held) return false;
    const isLaid = this.#games.play({ type: 'play', from: held.from, to, count: held.count });
    if (isLaid) this.#hold(undefined);
    return isLaid;
  }

  /** Sends the top card of a pile home; false when no foundation takes it. */
  sendHome(pile: PileId): boolean {
    const { game } = this.#games;
    const move = game && !game.isOver ? homeMove(game.position, pile) : undefined;
    if (!move) return false;
    this.#hold(undefined);
    return this.#games.play(move);
  }

  release(): void {
    this.#hold(undefined);
  }

  #pickUpOrTurn(position: Position, spot: Spot): void {
    const pile = pileOf(position, spot.pile);
    const { flip } = pileRules(position.rules, spot.pile).group;
    if (flip !== undefined && isTopClosed(pile) && spot.index === pile.cards.length - 1) {
      this.#hold(undefined);
      this.#games.play({ type: 'reveal', pile: spot.pile });
    } else {
      this.pickUp(spot);
    }
  }

  #isLead(position: Position, spot: Spot): boolean {
    const held = this.#held;
    return (
      held !== undefined && pileOf(position, held.from).cards.length - held.count === spot.index
    );
  }

  #hold(held: Held | undefined): void {
    if (held === this.#held) return;
    this.#held = held;
    this.#host.requestUpdate();
  }

  /** What happened to the pile in between takes the cards out of the hand. */
  #keepHold(before: Game, now: Game): void {
    const held = this.#held;
    if (!held) return;
    if (now.isOver || before.position.piles[held.from] !== now.position.piles[held.from]) {
      this.#hold(undefined);
    }
  }
}

/** Whether the pile is a stock that is clicked, not one whose cards are played by hand. */
function isClickedStock({ rules }: Position, pile: PileId): boolean {
  return rules.stock?.id === pile && rules.definition.stockClick !== undefined;
}
