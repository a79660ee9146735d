import { expect } from '@open-wc/testing';
import type { ReactiveControllerHost } from 'lit';
import { SolitaireBeforeMoveEvent } from '../../src/events.js';
import { GameController } from '../../src/controllers/game-controller.js';
import { HandController } from '../../src/controllers/hand-controller.js';
import { spotsOf } from '../../src/controllers/spots.js';
import type { Spot } from '../../src/controllers/spots.js';
import { createGame, formatMove, isRefusal, pileOf } from '../../src/engine/index.js';
import type { Game, Move } from '../../src/engine/index.js';
import { FakeTime } from '../support/fake-time.js';
import { pickMove, seededRandom } from '../support/random-player.js';
import { setups } from '../support/setups.js';

const positions = 500;

/** What a hand needs of its element, and no page: nothing is ever drawn. */
class Host extends EventTarget implements ReactiveControllerHost {
  readonly updateComplete = Promise.resolve(true);
  readonly addController = (): void => undefined;
  readonly removeController = (): void => undefined;
  readonly requestUpdate = (): void => undefined;
}

/** A hand on a table where every move is vetoed, so that it can try them all. */
function tryingHand(): { games: GameController; hand: HandController; taken: Set<string> } {
  const host = new Host();
  const time = new FakeTime();
  const games = new GameController(host, () => time);
  const hand = new HandController(host, games, () => undefined);
  const taken = new Set<string>();
  host.addEventListener('solitaire-before-move', (event) => {
    if (event instanceof SolitaireBeforeMoveEvent) taken.add(formatMove(event.move));
    event.preventDefault();
  });
  return { games, hand, taken };
}

function* gamesOf(setup: (typeof setups)[number]): Generator<Game> {
  const random = seededRandom(7);
  const { variant, options } = setup;
  let seed = 0;
  let game = createGame({ variant, seed: `hand ${seed}`, ...options });
  for (let count = 0; count < positions; count += 1) {
    yield game;
    const move = pickMove(game, random);
    const next = move && game.play(move, 0);
    if (next && !isRefusal(next) && !next.isOver) game = next;
    else game = createGame({ variant, seed: `hand ${(seed += 1)}`, ...options });
  }
}

const texts = (moves: readonly Move[]): string[] => moves.map(formatMove).sort();

/** Every card that can be seen, and every bare place. */
function spots({ position }: Game): readonly Spot[] {
  return position.rules.piles.flatMap((pile) =>
    spotsOf(position, pile).concat({ pile: pile.id, index: -1 }),
  );
}

describe('the hand', () => {
  for (const setup of setups) {
    it(`takes by taps and by drags just the legal moves: ${setup.name}`, () => {
      const { games, hand, taken } = tryingHand();
      let seen = 0;
      for (const game of gamesOf(setup)) {
        games.start(game);
        const legal = game.legalMoves();
        const piles = game.position.rules.piles;
        for (const from of spots(game)) {
          hand.tap(from);
          const isHeld = hand.held !== undefined;
          for (const { id } of isHeld ? piles : []) {
            if (id === from.pile) continue;
            // What lies elsewhere may have been clicked, not laid on: a stock draws and empties the hand.
            if (!hand.held) hand.tap(from);
            hand.tap({ pile: id, index: pileOf(game.position, id).cards.length - 1 });
          }
          hand.release();
        }
        expect([...taken].sort(), 'by taps').to.deep.equal(texts(legal));
        taken.clear();
        for (const from of spots(game)) {
          if (!hand.pickUp(from)) continue;
          for (const { id } of piles) hand.layOn(id);
          hand.release();
        }
        const plays = legal.filter(({ type }) => type === 'play');
        expect([...taken].sort(), 'by drags').to.deep.equal(texts(plays));
        taken.clear();
        for (const { id } of piles) {
          hand.sendHome(id);
          expect(texts(legal), 'by a double tap').to.include.members([...taken]);
          taken.clear();
        }
        seen += 1;
      }
      expect(seen).to.equal(positions);
    });
  }
});
