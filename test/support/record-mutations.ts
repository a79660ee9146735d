import { createHash } from 'node:crypto';
import {
  createGame,
  formatRecord,
  isRefusal,
  parseMove,
  parseOption,
  parsePosition,
  verify,
} from '../../src/engine/index.js';
import type { Game, NewGame, OptionName, Verdict } from '../../src/engine/index.js';

type Random = (below: number) => number;

/** A record's lines with the checksum that fits them: what a cheat would send. */
export function resealed(lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`;
  const digits = createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 16);
  return `${text}checksum ${digits}\n`;
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** The text with some of its lines edited. */
function edited(text: string, edit: (lines: string[]) => void): string {
  const lines = linesOf(text);
  edit(lines);
  return `${lines.join('\n')}\n`;
}

const isAction = (line: string): boolean => /^\d/.test(line);

/** The place of a random line, of the actions where there are any. */
function somewhere(lines: readonly string[], random: Random): number {
  const actions = lines.flatMap((line, place) => (isAction(line) ? [place] : []));
  return actions[random(actions.length)] ?? random(lines.length);
}

function replacedLine(text: string, from: RegExp, to: (line: string) => string): string {
  return edited(text, (lines) => {
    const place = lines.findIndex((line) => from.test(line));
    if (place >= 0) lines[place] = to(lines[place] ?? '');
  });
}

function withChar(text: string, random: Random, edit: (char: string) => string): string {
  const place = random(text.length);
  return text.slice(0, place) + edit(text.charAt(place)) + text.slice(place + 1);
}

function otherMove(random: Random): string {
  const piles = ['S', 'W', 'X', 'F1', 'F4', 'A2', 'K3', 'T1', 'T2', 'T3', 'T4', 'T5', 'T7', 'T20'];
  const one = (): string => piles[random(piles.length)] ?? 'T1';
  const count = random(3) === 0 ? `*${2 + random(5)}` : '';
  return ['D', 'R', 'undo', 'redo', 'give-up', `${one()}!`, `${one()}>${one()}${count}`][
    random(7)
  ] as string;
}

/** Every kind of edit: takes a record, another one, and chance. */
export const mutations: Readonly<
  Record<string, (text: string, other: string, random: Random) => string>
> = {
  'times swapped': (text, _, random) =>
    edited(text, (lines) => {
      const [a, b] = [somewhere(lines, random), somewhere(lines, random)];
      const [first = '', second = ''] = [lines[a], lines[b]];
      const timeOf = (line: string): string => line.split(' ', 1)[0] ?? '';
      lines[a] = first.replace(/^\S+/, timeOf(second));
      lines[b] = (lines[b] ?? '').replace(/^\S+/, timeOf(first));
    }),
  'a time changed': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      lines[place] = (lines[place] ?? '').replace(/^\d+/, (t) =>
        String(Math.max(0, Number(t) + random(4000) - 2000)),
      );
    }),
  'all times scaled': (text) => text.replace(/^\d+(?= )/gm, (t) => String(Number(t) >> 1)),
  'lines swapped': (text, _, random) =>
    edited(text, (lines) => {
      const [a, b] = [somewhere(lines, random), somewhere(lines, random)];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    }),
  'a line cut': (text, _, random) => edited(text, (lines) => lines.splice(random(lines.length), 1)),
  'an action cut': (text, _, random) =>
    edited(text, (lines) => lines.splice(somewhere(lines, random), 1)),
  'a line doubled': (text, _, random) =>
    edited(text, (lines) => {
      const place = random(lines.length);
      lines.splice(place, 0, lines[place] ?? '');
    }),
  'an action doubled': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      lines.splice(place, 0, lines[place] ?? '');
    }),
  'many actions doubled': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      lines.splice(place, 0, ...new Array<string>(3000).fill(lines[place] ?? ''));
    }),
  'a move changed': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      lines[place] = `${(lines[place] ?? '').split(' ', 1)[0] ?? ''} ${otherMove(random)}`;
    }),
  'a move added': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      const t = (lines[place] ?? '').split(' ', 1)[0] ?? '';
      lines.splice(place, 0, `${t} ${otherMove(random)}`);
    }),
  'a gap added': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      const t = Number.parseInt(lines[place] ?? '0', 10) || 0;
      lines.splice(place, 0, `${t} gap ${Math.max(0, t - random(3000))} hidden`);
    }),
  'the score raised': (text, _, random) =>
    replacedLine(text, /^score /, (line) =>
      line.replace(/-?\d+/, (score) => String(Number(score) + 1 + random(500))),
    ),
  'the outcome changed': (text, _, random) =>
    replacedLine(
      text,
      /^outcome /,
      () => `outcome ${['playing', 'stuck', 'won', 'time', 'given-up'][random(5)] ?? ''}`,
    ),
  'the elapsed time changed': (text, _, random) =>
    replacedLine(text, /^elapsed /, (line) =>
      line.replace(/\d+/, (t) => String(Math.max(0, Number(t) + random(100_000) - 50_000))),
    ),
  'conditions changed': (text) =>
    replacedLine(text, /^conditions /, (line) =>
      line.endsWith('casual') ? 'conditions contest' : 'conditions casual',
    ),
  'an option added': (text, _, random) =>
    edited(text, (lines) => {
      const option = ['draw 3', 'passes 3', 'undo none', 'time-limit 60', 'time-bonus 9'][
        random(5)
      ] as string;
      lines.splice(5 + random(2), 0, `option ${option}`);
    }),
  'an option changed': (text, _, random) =>
    replacedLine(text, /^option .*\d$/, (line) => line.replace(/\d+$/, () => String(random(500)))),
  'the variant changed': (text, _, random) =>
    replacedLine(
      text,
      /^variant /,
      () => `variant ${['klondike', 'tournament', 'colorado', 'golf'][random(4)] ?? ''}`,
    ),
  'the scoring changed': (text, _, random) =>
    replacedLine(
      text,
      /^scoring /,
      () => `scoring ${['standard', 'timed', 'no-clock', 'none', 'max'][random(5)] ?? ''}`,
    ),
  'the seed changed': (text, _, random) =>
    replacedLine(text, /^seed /, () => `seed "deal ${random(1000)}"`),
  'the seed escaped otherwise': (text) =>
    replacedLine(text, /^seed "./, (line) =>
      line.replace(/^seed "([^\\])/u, (_, char: string) => {
        const code = (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return `seed "\\u${code}`;
      }),
    ),
  'a digit changed': (text, _, random) => {
    const digits = [...text.matchAll(/\d/g)];
    const place = digits[random(digits.length)]?.index ?? 0;
    return text.slice(0, place) + String(random(10)) + text.slice(place + 1);
  },
  'a bit flipped': (text, _, random) => {
    const bytes = Buffer.from(text, 'utf8');
    const place = random(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << random(8));
    return bytes.toString('utf8');
  },
  'a character changed': (text, _, random) =>
    withChar(text, random, () => String.fromCharCode(random(0x10000))),
  'a character added': (text, _, random) =>
    withChar(text, random, (char) => char + String.fromCharCode(random(128))),
  'a character cut': (text, _, random) => withChar(text, random, () => ''),
  'a space added': (text, _, random) => withChar(text, random, (char) => `${char} `),
  'a zero before a number': (text, _, random) =>
    edited(text, (lines) => {
      const place = somewhere(lines, random);
      lines[place] = `0${lines[place] ?? ''}`;
    }),
  'the case changed': (text, _, random) =>
    withChar(text, random, (char) =>
      char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase(),
    ),
  'cut short': (text, _, random) => text.slice(0, random(text.length)),
  'cut short at a line': (text, _, random) =>
    edited(text, (lines) => lines.splice(random(lines.length))),
  'the head cut off': (text, _, random) => text.slice(1 + random(text.length - 1)),
  'text after the end': (text, other) => text + other,
  'an empty line': (text, _, random) =>
    edited(text, (lines) => lines.splice(random(lines.length + 1), 0, '')),
  'line ends changed': (text) => text.replaceAll('\n', '\r\n'),
  'one line end changed': (text, _, random) =>
    edited(text, (lines) => {
      const place = random(lines.length);
      lines[place] = `${lines[place] ?? ''}\r`;
    }),
  'the last line end cut': (text) => text.slice(0, -1),
  'two records spliced': (text, other, random) => {
    const [mine, theirs] = [linesOf(text), linesOf(other)];
    return `${[...mine.slice(0, random(mine.length)), ...theirs.slice(random(theirs.length))].join('\n')}\n`;
  },
  'a newer format': (text) => text.replace('record 1', 'record 2'),
  'words of the machine': (text, _, random) =>
    withChar(text, random, (char) => {
      const words = ['__proto__', 'constructor', 'NaN', '1e999', 'null', '-0', '٣', '\u0000'];
      return char + (words[random(words.length)] ?? '');
    }),
  huge: (text) => text.repeat(1 + Math.ceil(1_000_000 / text.length)),
  binary: (_, __, random) =>
    String.fromCharCode(...Array.from({ length: 1 + random(5000) }, () => random(0x10000))),
  'a megabyte of garbage': (text, _, random) => {
    const piece = String.fromCharCode(...Array.from({ length: 1000 }, () => random(256)));
    return (random(2) === 0 ? text.slice(0, random(200)) : '') + piece.repeat(1000);
  },
};

