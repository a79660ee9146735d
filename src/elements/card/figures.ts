/** What is drawn on large court cards, on the wildcard and on large aces; and rare backs. */
export { aceOrnament } from './ace-ornament.js';
export { otherPatterns } from './back-patterns.js';
export { courtFigure } from './court-figure.js';
export { figureStyles } from './figure.styles.js';
export { jesterFigure } from './jester-figure.js';
