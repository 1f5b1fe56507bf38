import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ env: { TRUSTED_PROXY: '127.0.0.1' } });
const port = Number(new URL(await house.app.listen({ port: 0, host: '127.0.0.1' })).port);
// As a proxy does, which would like to use its connections again.
const agent = new Agent({ keepAlive: true });
const NGINX = { 'x-next-upstream-on': '504' };

afterEach(() => {
  house.app.isStopping = false;
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const body = method === 'POST' ? JSON.stringify({ moment: 'signed-up' }) : undefined;
  const type = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {};
  const asked = request({ agent, port, host: '127.0.0.1', path, method, headers: { ...type, ...headers } });
  const [answer] = await once(asked.end(body), 'response');
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
}

test('told to stop, it ends each connection with the answer, from pages and the API, also to those who are cached', async () => {
  for (const path of ['/about', '/api/opening-hours', '/healthz', '/nowhere']) {
    await ask(path);
    expect([path, (await ask(path)).connection]).toEqual([path, 'keep-alive']);
  }
  house.app.isStopping = true;
  for (const path of ['/about', '/api/opening-hours', '/healthz', '/nowhere'])
    expect([path, (await ask(path)).connection]).toEqual([path, 'close']);
  expect((await ask('/api/moments', {}, 'POST')).connection).toBe('close');
});

test('told to stop, it sends what changes nothing to the next process, where the proxy says that it asks that one', async () => {
  expect((await ask('/about', NGINX)).status).toBe(200);
  house.app.isStopping = true;
  for (const path of ['/about', '/api/opening-hours', '/readyz'])
    expect(await ask(path, NGINX)).toEqual({ status: 504, connection: 'close', body: '{"status":"closing"}' });
  expect((await ask('/about')).status).toBe(200);
  // Nobody is paged for a restart.
  expect(await house.world.metrics.write()).not.toContain('status="5');
});

test('told to stop, it still does what would not be asked of the next process', async () => {
  house.app.isStopping = true;
  expect((await ask('/api/moments', NGINX, 'POST')).status).toBe(202);
});

test('told to stop, it answers a request that comes a second time, because there is no other process', async () => {
  house.app.isStopping = true;
  const again = { ...NGINX, 'x-request-id': 'the-same-request' };
  expect([(await ask('/about', again)).status, (await ask('/about', again)).status]).toEqual([504, 200]);
});
