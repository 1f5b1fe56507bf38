// Gatherings: who makes them, who sees them, what guests hear of, and the calendar file read by a parser that is not ours.
import { randomUUID } from 'node:crypto';
import type { MemorialId } from '@evenlight/contract/ids';
import {
  addEvent,
  answerEvent,
  cancelEvent,
  changeEvent,
  EVENTS_PER_MEMORIAL,
  exportGuests,
  getEventCalendar,
  listEvents,
  listGuests,
  type MemorialEvent,
  removeGuest,
} from '@evenlight/contract/memorials/events';
import { deleteMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../testing/lock-waits.ts';
import { aMemorial, aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';
import { lockMemorial } from '../store.ts';

const house = await openTestHouse();
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;
const visitor = house.aVisitor();
const missing = { status: 404, code: 'memorial.not_found' };

async function join(memorialId: MemorialId, role: InvitedRole): Promise<Member> {
  const member = await house.aMember();
  const { id: userId, email } = member.person;
  const now = house.clock.now();
  await db.insert(memorialCollaborators).values({
    id: uuid(),
    memorialId,
    userId,
    email,
    role,
    isDelegate: false,
    invitedAt: now,
    acceptedAt: now,
  });
  return member;
}

async function lettersTo(address: string): Promise<number> {
  return (await house.mailsTo(address)).length;
}

const gathering = { title: 'Celebration of life', eventDate: '2030-05-11T14:00:00-07:00', location: 'Garden Hall' };
const add = (member: Member, memorialId: MemorialId, more: object = {}) =>
  member(addEvent, { params: { memorialId }, body: { ...gathering, ...more } });

/** What a form sends back after it was opened. */
function formOf({ title, description, eventDate, endsAt, location, maxAttendees, ...rest }: MemorialEvent) {
  const { isPublic, livestreamUrl, version } = rest;
  return { title, description, eventDate, endsAt, location, maxAttendees, isPublic, livestreamUrl, version };
}

test('owner and editors add gatherings; a visitor, a contributor and a stranger do not', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const made = await add(owner, memorialId);
  expect(made).toMatchObject({
    memorialId,
    title: 'Celebration of life',
    eventDate: '2030-05-11T21:00:00.000Z',
    maxAttendees: 0,
    isPublic: true,
    placesLeft: null,
    isPast: false,
    isCanceled: false,
    version: 1,
    description: '',
    livestreamUrl: null,
  });
  const editor = await join(memorialId, 'editor');
  await add(editor, memorialId, { title: 'Rosary' });
  const body = { ...gathering };
  await expect(visitor(addEvent, { params: { memorialId }, body })).rejects.toMatchObject({ status: 401 });
  for (const member of [await join(memorialId, 'contributor'), await house.aMember()])
    await expect(add(member, memorialId)).rejects.toMatchObject({ status: 403, code: 'memorial.role_too_low' });
  expect(await visitor(listEvents, { params: { memorialId }, query: {} })).toHaveLength(2);
});

test('the coming ones stand first, nearest before later; then the past, the latest before the others', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  for (const [title, eventDate] of [
    ['in a month', '2030-06-06T17:00:00Z'],
    ['long ago', '2029-01-01T17:00:00Z'],
    ['in a day', '2030-05-07T17:00:00Z'],
    ['yesterday', '2030-05-05T17:00:00Z'],
  ])
    await add(owner, memorialId, { title, eventDate });
  const events = await visitor(listEvents, { params: { memorialId }, query: {} });
  expect(events.map(({ title, isPast }) => [title, isPast])).toEqual([
    ['in a day', false],
    ['in a month', false],
    ['yesterday', true],
    ['long ago', true],
  ]);
});

test('one that is not public is there for the people of the memorial alone', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const { id: eventId } = await add(owner, memorialId, { isPublic: false });
  const viewer = await join(memorialId, 'viewer');
  expect(await viewer(listEvents, { params: { memorialId }, query: {} })).toHaveLength(1);
  for (const stranger of [visitor, await house.aMember()]) {
    expect(await stranger(listEvents, { params: { memorialId }, query: {} })).toEqual([]);
    const answer = { name: 'Ben', status: 'attending' } as const;
    const params = { memorialId, eventId };
    const hidden = { status: 404, code: 'event.not_found' };
    await expect(stranger(answerEvent, { params, body: answer })).rejects.toMatchObject(hidden);
    await expect(stranger(getEventCalendar, { params, query: {} })).rejects.toMatchObject(hidden);
  }
});

