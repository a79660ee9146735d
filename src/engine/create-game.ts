import { deal } from './deal.js';
import { Game } from './game.js';
import { OptionError } from './options.js';
import type { Position } from './position.js';
import { rulesOf } from './rules.js';
import type { PlayOptions } from './rules.js';
import { settle } from './settings.js';
import type { GameRequest, Settings } from './settings.js';
import { longestSeed, seedFault } from './shuffle.js';

/** A game to begin: from a seed's deal, or from a position (`parsePosition` reads one from a text). */
export type NewGame = GameRequest &
  (
    | { readonly seed: string; readonly position?: undefined }
    | { readonly position: Position; readonly seed?: undefined }
  );

/** What a caller without types may give. */
type Unchecked = GameRequest & {
  readonly seed?: unknown;
  readonly position?: Position | undefined;
};

function dealt(settings: Settings, seed: unknown): Game {
  const fault = typeof seed === 'string' ? seedFault(seed) : 'not a text';
  if (typeof seed !== 'string' || fault !== undefined) {
    throw new OptionError('seed', seed, `a text of at most ${longestSeed} bytes of UTF-8`, fault);
  }
  return Game.begin(settings, deal(rulesOf(settings.definition, settings.values), seed), seed);
}

function fromPosition(request: GameRequest, position: Position): Game {
  const { definition, options } = position.rules;
  if (definition.id !== request.variant) {
    throw new OptionError('variant', request.variant, definition.id, 'the position is of it');
  }
  const named: Partial<PlayOptions> = Object.fromEntries(
    definition.options.map((name) => [name, options[name]]),
  );
  const settings = settle(request, named);
  if (settings.values.wildcard !== options.wildcard) {
    throw new OptionError(
      'wildcard',
      settings.values.wildcard,
      String(options.wildcard),
      'the position is played so',
    );
  }
  return Game.begin(settings, { ...position, rules: rulesOf(definition, settings.values) });
}

/**
 * A new game: the element's attributes in camelCase, `timeLimit` in whole seconds.
 * @throws OptionError that names what is allowed: an unknown variant, scoring, option or value, an
 * option that this variant and scoring have no use for, a text that cannot be a seed.
 */
export function createGame(request: NewGame): Game {
  const { seed, position, ...rest }: Unchecked = request;
  if (position === undefined) return dealt(settle(rest), seed);
  if (seed !== undefined) {
    throw new OptionError('seed', seed, 'none', 'the game begins from a position');
  }
  return fromPosition(rest, position);
}
