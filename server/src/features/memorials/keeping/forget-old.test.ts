// What was settled long ago, or never answered, is not kept for ever.
import { randomUUID } from 'node:crypto';
import { decideEntry, listKeptEntries, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { decideReport, listAccessRequests, listReports, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorials } from '../tables.ts';
import { forgetOldKeeping } from './forget-old.ts';
import { memorialAccessRequests, memorialReports } from './tables.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;
const visitor = house.aVisitor();
// The clock itself stands still: sessions do not last so long.
const forgetAfter = ({ days, seconds = 0 }: { days: number; seconds?: number }) =>
  forgetOldKeeping(db, new Date(house.clock.now().getTime() + (days * 86_400 + seconds) * 1000));

test('entries that were turned down go after 90 days, all others stay', async () => {
  const { owner, params } = await aMemorial(house, { privacy: 'public' });
  for (const state of ['published', 'hidden', 'rejected'] as const) {
    const { id: entryId } = await visitor(signGuestbook, { params, body: { authorName: 'Rose', message: state } });
    await owner(decideEntry, { params: { ...params, entryId }, body: { state } });
  }
  const kept = async () => (await owner(listKeptEntries, { params, query: {} })).map(({ state }) => state).toSorted();
  await forgetAfter({ days: 90 });
  expect(await kept()).toEqual(['hidden', 'published', 'rejected']);
  const revision = async () =>
    (await db.select().from(memorials).where(eq(memorials.id, params.memorialId)))[0]?.revision ?? 0;
  const before = await revision();
  await forgetAfter({ days: 90, seconds: 1 });
  expect(await kept()).toEqual(['hidden', 'published']);
  expect(await revision()).toBe(before + 1);
  await forgetAfter({ days: 90, seconds: 1 });
  expect(await revision()).toBe(before + 1);
});

test('who asked to be let in and was never answered is forgotten after 180 days', async () => {
  const { owner, memorialId, params } = await aMemorial(house, { privacy: 'public' });
  const asked = { memorialId, name: 'Ben', email: 'ben@example.org', language: 'en', message: '' };
  const askedAt = house.clock.now();
  await db.insert(memorialAccessRequests).values({ id: randomUUID(), ...asked, askedAt });
  await forgetAfter({ days: 180 });
  expect(await owner(listAccessRequests, { params })).toHaveLength(1);
  await forgetAfter({ days: 180, seconds: 1 });
  expect(await owner(listAccessRequests, { params })).toEqual([]);
});

test('answered reports go after 180 days; open ones stay, and what keeps a page closed until it is open', async () => {
  const staff = await house.aMember({ isStaff: true });
  const [left, closed, open] = [
    await aMemorial(house, { privacy: 'public' }),
    await aMemorial(house, { privacy: 'public' }),
    await aMemorial(house, { privacy: 'public' }),
  ];
  for (const { params } of [left, closed, open]) await visitor(reportMemorial, { params, body: { reason: 'false' } });
  const reportOf = async ({ memorialId }: { memorialId: number }) => {
    const found = (await staff(listReports, {})).find((report) => report.memorialId === memorialId);
    return { reportId: (found ?? expect.fail('no report')).id };
  };
  await staff(decideReport, { params: await reportOf(left), body: { decision: 'leave' } });
  await staff(decideReport, { params: await reportOf(closed), body: { decision: 'close-page' } });
  const rowsOf = ({ memorialId }: { memorialId: number }) =>
    db.$count(memorialReports, eq(memorialReports.memorialId, memorialId));
  const counts = async () => [await rowsOf(left), await rowsOf(closed), await rowsOf(open)];
  await forgetAfter({ days: 180 });
  expect(await counts()).toEqual([1, 1, 1]);
  await forgetAfter({ days: 181 });
  expect(await counts()).toEqual([0, 1, 1]);
  await staff(decideReport, { params: await reportOf(closed), body: { decision: 'open-page' } });
  await forgetAfter({ days: 181 });
  expect(await counts()).toEqual([0, 0, 1]);
});
