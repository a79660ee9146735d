import { isBonus, pileOf, sumOf } from '../../engine/index.js';
import type { Game, LogEntry } from '../../engine/index.js';
import type { Announcer } from '../../controllers/announcer.js';
import type { GameController } from '../../controllers/game-controller.js';
import type { HandController } from '../../controllers/hand-controller.js';
import type { Held } from '../../controllers/held.js';
import { formatClock } from '../clock-time.js';
import { nameOfCard } from './names.js';
import { refusalText } from './refusal-text.js';
import { saidOfEntry } from './said-of-entry.js';
import type { Verbosity } from './said-of-entry.js';
import type { SpokenWording } from './spoken-wording.js';

/** Seconds before the end at which a timer is told. */
const lastSeconds = 5;

/** Tells what happens on the table: moves, refusals, what is held, the last seconds, the end. */
export class Commentary {
  readonly #games: GameController;
  readonly #hand: HandController;
  readonly #announcer: Announcer;
  readonly #spoken: () => SpokenWording;
  readonly #verbosity: () => Verbosity;
  readonly #isWatched: () => boolean;
  #held: Held | undefined;
  #isLate = false;

  constructor(
    games: GameController,
    hand: HandController,
    announcer: Announcer,
    spoken: () => SpokenWording,
    verbosity: () => Verbosity,
    /** Whether who hears of a shown game looks on at a replay, and not at what could have been. */
    isWatched: () => boolean,
  ) {
    this.#games = games;
    this.#hand = hand;
    this.#announcer = announcer;
    this.#spoken = spoken;
    this.#verbosity = verbosity;
    this.#isWatched = isWatched;
    games.listen({
      started: (game) => this.#started(game),
      changed: (before, now, entries) => this.#changed(before, now, entries),
      refused: (_move, reason) =>
        this.#say('refused', refusalText(reason, this.#spoken().language)),
    });
  }

  #say(...[topic, text]: Parameters<Announcer['say']>): void {
    if (this.#verbosity() !== 'off') this.#announcer.say(topic, text);
  }

  #started(game: Game): void {
    const spoken = this.#spoken();
    const { words } = spoken;
    const { contest, definition, values } = game.settings;
    this.#held = undefined;
    const name = words.named(definition);
    if (this.#games.isShown) {
      if (this.#isWatched()) this.#say('end', spoken.sentence(spoken.replayed(name)));
      return;
    }
    if (game.isOver) {
      this.#say('end', this.#end(game));
      return;
    }
    const left = values.timeLimit === 'none' ? undefined : values.timeLimit - game.elapsed / 1000;
    this.#say(
      'end',
      spoken.sentence(
        words.joined(
          game.lastEntry ? spoken.goesOn(name) : spoken.started(name),
          ...(contest ? [spoken.contest] : []),
          ...(left === undefined ? [] : [spoken.timeLeft(formatClock(left))]),
        ),
      ),
    );
  }

  #changed(before: Game, now: Game, entries: readonly LogEntry[]): void {
    const verbosity = this.#verbosity();
    for (const entry of entries) {
      this.#say('move', saidOfEntry(now, entry, this.#spoken(), verbosity));
    }
    // How a lost game is won is no win.
    const isPlayed = !this.#games.isShown || this.#isWatched();
    if (now.isOver && !before.isOver && isPlayed) this.#say('end', this.#end(now));
    else if (now.status === 'stuck' && before.status !== 'stuck') {
      this.#say('end', this.#spoken().words.stuck);
    }
  }

  #end(game: Game): string {
    const spoken = this.#spoken();
    const { words, language } = spoken;
    const { outcome } = game;
    if (outcome === undefined) return '';
    const bonus = sumOf((game.lastEntry?.points ?? []).filter(isBonus));
    const figures = spoken.sentence(
      words.joined(
        ...(game.settings.scoring.id === 'none'
          ? []
          : [words.finalScore(language.number(game.score))]),
        ...(bonus === 0 ? [] : [words.bonus(language.number(bonus))]),
        words.elapsed(formatClock(game.elapsed / 1000)),
        words.movesMade(game.moves),
      ),
    );
    const what = words.outcomes[outcome];
    return /[!！]$/.test(what) ? `${what} ${figures}` : words.joined(what, figures);
  }

  /** What is held is no event: it is looked at when it is drawn. */
  lookAtHand(): void {
    const { held } = this.#hand;
    const { game } = this.#games;
    const before = this.#held;
    if (held === before || !game) return;
    const { position } = game;
    this.#held = held;
    const spoken = this.#spoken();
    if (!held) {
      // Cards that were laid down are told as a move; at the end of the game nobody asks for them.
      const isStillThere = before && pileOf(position, before.from) === this.#heldPile;
      if (isStillThere && !game.isOver) {
        this.#say('held', spoken.sentence(spoken.letGo));
      }
      return;
    }
    const pile = pileOf(position, held.from);
    this.#heldPile = pile;
    const lead = pile.cards[pile.cards.length - held.count];
    if (lead === undefined) return;
    this.#say(
      'held',
      spoken.sentence(
        spoken.held(spoken.run(nameOfCard(position, lead, spoken.words), held.count)),
      ),
    );
  }

  #heldPile: ReturnType<typeof pileOf> | undefined;

  /** Nor is what a timer shows. */
  lookAtClock(): void {
    const { game, elapsed } = this.#games;
    if (!game || game.isOver) return;
    const left = secondsLeft(game, elapsed);
    const isLate = left !== undefined && left <= lastSeconds;
    if (isLate && !this.#isLate) {
      const spoken = this.#spoken();
      this.#say('time', spoken.sentence(spoken.secondsLeft(Math.max(1, Math.ceil(left)))));
    }
    this.#isLate = isLate;
  }
}

/** Seconds to the end of the points timer or of the game, whichever is nearer. */
function secondsLeft(game: Game, elapsed: number): number | undefined {
  const { scoring, values } = game.settings;
  const timer = scoring.timer?.drives ? game.timerValue(elapsed) : undefined;
  const ends = [
    ...(timer === undefined ? [] : [timer / values.timerRate]),
    ...(values.timeLimit === 'none' ? [] : [values.timeLimit - elapsed / 1000]),
  ];
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
