// Support groups: seats, who moves up, what our team answers, and the word on the day before.
import { randomUUID } from 'node:crypto';
import type { SupportGroupId } from '@evenlight/contract/ids';
import { setPreferences } from '@evenlight/contract/profiles';
import {
  askToJoinGroup,
  decideGroupRequest,
  leaveGroup,
  listGroupRequests,
  listSupportGroups,
  setGroupReminders,
} from '@evenlight/contract/support/groups';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { queueOf } from '../../../testing/queue-lines.ts';
import { reading } from '../../../testing/test-client.ts';
import { users } from '../../accounts/tables.ts';
import { remindOfMeetings } from './reminders.ts';
import { groupMemberships, supportGroups } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;

let groups = 0;

/** Eight seats, Tuesdays at half past six in the evening. */
async function aGroup(options: Partial<typeof supportGroups.$inferInsert> = {}): Promise<SupportGroupId> {
  groups += 1;
  const id = randomUUID();
  await db.insert(supportGroups).values({
    id,
    name: `Circle ${groups}`,
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
    ...options,
  });
  return id as SupportGroupId;
}

const ask = (member: Member, groupId: SupportGroupId, note = '') =>
  member(askToJoinGroup, { params: { groupId }, body: { note } });

async function fill(groupId: SupportGroupId, seats: number): Promise<Member[]> {
  const people = await Promise.all(Array.from({ length: seats }, () => house.aMember()));
  for (const person of people) await ask(person, groupId);
  return people;
}

async function requestOf({ person }: Member, groupId: SupportGroupId): Promise<string> {
  const rows = await db.select().from(groupMemberships).where(eq(groupMemberships.userId, person.id));
  return rows.find((row) => row.groupId === groupId)?.id ?? randomUUID();
}

async function decide(staff: Member, member: Member, groupId: SupportGroupId, decision: 'confirm' | 'decline') {
  const requestId = await requestOf(member, groupId);
  return staff(decideGroupRequest, { params: { requestId }, body: { decision } });
}

async function standingOf(member: Member, groupId: SupportGroupId) {
  return (await member(listSupportGroups, {})).find(({ id }) => id === groupId)?.membership ?? null;
}

const subjectsTo = async ({ person }: Member) =>
  (await house.mails()).filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);

test('visitors see four sample groups with dates and seats, and no door', async () => {
  const samples = (await house.aVisitor()(listSupportGroups, {})).filter(({ isSample }) => isSample);
  expect(samples).toHaveLength(4);
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(['in-person', 'virtual', 'hybrid']));
  for (const { seats, nextMeetings, membership, language } of samples) {
    expect(seats).toBeGreaterThanOrEqual(8);
    expect(seats).toBeLessThanOrEqual(15);
    expect(nextMeetings).toHaveLength(3);
    expect(membership).toBeNull();
    expect(['en', 'es']).toContain(language);
  }
  const { text } = await house.aVisitor().raw('GET', '/api/support/groups');
  expect(text).not.toMatch(/Sample Street|sample-call|whereToMeet":"/);
});

test('groups in the language of whoever looks stand first, the soonest among them first', async () => {
  const listedFor = async (language: string) => {
    const headers = { 'accept-language': language };
    const { text } = await house.aVisitor().raw('GET', '/api/support/groups', { headers });
    return listSupportGroups.returns.parse(JSON.parse(text));
  };
  for (const language of ['en', 'es']) {
    const listed = await listedFor(language);
    const spoken = listed.filter((group) => group.language === language);
    expect(spoken.length).toBeGreaterThan(0);
    expect(listed.slice(0, spoken.length)).toEqual(spoken);
    const days = spoken.map(({ nextMeetings }) => nextMeetings[0]?.startsAt ?? '');
    expect(days).toEqual(days.toSorted());
  }
});

test('what a group is written in is said of its texts, whatever our team calls the language in which people talk', async () => {
  const spanish = { language: 'Spanish', writtenIn: 'es', name: 'Círculo de siemprevivas' } as const;
  const groupId = await aGroup(spanish);
  const inSpanish = reading('es', house.aVisitor());
  const found = async (caller: typeof inSpanish) =>
    (await caller(listSupportGroups, {})).find(({ id }) => id === groupId);
  expect(await found(house.aVisitor())).toMatchObject({ language: 'es', wordsIn: 'es', name: spanish.name });
  expect(await found(inSpanish)).not.toHaveProperty('wordsIn');
  await ask(await house.aMember(), groupId);
  const staff = await house.aMember({ isStaff: true });
  const asked = (await staff(listGroupRequests, {})).find((request) => request.groupId === groupId);
  expect(asked).toMatchObject({ groupName: spanish.name, language: 'es' });
});

