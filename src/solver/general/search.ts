import { legalMoves } from '../../engine/legality.js';
import type { Move } from '../../engine/move.js';
import { play } from '../../engine/play.js';
import { isWon, knownFace } from '../../engine/position.js';
import type { Position } from '../../engine/position.js';
import { isRefusal } from '../../engine/refusal.js';
import { isPointless } from '../../engine/stuck.js';
import type { Ending, Search } from '../search.js';
import { Visited } from '../visited.js';
import { Fingerprints } from './fingerprint.js';

/** A position on the way and its moves that were not tried yet, the best last. */
interface Frame {
  readonly position: Position;
  readonly moves: Move[];
}

/**
 * A search for every game that the engine can play: depth first through the engine's own moves, each
 * position once. Slow beside a search made for one game, and right wherever the engine is.
 */
export class GeneralSearch implements Search {
  nodes = 0;
  readonly #visited: Visited;
  readonly #fingerprints = new Fingerprints();
  readonly #frames: Frame[] = [];
  /** The move that led from each frame to the next. */
  readonly #line: Move[] = [];
  #ending: Ending | undefined;

  constructor(position: Position, memory: number) {
    this.#visited = new Visited(memory);
    const wildcard = position.rules.deck.length;
    for (const card of Object.values(position.piles).flatMap(({ cards }) => cards)) {
      if (card !== wildcard) knownFace(position, card);
    }
    this.#enter(position);
  }

  get bytes(): number {
    return this.#visited.bytes;
  }

  line(): readonly Move[] {
    return [...this.#line];
  }

  advance(nodes: number): Ending | undefined {
    const last = this.nodes + nodes;
    while (this.#ending === undefined && this.nodes < last) this.#step();
    return this.#ending;
  }

  #step(): void {
    const frame = this.#frames.at(-1);
    if (!frame) {
      this.#ending = 'lost';
      return;
    }
    const move = frame.moves.pop();
    if (!move) {
      this.#frames.pop();
      this.#line.pop();
      return;
    }
    const played = play(frame.position, move);
    if (isRefusal(played)) throw new Error(`A legal move was refused: ${played.reason}`);
    this.#line.push(move);
    if (!this.#enter(played.position)) this.#line.pop();
  }

  /** Begins with a position, unless it was met before. */
  #enter(position: Position): boolean {
    if (isWon(position)) {
      this.#ending = 'won';
      return true;
    }
    const place = this.#visited.find(...this.#fingerprints.of(position));
    if (place < 0) this.#ending = 'full';
    if (place < 0 || this.#visited.note(place) !== 0) return false;
    this.#visited.setNote(place, 1);
    this.nodes += 1;
    this.#frames.push({ position, moves: movesOf(position) });
    return true;
  }
}

/** The moves to try, the best last: a card home, then other plays, then what the stock gives. */
function movesOf(position: Position): Move[] {
  const { byId } = position.rules;
  const worth = (move: Move): number => {
    if (move.type === 'reveal') return 3;
    if (move.type !== 'play') return 0;
    return byId.get(move.to)?.group.kind === 'foundation' ? 2 : 1;
  };
  return legalMoves(position)
    .filter((move) => !isPointless(position, move))
    .sort((one, other) => worth(one) - worth(other));
}
