// A hall full of phones on one network writes; one browser cannot flood a page.
import { randomUUID } from 'node:crypto';
import type { MemorialId } from '@evenlight/contract/ids';
import { listKeptEntries, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '../../../platform/tables.ts';
import { aMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';

const house = await openTestHouse();
const { db } = house.world;
const tooMany = { status: 429, code: 'request.too_many' };

let guests = 0;
function write(
  caller: ReturnType<typeof house.aVisitor>,
  memorialId: MemorialId,
  more: { idempotencyKey?: string } = {},
) {
  guests += 1;
  const body = { authorName: `Guest ${guests}`, message: `She was kind to me, the guest of place ${guests}.`, ...more };
  return caller(signGuestbook, { params: { memorialId }, body });
}

/** As if so many had written already. */
const pretendWritten = (key: string, times: number) =>
  db
    .update(rateLimits)
    .set({ times })
    .where(like(rateLimits.key, `guestbook ${key}%`));

test('thirty phones on the network of one hall are all read at once', async () => {
  const { memorialId } = await aMemorial(house, { privacy: 'public' });
  for (let phone = 0; phone < 30; phone += 1)
    expect(await write(house.aBrowser(), memorialId)).toMatchObject({ status: 'published' });
});

test('one browser writes five entries in ten minutes, then is asked to wait, and may again later', async () => {
  const { memorialId } = await aMemorial(house, { privacy: 'public' });
  const phone = house.aBrowser();
  for (let entry = 0; entry < 5; entry += 1)
    expect(await write(phone, memorialId)).toMatchObject({ status: 'published' });
  await expect(write(phone, memorialId)).rejects.toMatchObject(tooMany);
  expect(await write(house.aBrowser(), memorialId)).toMatchObject({ status: 'published' });
  house.clock.forward({ minutes: 10 });
  expect(await write(phone, memorialId)).toMatchObject({ status: 'published' });
});

test('somebody who is signed in is counted as one, on whichever device', async () => {
  const { memorialId } = await aMemorial(house, { privacy: 'public' });
  const rose = await house.aMember();
  const onTablet = await house.onAnotherDevice(rose);
  for (let entry = 0; entry < 5; entry += 1) await write(entry % 2 ? rose : onTablet, memorialId);
  await expect(write(rose, memorialId)).rejects.toMatchObject(tooMany);
});

test('what is sent again after a lost answer is not counted', async () => {
  const { memorialId } = await aMemorial(house, { privacy: 'public' });
  const phone = house.aBrowser();
  const idempotencyKey = randomUUID();
  const params = { memorialId };
  const body = { authorName: 'Rose', message: 'She taught me to read.', idempotencyKey };
  const first = await phone(signGuestbook, { params, body });
  for (let again = 0; again < 6; again += 1)
    expect(await phone(signGuestbook, { params, body })).toMatchObject({ id: first.id });
});

test('above three hundred an hour from one network entries wait for the keeper, and none is refused', async () => {
  const { owner, memorialId } = await aMemorial(house, { privacy: 'public' });
  await write(house.aBrowser(), memorialId);
  await pretendWritten(`network ${memorialId}`, 299);
  expect(await write(house.aBrowser(), memorialId)).toMatchObject({ status: 'published' });
  expect(await write(house.aBrowser(), memorialId)).toMatchObject({ status: 'held' });
  const [held] = await owner(listKeptEntries, { params: { memorialId }, query: {} });
  expect(held).toMatchObject({ state: 'held', reasons: ['crowd'] });
  const elsewhere = await aMemorial(house, { privacy: 'public' });
  expect(await write(house.aBrowser(), elsewhere.memorialId)).toMatchObject({ status: 'published' });
  expect(await write(owner, memorialId)).toMatchObject({ status: 'published' });
});

test('a flood from everywhere waits first, and is refused in the end', async () => {
  const { memorialId } = await aMemorial(house, { privacy: 'public' });
  await write(house.aBrowser(), memorialId);
  await pretendWritten(`memorial ${memorialId}`, 500);
  expect(await write(house.aBrowser(), memorialId)).toMatchObject({ status: 'held' });
  await pretendWritten(`flood ${memorialId}`, 3_000);
  await expect(write(house.aBrowser(), memorialId)).rejects.toMatchObject(tooMany);
});
