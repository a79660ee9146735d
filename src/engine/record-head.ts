import { commit } from './commitment.js';
import { createGame } from './create-game.js';
import { engineVersion } from './engine-version.js';
import type { Game } from './game.js';
import { formatPosition, NotationError, parsePosition } from './notation.js';
import { attributeOf, OptionError, optionNames, parseOption } from './options.js';
import type { OptionName, OptionValues } from './options.js';
import { quoted } from './record-fault.js';
import { firstLine } from './record-lines.js';
import type { RecordLines } from './record-lines.js';
import { scoringNamed, variantNamed } from './registry.js';
import type { PlayOptions } from './rules.js';
import { settle } from './settings.js';
import type { GameRequest, Settings } from './settings.js';

/** The head of a record: its lines up to the deal, and the game that they begin. */
export interface RecordHead {
  readonly game: Game;
  /** The numbers of the lines that say it. */
  readonly lines: {
    readonly variant: number;
    readonly scoring: number;
    readonly conditions: number;
    readonly options: ReadonlyMap<OptionName, number>;
    readonly deal: number;
  };
}

/** The lines before it have the same number in every record. */
const firstOptionLine = 6;

/** The option lines: in the table's order, without those whose value goes without saying. */
function optionLines(settings: Settings, given: Partial<PlayOptions>): readonly string[] {
  const { definition, scoring, contest, usable, values } = settings;
  let request: GameRequest = { variant: definition.id, scoring: scoring.id, contest };
  return usable.flatMap((name) => {
    // A default may hang on an option before it: what a vegas deck costs depends on the draw.
    if (settle(request, given).values[name] === values[name]) return [];
    request = { ...request, [name]: values[name] };
    return [`option ${attributeOf(name)} ${values[name]}`];
  });
}

/** The options that a game which begins from a position takes from it. */
function optionsOfStart({ start }: Game): Partial<PlayOptions> {
  const { definition, options } = start.rules;
  return Object.fromEntries(definition.options.map((name) => [name, options[name]]));
}

function startLine(game: Game): string {
  return `start ${formatPosition(game.start).replaceAll('\n', ' / ')}`;
}

/** The lines of a record up to its first action. */
export function headLines(game: Game, isSeedWithheld: boolean): readonly string[] {
  const { settings, seed } = game;
  const given = seed === undefined ? optionsOfStart(game) : {};
  const deal =
    seed === undefined
      ? startLine(game)
      : isSeedWithheld
        ? `commitment ${commit(seed)}`
        : `seed ${JSON.stringify(seed)}`;
  return [
    firstLine,
    `engine ${engineVersion}`,
    `variant ${settings.definition.id}`,
    `scoring ${settings.scoring.id}`,
    `conditions ${settings.contest ? 'contest' : 'casual'}`,
    ...optionLines(settings, given),
    deal,
  ];
}

/**
 * Reads the lines up to the first action, and begins the game.
 * @param revealed the seed, for a record that holds its commitment only.
 * @throws RecordError
 */
