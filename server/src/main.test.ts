// What only whole processes can show: killed, stopped, started twice.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { users } from './features/accounts/tables.ts';
import { openNeighbour } from './testing/neighbour.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { newTestDatabase } from './testing/test-postgres.ts';

const IN_USE = /Another Evenlight \(process \d+\) is already using the data in .* set DATA_DIR to another directory/;

let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenlight-main-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(dataDir, 0o711);
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
  return execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(`postgres -D ${directory}`) && !line.includes('/bin/sh'));
}

async function waitUntil(isSo: () => boolean) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50)) if (isSo()) return;
  throw new Error('waited thirty seconds in vain');
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
  await expect(start()).rejects.toThrow(IN_USE);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(databasesIn(dataDir)).toHaveLength(1);
});

test('of two first starts at the same moment one serves, and a third does not disturb it', async () => {
  const outcomes = await Promise.allSettled([start(), start()]);
  const [serving, ...others] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(others).toEqual([]);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason.message).toMatch(IN_USE);

  await expect(start()).rejects.toThrow(IN_USE);
  expect((await fetch(`${serving?.address}/readyz`)).status).toBe(200);
  expect(await readFile(join(dataDir, 'database/server.pid'), 'utf8')).toBe(String(serving?.pid));
  expect(databasesIn(dataDir)).toHaveLength(1);
});

test('a process that merely has an old number is left alone, and the start succeeds', async () => {
  const first = await start();
  await first.end('SIGTERM');
  const innocent = spawn('sleep', ['60']);
  onTestFinished(() => void innocent.kill());
  for (const file of ['server.pid', 'cluster/postmaster.pid'])
    await writeFile(join(dataDir, 'database', file), `${innocent.pid}\n`);

  const second = await start();
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  expect(await readFile(join(dataDir, 'database/server.pid'), 'utf8')).toBe(String(second.pid));
});

test('when PostgreSQL dies, nothing stays behind that watched over it', async () => {
  await start();
  const pid = Number.parseInt(databasesIn(dataDir)[0] ?? '', 10);
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
  const env = { DATA_DIR: join(dataDir, 'a'.repeat(50), 'b'.repeat(50)) };
  const first = await start(env);
  const socketDirectory = /unix_socket_directories=(\S+)/.exec(databasesIn(dataDir)[0] ?? '')?.[1] ?? '';
  expect(socketDirectory).toContain(join(tmpdir(), 'evenlight-'));
  onTestFinished(() => rm(socketDirectory, { recursive: true, force: true }));
  await first.end('SIGTERM');
  await rm(socketDirectory, { recursive: true });
  await symlink(dataDir, socketDirectory);
  await expect(start(env)).rejects.toThrow(/not a directory that only we can use.* set DATA_DIR to a shorter path/);
});

/** Sends the headers and half of the body; the other half follows when told. */
async function sendHalfARequest(address: string) {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  const body = JSON.stringify({ moment: 'signed-up' });
  const headers = `host: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  socket.write(`POST /api/moments HTTP/1.1\r\n${headers}\r\n\r\n${body.slice(0, 10)}`);
  return async function sendTheRest() {
    const ended = once(socket, 'close');
    socket.write(body.slice(10));
    await ended;
    return heard;
  };
}

test('told to stop, it finishes what is under way and closes within ten seconds', async () => {
  const server = await start();
  const sendTheRest = await sendHalfARequest(server.address);
  const stream = await fetch(`${server.address}/api/news`);
  expect(stream.status).toBe(200);
  const ended = server.end('SIGTERM');
  await waitUntil(() => server.said().includes('Closing: finishing what is under way.'));
  // By now it takes no new connections; this one it owes an answer.
  await pause(200);
  expect(await sendTheRest()).toMatch(/^HTTP\/1\.1 202 /);
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(server.said()).toContain('Closed. Everything is saved.');
  expect(databasesIn(dataDir)).toHaveLength(0);
  await stream.body?.cancel();
});

test('two servers on one PostgreSQL start at the same moment, and both serve', async () => {
  const { url, drop } = await newTestDatabase(inject('postgres'));
  onTestFinished(drop);
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

test('a port that is taken is said plainly, and the start ends instead of holding the data', async () => {
  const first = await start();
  const second = start({ PORT: new URL(first.address).port, DATA_DIR: join(dataDir, 'second') });
  await expect(second).rejects.toThrow(/Something else is using that port\. Set PORT to another one/);
  expect(databasesIn(join(dataDir, 'second'))).toHaveLength(0);
}, 60_000);

test('a port for the figures that is taken is named as well', async () => {
  const first = await start();
  const second = start({ METRICS_PORT: new URL(first.address).port, DATA_DIR: join(dataDir, 'second') });
  await expect(second).rejects.toThrow(/Something else is using that port\..*METRICS_PORT/);
});

test('a data directory that cannot be written to is named', async () => {
  await expect(start({ DATA_DIR: import.meta.filename })).rejects.toThrow(/Nothing can be kept in .*Set DATA_DIR/);
}, 60_000);
