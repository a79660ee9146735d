import { noChange } from 'lit';
import { directive, Directive } from 'lit/directive.js';
import type { DirectiveResult, ElementPart } from 'lit/directive.js';

/** Classes that an element has or has not, and its custom properties. */
type Appearance = Readonly<Record<string, boolean | string>>;

/**
 * How an element looks now. Written piece by piece through the CSSOM: a `style` attribute would be
 * kept out by a page with a strict policy, and the classes that a drag or a flight adds must stay.
 */
class AppearanceDirective extends Directive {
  #before: Appearance = {};

  override render(): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [now]: [Appearance]): unknown {
    const before = this.#before;
    this.#before = now;
    for (const name in { ...before, ...now }) {
      const value = now[name];
      if (value === before[name]) continue;
      if (name.startsWith('--')) {
        (element as HTMLElement).style.setProperty(name, String(value ?? ''));
      } else element.classList.toggle(name, value === true);
    }
    return noChange;
  }
}

export const appearance: (now: Appearance) => DirectiveResult = directive(AppearanceDirective);
