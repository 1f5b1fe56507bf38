// One run of Vitest, counted for the line that `npm test`, `npm run test:security` and `npm run test:faults` end with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseEnv, houseNode, root, run, say } from './house.mjs';
import { failedInVitest, readReport, timesInVitest, withoutReport } from './what-failed.mjs';

/** @typedef {import('./what-failed.mjs').Outcome} Outcome */

/**
 * Tests make databases of their own on the operator's server; the one that DATABASE_URL names is left alone.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnv(extra = {}) {
  const { DATABASE_URL: server, ...env } = houseEnv(extra);
  return server ? { ...env, TEST_DATABASE_URL: server } : env;
}

// Most objects of a test live for a moment: a larger young generation saves garbage collection.
const SEMI_SPACE = '--max-semi-space-size=64';

/**
 * `words` are further arguments for Vitest: files, or another configuration.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} words
 */
export async function runVitest(env, words = []) {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-report-'));
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const outcome = await run(
      houseNode(),
      [SEMI_SPACE, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...words],
      { env },
    ).then(
      () => 0,
      () => 1,
    );
    return countsOf(readReport(file), outcome);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('./what-failed.mjs').VitestReport | undefined} report
 * @param {number} outcome
 * @returns {Outcome}
 */
function countsOf(report, outcome) {
  if (!report) return withoutReport('Vitest');
  // A file that fails to load has no tests to count, and must still fail the run.
  const failed = Math.max(report.numFailedTests, outcome);
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return { passed, failed, skipped, failures: failedInVitest(report), timings: timesInVitest(report) };
}

/**
 * Every failure once more, then the one line a run ends with.
 * @param {Outcome} outcome
 */
export function sayOutcome({ passed, failed, skipped = 0, failures }) {
  for (const { name, error } of failures) say(`\nFAILED ${name}\n${error}`);
  if (skipped > 0) say(`\n${skipped} tests did not run: this machine cannot do what they need.`);
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
