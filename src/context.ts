import { createContext } from '@lit/context';
import type { Game } from './engine/index.js';

/** The game on the table, for elements that a page puts inside `<solitaire-game>`. */
export const gameContext = createContext<Game | undefined>(Symbol.for('solitaire-game'));
