import { str } from '@lit/localize/internal/str-tag.js';
import { attributeOf } from '../../engine/index.js';
import type { OptionName } from '../../engine/index.js';
import { formatClock } from '../clock-time.js';
import type { Wording } from '../wording.js';
import { named } from './named.js';

/** An option as a record has it, `time-limit 300`, in words. */
export function optionText(attribute: string, value: string, words: Wording): string {
  const { msg, language } = words;
  const count = Number(value);
  const number = language.number(count);
  const texts: Readonly<Record<OptionName, string>> = {
    draw: msg(str`Draw ${number}`),
    passes: value === 'unlimited' ? msg('Trips: no limit') : msg(str`Trips: ${number}`),
    reveal: value === 'manual' ? msg('Cards turned by hand') : msg('Cards turned by themselves'),
    wildcard: value === 'true' ? words.kinds.wild : msg('No wildcard'),
    undo: named(value, {
      none: msg('No undo'),
      once: msg('Undo: once'),
      unlimited: msg('Undo: as far as you like'),
    }),
    timeLimit: value === 'none' ? msg('No time limit') : msg(str`Time limit ${formatClock(count)}`),
    timeBonus: msg(str`Time bonus ${number}`),
    basePoints: msg(str`Base points ${number}`),
    timerStart: msg(str`Points timer from ${number}`),
    timerRate: msg(str`Points timer ${language.signed(-count)} a second`),
    wildcardBonus: msg(str`Wildcard bonus ${number}`),
  };
  const known = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [attributeOf(name), text]),
  );
  return named(attribute, known, `${attribute} ${value}`);
}
