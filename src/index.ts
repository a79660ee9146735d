/** The elements and all that comes with them. Importing this registers nothing: see `define`. */
export { gameContext } from './context.js';
export { defineElements } from './define-elements.js';
export { SolitaireClockElement } from './elements/solitaire-clock.js';
export { SolitaireControlsElement } from './elements/solitaire-controls.js';
export { SolitaireGameElement } from './elements/solitaire-game.js';
export type { ElementStatus } from './elements/solitaire-game.js';
export { SolitaireRulesElement } from './elements/solitaire-rules.js';
export { SolitaireScoreElement } from './elements/solitaire-score.js';
export type { Hint, HintReason, HintStep } from './controllers/hint-controller.js';
export type { StorageError, StorageFault } from './controllers/storage-error.js';
export * from './events.js';
export type * from './engine/index.js';
export { defineLocale } from './locales/registry.js';
export type { LoadLocale } from './locales/registry.js';
