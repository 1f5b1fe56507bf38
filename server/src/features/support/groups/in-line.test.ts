// Our team sees who is in line for a group, on the page of any request for it.
import { randomUUID } from 'node:crypto';
import type { SupportGroupId } from '@evenlight/contract/ids';
import { askToJoinGroup, decideGroupRequest, getGroupRequest } from '@evenlight/contract/support/groups';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { groupMemberships, supportGroups } from './tables.ts';

const house = await openTestHouse();
const { db } = house.world;

test('who is in line stands beside a request in the order in which they move up, without what they wrote', async () => {
  const groupId = randomUUID() as SupportGroupId;
  await db.insert(supportGroups).values({
    id: groupId,
    name: 'Circle',
    description: 'A circle.',
    forWhom: 'Anybody',
    facilitator: 'Ana, chaplain',
    kind: 'in-person',
    cost: 'free',
    place: 'Oakland',
    whereToMeet: '12 Hidden Lane',
    language: 'en',
    firstDay: '2026-09-01',
    everyWeeks: 1,
    startMinute: 1110,
    minutes: 90,
    seats: 8,
    isSample: false,
  });
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, place) => house.aMember({ firstName: `Seat${place}`, lastName: 'Okoye' })),
  );
  for (const person of people) {
    house.clock.forward({ minutes: 1 });
    await person(askToJoinGroup, { params: { groupId }, body: { note: 'Only for the host' } });
  }
  const staff = await house.aMember({ isStaff: true });
  const rows = await db.select().from(groupMemberships).where(eq(groupMemberships.groupId, groupId));
  const requestOf = (place: number) => ({
    requestId: rows.find(({ userId }) => userId === people[place]?.person.id)?.id ?? expect.fail(),
  });
  const read = await staff(getGroupRequest, { params: requestOf(0) });
  expect(read.request).toMatchObject({ state: 'asked', note: 'Only for the host', person: { name: 'Seat0 Okoye' } });
  expect(read.inLine.map(({ person }) => person.name)).toEqual(['Seat8 Okoye', 'Seat9 Okoye']);
  expect(JSON.stringify(read.inLine)).not.toContain('Only for the host');
  await staff(decideGroupRequest, { params: requestOf(0), body: { decision: 'decline' } });
  expect(await staff(getGroupRequest, { params: requestOf(0) })).toEqual({ request: null, inLine: [] });
  const next = await staff(getGroupRequest, { params: requestOf(8) });
  expect(next).toMatchObject({ request: { state: 'asked' }, inLine: [{ person: { name: 'Seat9 Okoye' } }] });
  for (const somebody of [people[1] ?? expect.fail(), house.aVisitor()])
    await expect(somebody(getGroupRequest, { params: requestOf(8) })).rejects.toMatchObject({ code: 'path.not_found' });
  expect(await staff(getGroupRequest, { params: { requestId: randomUUID() } })).toEqual({ request: null, inLine: [] });
});
