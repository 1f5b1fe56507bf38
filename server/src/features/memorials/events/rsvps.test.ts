// Answers to gatherings: places that the database counts, and the line of those who wait.
import { randomUUID } from 'node:crypto';
import {
  answerEvent,
  changeEvent,
  changeRsvp,
  listEvents,
  listGuests,
  openRsvp,
  removeGuest,
} from '@evenlight/contract/memorials/events';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAddress, gatheringsIn } from '../../../testing/gatherings.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorials } from '../tables.ts';
import { eraseAnswers } from './erase-answers.ts';
import { memorialEvents, memorialRsvps } from './tables.ts';

// How often one may answer is counted elsewhere.
const env = { RATE_LIMIT_FACTOR: '1000' };
const house = await openTestHouse({ env });
const runningHouse = await openTestHouse({ sharing: house, env });
const { db } = house.world;
const { visitor, aGathering, answer, lettersTo } = gatheringsIn(house);
const gone = { status: 404, code: 'rsvp.not_found' };

test('a hundred people who answer at once for forty places: forty come, sixty wait, across two houses', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 40 });
  const others = runningHouse.aVisitor();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => {
      const body = { name: `Guest ${place}`, status: 'attending' } as const;
      return (place % 2 === 0 ? visitor : others)(answerEvent, { params, body });
    }),
  );
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  expect([count('attending'), count('waiting')]).toEqual([40, 60]);
  const guests = await owner(listGuests, { params });
  expect(guests.filter(({ status }) => status === 'attending')).toHaveLength(40);
  expect(guests.filter(({ status }) => status === 'waiting')).toHaveLength(60);
  const [event] = await visitor(listEvents, { params: { memorialId: params.memorialId }, query: {} });
  expect(event?.placesLeft).toBe(0);
  expect(new Set(answers.map(({ token }) => token)).size).toBe(100);
});

test('places that become free while others answer are given once', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 10 });
  const first = await Promise.all(Array.from({ length: 10 }, () => answer(params)));
  const others = runningHouse.aVisitor();
  await Promise.all([
    ...first.map(({ token }) => others(changeRsvp, { body: { token, status: 'not_attending' } })),
    ...Array.from({ length: 20 }, () => answer(params)),
  ]);
  const guests = await owner(listGuests, { params });
  const people = (status: string) => guests.filter((guest) => guest.status === status).length;
  expect([people('attending'), people('waiting'), people('not_attending')]).toEqual([10, 10, 10]);
});

test('the table itself refuses one too many', async () => {
  const { params } = await aGathering({ maxAttendees: 1 });
  const cheat = db.update(memorialEvents).set({ attending: 2 }).where(eq(memorialEvents.id, params.eventId));
  await expect(cheat).rejects.toMatchObject({ cause: { constraint: 'memorial_events_places' } });
});

test('a party takes as many places as it has people; those who may or cannot come take none', async () => {
  const { params } = await aGathering({ maxAttendees: 6 });
  expect(await answer(params, { partySize: 4 })).toMatchObject({ status: 'attending', event: { placesLeft: 2 } });
  expect(await answer(params, { partySize: 3 })).toMatchObject({ status: 'waiting', event: { placesLeft: 2 } });
  expect(await answer(params, { partySize: 2 })).toMatchObject({ status: 'attending', event: { placesLeft: 0 } });
  expect(await answer(params, { status: 'maybe' })).toMatchObject({ status: 'maybe', event: { placesLeft: 0 } });
  expect(await answer(params, { status: 'not_attending' })).toMatchObject({ status: 'not_attending' });
  for (const partySize of [0, 21, 1.5])
    await expect(answer(params, { partySize })).rejects.toMatchObject({ fields: { partySize: expect.anything() } });
});

