import type { SolverClient } from '../solver/client.js';

/** Where the solver comes from: loaded when it is first wanted. */
export type SolverSource = () => Promise<SolverClient>;

/** The one solver of the page. */
export const pageSolver: SolverSource = async () => {
  const { solverClient } = await import('../solver/client.js');
  return solverClient();
};
