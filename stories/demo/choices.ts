import {
  attributeOf,
  optionNames,
  scoringNamed,
  scorings,
  settle,
  usableOptions,
  variantNamed,
  variants,
} from '../../src/engine/index.js';
import type { OptionName, ScoringDefinition, VariantDefinition } from '../../src/engine/index.js';

/** Attributes and their values; one without a value is the empty text. */
export type Attributes = ReadonlyMap<string, string>;
type Control = HTMLInputElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
    element.name !== ''
  );
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Why a rules option is of no use; empty when it is of use. */
function uselessness(
  name: OptionName,
  definition: VariantDefinition,
  scoring: ScoringDefinition,
): string {
  if (name === 'undo' && scoring.forbidsUndo) return `not with ${scoring.name} scoring`;
  const isUsableWith = (each: ScoringDefinition): boolean =>
    usableOptions(definition, each).includes(name);
  if (isUsableWith(scoring)) return '';
  return scorings().some(isUsableWith)
    ? `not with ${scoring.name} scoring`
    : `not in ${definition.name}`;
}

/** The form in which a visitor chooses attributes: each control is named like its attribute. */
export class Choices {
  readonly #controls: ReadonlyMap<string, Control>;

  constructor(form: HTMLFormElement) {
    const controls = [...form.elements].filter(isControl);
    this.#controls = new Map(controls.map((control) => [control.name, control]));
    this.#offer('variant', variants());
    this.#offer('scoring', scorings());
  }

  /** The names of all attributes that can be chosen. */
  get names(): readonly string[] {
    return [...this.#controls.keys()];
  }

  /** What is chosen, as far as the game and its scoring have a use for it. */
  get attributes(): Attributes {
    const chosen = [...this.#controls.values()].filter(
      (control) =>
        !control.disabled && (isCheckbox(control) ? control.checked : control.value.trim() !== ''),
    );
    return new Map(
      chosen.map((control) => [control.name, isCheckbox(control) ? '' : control.value.trim()]),
    );
  }

  set attributes(attributes: Attributes) {
    for (const [name, control] of this.#controls) {
      if (isCheckbox(control)) {
        control.checked = attributes.has(name);
        continue;
      }
      control.value = attributes.get(name) ?? '';
      // An address can name what there is not.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
        control.selectedIndex = 0;
      }
    }
    this.settle();
  }

  choose(name: string, value: string): void {
    this.attributes = new Map([...this.attributes, [name, value]]);
  }

  /** Shows of each option what it is when nothing is chosen, or why it is of no use. */
  settle(): void {
    const definition = variantNamed(this.#control('variant').value);
    const scoring = scoringNamed(this.#control('scoring').value || definition.scoring);
    const contest = this.attributes.has('contest');
    const { values } = settle({ variant: definition.id, scoring: scoring.id, contest });
    this.#showDefault('scoring', scoringNamed(definition.scoring).name);
    for (const name of optionNames) {
      const attribute = attributeOf(name);
      this.#showDefault(attribute, String(values[name]));
      this.#disable(attribute, uselessness(name, definition, scoring));
    }
  }

  #control(name: string): Control {
    const control = this.#controls.get(name);
    if (!control) throw new Error(`The form has no control for ${name}.`);
    return control;
  }

  #offer(
    name: string,
    definitions: readonly { readonly id: string; readonly name: string }[],
  ): void {
    this.#control(name).append(...definitions.map((each) => new Option(each.name, each.id)));
  }

  #showDefault(name: string, value: string): void {
    const control = this.#control(name);
    if (control instanceof HTMLInputElement) control.placeholder = value;
    else if (control.options[0]) control.options[0].text = `${value} (default)`;
  }

  /** Disables the control for a reason, which stands beside it; without a reason, enables it. */
  #disable(name: string, reason: string): void {
    const control = this.#control(name);
    control.disabled = reason !== '';
    const label = control.labels?.[0];
    label?.querySelector('small')?.remove();
    if (reason === '') return;
    const note = document.createElement('small');
    note.append(reason);
    label?.append(' ', note);
  }
}
