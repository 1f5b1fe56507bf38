// Letters to all guests wait in line: what has changed until they are written counts.
import { randomUUID } from 'node:crypto';
import {
  addEvent,
  answerEvent,
  cancelEvent,
  changeEvent,
  type MemorialEvent,
} from '@evenlight/contract/memorials/events';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';
import { memorials } from '../tables.ts';
import { findEvent } from './event-store.ts';
import { tellGuests } from './letters.ts';

const house = await openTestHouse();
const { db } = house.world;
const visitor = house.aVisitor();

async function aGathering(title: string, more: object = {}) {
  const { owner, memorialId } = await aPublicMemorial(house);
  const body = { title, eventDate: '2030-05-11T21:00:00Z', location: 'Garden Hall', ...more };
  const event = await owner(addEvent, { params: { memorialId }, body });
  const params = { memorialId, eventId: event.id };
  const moveTo = ({
    id: _,
    memorialId: _of,
    placesLeft: _left,
    isPast: _past,
    isCanceled: _off,
    ...form
  }: MemorialEvent) => owner(changeEvent, { params, body: { ...form, location: 'Lake House' } });
  return { owner, event, params, moveTo };
}

test('whoever answers after a change, cannot come, or hears that it is called off, gets no letter about the change', async () => {
  const moved = await aGathering('Rosary');
  const answer = (name: string, status: 'attending' | 'not_attending') =>
    visitor(answerEvent, { params: moved.params, body: { name, status, email: `${name}@letters.example` } });
  await answer('early', 'attending');
  await answer('absent', 'not_attending');
  house.clock.forward({ minutes: 1 });
  await moved.moveTo(moved.event);
  house.clock.forward({ minutes: 1 });
  await answer('late', 'attending');

  const calledOff = await aGathering('Wake');
  const body = { name: 'guest', status: 'maybe', email: 'guest@letters.example' } as const;
  await visitor(answerEvent, { params: calledOff.params, body });
  await calledOff.moveTo(calledOff.event);
  await calledOff.owner(cancelEvent, { params: calledOff.params });

  const subjects = async () => (await house.mails()).map(({ to, subject }) => `${to} ${subject}`).toSorted();
  expect(await subjects()).toEqual([
    'absent@letters.example You cannot come: Rosary',
    'early@letters.example A new time or place: Rosary',
    'early@letters.example You are expected: Rosary',
    'guest@letters.example It does not take place: Wake',
    'guest@letters.example You may come: Wake',
    'late@letters.example You are expected: Rosary',
  ]);
});

type Gathering = Awaited<ReturnType<typeof aGathering>>;

async function join({ params: { memorialId } }: Gathering) {
  const member = await house.aMember();
  const { id: userId, email } = member.person;
  const now = house.clock.now();
  await db.insert(memorialCollaborators).values({
    id: randomUUID(),
    memorialId,
    userId,
    email,
    role: 'viewer',
    isDelegate: false,
    invitedAt: now,
    acceptedAt: now,
  });
  return member;
}

const subjectsTo = async (email: string) =>
  (await house.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject.split(':')[0]);

test('of a gathering that is not for everybody any more, only the memorial’s people of that day hear', async () => {
  for (const hide of ['event', 'memorial'] as const) {
    const gathering = await aGathering(`Wake without strangers ${hide}`, { maxAttendees: 3 });
    const { owner, params } = gathering;
    const [friend, former] = [await join(gathering), await join(gathering)];
    const stranger = `${randomUUID()}@letters.example`;
    const late = `${randomUUID()}@letters.example`;
    for (const email of [owner.person.email, friend.person.email, former.person.email, stranger, late]) {
      house.clock.forward({ seconds: 1 });
      await visitor(answerEvent, { params, body: { name: 'Ben', email, status: 'attending' } });
    }
    await db.delete(memorialCollaborators).where(eq(memorialCollaborators.userId, former.person.id));
    const { memorialId } = params;
    if (hide === 'memorial') await owner(updateMemorial, { params: { memorialId }, body: { privacy: 'invited' } });
    const hidden = hide === 'event' ? { ...gathering.event, isPublic: false } : gathering.event;
    house.clock.forward({ minutes: 1 });
    // With room for all: whoever moves up is not told either.
    await gathering.moveTo({ ...hidden, maxAttendees: 10 });
    expect(await subjectsTo(friend.person.email)).toContain('A new time or place');
    expect(await subjectsTo(owner.person.email)).toContain('A new time or place');
    expect(await subjectsTo(former.person.email)).toEqual(['You are expected']);
    expect(await subjectsTo(stranger)).toEqual(['You are on the waiting list']);
    expect(await subjectsTo(late)).toEqual(['You are on the waiting list']);
  }
});

test('nobody is written to about a memorial that was deleted or closed meanwhile', async () => {
  const gatherings = await Promise.all(
    ['deletedAt', 'closedAt'].map(async (end) => ({ end, ...(await aGathering(end)) })),
  );
  const email = `${randomUUID()}@letters.example`;
  for (const { end, params } of gatherings) {
    await visitor(answerEvent, { params, body: { name: 'Ben', email, status: 'attending' } });
    // As if it had happened before the letters were written.
    await db.transaction(async (tx) => {
      await tx
        .update(memorials)
        .set({ [end]: house.clock.now() })
        .where(eq(memorials.id, params.memorialId));
      const row = (await findEvent(tx, params.memorialId, params.eventId)) ?? expect.fail('no gathering');
      await tellGuests(
        tx,
        house.world,
        { ...row, version: row.version + 1 },
        { about: 'canceled', at: house.clock.now(), by: row.createdBy ?? '' },
      );
    });
  }
  expect(await subjectsTo(email)).toEqual(['You are expected', 'You are expected']);
});

test('a letter counts once however often its job is tried, so that the next one still arrives', async () => {
  const [wake, rosary] = [await aGathering('Wake'), await aGathering('Rosary')];
  const by = wake.owner.person.id;
  const email = 'counted@letters.example';
  for (const { params } of [wake, rosary])
    await visitor(answerEvent, { params, body: { name: 'Counted', status: 'attending', email } });
  house.clock.forward({ minutes: 1 });
  const tell = async ({ params }: Gathering, version: number) => {
    const event = (await findEvent(db, params.memorialId, params.eventId)) ?? expect.fail();
    await tellGuests(db, house.world, { ...event, version }, { about: 'canceled', at: house.clock.now(), by });
    await house.settle();
  };
  for (let tries = 0; tries < 30; tries += 1) await tell(wake, 100 + tries);
  await tell(rosary, 100);
  const canceled = (await house.mails()).filter(({ to, subject }) => to === email && /not take place/.test(subject));
  expect(canceled.map(({ subject }) => subject).toSorted()).toEqual([
    'It does not take place: Rosary',
    'It does not take place: Wake',
  ]);
});
