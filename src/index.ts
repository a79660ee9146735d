/** The element and all that comes with it. Importing this registers nothing: see `define`. */
export { gameContext } from './context.js';
export { SolitaireGameElement } from './elements/solitaire-game.js';
export type { ElementStatus } from './elements/solitaire-game.js';
export type { StorageError, StorageFault } from './controllers/storage-error.js';
export * from './events.js';
export type * from './engine/index.js';
export { defineLocale } from './locales/registry.js';
export type { LoadLocale } from './locales/registry.js';
