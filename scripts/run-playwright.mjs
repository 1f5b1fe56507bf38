// One run of Playwright, counted as run-vitest.mjs counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseNode, root, run } from './house.mjs';
import { failedInPlaywright, readReport, timesInPlaywright, withoutReport } from './what-failed.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} words
 * @returns {Promise<import('./what-failed.mjs').Outcome>}
 */
export async function runPlaywright(env, words = []) {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-report-'));
  const file = join(folder, 'playwright.json');
  const cli = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  try {
    const outcome = await run(houseNode(), [...cli, ...words], {
      // What was turned into JavaScript is kept for the next run: the folder for temporary files goes with this one.
      env: { PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'), ...env, E2E_REPORT: file },
    }).then(
      () => 0,
      () => 1,
    );
    /** @type {import('./what-failed.mjs').PlaywrightReport | undefined} */
    const report = readReport(file);
    if (!report) return withoutReport('Playwright');
    const { expected: passed, unexpected, flaky, skipped } = report.stats;
    const failed = Math.max(unexpected + flaky, outcome);
    return { passed, failed, skipped, failures: failedInPlaywright(report), timings: timesInPlaywright(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
