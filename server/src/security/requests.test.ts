// What a request may say about itself and is not believed, what every call asks of its parts, and what every cookie says.
import type { Endpoint } from '@evenlight/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeIn } from '../testing/mail-reader.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../testing/phone-number.ts';

const ORIGIN = 'https://evenlight.example';
const house = await openTestHouse({ env: { ORIGIN, RATE_LIMIT_FACTOR: '0.5' } });
const json = { 'content-type': 'application/json', origin: ORIGIN };
type Shape = { properties?: Record<string, unknown> };

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every part that a call reads has a schema: each name in its path, and a body that keeps nothing else', () => {
  const faults = house.world.served.flatMap((endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params: Shape = endpoint.params ? shapeOf(endpoint.params) : {};
    const missing = names.filter((name) => !params.properties?.[name ?? '']);
    const loose = [endpoint.body, endpoint.query].some(
      (schema) => schema && /"additionalProperties":(true|\{\})/.test(JSON.stringify(shapeOf(schema))),
    );
    return [
      ...missing.map((name) => `${nameOf(endpoint)} does not read ${name}`),
      ...(loose ? [nameOf(endpoint)] : []),
    ];
  });
  // What an authenticator answers is read by the library that checks it, field by field.
  expect(faults).toEqual(['POST /login/passkey', 'POST /step-up/passkey', 'POST /passkeys']);
});

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
}

test('every cookie is for this host and this site alone, over TLS', async () => {
  const browser = house.aBrowser();
  const email = 'rosa@example.org';
  const person = { firstName: 'Rosa', lastName: 'Diaz', email, phone: PHONE_NUMBER };
  const post = (path: string, body: object) => browser.raw('POST', path, { headers: json, body: JSON.stringify(body) });
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN } };
  const answers = [
    await browser.raw('POST', '/preferences', { ...form, body: 'language=es' }),
    await browser.raw('POST', '/preferences', { ...form, body: 'theme=evening' }),
    await post('/api/users', person),
    await post('/api/login/verify', { email, code: codeIn(await house.nextMailTo(email)) }),
    await post('/api/logout', {}),
  ];
  const cookies = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat());
  const names = new Set(cookies.map((cookie) => cookie.split('=')[0]));
  expect([...names].sort()).toEqual([
    '__Host-evenlight_known',
    '__Host-evenlight_pending',
    '__Host-evenlight_session',
    'language',
    'theme',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; ?SameSite=(Lax|Strict)/i);
    expect(cookie).toMatch(/; ?Path=\//i);
    expect(cookie).not.toMatch(/; ?Domain=/i);
    if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/(?=.*; ?Secure)(?=.*; ?HttpOnly)/i);
  }
});

const contact = house.world.served.find(({ path }) => path === '/contact');
const allowed = (contact?.limits?.find(({ per }) => per === 'network')?.times ?? 0) * 0.5;

async function askOften(at: typeof house): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn <= allowed; turn += 1) {
    const forged = {
      'x-forwarded-for': `203.0.113.${turn}`,
      'x-real-ip': `203.0.113.${turn}`,
      forwarded: `for=1.1.1.${turn}`,
    };
    const { status } = await at.aVisitor().raw('POST', '/api/contact', { headers: { ...json, ...forged }, body: '{}' });
    statuses.push(status);
  }
  return statuses;
}

test('where a request says that it comes from is believed of our own proxy, and of nobody else', async () => {
  expect(allowed).toBeGreaterThan(1);
  const behindProxy = await openTestHouse({
    env: { ORIGIN, RATE_LIMIT_FACTOR: '0.5', TRUSTED_PROXY: '127.0.0.1' },
    sharing: house,
  });
  expect(await askOften(behindProxy)).not.toContain(429);
  expect((await askOften(house)).at(-1)).toBe(429);
});

test('a link in a mail leads to the configured address, whatever the request called us', async () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': '//evil.example',
    forwarded: 'host=evil.example',
  };
  const email = 'tom@example.org';
  const body = JSON.stringify({ email });
  const { status } = await house.aVisitor().raw('POST', '/api/login', { headers: { ...json, ...forged }, body });
  expect(status).toBe(202);
  const { text, html } = await house.nextMailTo(email);
  expect(text).toContain(`${ORIGIN}/login/confirm#`);
  expect(`${text} ${html}`).not.toContain('evil.example');
  const page = await house.aVisitor().raw('GET', '/about', { headers: forged });
  expect(page.text).not.toContain('evil.example');
});

test('nobody becomes somebody by a header', async () => {
  const { person } = await house.aMember({ isStaff: true });
  const forged = {
    'x-user-id': person.id,
    'x-user-role': 'staff',
    'x-user-email': person.email,
    'x-authenticated-user': person.id,
    authorization: `Bearer ${person.id}`,
    'x-http-method-override': 'DELETE',
    'x-original-url': '/api/staff/queue',
  };
  expect((await house.aVisitor().raw('GET', '/api/session', { headers: forged })).status).toBe(401);
  expect((await house.aVisitor().raw('GET', '/api/staff/queue', { headers: forged })).status).toBe(404);
});

test('a stream of news opens for our own pages, and for no other site', async () => {
  const { person } = await house.aMember();
  const cookie = `${person.cookie.name}=${person.cookie.value}`;
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const from of foreign) {
    const { status, text } = await house.aVisitor().raw('GET', '/api/news', { headers: { cookie, ...from } });
    expect([status, JSON.parse(text).code]).toEqual([403, 'request.foreign_origin']);
  }
});
