import { OptionError } from './options.js';
import { ownScorings } from './scorings/index.js';
import type { ScoringDefinition } from './scoring.js';
import type { VariantDefinition } from './variant.js';
import { ownVariants } from './variants/index.js';

const added: VariantDefinition[] = [];

/** Every game that `variant="…"` can name. */
export function variants(): readonly VariantDefinition[] {
  return [...ownVariants, ...added];
}

/** Adds a game; `defineVariant` has checked it. */
export function register(definition: VariantDefinition): void {
  added.push(definition);
}

/** Every scoring that `scoring="…"` can name. */
export function scorings(): readonly ScoringDefinition[] {
  return ownScorings;
}

function named<Definition extends { readonly id: string }>(
  option: string,
  definitions: readonly Definition[],
  id: unknown,
): Definition {
  const found = definitions.find((each) => each.id === id);
  if (!found) throw new OptionError(option, id, definitions.map((each) => each.id).join(', '));
  return found;
}

/** @throws OptionError that names the games there are. */
export function variantNamed(id: unknown): VariantDefinition {
  return named('variant', variants(), id);
}

/** @throws OptionError that names the scorings there are. */
export function scoringNamed(id: unknown): ScoringDefinition {
  return named('scoring', scorings(), id);
}
