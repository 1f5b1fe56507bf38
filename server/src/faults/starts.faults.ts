// Starts that meet each other, or what a former one left behind.
import { execFileSync, spawn } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newTestDatabase } from '../testing/test-postgres.ts';
import { databasesIn, IN_USE, waitUntil, wholeServers } from '../testing/whole-servers.ts';

const { start, dataDir } = wholeServers();

test('a start right after a kill waits for the old database and takes over', async () => {
  const first = await start();
  await first.end('SIGKILL');
  const second = await start();
  expect((await fetch(`${second.address}/api/opening-hours`)).status).toBe(200);
  expect(databasesIn(dataDir())).toHaveLength(1);
});

test('of two first starts at the same moment one serves, and a third does not disturb it', async () => {
  const outcomes = await Promise.allSettled([start(), start()]);
  const [serving, ...others] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(others).toEqual([]);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason.message).toMatch(IN_USE);

  await expect(start()).rejects.toThrow(IN_USE);
  expect((await fetch(`${serving?.address}/readyz`)).status).toBe(200);
  expect(await readFile(join(dataDir(), 'database/server.pid'), 'utf8')).toBe(String(serving?.pid));
  expect(databasesIn(dataDir())).toHaveLength(1);
});

test('a process that merely has an old number is left alone, and the start succeeds', async () => {
  const first = await start();
  await first.end('SIGTERM');
  const innocent = spawn('sleep', ['60']);
  onTestFinished(() => void innocent.kill());
  for (const file of ['server.pid', 'cluster/postmaster.pid'])
    await writeFile(join(dataDir(), 'database', file), `${innocent.pid}\n`);

  const second = await start();
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  expect(await readFile(join(dataDir(), 'database/server.pid'), 'utf8')).toBe(String(second.pid));
});

test('when PostgreSQL dies, nothing stays behind that watched over it', async () => {
  await start();
  const pid = Number.parseInt(databasesIn(dataDir())[0] ?? '', 10);
  const groups = () => execFileSync('ps', ['-eo', 'pid=,pgid='], { encoding: 'utf8' }).trim().split('\n');
  const group = groups()
    .find((line) => Number.parseInt(line, 10) === pid)
    ?.trim()
    .split(/\s+/)[1];
  const members = () => groups().filter((line) => line.endsWith(` ${group}`));
  expect(members().length).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => members().length === 0);
});

test('a data directory with a very long path works, unless somebody else put a link in place of its socket', async () => {
  const env = { DATA_DIR: join(dataDir(), 'a'.repeat(50), 'b'.repeat(50)) };
  const first = await start(env);
  const socketDirectory = /unix_socket_directories=(\S+)/.exec(databasesIn(dataDir())[0] ?? '')?.[1] ?? '';
  expect(socketDirectory).toContain(join(tmpdir(), 'evenlight-'));
  onTestFinished(() => rm(socketDirectory, { recursive: true, force: true }));
  await first.end('SIGTERM');
  await rm(socketDirectory, { recursive: true });
  await symlink(dataDir(), socketDirectory);
  await expect(start(env)).rejects.toThrow(/not a directory that only we can use.* set DATA_DIR to a shorter path/);
});

test('two servers on one PostgreSQL start at the same moment, and both serve', async () => {
  const { url, drop } = await newTestDatabase(inject('postgres'));
  onTestFinished(drop);
  const secret = { SECRET_KEY: 'ab'.repeat(32), DATABASE_URL: url };
  const [one, two] = await Promise.all([start(secret), start(secret)]);
  for (const { address } of [one, two]) expect((await fetch(`${address}/api/opening-hours`)).status).toBe(200);
});
