// What goes the fast path must be told apart from nothing: same bytes, same headers, and gone as soon as it is closed.
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import { expect, test } from 'vitest';
import { aPublicMemorial } from '../../testing/memorial-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();
const port = Number(new URL(await house.app.listen({ port: 0, host: '127.0.0.1' })).port);

/** Over a real connection; what is injected never comes by the fast path. */
async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const [answer] = await once(request({ port, host: '127.0.0.1', path, headers, method }).end(), 'response');
  const body = await text(answer);
  const { date: _, 'x-request-id': requestId, connection: __, 'keep-alive': ___, ...rest } = answer.headers;
  return { status: answer.statusCode as number, headers: rest, requestId, body };
}

test.each([
  ['identity', {}],
  ['br', { 'accept-encoding': 'gzip, deflate, br' }],
  ['gzip', { 'accept-encoding': 'gzip;q=1, br;q=0' }],
])('the fast path and the full path send the same, as %s', async (_, headers: Record<string, string>) => {
  for (const path of ['/about', (await aPublicMemorial(house)).path]) {
    await visit(path, headers);
    const short = await visit(path, headers);
    // A cookie of any kind goes the full path.
    const long = await visit(path, { ...headers, cookie: 'something=else' });
    expect({ ...short, requestId: '' }).toEqual({ ...long, requestId: '' });
    expect(short.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(short.requestId).not.toBe(long.requestId);
  }
});

test('pages for all hold no script that would need a nonce, and nothing of whoever came first', async () => {
  const pages = ['/', '/about', '/services', '/privacy', '/terms', '/accessibility', '/support/safety'];
  for (const path of pages) {
    const first = await visit(path);
    expect([path, first.status]).toEqual([path, 200]);
    expect(first.headers['content-security-policy']).toContain("script-src 'self';");
    expect(first.body).not.toMatch(/<script(?! defer="" src="\/assets\/static-page)(?! type="application\/ld\+json")/);
    expect(first.headers['set-cookie']).toBeUndefined();
  }
});

test('each language has its own page, and a signed-in person their own', async () => {
  await visit('/about');
  for (const language of ['es', 'es', 'en'])
    expect((await visit('/about', { 'accept-language': language })).body).toContain(`<html lang="${language}"`);
  const { cookie } = (await house.aMember()).person;
  const own = await visit('/about', { cookie: `${cookie.name}=${cookie.value}` });
  expect(own.headers['cache-control']).toBe('no-store');
});

test('a page in the browser’s language asks whether it is the right one, until one was chosen', async () => {
  const asks = async (headers: Record<string, string>) =>
    (await visit('/about', headers)).body.includes('¿Seguimos en español?');
  expect(await asks({ 'accept-language': 'es-MX' })).toBe(true);
  expect(await asks({ 'accept-language': 'es-MX', cookie: 'language=es' })).toBe(false);
  // In either order: what one was given is no other's.
  expect(await asks({ 'accept-language': 'es-MX' })).toBe(true);
  expect(await asks({ 'accept-language': 'en' })).toBe(false);
});

test('a memorial that changes or closes is old at once, however many look at it', async () => {
  const { owner, params, path } = await aPublicMemorial(house);
  await visit(path);
  await Promise.all(Array.from({ length: 20 }, () => visit(path)));
  await owner(updateMemorial, { params, body: { biography: 'She danced.' } });
  const looks = await Promise.all(Array.from({ length: 20 }, () => visit(path)));
  expect(looks.filter(({ body }) => body.includes('She danced.'))).toHaveLength(20);
  await owner(updateMemorial, { params, body: { isPublic: false } });
  const strangers = await Promise.all(Array.from({ length: 20 }, () => visit(path)));
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([404]));
});

test.each([
  ['identity', {}],
  ['br', { 'accept-encoding': 'br' }],
])(
  'who asks for the head of a page alone takes nothing from the page of others, as %s',
  async (_, headers: Record<string, string>) => {
    for (const path of ['/about', (await aPublicMemorial(house)).path]) {
      // What was kept before is old by now: the head is asked for first.
      house.clock.forward({ minutes: 1 });
      const first = await visit(path, headers, 'HEAD');
      const page = await visit(path, headers);
      expect(first).toMatchObject({ status: 200, body: '' });
      expect(page.body.length).toBeGreaterThan(1_000);
      expect(first.headers).toEqual(page.headers);
      const injected = await house.app.inject({ method: 'HEAD', url: path, headers });
      expect(injected.body).toBe('');
      expect(injected.headers).toMatchObject(page.headers);
    }
  },
);

test('a page that is nobody else’s has the same head, whoever asks for it', async () => {
  const { status, headers } = await visit('/contact?topic=planning', {}, 'HEAD');
  const page = await visit('/contact?topic=planning');
  expect(status).toBe(page.status);
  expect(Object.keys(headers)).toEqual(Object.keys(page.headers).filter((name) => name !== 'transfer-encoding'));
});

test('other methods, queries and known tags go the full path', async () => {
  const { headers } = await visit('/about');
  expect((await visit('/about', {}, 'HEAD')).body).toBe('');
  expect((await visit('/about', { 'sec-fetch-site': 'same-origin' }, 'POST')).status).toBe(405);
  expect((await visit('/about', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect((await visit('/about?said=%3Cscript%3E')).headers['content-security-policy']).toContain('nonce-');
});

test('no word of a visitor’s own makes another page to be kept', async () => {
  const { path } = await aPublicMemorial(house);
  const isKept = async (url: string) => !(await visit(url)).headers['content-security-policy']?.includes('nonce-');
  expect(await isKept(`${path}?tab=guestbook`)).toBe(true);
  expect(await isKept(`${path}?tab=anything`)).toBe(false);
  expect(await isKept('/about?tab=guestbook')).toBe(false);
  expect(await isKept('/about?page=7')).toBe(false);
});
