import {
  attributeOf,
  commit,
  OptionError,
  scoringNamed,
  usableOptions,
  variantNamed,
} from '../engine/index.js';
import type { NewGame, OptionName, OptionValues } from '../engine/index.js';

/** The properties by which a page asks for a game; it may set any of them to anything. */
export interface GameProperties {
  readonly variant: string;
  readonly scoring: string | undefined;
  readonly seed: string | undefined;
  readonly contest: boolean;
  readonly commitment: string | undefined;
  readonly drawCount: OptionValues['draw'] | undefined;
  readonly passes: OptionValues['passes'] | undefined;
  readonly reveal: OptionValues['reveal'] | undefined;
  readonly wildcard: boolean;
  readonly undoPolicy: OptionValues['undo'] | undefined;
  readonly timeLimit: OptionValues['timeLimit'] | undefined;
  readonly timeBonus: OptionValues['timeBonus'] | undefined;
  readonly basePoints: OptionValues['basePoints'] | undefined;
  readonly timerStart: OptionValues['timerStart'] | undefined;
  readonly timerRate: OptionValues['timerRate'] | undefined;
  readonly wildcardBonus: OptionValues['wildcardBonus'] | undefined;
}

/** What a page asks for: the values of its rules attributes, always in the same order. */
export type AskedGame = readonly unknown[];

/** The options as the page gave them. */
function optionsOf(page: GameProperties): {
  readonly [Name in OptionName]: OptionValues[Name] | undefined;
} {
  return {
    draw: page.drawCount,
    passes: page.passes,
    reveal: page.reveal,
    wildcard: page.wildcard || undefined,
    undo: page.undoPolicy,
    timeLimit: page.timeLimit,
    timeBonus: page.timeBonus,
    basePoints: page.basePoints,
    timerStart: page.timerStart,
    timerRate: page.timerRate,
    wildcardBonus: page.wildcardBonus,
  };
}

export function askedGame(page: GameProperties): AskedGame {
  const { variant, scoring, contest, seed, commitment } = page;
  return [variant, scoring, contest, seed, commitment, ...Object.values(optionsOf(page))];
}

/** By identity: a page without types may set values that no text tells apart. */
export function isSame(asked: AskedGame, other: AskedGame | undefined): boolean {
  return other !== undefined && asked.every((value, index) => Object.is(value, other[index]));
}

/** Frameworks write `null` for a property that is not set. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * What the engine is asked for; an option that this variant and scoring have no use for is left out.
 * @param warn told which options these are; an empty text when there is none.
 * @throws OptionError for an unknown variant or scoring, or a seed that its commitment does not fit.
 */
export function newGameOf(page: GameProperties, warn: (warning: string) => void): NewGame {
  const { variant, seed, contest, commitment } = page;
  const definition = variantNamed(variant);
  const scoring = scoringNamed(page.scoring ?? definition.scoring);
  const usable: readonly string[] = usableOptions(definition, scoring);
  const given = Object.entries(optionsOf(page)).filter(([, value]) => !isAbsent(value));
  if (commitment !== undefined && (seed === undefined || commit(seed) !== commitment)) {
    const allowed = 'the SHA-256 of the seed';
    throw new OptionError('commitment', commitment, allowed, 'the seed does not fit it');
  }
  const useless = given.filter(([name]) => !usable.includes(name)).map(([name]) => name);
  const names = useless.map(attributeOf).join(', ');
  warn(names && `${definition.id} with ${scoring.id} scoring has no use for: ${names}`);
  return {
    variant,
    ...(isAbsent(page.scoring) ? {} : { scoring: page.scoring }),
    ...(isAbsent(contest) ? {} : { contest }),
    seed: seed ?? '',
    ...Object.fromEntries(given.filter(([name]) => !useless.includes(name))),
  };
}
