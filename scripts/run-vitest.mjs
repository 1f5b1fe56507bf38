// One run of Vitest, counted for the line that `npm test`, `npm run test:security` and `npm run test:faults` end with.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseEnv, houseNode, root, run, say } from './house.mjs';
import { failedInVitest, timesInVitest } from './what-failed.mjs';

/** Tests make databases of their own on the operator's server; the one that DATABASE_URL names is left alone. */
export function testEnv(extra = {}) {
  const { DATABASE_URL: server, ...env } = houseEnv(extra);
  return server ? { ...env, TEST_DATABASE_URL: server } : env;
}

// Most of what a test makes is forgotten at once: with more room for it, less time goes into tidying up.
const SEMI_SPACE = '--max-semi-space-size=64';

/** `words` are what Vitest is told besides: files, or a configuration of its own. */
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
    return countsOf(reportIn(file), outcome);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function countsOf(report, outcome) {
  // Whatever was still to run has told nobody how it ended.
  if (!report) {
    const error = 'It ended before it could write its report; what it said stands above.';
    return { passed: 0, failed: 1, failures: [{ name: 'Vitest', error }] };
  }
  // A file that fails to load has no tests to count, and must still fail the run.
  const failed = Math.max(report.numFailedTests, outcome);
  return { passed: report.numPassedTests, failed, failures: failedInVitest(report), timings: timesInVitest(report) };
}

/** Every failure once more, then the one line a run ends with. */
export function sayOutcome({ passed, failed, failures }) {
  for (const { name, error } of failures) say(`\nFAILED ${name}\n${error}`);
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
