import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function testsIn({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsIn)];
}

/** Writes how many browser tests passed and failed; a file that did not load is one failure. */
export function jsonReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const session of sessions) {
        const tests = session.testResults ? testsIn(session.testResults) : [];
        const ran = tests.filter(({ skipped }) => !skipped);
        const broken = ran.filter((test) => !test.passed).length;
        passed += ran.length - broken;
        failed += broken || (session.passed ? 0 : 1);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ passed, failed })}\n`);
    },
  };
}
