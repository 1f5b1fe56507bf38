import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

// Every worker reads this file again; the first one decides, the rest follow.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'evenlight-e2e-'));
const address = `http://localhost:${process.env.E2E_PORT}`;

/**
 * `npm test` tells the stories without which nothing works: what is marked @more is held by screens and routes as well, and told
 * in continuous integration (`npm test -- --more`). What is marked @long takes minutes, and is left to `npm run test:all`.
 */
function leftOut(): RegExp | RegExp[] {
  if (process.env.TEST_ALL) return [];
  return process.env.TEST_CORE ? /@long|@more/ : /@long/;
}

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: resolve(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  workers: 2,
  grepInvert: leftOut(),
  // A flaky test is a bug to find, not to try again.
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with something else answers late, not wrongly.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as ['json', object]] : []),
  ],
  use: {
    baseURL: address,
    locale: 'en-US',
    // What it answers is hidden from the tests; the one story about it lets it in.
    serviceWorkers: 'block',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    // Traces cost half the run; turn them on by hand for the test that needs one (--trace on).
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Nothing outside is to be looked up while tests run.
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${resolve(import.meta.dirname, '../server/build/main.js')}"`,
    url: `${address}/readyz`,
    env: {
      NODE_ENV: 'test',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      RATE_LIMIT_FACTOR: '1000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
