import { recordMoment } from '@evenlight/contract/moments';
import pg from 'pg';
import { expect, test } from 'vitest';
import { insertUser } from '../../features/accounts/store.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { urlIn } from '../../testing/test-postgres.ts';

const house = await openTestHouse();
const visitor = house.aVisitor();
const json = { 'content-type': 'application/json' };
async function asOwner({ world }: TestHouse, statement: string) {
  const owner = new pg.Client({ connectionString: urlIn(world.config.database.url ?? '', 'postgres') });
  await owner.connect();
  await owner.query(statement).finally(() => owner.end());
}

async function inHouse({ world }: TestHouse, statement: string) {
  const owner = new pg.Client({ connectionString: world.config.database.url });
  await owner.connect();
  await owner.query(statement).finally(() => owner.end());
}

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
    [1, 2].map(async () => String((await visitor.raw('GET', '/contact')).headers['content-security-policy'])),
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
  const page = await visitor.raw('PUT', '/about');
  expect([page.status, JSON.parse(page.text).code]).toEqual([404, 'path.not_found']);
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

test('a fault of ours is answered without its details, which go to the log', async () => {
  const broken = await openTestHouse();
  await inHouse(broken, 'alter table opening_hours rename to opening_hours_gone');
  const { status, text } = await broken.aVisitor().raw('GET', '/api/opening-hours');
  expect([status, JSON.parse(text).code]).toEqual([500, 'server.failed']);
  expect(text).not.toContain('opening_hours');
  expect(broken.said.join('')).toContain('42P01');
});

test('a lost connection in the middle of a transaction harms nobody but that transaction', async () => {
  const { db } = house.world;
  const cut = db.transaction(async (db) => {
    const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await asOwner(house, `select pg_terminate_backend(${rows[0]?.pid})`);
    await db.execute('select 1');
  });
  await expect(cut).rejects.toThrow();
  expect((await visitor.raw('GET', '/api/opening-hours')).status).toBe(200);
});

test('while the database is away the API asks to wait, and pages say so kindly, also to somebody signed in', async () => {
  const away = await openTestHouse();
  const ada = await away.aMember();
  const [, name] = /\/(evenlight_test_\w+)/.exec(away.world.config.database.url ?? '') ?? [];
  await asOwner(house, `alter database ${name} with allow_connections false`);
  await asOwner(house, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const answer = await ada.raw('GET', '/api/opening-hours');
  expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.text).code]).toEqual([
    503,
    '2',
    'server.busy',
  ]);
  const page = await ada.raw('GET', '/about');
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.text).toContain('We cannot answer just now');
  expect(page.headers['cache-control']).toBe('no-store');
  await asOwner(house, `alter database ${name} with allow_connections true`);
  expect((await ada.raw('GET', '/api/session')).status).toBe(200);
});

test('the log says which promise was broken, and not by whose data', async () => {
  const ada = await house.aMember();
  const again = insertUser(house.world.db, {
    id: ada.person.id,
    firstName: 'A',
    lastName: 'B',
    email: 'private@example.org',
    createdAt: house.clock.now(),
  });
  await again.catch((error: unknown) => house.world.log.error({ err: error }, 'a test failed'));
  const line = house.said.find((said) => said.includes('a test failed')) ?? '';
  expect(line).toContain('23505');
  expect(line).toContain('users_pkey');
  expect(line).not.toMatch(/private@example|Okafor/);
  expect(line).not.toContain(ada.person.id);
});

test.each([
  ['a broken cookie', '/about', { cookie: 'language=%; theme=%E0' }, 200],
  ['a path that looks like another site', '//evil.example/about', {}, 404],
  ['only slashes', '//', {}, 200],
  ['a malformed host', '/about', { host: 'a b' }, 200],
  ['a broken escape', '/about/%E0%A4', {}, 404],
  ['a link that was cut', '/memorial/%', {}, 404],
])('%s is no reason to fail', async (_, path, headers, expected) => {
  const { status } = await visitor.raw('GET', path, { headers });
  expect([expected, 400]).toContain(status);
});

test('a form without a body, or from elsewhere, changes nothing', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' };
  expect(
    (await visitor.raw('POST', '/preferences', { headers: form, body: '' })).headers['set-cookie'],
  ).toBeUndefined();
  const foreign = await visitor.raw('POST', '/preferences', {
    headers: { ...form, origin: 'https://evil.example' },
    body: 'language=es',
  });
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  const away = await visitor.raw('POST', '/preferences', { headers: form, body: 'language=es&back=//evil.example' });
  expect([away.status, away.headers.location]).toEqual([303, '/']);
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

test('of the built files, one that is not there and a compressed copy by its own name are not found', async () => {
  const { text } = await visitor.raw('GET', '/about');
  const asset = /\/assets\/[^"]+\.js/.exec(text)?.[0] ?? '';
  for (const path of [`${asset}.br`, `${asset}.map`, '/assets/', '/assets'])
    expect([path, (await visitor.raw('GET', path)).status]).toEqual([path, 404]);
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/src/main.ts',
  '/assets/',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2f..%2fpackage.json',
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
