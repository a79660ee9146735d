import { SolitaireGameElement } from './index.js';

export * from './index.js';

/** Two copies of this package on one page are harmless: the first one to come defines the tag. */
if (!customElements.get('solitaire-game')) {
  customElements.define('solitaire-game', SolitaireGameElement);
}
