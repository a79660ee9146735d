export { cardBack } from './card-back.js';
export { cardFace } from './card-face.js';
export { cardStyles, fourColorStyles } from './card.styles.js';
export { figures } from './late-figure.js';
export { wildcardFace } from './wildcard-face.js';
