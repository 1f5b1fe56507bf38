import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorialFreshness } from './freshness.ts';

const house = await openTestHouse();
const { db } = house.world;
const stateOf = memorialFreshness(house.world);

test('an address that passes to another memorial is another page, also at the same revision', async () => {
  const [first, second] = [await aPublicMemorial(house), await aPublicMemorial(house)];
  const before = await stateOf(first.path, '');
  await db.execute(sql`update memorials set slug = 'leela-before' where id = ${first.memorialId}`);
  await db.execute(sql`
    update memorials set slug = ${first.address}, revision = (select revision from memorials where id = ${first.memorialId})
    where id = ${second.memorialId}`);
  const after = await stateOf(first.path, '');
  expect([before, after]).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toBe(before);
});

test('the parts of a page that its links name are kept, and nothing else that stands in a query', async () => {
  const { path } = await aPublicMemorial(house);
  for (const query of ['', 'tab=about', 'tab=photos', 'tab=guestbook', 'tab=events', 'tab=guestbook&page=12'])
    expect([query, await stateOf(path, query)]).toEqual([query, expect.any(String)]);
  for (const query of [
    'tab=word',
    'tab=photosb',
    'tab=',
    'page=2',
    'tab=photos&page=2',
    'tab=guestbook&page=02',
    'x=1',
  ])
    expect([query, await stateOf(path, query)]).toEqual([query, null]);
});