test('a visitor cannot ask, leave or be reminded; a group that is not there is not found', async () => {
  const groupId = await aGroup();
  const params = { groupId };
  const refused = { status: 401, code: 'session.required' };
  await expect(house.aVisitor()(askToJoinGroup, { params, body: {} })).rejects.toMatchObject(refused);
  await expect(house.aVisitor()(leaveGroup, { params })).rejects.toMatchObject(refused);
  const member = await house.aMember();
  const missing = { status: 404, code: 'group.not_found' };
  await expect(ask(member, randomUUID() as SupportGroupId)).rejects.toMatchObject(missing);
  await expect(ask(member, await aGroup({ isListed: false }))).rejects.toMatchObject(missing);
  const body = { wantsReminders: false };
  await expect(member(setGroupReminders, { params, body })).rejects.toMatchObject(missing);
  await expect(ask(member, groupId, 'x'.repeat(1001))).rejects.toMatchObject({
    status: 400,
    fields: { note: expect.any(String) },
  });
});

test('asking keeps a seat, makes one promise, and asked twice it is one request', async () => {
  const groupId = await aGroup();
  const staff = await house.aMember({ isStaff: true });
  const ada = await house.aMember({ firstName: 'Ada', phone: PHONE_NUMBER });
  const note = 'My brother <b>Tom</b> died; I may cry.';
  const [first, second] = await Promise.all([ask(ada, groupId, note), ask(ada, groupId, note)]);
  expect(first).toMatchObject({ seats: 8, seatsLeft: 7, membership: { state: 'asked', whereToMeet: null } });
  expect(second?.membership?.askedAt).toBe(first?.membership?.askedAt);
  const hours = Date.parse(first?.membership?.answeredBy ?? '') - Date.parse(first?.membership?.askedAt ?? '');
  expect(hours).toBe(24 * 60 * 60 * 1000);
  const promises = await house.settled(async () => {
    const found = (await queueOf(staff)).filter(({ summary }) => summary === `Circle ${groups}`);
    expect(found).toHaveLength(1);
    return found;
  });
  expect(promises[0]).toMatchObject({ kind: 'support-group', keptAt: null, person: { email: ada.person.email } });
  // Nothing of the note lies readable, and asking again with none does not take it away.
  const { rows } = await db.execute(sql`select m::text as row from group_memberships m where group_id = ${groupId}`);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('Tom').toString('hex'));
  await ask(ada, groupId, '');
  const requests = (await staff(listGroupRequests, {})).filter((request) => request.groupId === groupId);
  expect(requests).toMatchObject([{ note, state: 'asked', person: { phone: PHONE_NUMBER } }]);
});

test('two at once for the last seat: one is asked, one waits, and moves up when somebody leaves', async () => {
  const groupId = await aGroup();
  const [leaver, ...others] = await fill(groupId, 7);
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const answers = await Promise.all([ask(ada, groupId), ask(ben, groupId)]);
  const states = answers.map(({ membership }) => membership?.state);
  expect(states.toSorted()).toEqual(['asked', 'waiting']);
  expect(answers.find(({ membership }) => membership?.state === 'waiting')?.membership?.answeredBy).toBeNull();
  const late = states[0] === 'waiting' ? ada : ben;
  const later = await house.aMember();
  await ask(later, groupId);
  if (!leaver) throw new Error('nobody to leave');
  expect(await leaver(leaveGroup, { params: { groupId } })).toMatchObject({ seatsLeft: 0, membership: null });
  // Pressed twice, it is one leaving.
  await leaver(leaveGroup, { params: { groupId } });
  expect(await standingOf(late, groupId)).toMatchObject({ state: 'asked', answeredBy: expect.any(String) });
  expect(await standingOf(later, groupId)).toMatchObject({ state: 'waiting' });
  expect((await house.nextMailTo(late.person.email)).subject).toBe('A seat in the group is free');
  const [gone] = others;
  if (!gone) throw new Error('nobody to go');
  // Somebody who deletes their account gives the seat back, too.
  const { id, email } = gone.person;
  await db.transaction((db) =>
    eraseAll(db, personalData, { id, email }, { world: house.world, now: house.clock.now(), note: () => undefined }),
  );
  expect(await standingOf(later, groupId)).toMatchObject({ state: 'asked' });
});

test('seats that were added go to those in line, before anybody who asks later', async () => {
  const groupId = await aGroup();
  await fill(groupId, 8);
  const inLine = await fill(groupId, 2);
  await db.update(supportGroups).set({ seats: 11 }).where(eq(supportGroups.id, groupId));
  const [newcomer, later] = [await house.aMember(), await house.aMember()];
  expect(await ask(newcomer, groupId)).toMatchObject({ seatsLeft: 0, membership: { state: 'asked' } });
  for (const member of inLine) {
    expect(await standingOf(member, groupId)).toMatchObject({ state: 'asked' });
    expect((await house.nextMailTo(member.person.email)).subject).toBe('A seat in the group is free');
  }
  expect((await ask(later, groupId)).membership).toMatchObject({ state: 'waiting' });
});

