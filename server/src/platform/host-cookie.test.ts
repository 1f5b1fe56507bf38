import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { hashToken, newToken, sessionCookie } from './host-cookie.ts';

async function cookieSetAt(origin: string) {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (_, reply) => {
    sessionCookie.set(reply, readConfig({ ORIGIN: origin }), 'value', 60);
    return 'done';
  });
  const { headers } = await app.inject('/');
  return String(headers['set-cookie']);
}

test('over https the cookie is bound to this host, hidden from scripts, and never sent in the clear', async () => {
  const set = await cookieSetAt('https://www.mercy.org');
  expect(set).toBe('__Host-evenlight_session=value; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
});

test('on one’s own machine the cookie works over plain http', async () => {
  expect(await cookieSetAt('http://localhost:3000')).toBe(
    'evenlight_session=value; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
});

test('session values are long, never the same, and kept only as a keyed hash', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(hashToken('value', one)).not.toEqual(hashToken('value', two));
});
