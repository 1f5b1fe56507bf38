// What only whole processes can show: killed, stopped, started twice.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { users } from './features/accounts/tables.ts';
import { openNeighbour } from './testing/neighbour.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { newTestDatabase } from './testing/test-postgres.ts';

let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenlight-main-'));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  await waitUntil(() => databasesIn(dataDir).length === 0);
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

/** Process ids of PostgreSQL servers that work in a directory. */
function databasesIn(directory: string): string[] {
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${directory}`) && !line.includes('/bin/sh'));
}

async function waitUntil(isSo: () => boolean) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) if (isSo()) return;
  throw new Error('waited ten seconds in vain');
}

test('a killed server leaves no database behind, loses no row, and starts again', async () => {
  const first = await start();
  const neighbour = await openNeighbour({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const acknowledged = [];
  for (let round = 0; round < 20; round += 1) acknowledged.push(await neighbour.aMember());
  // A write under way at the very moment of the kill: it may be lost, what was acknowledged may not.
  const underWay = neighbour.aMember().catch(() => undefined);
  await first.end('SIGKILL');
  await underWay;
  await neighbour.close();
  await waitUntil(() => databasesIn(dataDir).length === 0);

  await start();
  const again = await openNeighbour({ NODE_ENV: 'test', DATA_DIR: dataDir });
  for (const { id } of acknowledged) expect(await again.db.$count(users, eq(users.id, id))).toBe(1);
  await again.close();
});

test('a start right after a kill waits for the old database and takes over', async () => {
  const first = await start();
  await first.end('SIGKILL');
  const second = await start();
  expect((await fetch(`${second.address}/api/opening-hours`)).status).toBe(200);
  expect(databasesIn(dataDir)).toHaveLength(1);
});

test('a second server on the same data says so plainly and does no harm', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    /Another Evenlight \(process \d+\) is already using the data in .* set DATA_DIR to another directory/,
  );
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(databasesIn(dataDir)).toHaveLength(1);
});

test('told to stop, it finishes what is under way and closes within ten seconds', async () => {
  const server = await start();
  const stream = await fetch(`${server.address}/api/news`);
  expect(stream.status).toBe(200);
  const { code, ms } = await server.end('SIGTERM');
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(server.said()).toContain('Closed. Everything is saved.');
  expect(databasesIn(dataDir)).toHaveLength(0);
  await stream.body?.cancel();
});

test('two servers on one PostgreSQL start at the same moment, and both serve', async () => {
  const { url } = await newTestDatabase(inject('postgres'));
  const secret = { SECRET_KEY: 'ab'.repeat(32), DATABASE_URL: url };
  const [one, two] = await Promise.all([start(secret), start(secret)]);
  for (const { address } of [one, two]) expect((await fetch(`${address}/api/opening-hours`)).status).toBe(200);
});

test('it says in plain words where it is open and where mail goes', async () => {
  const server = await start();
  expect(server.said()).toContain('Evenlight is open at http://localhost:');
  expect(server.said()).toContain(join(dataDir, 'mail'));
  expect(server.said()).toContain('/dev/mailbox');
});

test('faults of the configuration are all named at once', async () => {
  const faults = start({ PORT: 'abc', SMTP_URL: 'nonsense', SECRET_KEY: 'short' });
  await expect(faults).rejects.toThrow(/Evenlight could not start[\s\S]*PORT[\s\S]*SMTP_URL[\s\S]*SECRET_KEY/);
});
