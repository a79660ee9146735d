import { str } from '@lit/localize/internal/str-tag.js';
import type { MsgFn } from '@lit/localize/internal/types.js';
import type { StorageFault } from '../../controllers/storage-error.js';
import { described } from '../../engine/described.js';
import { attributeOf, isOptionName, optionTable } from '../../engine/options.js';
import type { RecordFault } from '../../engine/record-fault.js';
import { longestSeed } from '../../engine/shuffle.js';
import { mostSteps } from '../side-options.js';

/** The fields of the errors that this knows. */
type Known =
  | {
      readonly name: 'OptionError';
      readonly option: string;
      readonly value: unknown;
      readonly allowed: string;
      readonly because?: string;
    }
  | { readonly name: 'RecordError'; readonly reason: RecordFault; readonly line: number }
  | { readonly name: 'StorageError'; readonly reason: StorageFault };

type Of<Name extends Known['name']> = Extract<Known, { readonly name: Name }>;

/**
 * What went wrong, as the player reads it. An error's own message is English, for programs; here it
 * is told anew out of what the error holds. Errors are known by their names: this module is loaded
 * beside the script, and its classes are not those of the script.
 */
export function faultText(error: Error, msg: MsgFn): string {
  // Errors of the script, of which this module has no classes.
  const known = error as unknown as Known;
  switch (known.name) {
    case 'OptionError':
      return optionText(known, msg);
    case 'RecordError':
      return recordText(known, msg);
    case 'StorageError':
      return storageText(known.reason, msg);
    default:
      return msg(str`Something went wrong: ${error.message}`);
  }
}

function optionText(error: Of<'OptionError'>, msg: MsgFn): string {
  const { option, value } = error;
  const allowed = allowedValues(error, msg);
  return msg(str`${attributeOf(option)}: ${described(value)} is not allowed; allowed: ${allowed}`);
}

/** Words that stand in an attribute are the same in every language; what is around them is not. */
function allowedValues(
  { option, allowed: values, because }: Of<'OptionError'>,
  msg: MsgFn,
): string {
  if (option === 'seed') return msg(str`a text of at most ${longestSeed} bytes of UTF-8`);
  if (option === 'commitment') return msg('the SHA-256 of the seed');
  if (option === 'at') return msg(str`a whole number from ${0} to ${mostSteps}`);
  // What another option forbids is no matter of the table.
  if (because !== undefined || !isOptionName(option)) return values;
  const { allowed } = optionTable[option];
  if (allowed.kind !== 'whole') return values;
  const { least, most, or } = allowed;
  return or === undefined
    ? msg(str`a whole number from ${least} to ${most}`)
    : msg(str`a whole number from ${least} to ${most}, or ${or}`);
}

function recordText({ reason, line }: Of<'RecordError'>, msg: MsgFn): string {
  const texts: Readonly<Record<RecordFault, string>> = {
    'not-a-text': msg('A record is a text.'),
    'not-a-record': msg('This is no record of a game.'),
    'newer-format': msg('This record is from a newer version.'),
    'too-long': msg('The record is too long.'),
    'too-many-lines': msg('The record has too many lines.'),
    syntax: msg('This is not what belongs here.'),
    'cut-short': msg('The record ends too early.'),
    'trailing-text': msg('There is text after the end of the record.'),
    variant: msg('This game is not known.'),
    scoring: msg('This scoring is not known.'),
    option: msg('An option is wrong.'),
    seed: msg('The seed is wrong.'),
    'seed-needed': msg('Only with its seed can this record be read.'),
    commitment: msg('The seed is not the one that was committed to.'),
    start: msg('The position to begin from is wrong.'),
    'time-went-back': msg('The time goes back.'),
    refused: msg('The rules do not allow this.'),
    'after-end': msg('Something was done after the end of the game.'),
    clock: msg('What the clock did is wrong.'),
    gap: msg('A gap in the time is wrong.'),
    elapsed: msg('The time of play is wrong.'),
    outcome: msg('The outcome is wrong.'),
    score: msg('The score is wrong.'),
    checksum: msg('The record was changed.'),
    'engine-fault': msg('The record could not be read.'),
  };
  return msg(str`Line ${line}: ${texts[reason]}`);
}

function storageText(reason: StorageFault, msg: MsgFn): string {
  const texts: Readonly<Record<StorageFault, string>> = {
    blocked: msg('This browser keeps nothing for this page: the game goes on, but will be lost.'),
    full: msg('The storage is full: the game goes on, but is not kept.'),
    damaged: msg('What was kept is damaged. It was put aside.'),
    newer: msg('What was kept is from a newer version. It was left alone; this game is not kept.'),
    'other-tab': msg('Another tab has taken over: only what is played there is kept.'),
  };
  return texts[reason];
}
