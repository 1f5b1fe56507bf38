// A session is opened by a code, its link or a passkey, and by nothing else that anybody can send.
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessions, users } from '../features/accounts/tables.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { arbitraryOf } from './fuzz/arbitrary-of.ts';
import { filledIn, knownIds } from './fuzz/known-ids.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' }, withSampleData: true });
const { db } = house.world;
const TRIES = 6;

const waysIn = ['POST /login/verify', 'POST /login/link', 'POST /login/passkey'];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** As the contract would take it, and about somebody who has an account. */
function requestsTo(endpoint: Endpoint, person: { id: string; email: string }) {
  const ids = knownIds({ userId: person.id });
  const draw = (part: 'params' | 'query' | 'body', run: number) => {
    const schema = endpoint[part];
    const [drawn] = schema ? fc.sample(arbitraryOf(schema), { seed: run, numRuns: 1 }) : [{}];
    const filled = filledIn(drawn, ids);
    const given = typeof filled === 'object' && filled !== null ? { ...filled } : {};
    for (const name of Object.keys(given)) if (/email/i.test(name)) Object.assign(given, { [name]: person.email });
    return given as Record<string, unknown>;
  };
  return Array.from({ length: TRIES }, (_, run) => {
    const params = draw('params', run);
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name]).slice(0, 90)),
    );
    return { path: API_PREFIX + path, body: endpoint.body ? JSON.stringify(draw('body', run)) : undefined };
  });
}

test('the ways in are three, and the contract has them', () => {
  const served = house.world.served.map(nameOf);
  for (const way of waysIn) expect(served).toContain(way);
  expect(served.filter((name) => /login|session|token|auth|impersonat/i.test(name)).sort()).toEqual(
    expect.arrayContaining(waysIn),
  );
});

test('no other call opens a session, whatever is sent about somebody who has an account', async () => {
  const { person } = await house.aMember();
  const before = await db.$count(sessions);
  let answered = 0;
  for (const endpoint of house.world.served)
    for (const { path, body } of requestsTo(endpoint, person)) {
      const visitor = house.aVisitor();
      const json = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
      const { status, headers } = await visitor.raw(endpoint.method, path, json);
      if (status < 300) answered += 1;
      const cookies = [headers['set-cookie'] ?? []].flat().join(' ');
      // Signing out takes a cookie back; that is the only word of it.
      expect(cookies.replaceAll(/evenlight_session=;[^,]*/g, ''), nameOf(endpoint)).not.toContain('evenlight_session=');
    }
  expect(answered).toBeGreaterThan(100);
  expect(await db.$count(sessions)).toBe(before);
  // A form that was sent waits for its code: nobody was made who is not proven.
  expect(await db.$count(users)).toBe(1);
});
