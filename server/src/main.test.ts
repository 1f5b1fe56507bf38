import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerProcess } from './testing/server-process.ts';
import { databasesIn, IN_USE, waitUntil, wholeServers } from './testing/whole-servers.ts';

const { start, dataDir } = wholeServers({ isForWholeFile: true });
// A first start makes a database, which takes seconds: whoever needs a server that is open has the one that is.
let open: ServerProcess | undefined;

async function openServer() {
  open ??= await start();
  return open;
}

/** Whoever comes next starts one again, on the same data. */
async function end(signal: NodeJS.Signals) {
  const server = await openServer();
  open = undefined;
  return server.end(signal);
}

test('it says in plain words where it is open and where mail goes', async () => {
  const server = await openServer();
  expect(server.said()).toContain('Evenlight is open at http://localhost:');
  expect(server.said()).toContain(join(dataDir(), 'mail'));
  expect(server.said()).toContain('/dev/mailbox');
});

test('a second server on the same data says so plainly and does no harm', async () => {
  const first = await openServer();
  await expect(start()).rejects.toThrow(IN_USE);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(databasesIn(dataDir())).toHaveLength(1);
});

test('faults of the configuration are all named at once', async () => {
  const faults = start({ PORT: 'abc', SMTP_URL: 'nonsense', SECRET_KEY: 'short' });
  await expect(faults).rejects.toThrow(/Evenlight could not start[\s\S]*PORT[\s\S]*SMTP_URL[\s\S]*SECRET_KEY/);
});

test('a data directory that cannot be written to is named', async () => {
  await expect(start({ DATA_DIR: import.meta.filename })).rejects.toThrow(/Nothing can be kept in .*Set DATA_DIR/);
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
  const server = await openServer();
  const sendTheRest = await sendHalfARequest(server.address);
  const stream = await fetch(`${server.address}/api/news`);
  expect(stream.status).toBe(200);
  const ended = end('SIGTERM');
  await waitUntil(() => server.said().includes('Closing: finishing what is under way.'));
  // It takes no new connections any more; this one it owes an answer.
  await expect.poll(() => fetch(`${server.address}/healthz`).then(Boolean, () => false)).toBe(false);
  expect(await sendTheRest()).toMatch(/^HTTP\/1\.1 202 /);
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(server.said()).toContain('Closed. Everything is saved.');
  expect(databasesIn(dataDir())).toHaveLength(0);
  await stream.body?.cancel();
});

test('told to stop, it first says that it is not ready and goes on answering, so that a proxy turns to another', async () => {
  const server = await start({ STOP_DELAY_SECONDS: '3' });
  const statusOf = (path: string) => fetch(`${server.address}${path}`).then(({ status }) => status);
  const ended = server.end('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/api/opening-hours')]).toEqual([200, 200]);
  expect(server.said()).not.toContain('Closing: finishing what is under way.');
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeGreaterThanOrEqual(3_000);
});

test('told to stop a second time, it waits for no proxy', async () => {
  const server = await start({ STOP_DELAY_SECONDS: '60' });
  const ended = server.end('SIGTERM');
  await waitUntil(() => server.said().includes('Closing in 60 seconds'));
  void server.end('SIGTERM');
  expect((await ended).code).toBe(0);
});
