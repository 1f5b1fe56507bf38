// A process of the last release goes on working after the migrations of today, as it must while a house is upgraded.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { queues } from '../all-jobs.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { freePort } from '../testing/server-process.ts';
import { urlOf } from '../testing/test-postgres.ts';
import { ensureLastRelease, lastRelease } from './last-release.ts';

const root = resolve(import.meta.dirname, '../../..');
const place = mkdtempSync(join(tmpdir(), 'evenlight-last-release-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass through.
chmodSync(place, 0o711);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** As whoever runs it would start it, with what it needs to be told. */
async function start(main: string, env: Record<string, string | undefined>) {
  const server = spawn(process.execPath, [main], { env, stdio: 'inherit' });
  await expect.poll(() => isReady(env.ORIGIN ?? '')).toBe(true);
  return async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
}

test(`the server of ${lastRelease.version} passes its own API tests on the tables of today, and today's goes on from there`, async () => {
  const postgres = await startEmbeddedPostgres(join(place, 'database'), { isThrownAway: true });
  onTestFinished(postgres.stop);
  await ensureDatabase(postgres, DATABASE);
  const checkout = ensureLastRelease();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const { PATH } = process.env;
  const env = {
    PATH,
    NODE_ENV: 'test',
    PORT: String(port),
    ORIGIN: address,
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: urlOf(postgres.address(DATABASE)),
    SECRET_KEY: '1a'.repeat(32),
    // Everybody in the tests comes from one address.
    RATE_LIMIT_FACTOR: '10000',
  };
  const former = join(checkout, 'server/build/main.js');
  // Its tables, with its packages, venues and vendors in them.
  const stop = await start(former, env);
  await stop();
  await bringUpToDate(postgres.address(DATABASE), queues);
  const stopAgain = await start(former, env);
  const tests = spawn(process.execPath, ['scripts/test-api.mjs', address], { cwd: checkout, env, stdio: 'inherit' });
  const [code] = await once(tests, 'exit');
  await stopAgain();
  expect(code).toBe(0);
  const stopToday = await start(join(root, 'server/build/main.js'), env);
  expect((await fetch(`${address}/venue-selection`)).status).toBe(200);
  await stopToday();
});

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
