import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startRoundRobin } from './round-robin.ts';
import { freePort } from './server-process.ts';

async function aServer(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function aProxyTo(...servers: URL[]): Promise<string> {
  const proxy = await startRoundRobin({ port: 0, servers });
  onTestFinished(proxy.close);
  return proxy.address;
}

const saying =
  (word: string): RequestListener =>
  (_, answer) =>
    answer.end(word);

test('servers take turns, and one that is away is passed over', async () => {
  const away = new URL(`http://127.0.0.1:${await freePort()}`);
  const proxy = await aProxyTo(await aServer(saying('one')), away, await aServer(saying('two')));
  const heard = await Promise.all(Array.from({ length: 6 }, async () => (await fetch(proxy)).text()));
  expect(heard.filter((word) => word === 'one').length).toBeGreaterThan(0);
  expect(heard.filter((word) => word === 'two').length).toBeGreaterThan(0);
  expect(heard.every((word) => ['one', 'two'].includes(word))).toBe(true);
});

test('an upload arrives whole, also when the first server asked was away', async () => {
  const hashing: RequestListener = async (asked, answer) =>
    answer.end(
      createHash('sha256')
        .update(await buffer(asked))
        .digest('hex'),
    );
  const away = new URL(`http://127.0.0.1:${await freePort()}`);
  const proxy = await aProxyTo(await aServer(hashing), away);
  const body = randomBytes(3 * 1024 * 1024);
  const wanted = createHash('sha256').update(body).digest('hex');
  for (let round = 0; round < 2; round += 1)
    expect(await (await fetch(proxy, { method: 'POST', body })).text()).toBe(wanted);
});

test('a live stream passes word by word, and ends there when the reader leaves', async () => {
  let hasLeft = false;
  const live: RequestListener = (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('retry: 3000\n\n');
    answer.once('close', () => {
      hasLeft = true;
    });
  };
  const proxy = await aProxyTo(await aServer(live));
  const leaving = new AbortController();
  const answer = await fetch(proxy, { signal: leaving.signal });
  const first = await answer.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('retry: 3000\n\n');
  leaving.abort();
  await expect.poll(() => hasLeft).toBe(true);
});

test('a server hears who asked and under which number', async () => {
  const telling: RequestListener = ({ headers }, answer) => answer.end(JSON.stringify(headers));
  const proxy = await aProxyTo(await aServer(telling));
  const headers = { 'x-forwarded-for': '8.8.8.8', 'x-request-id': 'mine' };
  const heard = (await (await fetch(proxy, { headers })).json()) as Record<string, string>;
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(heard['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
