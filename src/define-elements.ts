import { SolitaireClockElement } from './elements/solitaire-clock.js';
import { SolitaireControlsElement } from './elements/solitaire-controls.js';
import { SolitaireGameElement } from './elements/solitaire-game.js';
import { SolitaireRulesElement } from './elements/solitaire-rules.js';
import { SolitaireScoreElement } from './elements/solitaire-score.js';

/** The game is the last: its bar is made of the others, under the tags that they have by then. */
const elements = {
  score: SolitaireScoreElement,
  clock: SolitaireClockElement,
  controls: SolitaireControlsElement,
  rules: SolitaireRulesElement,
  game: SolitaireGameElement,
};

/**
 * Registers the tags `<solitaire-game>`, `<solitaire-score>` …, or the same under another prefix. What is
 * registered already, by whomever, stays as it is: two copies of this package on one page are harmless.
 * @param prefix what stands before the hyphen.
 * @throws DOMException for a prefix that no tag may begin with.
 */
export function defineElements(prefix = 'solitaire'): void {
  for (const [name, element] of Object.entries<CustomElementConstructor>(elements)) {
    const tag = `${prefix}-${name}`;
    if (customElements.get(tag)) continue;
    // A class can have one tag only: under another one goes a class of its own.
    const isTaken = customElements.getName(element) !== null;
    customElements.define(tag, isTaken ? class extends element {} : element);
  }
}