export const mutationNames = Object.keys(mutations);

/** A mutated record; every second one with a checksum that fits it. */
export function mutated(name: string, text: string, other: string, random: Random): string {
  const mutant = mutations[name]?.(text, other, random) ?? text;
  if (random(2) === 0) return mutant;
  const lines = linesOf(mutant);
  return lines.at(-1)?.startsWith('checksum ') && mutant.length < 100_000
    ? resealed(lines.slice(0, -1))
    : mutant;
}

/**
 * Plays the lines of a record by means of `Game` alone, without the reader that is under test:
 * the game after them, or `undefined` when one of them cannot be played.
 */
export function playedBy(lines: readonly string[]): Game | undefined {
  const valueOf = (key: string): string | undefined =>
    lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
  const options = lines
    .filter((line) => line.startsWith('option '))
    .map((line) => {
      const [, attribute = '', value = ''] = line.split(' ');
      const name = attribute.replace(/-./g, (letters) => letters.charAt(1).toUpperCase());
      return [name, parseOption(name as OptionName, value)];
    });
  const seed = valueOf('seed');
  const request: unknown = {
    variant: valueOf('variant'),
    scoring: valueOf('scoring'),
    contest: valueOf('conditions') === 'contest',
    ...Object.fromEntries(options),
    ...(seed === undefined
      ? { position: parsePosition(valueOf('start') ?? '') }
      : { seed: JSON.parse(seed) as unknown }),
  };
  let game = createGame(request as NewGame);
  for (const line of lines.filter(isAction)) {
    const [time = '', word = '', from = '', cause] = line.split(' ');
    const t = Number(time);
    if (word === 'auto') game = game.advance(t);
    else if (word === 'gap') {
      game = game.withGap({ from: Number(from), to: t, cause: cause as 'hidden' });
    } else {
      const next =
        word === 'undo'
          ? game.undo(t)
          : word === 'redo'
            ? game.redo(t)
            : word === 'give-up'
              ? game.giveUp(t)
              : game.play(parseMove(word), t);
      if (isRefusal(next)) return undefined;
      game = next;
    }
  }
  const elapsed = valueOf('elapsed');
  return elapsed === undefined ? game : game.advance(Number(elapsed));
}

