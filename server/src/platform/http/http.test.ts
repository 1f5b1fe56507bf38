import { recordMoment } from '@evenlight/contract/moments';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();
const visitor = house.aVisitor();
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  visitor.raw('POST', '/api/moments', { headers, body });

test('every answer carries the safety headers, from the API as from pages', async () => {
  for (const path of ['/api/opening-hours', '/healthz', '/nowhere', '/api/nowhere', '/about']) {
    const { headers } = await visitor.raw('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('pages allow scripts by a nonce that is new each time, and nothing inline', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => String((await visitor.raw('GET', '/about')).headers['content-security-policy'])),
  );
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const policy of policies) expect(policy).not.toMatch(/unsafe-/);
});

test('an unknown API path is a JSON 404 with a kind sentence and a request id', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const { status, headers, text } = await visitor.raw(method, '/api/nowhere');
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual({
      error: 'There is nothing at this address.',
      code: 'path.not_found',
      requestId: headers['x-request-id'],
    });
  }
});

test('a method that is not served is not found', async () => {
  expect((await visitor.raw('DELETE', '/api/opening-hours')).status).toBe(404);
  expect((await visitor.raw('PUT', '/about')).status).toBe(404);
});

test.each([
  ['broken JSON', '{"moment":'],
  ['a list where an object is expected', '["signed-up"]'],
  ['a prototype in disguise', '{"__proto__":{"isStaff":true},"moment":"signed-up"}'],
  ['a constructor in disguise', '{"constructor":{"prototype":{"x":1}},"moment":"signed-up"}'],
  ['the zero character', '{"moment":"signed-up\\u0000"}'],
  ['text for an object', '"signed-up"'],
  ['a number for a word', '{"moment":1e309}'],
])('%s is refused and changes nothing', async (_, body) => {
  const { status, text } = await post(body);
  expect([status, JSON.parse(text).code]).toEqual([400, 'request.invalid']);
  expect(Reflect.has({}, 'isStaff')).toBe(false);
});

test('bad input names the field', async () => {
  await expect(visitor(recordMoment, { body: { moment: 'other' as 'signed-up' } })).rejects.toMatchObject({
    status: 400,
    fields: { moment: expect.any(String) },
  });
});

test('a body that is too large is refused as such', async () => {
  const { status, text } = await post(JSON.stringify({ moment: 'x'.repeat(300 * 1024) }));
  expect([status, JSON.parse(text).code]).toEqual([413, 'request.too_large']);
});

test('a body that is not JSON is refused as such', async () => {
  const { status, text } = await post('<moment/>', { 'content-type': 'application/xml' });
  expect([status, JSON.parse(text).code]).toEqual([415, 'request.unsupported']);
});

test('a database that is away is a passing problem, not a fault', async () => {
  const away = await openTestHouse();
  await away.aVisitor().raw('GET', '/api/opening-hours');
  const { db } = away.world;
  Reflect.set(away.world, 'db', {
    ...db,
    select: () => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    },
  });
  const { status, headers, text } = await away.aVisitor().raw('GET', '/api/opening-hours');
  expect([status, headers['retry-after'], JSON.parse(text).code]).toEqual([503, '2', 'server.busy']);
  Reflect.set(away.world, 'db', {
    ...db,
    select: () => {
      throw new TypeError('a bug with secret details');
    },
  });
  const bug = await away.aVisitor().raw('GET', '/api/opening-hours');
  expect([bug.status, JSON.parse(bug.text).code]).toEqual([500, 'server.failed']);
  expect(bug.text).not.toContain('secret details');
  expect(away.said.join('')).toContain('a bug with secret details');
  Reflect.set(away.world, 'db', db);
});

test('logs hold route patterns and request ids, and neither cookies nor addresses', async () => {
  const ada = await house.aMember();
  const { headers } = await ada.raw('GET', `/api/session?email=${encodeURIComponent(ada.person.email)}`);
  const line = house.said.find((said) => said.includes(String(headers['x-request-id'])));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', route: '/api/session', status: 200 });
  const all = house.said.join('');
  expect(all).not.toContain(ada.person.cookie.value);
  expect(all).not.toContain(ada.person.email);
});

test('answers are compressed for those who ask', async () => {
  const { headers } = await visitor.raw('GET', '/about', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
});

test('built files are kept for good, and only those with a hash in their name', async () => {
  const { text } = await visitor.raw('GET', '/about');
  const asset = /\/assets\/[^"]+\.js/.exec(text)?.[0] ?? '';
  expect((await visitor.raw('GET', asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await visitor.raw('GET', '/icons/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/src/main.ts',
  '/assets/',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
])('%s is not served', async (path) => {
  const { status, text } = await visitor.raw('GET', path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('"workspaces"');
});

test('the process says that it lives, and that it can work', async () => {
  expect(JSON.parse((await visitor.raw('GET', '/healthz')).text)).toEqual({ status: 'alive' });
  expect(JSON.parse((await visitor.raw('GET', '/readyz')).text)).toEqual({ status: 'ready' });
});
