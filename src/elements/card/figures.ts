/** What is drawn on large court cards and on the wildcard. */
export { courtFigure } from './court-figure.js';
export { jesterFigure } from './jester-figure.js';
