import type * as Reader from '../controllers/record-reader.js';
import type * as Visibility from '../controllers/visibility-controller.js';
import { pageSolver } from '../controllers/solver-source.js';
import type { SolverSource } from '../controllers/solver-source.js';
import type * as Cover from './contest/start-panel.js';
import type * as KeepingModule from './keeping.js';
import type * as Replay from './replay/replay-bar.js';
import type * as ThinkingModule from './thinking/thinking.js';
import type * as Statistics from './statistics/statistics-panel.js';

/** What is loaded when it is first needed. */
export interface Modules {
  reader(): Promise<typeof Reader>;
  readonly solver: SolverSource;
  visibility(): Promise<typeof Visibility>;
  keeping(): Promise<typeof KeepingModule>;
  cover(): Promise<typeof Cover>;
  replay(): Promise<typeof Replay>;
  statistics(): Promise<typeof Statistics>;
  thinking(): Promise<typeof ThinkingModule>;
}

/** Each becomes a file of its own beside the script. */
export const modules: Modules = {
  reader: () => import('../controllers/record-reader.js'),
  solver: pageSolver,
  visibility: () => import('../controllers/visibility-controller.js'),
  keeping: () => import('./keeping.js'),
  cover: () => import('./contest/start-panel.js'),
  replay: () => import('./replay/replay-bar.js'),
  statistics: () => import('./statistics/statistics-panel.js'),
  thinking: () => import('./thinking/thinking.js'),
};