/**
 * Judges what `verify` said of a mutant: the fault that it has, in words; `undefined` when it was
 * right. It was right when the mutant is the same text but for what the format leaves open, and
 * valid; or is another game, and one that was really played so; or is refused, at a line up to
 * which all was well.
 */
export function faultOfVerdict(
  mutant: string,
  original: string,
  verdict: Verdict,
): string | undefined {
  const whole = mutant.endsWith('\n') ? mutant : `${mutant}\n`;
  const plain = /(?<!\r)\n/.test(whole) ? whole : whole.replaceAll('\r\n', '\n');
  if (plain === original) return verdict.valid ? undefined : 'the same record is refused';
  const lines = linesOf(plain);
  if (verdict.valid) {
    if (resealed(lines.slice(0, -1)) !== plain) return 'accepted with a wrong checksum';
    const game = playedBy(lines);
    const text = game && sameEngine(formatRecord(game).split('\n'), lines).slice(0, -2);
    if (text?.join('\n') !== lines.slice(0, -1).join('\n')) {
      return 'accepted, but no such game was played';
    }
    if (!game) return 'accepted, but cannot be played';
    const same =
      game.score === verdict.score &&
      game.status === verdict.outcome &&
      game.elapsed === verdict.elapsed;
    return same ? undefined : 'accepted with another result than the game has';
  }
  const { line, reason } = verdict;
  if (reason === 'engine-fault') return `engine-fault: ${verdict.message}`;
  const differs = linesOf(original).findIndex((each, place) => each !== lines[place]) + 1;
  if (differs > 0 && line < differs && reason !== 'too-many-lines' && reason !== 'too-long') {
    return `line ${line} is told, and lines up to ${differs} are those of the record`;
  }
  return lineFault(lines, line, reason);
}

/** The lines with the engine's version of others: whose it is makes no difference. */
function sameEngine(lines: readonly string[], as: readonly string[]): readonly string[] {
  return lines.map((line, place) => (place === 1 ? (as[1] ?? '') : line));
}

/** The line told is an action: then what stands before it is a game, and with it it is none. */
function lineFault(lines: readonly string[], line: number, reason: string): string | undefined {
  const before = lines.slice(0, line - 1);
  if (!isAction(before.at(-1) ?? '') || reason.startsWith('too-')) return undefined;
  const game = playedBy(before);
  if (!game) return `what stands before line ${line} cannot be played either`;
  const text = formatRecord(game);
  const told = sameEngine(text.split('\n'), before).slice(0, before.length);
  if (told.join('\n') !== before.join('\n')) {
    return `what stands before line ${line} is not how it was played`;
  }
  return verify(text).valid ? undefined : `what stands before line ${line} is no game either`;
}
