// What is about somebody is kept by no browser and no proxy, and stands in no address.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestHouse } from '../testing/open-test-house.ts';
import { household } from './fuzz/household.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' }, withSampleData: true });
const { served } = house.world;

test('no answer about a person may be kept, by any path of a member or of our team', async () => {
  const { ids, cookies } = await household(house);
  let seen = 0;
  for (const { method, path, access } of served) {
    if (method !== 'GET' || access === 'anyone') continue;
    const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 'x'))}`;
    const cookie = access === 'staff' ? cookies.staff : cookies.owner;
    // An open stream would never end, and says so in a test of its own.
    if (/\/(news|reply)$/.test(path)) continue;
    const { status, headers } = await house.aVisitor().raw('GET', url, { headers: { cookie: cookie ?? '' } });
    if (status < 300) seen += 1;
    expect(headers['cache-control'], `${url} ${status}`).toMatch(/no-store|private, no-cache/);
  }
  expect(seen).toBeGreaterThan(40);
});

test('a member’s own answer is never one that proxies may keep', () => {
  const kept = served.filter(({ access, cacheSeconds }) => access !== 'anyone' && cacheSeconds !== undefined);
  expect(kept).toEqual([]);
});

test('pages of somebody signed in are not kept', async () => {
  const { cookies } = await household(house);
  for (const path of ['/dashboard', '/profile', '/plans', '/support']) {
    const { headers } = await house.aVisitor().raw('GET', path, { headers: { cookie: cookies.owner ?? '' } });
    expect(headers['cache-control'], path).toBe('no-store');
  }
});

test('signing out asks the browser to forget what it kept', async () => {
  const { cookies } = await household(house);
  const { headers } = await house.aVisitor().raw('POST', '/sign-out', {
    headers: {
      cookie: cookies.owner ?? '',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  });
  expect(headers['clear-site-data']).toBe('"cache", "storage"');
});

/** Each is in an address for a reason; a new one that could hold a secret or a person is named by the test. */
const thoughtAbout = [
  // One's own address, asked for by a signed-in person about themselves; logs hold the pattern alone.
  '/users/email/:email',
  // Five minutes, one session, one paper.
  '/documents/files/:token',
];

test('no address of a call holds a code, a secret, a name, an e-mail or a phone', () => {
  const telling = /^(e?mail|phone|token|code|secret|password|name|first_?name|last_?name|words|message|note|body)$/i;
  const found = served.flatMap(({ path, query }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const shape = z.toJSONSchema(query ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    return [...inPath, ...Object.keys(shape.properties ?? {})].some((name) => telling.test(name)) ? [path] : [];
  });
  expect(found.sort()).toEqual(thoughtAbout.toSorted());
});