test('a free place goes to whoever waits longest and fits, and they are written to', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 3 });
  const leaving = await answer(params, { partySize: 2 });
  const staying = await answer(params);
  const [big, small, last] = [anAddress(), anAddress(), anAddress()];
  for (const [email, partySize] of [[big, 3] as const, [small, 1] as const, [last, 1] as const]) {
    house.clock.forward({ seconds: 1 });
    await answer(params, { email, partySize });
    expect((await house.nextMailTo(email)).subject).toContain('waiting list');
  }
  const changed = await visitor(changeRsvp, { body: { token: leaving.token, status: 'attending', partySize: 1 } });
  expect(changed.event.placesLeft).toBe(0);
  expect((await house.nextMailTo(small)).subject).toBe('There is a place for you now: Celebration of life');
  const guests = await owner(listGuests, { params });
  const stateOf = (email: string) => guests.find((guest) => guest.email === email)?.status;
  expect([stateOf(big), stateOf(small), stateOf(last)]).toEqual(['waiting', 'attending', 'waiting']);
  await visitor(changeRsvp, { body: { token: staying.token, status: 'not_attending' } });
  expect((await house.nextMailTo(last)).subject).toContain('There is a place for you now');
  expect(await lettersTo(big)).toBe(1);
});

test('more places let those in who wait, and so does taking an answer off the list', async () => {
  const { owner, params, event } = await aGathering({ maxAttendees: 1 });
  const inTurn = async () => {
    house.clock.forward({ seconds: 1 });
    return answer(params);
  };
  const [one, two, three] = [await inTurn(), await inTurn(), await inTurn()];
  expect([one.status, two.status, three.status]).toEqual(['attending', 'waiting', 'waiting']);
  const { id: _, placesLeft: _left, isPast: _past, isCanceled: _off, ...form } = event;
  await owner(changeEvent, { params, body: { ...form, maxAttendees: 2 } });
  const statusOf = async ({ token }: { token: string }) => (await visitor(openRsvp, { body: { token } })).status;
  expect([await statusOf(two), await statusOf(three)]).toEqual(['attending', 'waiting']);
  const [first] = await owner(listGuests, { params });
  if (!first) throw new Error('nobody is on the list');
  await expect((await house.aMember())(removeGuest, { params: { ...params, rsvpId: first.id } })).rejects.toMatchObject(
    { status: 403 },
  );
  await owner(removeGuest, { params: { ...params, rsvpId: first.id } });
  await expect(owner(removeGuest, { params: { ...params, rsvpId: first.id } })).rejects.toMatchObject(gone);
  expect(await statusOf(three)).toBe('attending');
  await expect(statusOf(one)).rejects.toMatchObject(gone);
});

test('nobody loses a place by asking for more of them than there are', async () => {
  const { params } = await aGathering({ maxAttendees: 3 });
  const { token } = await answer(params, { partySize: 2 });
  await answer(params);
  const more = visitor(changeRsvp, { body: { token, status: 'attending', partySize: 4 } });
  await expect(more).rejects.toMatchObject({ status: 409, code: 'rsvp.no_room' });
  expect(await visitor(openRsvp, { body: { token } })).toMatchObject({ status: 'attending', partySize: 2 });
});

test('a request that was sent twice is one answer; another under the same name and address is refused', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 10 });
  const email = anAddress();
  const input = { name: 'Ben', email, idempotencyKey: randomUUID() };
  const [one, two] = await Promise.all([answer(params, input), answer(params, input)]);
  expect(two).toEqual({ ...one, event: two.event });
  expect(await answer(params, { name: 'Ben', email })).toMatchObject({ token: one.token });
  const already = { status: 409, code: 'rsvp.already' };
  const reused = { status: 409, code: 'request.key_reused' };
  await expect(answer(params, { ...input, partySize: 2 })).rejects.toMatchObject(reused);
  const another = { ...input, partySize: 2, idempotencyKey: randomUUID() };
  await expect(answer(params, another)).rejects.toMatchObject(already);
  await expect(answer(params, { name: 'BEN', email, note: 'x' })).rejects.toMatchObject(already);
  // Hours later it is a guess, not a form that was sent twice; the key still names the request.
  house.clock.forward({ hours: 1 });
  await expect(answer(params, { name: 'Ben', email })).rejects.toMatchObject(already);
  expect(await answer(params, input)).toMatchObject({ token: one.token });
  expect(await owner(listGuests, { params })).toHaveLength(1);
  expect(await house.settled(() => lettersTo(email))).toBe(1);
  house.clock.setTo('2030-05-06T17:00:00Z');
});

