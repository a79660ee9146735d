export { visibleMove } from './parking/visible-move.js';
export type { VisibleOptions } from './parking/visible-move.js';
export { searchOf } from './search-of.js';
export type { Ending, Search } from './search.js';
export { defaultMemory, solve } from './solve.js';
export type { Budget, Spent, Verdict } from './solve.js';
