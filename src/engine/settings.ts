import {
  attributeOf,
  checkOption,
  isOptionName,
  OptionError,
  optionNames,
  optionTable,
} from './options.js';
import type { OptionName, OptionValues } from './options.js';
import { scoringNamed, variantNamed } from './registry.js';
import { plainPlayOptions } from './rules.js';
import type { PlayOptions } from './rules.js';
import { plainScoringOptions } from './scoring.js';
import type { ScoringDefinition } from './scoring.js';
import type { VariantDefinition } from './variant.js';

/** What a game is asked for with: the element's attributes in camelCase. */
export type GameRequest = {
  readonly variant: string;
  /** The variant's own when absent. */
  readonly scoring?: string | undefined;
  readonly contest?: boolean | undefined;
} & { readonly [Name in OptionName]?: OptionValues[Name] | undefined };

/** Everything that decides how a game is played, timed and scored, each value settled. */
export interface Settings {
  readonly definition: VariantDefinition;
  readonly scoring: ScoringDefinition;
  readonly contest: boolean;
  readonly values: OptionValues;
  /** The options that this variant and scoring have a use for. */
  readonly usable: readonly OptionName[];
}

/** The options that a variant and a scoring have a use for, in the table's order. */
export function usableOptions(
  definition: VariantDefinition,
  scoring: ScoringDefinition,
): readonly OptionName[] {
  const known = new Set<OptionName>([
    ...definition.options,
    ...scoring.options,
    'undo',
    'timeLimit',
  ]);
  return optionNames.filter((name) => {
    const { goesWith } = optionTable[name];
    return known.has(name) && (goesWith === undefined || known.has(goesWith));
  });
}

/**
 * The settings of a game: a value that is given wins, then the scoring's default, then that of the
 * conditions (casual or contest), then the plain one.
 * @throws OptionError for an unknown name or value, and for an option without use.
 */
export function settle(request: GameRequest, given: Partial<PlayOptions> = {}): Settings {
  const { variant, contest, ...rest } = request;
  const definition = variantNamed(variant);
  const { scoring: scoringId = definition.scoring, ...options } = rest;
  const scoring = scoringNamed(scoringId);
  if (contest !== undefined && typeof contest !== 'boolean') {
    throw new OptionError('contest', contest, 'true, false');
  }
  const usable = usableOptions(definition, scoring);
  const chosen: Partial<OptionValues> = { ...given };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!isOptionName(name)) throw new OptionError(name, value, allowedNames(usable), 'unknown');
    Object.assign(chosen, { [name]: checkOption(name, value) });
    if (!usable.includes(name)) {
      throw new OptionError(
        name,
        value,
        allowedNames(usable),
        `${definition.id} with ${scoring.id} scoring has no use for it`,
      );
    }
  }
  const conditions = contest ? definition.contest : definition.casual;
  const { passes, ...defaults } = scoring.defaults ?? {};
  const values: OptionValues = {
    undo: 'unlimited',
    timeLimit: 'none',
    ...plainPlayOptions,
    ...plainScoringOptions,
    ...conditions,
    ...defaults,
    ...chosen,
  };
  if (scoring.forbidsUndo && values.undo !== 'none') {
    throw new OptionError('undo', values.undo, 'none', `${scoring.id} scoring knows no undo`);
  }
  const bought =
    passes && chosen.passes === undefined && definition.options.includes('passes')
      ? { passes: values[passes.option] }
      : {};
  return {
    definition,
    scoring,
    contest: contest ?? false,
    values: { ...values, ...bought },
    usable,
  };
}

function allowedNames(usable: readonly OptionName[]): string {
  return ['scoring', 'seed', 'contest', ...usable.map(attributeOf)].join(', ');
}