test('two people of one name are two guests, each with a link of their own', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 10 });
  const maria = (more: object = {}) => answer(params, { name: 'María García', ...more });
  const first = await maria({ idempotencyKey: randomUUID() });
  const second = await maria({ idempotencyKey: randomUUID() });
  expect(second.token).not.toBe(first.token);
  expect(second.event.placesLeft).toBe(8);
  const otherWords = await maria({ note: 'By bus.' });
  expect(await maria({ note: 'By bus.' })).toMatchObject({ token: otherWords.token });
  house.clock.forward({ hours: 1 });
  const later = await maria({ note: 'By bus.' });
  expect(new Set([first, second, otherWords, later].map(({ token }) => token)).size).toBe(4);
  expect(await owner(listGuests, { params })).toHaveLength(4);
  house.clock.setTo('2030-05-06T17:00:00Z');
});

test('a request with a key of its own is never answered with the link of another', async () => {
  const { params } = await aGathering();
  const email = anAddress();
  await answer(params, { name: 'Ben', email, idempotencyKey: randomUUID() });
  const guessed = answer(params, { name: 'Ben', email, idempotencyKey: randomUUID() });
  await expect(guessed).rejects.toMatchObject({ status: 409, code: 'rsvp.already' });
});

const leave = (email: string) =>
  db.transaction((db) => eraseAnswers(db, { id: randomUUID(), email }, { world: house.world, now: house.clock.now() }));

test('whoever deletes their account gives their places back', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 5 });
  const email = anAddress();
  await answer(params, { email, partySize: 2, name: 'Ben' });
  await answer(params, { email, name: 'Bea' });
  await answer(params, { partySize: 2 });
  await leave(email);
  expect(await owner(listGuests, { params })).toHaveLength(1);
  const [event] = await visitor(listEvents, { params: { memorialId: params.memorialId }, query: {} });
  expect(event?.placesLeft).toBe(3);
  const [counted] = await db
    .select({ people: sql<number>`sum(${memorialRsvps.partySize})::int` })
    .from(memorialRsvps)
    .where(eq(memorialRsvps.eventId, params.eventId));
  expect(counted?.people).toBe(2);
});

test('places of somebody who left go to those who wait, with a letter', async () => {
  const { owner, params } = await aGathering({ maxAttendees: 2 });
  const [leaver, first, second] = [anAddress(), anAddress(), anAddress()];
  await answer(params, { email: leaver, partySize: 2 });
  for (const email of [first, second]) {
    house.clock.forward({ seconds: 1 });
    await answer(params, { email });
    expect((await house.nextMailTo(email)).subject).toContain('waiting list');
  }
  const { memorialId } = params;
  const revision = async () =>
    (await db.select().from(memorials).where(eq(memorials.id, memorialId)))[0]?.revision ?? 0;
  const before = await revision();
  await leave(leaver);
  expect(await revision()).toBeGreaterThan(before);
  for (const email of [first, second])
    expect((await house.nextMailTo(email)).subject).toContain('There is a place for you now');
  const guests = await owner(listGuests, { params });
  expect(guests.map(({ status }) => status)).toEqual(['attending', 'attending']);
});

test('a form that was sent twice takes its places once', async () => {
  const { params } = await aGathering({ maxAttendees: 10 });
  const input = { name: 'Ben', partySize: 3, idempotencyKey: randomUUID() };
  await answer(params, input);
  expect(await answer(params, input)).toMatchObject({ status: 'attending', event: { placesLeft: 7 } });
});

test('a form that was sent twice in one moment takes its places once', async () => {
  const { params } = await aGathering({ maxAttendees: 30 });
  const input = { name: 'Ben', partySize: 3, idempotencyKey: randomUUID() };
  await Promise.all(Array.from({ length: 6 }, () => answer(params, input)));
  expect(await answer(params, input)).toMatchObject({ status: 'attending', event: { placesLeft: 27 } });
});