test('a private memorial has no gatherings for strangers, and a closed one closes them at once', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const { id: eventId } = await add(owner, memorialId);
  const params = { memorialId, eventId };
  const body = { name: 'Ben', status: 'attending' } as const;
  const asStranger = [
    () => visitor(listEvents, { params: { memorialId }, query: {} }),
    () => visitor(getEventCalendar, { params, query: {} }),
    () => visitor(answerEvent, { params, body }),
    () => visitor(listGuests, { params }),
    () => visitor(exportGuests, { params }),
    () => visitor(addEvent, { params: { memorialId }, body: gathering }),
    () => visitor(cancelEvent, { params }),
  ];
  await owner(updateMemorial, { params: { memorialId }, body: { privacy: 'invited' } });
  for (const ask of asStranger) await expect(ask()).rejects.toMatchObject(missing);
  await owner(updateMemorial, { params: { memorialId }, body: { privacy: 'public' } });
  await owner(deleteMemorial, { params: { memorialId } });
  for (const ask of asStranger) await expect(ask()).rejects.toMatchObject(missing);
});

test('the address of an unlisted memorial opens its gatherings', async () => {
  const { owner, memorial, memorialId } = await aMemorial(house, { privacy: 'unlisted' });
  await add(owner, memorialId);
  const at = (address?: string) => visitor(listEvents, { params: { memorialId }, query: { address } });
  expect(await at(memorial.address ?? '')).toHaveLength(1);
  await expect(at('wrong')).rejects.toMatchObject(missing);
  await expect(at()).rejects.toMatchObject(missing);
});

test('a request sent twice makes one gathering, also at the same moment', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([
    add(owner, memorialId, { idempotencyKey }),
    add(owner, memorialId, { idempotencyKey }),
  ]);
  expect(one.id).toBe(two.id);
  expect(await visitor(listEvents, { params: { memorialId }, query: {} })).toHaveLength(1);
});

test('what is wrong is named by its field', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const faultOf = async (more: object) => {
    const refused = await add(owner, memorialId, more).catch((error) => error);
    expect(refused).toMatchObject({ status: 400, code: 'request.invalid' });
    return refused.fields;
  };
  expect(await faultOf({ title: ' ' })).toEqual({ title: 'Title is required' });
  expect(await faultOf({ eventDate: undefined })).toEqual({ eventDate: 'Event date is required' });
  expect(Object.keys(await faultOf({ maxAttendees: 1.5 }))).toEqual(['maxAttendees']);
  expect(Object.keys(await faultOf({ maxAttendees: -1 }))).toEqual(['maxAttendees']);
  expect(await faultOf({ endsAt: '2030-05-11T13:00:00-07:00' })).toEqual({
    endsAt: 'The end cannot be earlier than the beginning',
  });
  for (const livestreamUrl of ['http://example.org', 'javascript:alert(1)', 'https://u:p@example.org'])
    expect(await faultOf({ livestreamUrl }), livestreamUrl).toEqual({
      livestreamUrl: 'The link must begin with https://',
    });
});

test('there is an end to how many there can be; one that was called off makes room', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  let last = await add(owner, memorialId);
  for (let made = 1; made < EVENTS_PER_MEMORIAL; made += 1) last = await add(owner, memorialId);
  await expect(add(owner, memorialId)).rejects.toMatchObject({ status: 409, code: 'event.too_many' });
  await owner(cancelEvent, { params: { memorialId, eventId: last.id } });
  await add(owner, memorialId);
});

test('a change from an old version overwrites nothing, and fewer places than people are refused', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const made = await add(owner, memorialId, { maxAttendees: 5 });
  const params = { memorialId, eventId: made.id };
  await visitor(answerEvent, { params, body: { name: 'Ben', status: 'attending', partySize: 3 } });
  const changed = await owner(changeEvent, { params, body: { ...formOf(made), title: 'Farewell' } });
  expect(changed).toMatchObject({ title: 'Farewell', version: 2, placesLeft: 2 });
  await expect(owner(changeEvent, { params, body: { ...formOf(made), title: 'Late' } })).rejects.toMatchObject({
    status: 409,
    code: 'event.changed_meanwhile',
  });
  const tooFew = { ...formOf(changed), maxAttendees: 2 };
  await expect(owner(changeEvent, { params, body: tooFew })).rejects.toMatchObject({ code: 'event.places_taken' });
  const viewer = await join(memorialId, 'viewer');
  await expect(viewer(changeEvent, { params, body: formOf(changed) })).rejects.toMatchObject({ status: 403 });
});

