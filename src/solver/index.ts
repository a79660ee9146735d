/** Whether a position can be won, and how: at once, in strides, or for a page in a worker. */
export { solverClient } from './client.js';
export type { PageBudget, SolverClient } from './client.js';
export { visibleMove } from './parking/visible-move.js';
export type { VisibleOptions } from './parking/visible-move.js';
export { searchOf } from './search-of.js';
export type { Ending, Search } from './search.js';
export { defaultMemory, solve, solving } from './solve.js';
export type { Budget, Spent, Verdict } from './solve.js';
export type { Asking } from './thread-pool.js';
