import { Game } from './game.js';
import { gapCauses } from './gap.js';
import type { Gap } from './gap.js';
import type { LogEntry } from './log.js';
import { formatMove, NotationError, parseMove } from './notation.js';
import { quoted } from './record-fault.js';
import type { RecordFault } from './record-fault.js';
import type { RecordLines } from './record-lines.js';
import type { Refusal, RefusalReason } from './refusal.js';

/**
 * The line of what happened. `undefined` for points lost to the clock: they move no card and follow
 * from the times alone.
 */
function entryLine({ t, cause, move, outcome }: LogEntry): string | undefined {
  switch (cause) {
    case 'play':
      return move && `${t} ${formatMove(move)}`;
    case 'undo':
    case 'redo':
    case 'give-up':
      return `${t} ${cause}`;
    case 'clock':
      if (move) return `${t} auto ${formatMove(move)}`;
      return outcome && `${t} auto end`;
  }
}

function gapLine({ from, to, cause }: Gap): string {
  return `${to} gap ${from} ${cause}`;
}

/** A line for everything that happened in a game, in order. */
export function bodyLines(game: Game): readonly string[] {
  const { log, gaps } = game;
  const lines: string[] = [];
  let told = 0;
  const tell = (until: number): void => {
    for (const entry of log.slice(told, until)) {
      const line = entryLine(entry);
      if (line !== undefined) lines.push(line);
    }
    told = until;
  };
  for (const gap of gaps) {
    tell(gap.after);
    lines.push(gapLine(gap));
  }
  tell(log.length);
  return lines;
}

/** The lines after the last action: how long it took, how it stands and what it came to. */
export function resultLines(game: Game): readonly string[] {
  return [`elapsed ${game.elapsed}`, `outcome ${game.status}`, `score ${game.score}`];
}

/** Whole milliseconds, without a sign or a zero before them: few enough digits to be exact. */
const time = '(0|[1-9]\\d{0,14})';
const elapsedPattern = /* @__PURE__ */ new RegExp(`^elapsed ${time}$`);
const happeningPattern = /* @__PURE__ */ new RegExp(`^${time} (.+)$`);
const gapPattern = /* @__PURE__ */ new RegExp(`^gap ${time} (${gapCauses.join('|')})$`);

const faultOfRefusal: Readonly<Partial<Record<RefusalReason, RecordFault>>> = {
  'game-over': 'after-end',
  'time-went-back': 'time-went-back',
};

/** Plays a game again, line by line. */
class Replay {
  game: Game;
  /** What the clock did that no line has told yet. */
  readonly #untold: string[] = [];

  constructor(
    private readonly lines: RecordLines,
    start: Game,
  ) {
    this.game = start;
  }

  /** What a line tells. */
  happen(t: number, words: string): void {
    const { game, lines } = this;
    if (t < game.elapsed) {
      throw lines.fault('time-went-back', `${t} ms is before ${game.elapsed} ms, the time reached`);
    }
    this.#advance(t);
    if (words.startsWith('auto ')) {
      this.#tell(`${t} ${words}`);
      return;
    }
    this.checkTold();
    const [, from, cause] = gapPattern.exec(words) ?? [];
    if (from !== undefined) this.#addGap(Number(from), t, cause);
    else this.#act(t, words);
  }

  /** The time until which the game was played. */
  end(t: number): void {
    const { game, lines } = this;
    if (t < game.elapsed || (game.isOver && t > game.elapsed)) {
      throw lines.fault('elapsed', `The game was played until ${game.elapsed} ms, not ${t} ms`);
    }
    this.#advance(t);
    this.checkTold();
    if (this.game.elapsed !== t) {
      throw lines.fault('elapsed', `The game ended at ${this.game.elapsed} ms, not ${t} ms`);
    }
  }

  #advance(t: number): void {
    const before = this.game;
    this.game = before.advance(t);
    for (const entry of this.game.logSince(before)) {
      const line = entryLine(entry);
      if (line !== undefined) this.#untold.push(line);
    }
  }

  #tell(line: string): void {
    const wanted = this.#untold.shift();
    if (line === wanted) return;
    const found = wanted === undefined ? 'nothing' : quoted(wanted);
    throw this.lines.fault('clock', `${quoted(line)}: by then the clock does ${found}`);
  }

  checkTold(): void {
    const [wanted] = this.#untold;
    if (wanted === undefined) return;
    throw this.lines.fault('clock', `Before this the clock does ${quoted(wanted)}`);
  }

  #addGap(from: number, to: number, cause: string | undefined): void {
    const known = gapCauses.find((each) => each === cause);
    const gap = { from, to, cause: known ?? 'hidden' };
    let after: Game;
    try {
      after = this.game.withGap(gap);
    } catch (error) {
      throw error instanceof RangeError ? this.lines.fault('gap', error.message) : error;
    }
    if (after === this.game || after.elapsed !== to) {
      throw this.lines.fault('gap', 'The gap goes beyond the end of the game');
    }
    this.game = after;
  }

  #act(t: number, words: string): void {
    const next = this.#acted(t, words);
    if (next instanceof Game) {
      this.game = next;
      return;
    }
    const reason = faultOfRefusal[next.reason] ?? 'refused';
    throw this.lines.fault(reason, `${quoted(words)} is refused: ${next.reason}`);
  }

  #acted(t: number, words: string): Game | Refusal {
    switch (words) {
      case 'undo':
        return this.game.undo(t);
      case 'redo':
        return this.game.redo(t);
      case 'give-up':
        return this.game.giveUp(t);
      default:
        try {
          return this.game.play(parseMove(words), t);
        } catch (error) {
          throw error instanceof NotationError ? this.lines.fault('syntax', error.message) : error;
        }
    }
  }
}

/**
 * Plays the rest of a record, and compares how it says that the game went.
 * @throws RecordError
 */
export function readBody(lines: RecordLines, start: Game): Game {
  const replay = new Replay(lines, start);
  for (;;) {
    const line = lines.take('end');
    const [, t, words] = happeningPattern.exec(line) ?? [];
    if (t !== undefined && words !== undefined) {
      replay.happen(Number(t), words);
      continue;
    }
    const [, elapsed] = elapsedPattern.exec(line) ?? [];
    if (elapsed === undefined) {
      throw lines.fault('syntax', `${quoted(line)} tells of nothing that can happen`);
    }
    replay.end(Number(elapsed));
    break;
  }
  const { game } = replay;
  const outcome = lines.takeMatch('outcome', /^outcome (playing|stuck|won|time|given-up)$/);
  if (outcome !== game.status) {
    throw lines.fault('outcome', `The outcome is ${game.status}, not ${outcome}`);
  }
  const score = lines.takeMatch('score', /^score (0|-?[1-9]\d{0,15})$/);
  if (score !== String(game.score)) {
    throw lines.fault('score', `The score is ${game.score}, not ${score}`);
  }
  return game;
}
