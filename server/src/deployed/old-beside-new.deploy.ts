// A process of the last release goes on working after the migrations of today, as it must while a house is upgraded.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { queues } from '../all-jobs.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { freePort } from '../testing/server-process.ts';
import { urlOf } from '../testing/test-postgres.ts';

const root = resolve(import.meta.dirname, '../../..');
const release: { version: string; commit: string } = JSON.parse(
  readFileSync(join(root, 'deploy/last-release.json'), 'utf8'),
);
const place = mkdtempSync(join(tmpdir(), 'evenlight-last-release-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass through.
chmodSync(place, 0o711);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Its own packages, and both builds. */
function checkOut(): string {
  const checkout = join(place, 'checkout');
  mkdirSync(checkout);
  try {
    const packed = execFileSync('git', ['archive', release.commit], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', checkout], { input: packed });
  } catch (cause) {
    throw new Error(`The commit of ${release.version} is not in this clone; fetch the whole history first.`, { cause });
  }
  const build =
    "import { ensureInstalled, ensureBuilt } from './scripts/house.mjs'; await ensureInstalled(); await ensureBuilt();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: checkout, stdio: 'inherit' });
  return checkout;
}

test(`the server of ${release.version} passes its own API tests on the tables of today`, async () => {
  const postgres = await startEmbeddedPostgres(join(place, 'database'), { isThrownAway: true });
  await ensureDatabase(postgres, DATABASE);
  await bringUpToDate(postgres.address(DATABASE), queues);
  const checkout = checkOut();
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
  const server = spawn(process.execPath, ['server/build/main.js'], { cwd: checkout, env, stdio: 'inherit' });
  try {
    await expect.poll(() => isReady(address)).toBe(true);
    const tests = spawn(process.execPath, ['scripts/test-api.mjs', address], { cwd: checkout, env, stdio: 'inherit' });
    expect(await once(tests, 'exit')).toEqual([0, null]);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await postgres.stop();
  }
});

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
