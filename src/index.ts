export type * from './engine/index.js';