export function readHead(lines: RecordLines, revealed?: string): RecordHead {
  lines.take('first line');
  lines.takeMatch('engine', /^engine (\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/);
  const variant = lines.takeMatch('variant', /^variant ([a-z0-9-]+)$/);
  orFault(lines, 'variant', () => variantNamed(variant));
  const variantLine = lines.number;
  const scoring = lines.takeMatch('scoring', /^scoring ([a-z0-9-]+)$/);
  orFault(lines, 'scoring', () => scoringNamed(scoring));
  const scoringLine = lines.number;
  const contest = lines.takeMatch('conditions', /^conditions (casual|contest)$/) === 'contest';
  const conditionsLine = lines.number;

  const options = new Map<OptionName, number>();
  const values: Partial<OptionValues> = {};
  while (lines.next?.startsWith('option ')) {
    const [name, value] = takeOption(lines);
    const last = [...options.keys()].pop();
    if (last !== undefined && optionNames.indexOf(name) <= optionNames.indexOf(last)) {
      throw lines.fault('option', `${attributeOf(name)} cannot follow ${attributeOf(last)}`);
    }
    options.set(name, lines.number);
    Object.assign(values, { [name]: value });
  }

  const deal = takeDeal(lines, variant, revealed);
  const game = begun(lines, { variant, scoring, contest, ...values }, deal, options);
  checkForm(lines, game, deal);
  return {
    game,
    lines: {
      variant: variantLine,
      scoring: scoringLine,
      conditions: conditionsLine,
      options,
      deal: lines.number,
    },
  };
}

/** Does what may throw an OptionError, which is then a fault of the line taken last. */
function orFault<Result>(
  lines: RecordLines,
  reason: 'variant' | 'scoring' | 'option',
  action: () => Result,
): Result {
  try {
    return action();
  } catch (error) {
    throw error instanceof OptionError ? lines.fault(reason, error.message) : error;
  }
}

function takeOption(lines: RecordLines): readonly [OptionName, OptionValues[OptionName]] {
  const line = lines.take('option');
  const [, attribute, text] = /^option ([a-z-]+) ([a-z0-9]+)$/.exec(line) ?? [];
  if (attribute === undefined || text === undefined) {
    throw lines.fault('syntax', `${quoted(line)} is no option line`);
  }
  const name = optionNames.find((each) => attributeOf(each) === attribute);
  if (!name) {
    const names = optionNames.map(attributeOf).join(', ');
    throw lines.fault('option', `${quoted(attribute)} is no option; options: ${names}`);
  }
  return [name, orFault(lines, 'option', () => parseOption(name, text))];
}

/** What a game is dealt from. */
type Deal =
  | { readonly seed: string; readonly commitment?: string }
  | { readonly position: string; readonly commitment?: undefined };

function takeDeal(lines: RecordLines, variant: string, revealed: string | undefined): Deal {
  const line = lines.take('deal');
  const [, kind, text] = /^(seed|commitment|start) (.*)$/s.exec(line) ?? [];
  if (text !== undefined && kind === 'seed') {
    const seed = unquoted(text);
    if (seed === undefined) throw lines.fault('syntax', `${quoted(text)} is no quoted text`);
    return { seed };
  }
  if (text !== undefined && kind === 'start') {
    if (text.split(' ', 1)[0] !== variant) {
      throw lines.fault('start', `The position is not one of ${variant}`);
    }
    return { position: text };
  }
  if (text === undefined || !/^[0-9a-f]{64}$/.test(text)) {
    throw lines.fault('syntax', `${quoted(line)} is no seed, commitment or start line`);
  }
  if (revealed === undefined) {
    throw lines.fault('seed-needed', 'The record holds a commitment; its seed must be told');
  }
  if (committed(revealed) !== text) {
    throw lines.fault('commitment', 'The seed told is not the one that was committed to');
  }
  return { seed: revealed, commitment: text };
}

function committed(seed: string): string | undefined {
  try {
    return commit(seed);
  } catch {
    return undefined;
  }
}

/** The text that a JSON string stands for. */
function unquoted(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function begun(
  lines: RecordLines,
  request: GameRequest,
  deal: Deal,
  options: ReadonlyMap<OptionName, number>,
): Game {
  let game: Game;
  try {
    game = createGame(
      'seed' in deal
        ? { ...request, seed: deal.seed }
        : { ...request, position: parsePosition(deal.position) },
    );
  } catch (error) {
    if (error instanceof OptionError) {
      const [, line] = [...options].find(([name]) => name === error.option) ?? [];
      if (line !== undefined) throw lines.fault('option', error.message, line);
      throw lines.fault(error.option === 'seed' ? 'seed' : 'start', error.message);
    }
    if (error instanceof NotationError) throw lines.fault('start', error.message);
    // Cards may be named in places where the rules cannot judge them.
    if (error instanceof RangeError) throw lines.fault('start', error.message);
    throw error;
  }
  const { faces, rules } = game.start;
  if (faces.slice(0, rules.deck.length).includes(undefined)) {
    throw lines.fault('start', 'A game with cards that are not known cannot be played again');
  }
  return game;
}

/** There is one form: the lines must be those that would be written for the game that they begin. */
function checkForm(lines: RecordLines, game: Game, deal: Deal): void {
  const wanted = headLines(game, deal.commitment !== undefined);
  const dealLine = lines.number;
  for (let number = firstOptionLine; number <= dealLine; number += 1) {
    const line = wanted[number - 1] ?? '';
    if (lines.at(number) === line) continue;
    const reason = number < dealLine ? 'option' : 'seed' in deal ? 'seed' : 'start';
    throw lines.fault(reason, `In its one form this line is ${quoted(line)}`, number);
  }
}