/** What becomes of a request when its maker is taken off the memorial while it waits for the lock. */
async function takenOffMeanwhile(memorialId: MemorialId, { person }: Member, input: () => Promise<unknown>) {
  const { promise: asked, resolve } = Promise.withResolvers<unknown>();
  await db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    resolve(input().catch((problem) => problem));
    await untilSomebodyWaits(db);
    await db.delete(memorialCollaborators).where(eq(memorialCollaborators.userId, person.id));
  });
  return asked;
}

test('an editor who is taken off while they wait for their turn changes nothing any more', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const event = await add(owner, memorialId);
  const params = { memorialId, eventId: event.id };
  await visitor(answerEvent, { params, body: { name: 'Ben', status: 'attending' } });
  const [guest] = await owner(listGuests, { params });
  if (!guest) throw new Error('nobody is on the list');
  const options: ((editor: Member) => Promise<unknown>)[] = [
    (editor) => add(editor, memorialId),
    (editor) => editor(changeEvent, { params, body: { ...formOf(event), title: 'Mine' } }),
    (editor) => editor(cancelEvent, { params }),
    (editor) => editor(removeGuest, { params: { ...params, rsvpId: guest.id } }),
  ];
  for (const input of options) {
    const editor = await join(memorialId, 'editor');
    const heard = await takenOffMeanwhile(memorialId, editor, () => input(editor));
    expect(heard).toMatchObject({ status: 403, code: 'memorial.role_too_low' });
  }
  expect(await visitor(listEvents, { params: { memorialId }, query: {} })).toEqual([event]);
  expect(await owner(listGuests, { params })).toHaveLength(1);
});

test('guests with an address hear of a new time or place once, and of nothing else', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  const made = await add(owner, memorialId, { livestreamUrl: 'https://live.example.org/secret' });
  const params = { memorialId, eventId: made.id };
  const email = `${randomUUID()}@example.org`;
  await visitor(answerEvent, { params, body: { name: 'Ben', email, status: 'maybe' } });
  expect((await house.nextMailTo(email)).subject).toBe('You may come: Celebration of life');
  const told = await owner(changeEvent, { params, body: { ...formOf(made), description: 'Bring a story.' } });
  const moved = await owner(changeEvent, { params, body: { ...formOf(told), location: 'Lake House' } });
  const mail = await house.nextMailTo(email);
  expect(mail.subject).toBe('A new time or place: Celebration of life');
  expect(mail.text).toContain('Lake House');
  expect(mail.text).not.toContain('live.example.org');
  await owner(cancelEvent, { params });
  expect((await house.nextMailTo(email)).subject).toBe('It does not take place: Celebration of life');
  await owner(cancelEvent, { params });
  expect(await lettersTo(email)).toBe(3);
  expect(moved.version).toBe(3);
  const [listed] = await visitor(listEvents, { params: { memorialId }, query: {} });
  expect(listed).toMatchObject({ isCanceled: true, version: 4 });
  await expect(owner(changeEvent, { params, body: { ...formOf(moved), version: 4 } })).rejects.toMatchObject({
    code: 'event.not_found',
  });
});

test('a family that changes its mind all day long does not write all day long', async () => {
  const { owner, memorialId } = await aPublicMemorial(house);
  let event = await add(owner, memorialId);
  const params = { memorialId, eventId: event.id };
  const email = `${randomUUID()}@example.org`;
  await visitor(answerEvent, { params, body: { name: 'Ben', email, status: 'attending' } });
  for (let time = 0; time < 25; time += 1)
    event = await owner(changeEvent, { params, body: { ...formOf(event), location: `Hall ${time}` } });
  expect(await house.settled(() => lettersTo(email))).toBe(1 + 12);
});

test('a strict parser reads the calendar file: an instant in UTC, the page, and no livestream', async () => {
  const { owner, memorial, memorialId } = await aPublicMemorial(house);
  const more = { description: 'A, b; c\nd', livestreamUrl: 'https://live.example.org/secret' };
  const { id: eventId } = await add(owner, memorialId, more);
  const path = `/api/memorials/${memorialId}/events/${eventId}/calendar`;
  const answer = await visitor.raw('GET', path);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="gathering.ics"',
  });
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(answer.text));
  const [event] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(event?.startDate.zone.tzid).toBe('UTC');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2030-05-11T21:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2030-05-11T23:00:00.000Z');
  expect(event?.description).toContain(`http://localhost:3000/memorial/${memorial.slug}`);
  expect(event?.description).toContain('A, b; c\nd');
  expect(answer.text).not.toContain('live.example.org');
  await owner(cancelEvent, { params: { memorialId, eventId } });
  expect((await visitor.raw('GET', path)).text).toContain('STATUS:CANCELLED');
});
