import type { Game } from './game.js';
import { bodyLines, readBody, resultLines } from './record-body.js';
import { headLines, readHead } from './record-head.js';
import { RecordLines, sealed } from './record-lines.js';
import type { RecordLimits } from './record-lines.js';

/*
 * The record format, version 1.
 *
 * A record is a text in UTF-8: lines, each ended by a line feed (U+000A), no byte-order mark, one
 * space between the words of a line and none at its end. Every number is decimal, without a sign
 * (a score may have `-`) and without leading zeros. Times are whole milliseconds of play since the
 * start, at most 15 digits; they stop while a game is paused. The lines, in this order:
 *
 *   solitaire-game record 1           the format's version
 *   engine 1.4.0                      the version of the package that wrote the record; it is told,
 *                                     and decides nothing
 *   variant klondike                  as the element's attribute
 *   scoring standard
 *   conditions contest                or `casual`
 *   option draw 3                     a line for each option that differs from its default under
 *                                     this variant, scoring, conditions and the options before it,
 *                                     in the order draw, passes, reveal, wildcard, undo,
 *                                     time-limit, time-bonus, base-points, timer-start,
 *                                     timer-rate, wildcard-bonus
 *   seed "monday 1"                   the deal; one of three:
 *                                     `seed` and the seed as a JSON string, in which `"`, `\` and
 *                                       the characters below U+0020 are escaped (as `\"`, `\\`,
 *                                       `\b`, `\t`, `\n`, `\f`, `\r`, else as `\u` and four
 *                                       lower-case hexadecimal digits), and nothing else is;
 *                                     `commitment` and the SHA-256 of the seed's UTF-8 bytes in 64
 *                                       lower-case hexadecimal digits, while the seed is secret;
 *                                     `start` and the position that the game began with in
 *                                       notation, ` / ` between its lines; its options stand in it
 *                                       and in no option line
 *   1200 D                            then a line for everything that happened, in order:
 *   3450 T3>T5*4                        a move, in notation
 *   4000 undo                           the last action taken back
 *   4100 redo                           and brought back
 *   20000 auto D                        the points timer's draw
 *   31000 gap 25000 hidden              the player was away from 25000 to 31000 and the clock went
 *                                       on: `hidden` (the page was) or `reload`
 *   40000 give-up                       the player ended the game
 *   300000 auto end                     the clock ended it
 *   elapsed 300000                    the time until which the game was played
 *   outcome time                      `playing`, `stuck`, `won`, `time` or `given-up`
 *   score 215
 *   checksum 3b0c6d1f9a275e48         the first 16 hexadecimal digits of the SHA-256 of all bytes
 *                                     before this line
 *
 * Automatic draws and the end by the clock are written down though they follow from the times, so
 * that a person, or a program that knows no timers, sees every card that moved; a record that tells
 * them otherwise than the clock does is wrong at that line. What happens at a time t by itself
 * stands before what the player does at t. Points that the clock takes have no line: they move no
 * card.
 *
 * Times never fall from one line to the next. Nothing follows the end of the game but a gap that
 * reaches to it. A gap is longer than 0, nothing is done in it (at its ends it may be), and it
 * stands before what was done after it; gaps do not overlap.
 *
 * There is one text for a game, with two exceptions, both for what happens to a text on its way: the
 * last line end may be missing, and all lines may end in CR LF (the checksum is that of the text
 * with line feeds). A reader refuses a version it does not know. The version changes when a line,
 * a default or a rule does.
 */

/** How much `parseRecord` reads: far more than anyone plays. */
const savedGameLimits: RecordLimits = { characters: 4_000_000, lines: 200_000 };

/** How a record is written. */
export interface RecordForm {
  /** Write the seed's commitment in place of the seed, which is still a secret. */
  readonly withholdSeed?: boolean;
}

/** A whole game as text: how it is played, what happened and when, and what it came to. */
export function formatRecord(game: Game, { withholdSeed = false }: RecordForm = {}): string {
  return sealed([...headLines(game, withholdSeed), ...bodyLines(game), ...resultLines(game)]);
}

/**
 * The game that a record tells of, played again. `formatRecord` gives the same text back.
 * @param seed for a record that holds a commitment in its place.
 * @throws RecordError for a text that is no valid record, with the first line that is wrong.
 */
export function parseRecord(text: string, seed?: string): Game {
  const lines = new RecordLines(text, savedGameLimits);
  const game = readBody(lines, readHead(lines, seed).game);
  lines.takeChecksum();
  return game;
}
