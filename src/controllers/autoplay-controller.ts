import type { Card, Game, LogEntry, Move, PlayMove, Position } from '../engine/index.js';
import { formatMove, pileOf, topOf } from '../engine/index.js';
import { safeHomeMoves } from '../engine/safe-home.js';
import type { GameController } from './game-controller.js';

/** Ms within which a move has followed another by itself: no player is as swift. */
const swift = 100;

/**
 * Sends cards home by itself after the player's moves, when no line of play could need them where
 * they lie. Where cards going home are worth points by the clock or the play, when they go is the
 * player's business, and nothing goes by itself (rules.md 3: nothing plays by itself).
 *
 * One undo takes back a move with all that followed it by itself, one redo brings it all back. With
 * a single undo a card goes only where that does not take the player's own undo away. Of a game that
 * goes on from where it was left, its log tells which moves were made by themselves: those that would
 * have been, and came at once.
 */
export class AutoplayController {
  /** The moves, by their number, that were made here. */
  readonly #own = new Set<number>();
  /** Cards that the player has brought down or taken back from a foundation: he sends them home himself. */
  readonly #kept = new Set<Card>();
  /** A card is being sent, and has not been heard of. */
  #isSending = false;
  /** The game that sending led to. */
  #sent: Game | undefined;

  constructor(
    private readonly games: GameController,
    private readonly isOn: () => boolean,
  ) {
    games.listen({
      started: (game) => this.#begin(game),
      changed: (before, now, entries) => {
        const entry = entries.at(-1);
        if (entry) this.#look(before, now, entry);
      },
    });
    // The moves until this was loaded; the last of them led to it, unless it was made by itself
    // before the game was left.
    const { game } = games;
    if (!game) return;
    this.#begin(game);
    const { lastEntry } = game;
    if (!lastEntry || (lastEntry.cause === 'play' && this.#own.has(lastEntry.moves))) return;
    this.#look(game, game, lastEntry);
  }

  #begin(game: Game): void {
    this.#own.clear();
    this.#kept.clear();
    this.#keepOf(game);
    if (this.isOn()) this.#recall(game);
  }

  /** Finds out what the player has brought down and taken back in a game that was left. */
  #keepOf(game: Game): void {
    const standing: LogEntry[] = [];
    const undone: LogEntry[] = [];
    for (const entry of game.log) {
      switch (entry.cause) {
        case 'play':
          this.#keep(game, entry.steps);
          standing.push(entry);
          undone.length = 0;
          break;
        case 'undo': {
          const last = standing.pop();
          if (!last) break;
          undone.push(last);
          // What came at once was sent by itself, and may be again.
          if (last.t - (standing.at(-1)?.t ?? -Infinity) > swift)
            this.#keep(game, last.steps, 'to');
          break;
        }
        case 'redo': {
          const next = undone.pop();
          if (next) standing.push(next);
          break;
        }
        case 'clock':
        case 'give-up':
          break;
      }
    }
  }

  /** Finds out which moves of a game that was left were made by themselves. */
  #recall(game: Game): void {
    const times = new Map<number, number>();
    for (const { cause, moves, t } of game.log) {
      if (cause === 'play' || cause === 'redo') times.set(moves, t);
    }
    let laid: ReadonlySet<Card> = new Set();
    for (const { before, now, move } of movesOf(game)) {
      const took = (times.get(now.moves) ?? Infinity) - (times.get(before.moves) ?? -Infinity);
      const own = took <= swift ? this.#next(before.position, laid) : undefined;
      if (own && formatMove(own) === formatMove(move)) this.#own.add(now.moves);
      else laid = move.type === 'play' ? cardsOf(before.position, move) : new Set();
    }
  }

  #look(before: Game, now: Game, { cause, moves, steps }: LogEntry): void {
    switch (cause) {
      case 'play':
        for (const number of this.#own) if (number >= moves) this.#own.delete(number);
        if (this.#isSending) {
          this.#isSending = false;
          this.#own.add(moves);
          this.#sent = now;
          return;
        }
        this.#keep(now, steps);
        this.#later(now, () => this.#send(laidBy(steps)));
        return;
      case 'undo':
        if (!this.#own.has(moves + 1)) this.#keepUndone(before, now);
        else if (now.undoable) this.#later(now, () => this.games.undo());
        return;
      case 'redo':
        if (this.#own.has(moves + 1) && now.redoable) this.#later(now, () => this.games.redo());
        return;
      case 'clock':
      case 'give-up':
        return;
    }
  }

  /** After the page has heard of what was done, and before it is drawn. */
  #later(now: Game, work: () => unknown): void {
    queueMicrotask(() => {
      if (this.games.game === now) work();
    });
  }

  /** Keeps what some steps have brought from a foundation; or `to` it, when they are taken back. */
  #keep({ position }: Game, steps: LogEntry['steps'], end: 'from' | 'to' = 'from'): void {
    for (const step of steps) {
      if (step.type !== 'move') continue;
      if (position.rules.byId.get(step[end])?.group.kind !== 'foundation') continue;
      for (const card of step.cards) this.#kept.add(card);
    }
  }

  /** What the player has taken back from a foundation stays with him, too. */
  #keepUndone(before: Game, { position }: Game): void {
    for (const { id, group } of position.rules.piles) {
      if (group.kind !== 'foundation') continue;
      const { cards } = pileOf(position, id);
      for (const card of pileOf(before.position, id).cards) {
        if (!cards.includes(card)) this.#kept.add(card);
      }
    }
  }

  #send(laid: ReadonlySet<Card>): void {
    for (;;) {
      const { game } = this.games;
      if (!game || !this.#mayPlay(game)) return;
      const move = this.#next(game.position, laid);
      if (!move) return;
      this.#isSending = true;
      const isPlayed = this.games.play(move, 'auto');
      this.#isSending = false;
      // Whoever heard of it may have played on.
      if (!isPlayed || this.games.game !== this.#sent) return;
    }
  }

  /** The move that goes by itself, if there is one. */
  #next(position: Position, laid: ReadonlySet<Card>): PlayMove | undefined {
    return safeHomeMoves(position).find(({ from }) => {
      const card = topOf(pileOf(position, from));
      return card !== undefined && !laid.has(card) && !this.#kept.has(card);
    });
  }

  #mayPlay(game: Game): boolean {
    const { contest, scoring, values } = game.settings;
    if (!this.isOn() || game.isOver || contest || scoring.timer) return false;
    return values.undo !== 'once' || game.undoable === undefined;
  }
}

/** What the player has laid stays where he has laid it until his next move. */
function laidBy(steps: LogEntry['steps']): ReadonlySet<Card> {
  return new Set(
    steps.flatMap((step) => (step.type === 'move' && step.by === 'play' ? step.cards : [])),
  );
}

function cardsOf(position: Position, { from, count }: PlayMove): ReadonlySet<Card> {
  return new Set(pileOf(position, from).cards.slice(-count));
}

interface Played {
  readonly before: Game;
  readonly now: Game;
  readonly move: Move;
}

/** The moves that can be taken back, and brought back, from the first to the last. */
function movesOf(game: Game): readonly Played[] {
  const moves: Played[] = [];
  let now = game;
  for (let next = now.redo(now.elapsed); !('reason' in next); next = now.redo(now.elapsed))
    now = next;
  for (let move = now.undoable; move; move = now.undoable) {
    const before = now.undo(now.elapsed);
    // Of this engine, not of another's copy: told apart by what it has, not by its class.
    if ('reason' in before) break;
    moves.unshift({ before, now, move });
    now = before;
  }
  return moves;
}
