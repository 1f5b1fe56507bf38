// `npm test`: checks, then unit and API tests, then the browser. Sets itself up on a fresh clone and ends with one line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';
import { ensureBuilt, ensureInstalled, houseNode, root, run, say } from './house.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';
import { failedInPlaywright } from './what-failed.mjs';

const reports = mkdtempSync(join(tmpdir(), 'evenlight-reports-'));
const total = { passed: 0, failed: 0 };
const failures = [];
const count = ({ passed, failed, failures: theirs = [] }) => {
  total.passed += passed;
  total.failed += failed;
  failures.push(...theirs);
};

try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureBrowser();
  const env = testEnv(chromium ? { CHROMIUM_PATH: chromium } : {});

  say('\nChecks');
  count(await runChecks());

  say('\nUnit and API tests');
  count(await runVitest(env));

  say('\nBrowser tests');
  const lent = process.env.DATABASE_URL ? await lendDatabase(env) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-e2e-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const place = { E2E_DATA_DIR: dataDir, ...(lent ? { E2E_DATABASE_URL: lent.url } : {}) };
  count(await playwright({ ...env, ...place }));
  rmSync(dataDir, { recursive: true, force: true });
  await lent?.giveBack();
} catch (error) {
  total.failed += 1;
  say(`\n${error.message}`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
sayOutcome({ ...total, failures });

async function lendDatabase(env) {
  const child = spawn(houseNode(), [join(root, 'server/src/testing/lend-database.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const giveBack = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { url: String(line).trim(), giveBack };
}

async function playwright(env) {
  const file = join(reports, 'playwright.json');
  const words = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  const outcome = await run(houseNode(), words, { env: { ...env, E2E_REPORT: file } }).then(
    () => 0,
    () => 1,
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected: passed, unexpected, flaky } = report.stats;
  return { passed, failed: Math.max(unexpected + flaky, outcome), failures: failedInPlaywright(report) };
}