test('our team confirms: the place, the dates and the calendar file come by mail, and the promise is kept', async () => {
  const groupId = await aGroup();
  const staff = await house.aMember({ isStaff: true, firstName: 'Cora', lastName: 'Reyes' });
  const ada = await house.aMember();
  await ask(ada, groupId);
  const answers = await Promise.all([decide(staff, ada, groupId, 'confirm'), decide(staff, ada, groupId, 'confirm')]);
  expect(answers.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
  await expect(decide(staff, ada, groupId, 'decline')).rejects.toMatchObject({ code: 'group.request_decided' });
  expect(await standingOf(ada, groupId)).toMatchObject({
    state: 'confirmed',
    whereToMeet: '12 Hidden Lane',
    answeredBy: null,
  });
  const mail = await house.nextMailTo(ada.person.email);
  expect(mail.subject).toBe('You have a seat in the group');
  expect(mail.text).toContain('12 Hidden Lane');
  expect(mail.text).toMatch(/• Tuesday, .* at 6:30/);
  expect(await subjectsTo(ada)).toEqual([mail.subject]);
  expect(mail.attachments).toMatchObject([
    { filename: 'group.ics', mediaType: expect.stringMatching(/^text\/calendar/) },
  ]);
  await house.settled(async () => {
    const [promise] = (await queueOf(staff)).filter(({ summary }) => summary === `Circle ${groups}`);
    expect(promise).toMatchObject({ keptBy: 'Cora Reyes' });
  });
});

test('declined kindly, the next in line moves up, and one may ask again', async () => {
  const groupId = await aGroup();
  const staff = await house.aMember({ isStaff: true });
  const [ada] = await fill(groupId, 8);
  const next = await house.aMember();
  await db.update(users).set({ language: 'es' }).where(eq(users.id, next.person.id));
  await ask(next, groupId);
  if (!ada) throw new Error('nobody is there');
  await expect(decide(staff, next, groupId, 'confirm')).rejects.toMatchObject({ status: 409, code: 'group.full' });
  await decide(staff, ada, groupId, 'decline');
  const mail = await house.nextMailTo(ada.person.email);
  expect(mail.text).toContain('(415) 555-0142');
  expect(mail.text).not.toContain('Hidden Lane');
  expect((await house.nextMailTo(next.person.email)).subject).toBe('Hay un lugar libre en el grupo');
  expect(await standingOf(ada, groupId)).toMatchObject({ state: 'declined', whereToMeet: null });
  expect((await ask(ada, groupId)).membership).toMatchObject({ state: 'waiting' });
});

test('what our team sees is there for staff alone', async () => {
  const groupId = await aGroup();
  const ada = await house.aMember();
  await ask(ada, groupId);
  const requestId = await requestOf(ada, groupId);
  for (const caller of [house.aVisitor(), ada]) {
    await expect(caller(listGroupRequests, {})).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
    const answer = caller(decideGroupRequest, { params: { requestId }, body: { decision: 'confirm' } });
    await expect(answer).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  }
  const staff = await house.aMember({ isStaff: true });
  const missing = staff(decideGroupRequest, { params: { requestId: randomUUID() }, body: { decision: 'confirm' } });
  await expect(missing).rejects.toMatchObject({ code: 'group.request_not_found' });
});

test('on the day before, members who want it are reminded once; nobody else', async () => {
  const groupId = await aGroup();
  const staff = await house.aMember({ isStaff: true });
  const [told, off, quiet, asked, left] = await fill(groupId, 5);
  if (!told || !off || !quiet || !asked || !left) throw new Error('somebody is missing');
  for (const member of [told, off, quiet, left]) {
    await decide(staff, member, groupId, 'confirm');
    await house.nextMailTo(member.person.email);
  }
  await off(setGroupReminders, { params: { groupId }, body: { wantsReminders: false } });
  await quiet(setPreferences, { params: { userId: quiet.person.id }, body: { support: false } });
  await left(leaveGroup, { params: { groupId } });
  house.clock.setTo('2031-03-09T08:11:00-07:00');
  await remindOfMeetings(house.world);
  house.clock.setTo('2031-03-10T08:11:00-07:00');
  await remindOfMeetings(house.world);
  await remindOfMeetings(house.world);
  const mail = await house.nextMailTo(told.person.email);
  expect(mail.subject).toBe('Your group meets tomorrow');
  expect(mail.text).toContain('Tuesday, March 11, 2031 at 6:30');
  expect(mail.text).toContain('12 Hidden Lane');
  for (const member of [off, quiet, left]) expect(await subjectsTo(member)).toEqual(['You have a seat in the group']);
  expect(await subjectsTo(asked)).toEqual([]);
  expect(await subjectsTo(told)).toHaveLength(2);
});
