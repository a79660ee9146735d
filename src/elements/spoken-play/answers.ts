import { isTopClosed, pileOf, topOf } from '../../engine/index.js';
import type { Game, Move, PileId } from '../../engine/index.js';
import type { Question } from '../../controllers/key-map.js';
import { formatClock } from '../clock-time.js';
import { nameOfCard, nameOfPile } from './names.js';
import type { SpokenWording } from './spoken-wording.js';

/** What a question is about. */
export interface Subject {
  readonly game: Game;
  /** In ms of play. */
  readonly elapsed: number;
  readonly isHolding: boolean;
  readonly targets: ReadonlySet<PileId>;
}

/** What is said when it is asked for. */
export function answerTo(
  question: Exclude<Question, 'repeat'>,
  subject: Subject,
  spoken: SpokenWording,
): string {
  switch (question) {
    case 'moves':
      return possibleMoves(subject.game, spoken);
    case 'targets':
      return targets(subject, spoken);
    case 'score':
      return standing(subject, spoken);
    case 'table':
      return everyPile(subject.game, spoken);
  }
}

function possibleMoves(game: Game, spoken: SpokenWording): string {
  const moves = game.legalMoves().map((move) => saidOfMove(game, move, spoken));
  return moves.length > 0 ? spoken.possibleMoves(moves) : spoken.sentence(spoken.noMoves);
}

function saidOfMove({ position }: Game, move: Move, spoken: SpokenWording): string {
  const { words } = spoken;
  switch (move.type) {
    case 'play': {
      const what = spoken.run(spoken.lead(position, move), move.count);
      return spoken.moved(what, nameOfPile(position, move.to, words));
    }
    case 'draw':
      return spoken.drawing;
    case 'redeal':
      return words.turnOver;
    case 'reveal':
      return words.joined(nameOfPile(position, move.pile, words), words.faceDown);
  }
}

function targets({ game, isHolding, targets: ids }: Subject, spoken: SpokenWording): string {
  if (!isHolding) return spoken.sentence(spoken.nothingHeld);
  if (ids.size === 0) return spoken.sentence(spoken.nowhere);
  const { position } = game;
  const { words } = spoken;
  return spoken.sentence(
    spoken.canGoTo(
      [...ids].map((id) => {
        const top = topOf(pileOf(position, id));
        const pile = nameOfPile(position, id, words);
        return top === undefined ? pile : spoken.onto(pile, nameOfCard(position, top, words));
      }),
    ),
  );
}

function standing({ game, elapsed }: Subject, spoken: SpokenWording): string {
  const { words, language } = spoken;
  const { scoring, values } = game.settings;
  const { timeLimit } = values;
  const timer = scoring.timer?.drives ? game.timerValue(elapsed) : undefined;
  return spoken.sentence(
    words.joined(
      ...(scoring.id === 'none' ? [] : [words.finalScore(language.number(game.score))]),
      words.movesMade(game.moves),
      ...(timer === undefined ? [] : [spoken.timer(language.number(timer))]),
      timeLimit === 'none'
        ? words.elapsed(formatClock(elapsed / 1000))
        : spoken.timeLeft(formatClock(timeLimit - elapsed / 1000)),
    ),
  );
}

function everyPile({ position }: Game, spoken: SpokenWording): string {
  const { words } = spoken;
  return position.rules.piles
    .map((rules) => {
      const pile = pileOf(position, rules.id);
      const top = topOf(pile);
      const name =
        top === undefined || isTopClosed(pile) ? undefined : nameOfCard(position, top, words);
      return spoken.sentence(words.pileSummary(rules, pile.cards.length, pile.closed, name));
    })
    .join(' ');
}
