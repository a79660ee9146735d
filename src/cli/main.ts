#!/usr/bin/env node
import process from 'node:process';
import { run } from './run.js';

// Whoever reads the output may stop reading: `solitaire-game verify … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
// All is said: what may yet be piped in holds nobody up.
process.stdin.destroy();
