import { commit } from './commitment.js';
import { checkExpected } from './expected.js';
import type { Expected } from './expected.js';
import type { Game, GameStatus } from './game.js';
import { optionNames } from './options.js';
import type { OptionValues } from './options.js';
import { readBody } from './record-body.js';
import { RecordError } from './record-fault.js';
import type { RecordFault } from './record-fault.js';
import { readHead } from './record-head.js';
import type { RecordHead } from './record-head.js';
import { RecordLines } from './record-lines.js';
import type { RecordLimits } from './record-lines.js';
import { settle } from './settings.js';

/** How a valid record can differ from what was expected: a closed set. */
export const expectationFaults = [
  'other-variant',
  'other-scoring',
  'other-conditions',
  'other-options',
  'other-seed',
  'other-commitment',
  'too-fast',
  'too-slow',
] as const;

export type ExpectationFault = (typeof expectationFaults)[number];

/** What `verify` found. The score of a record that is not valid is worth nothing, so none is told. */
export type Verdict =
  | {
      readonly valid: true;
      readonly score: number;
      readonly outcome: GameStatus;
      /** In ms of play. */
      readonly elapsed: number;
    }
  | {
      readonly valid: false;
      readonly score?: never;
      readonly outcome?: never;
      readonly elapsed?: never;
      /** The first line that is wrong, from 1. */
      readonly line: number;
      readonly reason: RecordFault | ExpectationFault;
      /** The same for a person, in English. */
      readonly message: string;
    };

type Invalid = Extract<Verdict, { valid: false }>;

const contestLimits: RecordLimits = { characters: 65_536, lines: 2000 };

/**
 * Plays a record again and judges it: by the rules, by what it claims, and by what was expected.
 * Whatever the record is, an answer is given; it takes a time that grows with the text's length,
 * which is limited.
 * @throws ExpectationError where `expected` itself is wrong: that is the caller's mistake, and no
 * record's fault.
 */
export function verify(record: string, expected: Expected = {}): Verdict {
  checkExpected(expected);
  try {
    return judged(record, expected);
  } catch (error) {
    if (error instanceof RecordError) return invalid(error.reason, error.line, error.message);
    return invalid('engine-fault', 1, error instanceof Error ? error.message : 'Unknown');
  }
}

function judged(record: string, expected: Expected): Verdict {
  const lines = new RecordLines(record, { ...contestLimits, ...expected.limits });
  const head = readHead(lines, expected.seed);
  const otherGame = headFault(head, expected);
  if (otherGame) return otherGame;
  const game = readBody(lines, head.game);
  // The three lines of the result: elapsed, outcome, score.
  const elapsedLine = lines.number - 2;
  lines.takeChecksum();
  const { score, status: outcome, elapsed } = game;
  return elapsedFault(elapsed, elapsedLine, expected) ?? { valid: true, score, outcome, elapsed };
}

function invalid(reason: Invalid['reason'], line: number, message: string): Invalid {
  return { valid: false, line, reason, message };
}

function headFault({ game, lines }: RecordHead, expected: Expected): Invalid | undefined {
  const { settings, seed } = game;
  const { variant, scoring, contest } = expected;
  if (variant !== undefined && settings.definition.id !== variant) {
    return invalid('other-variant', lines.variant, `A game of ${variant} was expected`);
  }
  if (scoring !== undefined && settings.scoring.id !== scoring) {
    return invalid('other-scoring', lines.scoring, `${scoring} scoring was expected`);
  }
  if (contest !== undefined && settings.contest !== contest) {
    const conditions = contest ? 'contest' : 'casual';
    return invalid('other-conditions', lines.conditions, `${conditions} conditions were expected`);
  }
  const other = expected.options && otherOption(game, expected.options);
  if (other !== undefined) {
    const line = optionNames.flatMap((name) => (name === other ? lines.options.get(name) : []));
    return invalid('other-options', line[0] ?? lines.deal, `${other} is not as expected`);
  }
  if (expected.seed !== undefined && seed !== expected.seed) {
    return invalid('other-seed', lines.deal, 'The seed is not the one expected');
  }
  if (expected.commitment !== undefined) {
    if (seed === undefined || commit(seed) !== expected.commitment) {
      return invalid('other-commitment', lines.deal, 'The seed does not fit the commitment');
    }
  }
  return undefined;
}

/** The first option that is not as wanted. */
function otherOption({ settings }: Game, wanted: Partial<OptionValues>): string | undefined {
  const { definition, scoring, contest, values } = settings;
  const request = { variant: definition.id, scoring: scoring.id, contest };
  try {
    const settled = settle({ ...request, ...wanted });
    return optionNames.find((name) => settled.values[name] !== values[name]);
  } catch {
    // The host's own options do not go with this game.
    return Object.keys(wanted).join(', ');
  }
}

function elapsedFault(
  elapsed: number,
  line: number,
  { shortest = 0, longest = Infinity }: Expected,
): Invalid | undefined {
  if (elapsed < shortest) {
    return invalid('too-fast', line, `${elapsed} ms are fewer than the ${shortest} ms expected`);
  }
  if (elapsed > longest) {
    return invalid('too-slow', line, `${elapsed} ms are more than the ${longest} ms expected`);
  }
  return undefined;
}
